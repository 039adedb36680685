@_spi(Engine) public import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// A type that defines the appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view that represents a disclosure group. A disclosure group in that view has the next outer style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group.
  public struct Label {
    let part: ControlPart
  }

  /// The content of a disclosure group, created where a style places it, and laid out as separate views.
  public struct Content {
    let make: @MainActor () -> AnyView
  }

  /// The label of the disclosure group.
  public let label: Label

  /// The content of the disclosure group.
  public let content: Content

  /// Whether the group is expanded. A style sets this value to expand or collapse the group.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View, BuiltInComposite {
  public var body: some View { part }
}

extension DisclosureGroupStyleConfiguration.Content: View, BuiltInComposite {
  public var body: some View { make() }
}

/// The default disclosure group style: an indicator after the label; in a list, content views are indented rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosedViews(label: configuration.label, content: configuration.content, isExpanded: configuration.$isExpanded)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A disclosure group style that displays an indicator after the label.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// Creates a disclosure group from the configuration of a style, for a style that modifies the current one.
  public nonisolated init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  ///
  /// > Source: conformance CONTROL-92.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(\.disclosureGroupStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension DisclosureGroupStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(AutomaticDisclosureGroupStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration> {
    get { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}
