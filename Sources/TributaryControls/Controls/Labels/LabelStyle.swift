@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A type that defines the appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view that represents a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title {
    let part: ControlPart
    /// The title, or `nil` if the title is not a text.
    let words: Text?
  }

  /// The icon of a label.
  public struct Icon {
    let part: ControlPart
  }

  /// The title of the label.
  public let title: Title

  /// The icon of the label.
  public let icon: Icon

  let spacing: LabelSpacing
}

/// A label style that displays the icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle, CompleteStyle {
  /// Creates a style that displays the icon before the title.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: configuration.spacing.betweenIconAndTitle ?? 8) {
      TintedIcon(configuration.icon, leastWidth: configuration.spacing.leastIconWidth)
      configuration.title
    }
  }
}

/// A label style that displays only the title.
public struct TitleOnlyLabelStyle: LabelStyle, CompleteStyle {
  /// Creates a style that displays only the title.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that displays only the icon, with the title as its accessibility label if the title is a text.
///
/// > Source: conformance A11Y-04.
public struct IconOnlyLabelStyle: LabelStyle, CompleteStyle {
  /// Creates a style that displays only the icon.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedIcon(
      configuration.icon.modifier(
        configuration.title.words.map { DescriptionModifier($0, as: .label) } ?? DescriptionModifier()))
  }
}

/// The default label style: the icon before the title.
public struct DefaultLabelStyle: LabelStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style that displays the icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that displays only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that displays only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label style: the icon before the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyleConfiguration.Title: View, BuiltInComposite {
  public var body: some View { part }
}

extension LabelStyleConfiguration.Icon: View, BuiltInComposite {
  public var body: some View { part }
}

extension View {
  /// Sets the style of the labels in this view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(\.labelStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension LabelStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(DefaultLabelStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var labelStyle: ControlStyle<LabelStyleConfiguration> {
    get { self[ControlStyleKey<LabelStyleConfiguration>.self] }
    set { self[ControlStyleKey<LabelStyleConfiguration>.self] = newValue }
  }
}
