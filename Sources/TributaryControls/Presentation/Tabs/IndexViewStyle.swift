@_spi(Engine) public import TributaryEngine

/// How the dots of pages look; opaque to user code.
public struct IndexViewRendering: Sendable, Equatable {
  /// Whether the dots of pages stand on a ground.
  let hasGround: Bool
}

/// How the dots of pages look.
public protocol IndexViewStyle {
  /// The look of the style; the styles are those of the package.
  var _rendering: IndexViewRendering { get }
}

/// Dots for pages, on a ground or not.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots stand on a ground.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let value: UInt8

    /// Never: nobody drags along the dots here.
    public static let automatic = BackgroundDisplayMode(value: 0)
    /// While somebody drags along the dots, which is never here.
    public static let interactive = BackgroundDisplayMode(value: 1)
    /// Always.
    public static let always = BackgroundDisplayMode(value: 2)
    /// Never.
    public static let never = BackgroundDisplayMode(value: 3)
  }

  let mode: BackgroundDisplayMode

  /// Dots for pages.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  public var _rendering: IndexViewRendering { IndexViewRendering(hasGround: mode == .always) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots for pages, on a ground or not.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how the dots of the pages of tab views in this view look.
  ///
  /// > Source: conformance TAB-09.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexRendering, style._rendering)
  }
}

extension IndexViewRendering: StyleValue {
  static var whereNoneIsSet: Self { PageIndexViewStyle()._rendering }
}

extension EnvironmentValues {
  var indexRendering: IndexViewRendering {
    get { self[StyleValueKey<IndexViewRendering>.self] }
    set { self[StyleValueKey<IndexViewRendering>.self] = newValue }
  }
}
