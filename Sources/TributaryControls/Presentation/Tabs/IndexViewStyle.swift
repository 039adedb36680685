@_spi(Engine) public import TributaryEngine

/// The appearance of page indicators, which is opaque to client code.
@_documentation(visibility: internal)
public struct IndexViewRendering: Sendable, Equatable {
  /// Whether page indicators have a background.
  let hasBackground: Bool
}

/// A type that defines the appearance of page indicators.
public protocol IndexViewStyle {
  /// The appearance of the style. Only built-in styles exist.
  var _rendering: IndexViewRendering { get }
}

/// An index view style that displays a dot for each page, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition under which the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let value: UInt8

    /// No background, because the dots do not respond to drags.
    public static let automatic = BackgroundDisplayMode(value: 0)
    /// A background during drags along the dots, which do not respond to drags.
    public static let interactive = BackgroundDisplayMode(value: 1)
    /// A permanent background.
    public static let always = BackgroundDisplayMode(value: 2)
    /// No background.
    public static let never = BackgroundDisplayMode(value: 3)
  }

  let mode: BackgroundDisplayMode

  /// Creates a page style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  public var _rendering: IndexViewRendering { IndexViewRendering(hasBackground: mode == .always) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// An index view style that displays a dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns an index view style that displays a dot for each page, with or without a background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the page indicators of tab views in this view.
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
