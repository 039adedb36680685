@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a label gives to its style.
  typealias Configuration = LabelStyleConfiguration

  /// The view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label gives to its style.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title {
    let part: ControlPart
    /// What it says, if it is a text.
    let words: String?
  }

  /// The icon of a label.
  public struct Icon {
    let part: ControlPart
  }

  /// The title, as its owner wrote it.
  public let title: Title

  /// The icon, as its owner wrote it.
  public let icon: Icon
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle, CompleteStyle {
  /// The icon before the title.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      TintedIcon(configuration.icon)
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, CompleteStyle {
  /// The title alone.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone, which is called by the title where that is a text.
///
/// > Source: conformance A11Y-04.
public struct IconOnlyLabelStyle: LabelStyle, CompleteStyle {
  /// The icon alone.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedIcon(configuration.icon.modifier(DescriptionModifier(DisplayDescription(label: configuration.title.words))))
  }
}

/// The style of labels where none is set: the icon before the title.
public struct DefaultLabelStyle: LabelStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style where none is set.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyleConfiguration.Title: View, FrameworkComposite {
  public var body: some View { part }
}

extension LabelStyleConfiguration.Icon: View, FrameworkComposite {
  public var body: some View { part }
}

extension View {
  /// Sets the look of the labels in this view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(\.labelStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension LabelStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var labelStyle: ControlStyle<LabelStyleConfiguration> {
    get { self[ControlStyleKey<LabelStyleConfiguration>.self] }
    set { self[ControlStyleKey<LabelStyleConfiguration>.self] = newValue }
  }
}
