@_spi(Engine) public import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// How groups that fold out and in look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a group that folds out and in gives to its style.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The view of a group that folds out and in. One that it makes itself has the style that is set further out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group that folds out and in gives to its style.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a group.
  public struct Label {
    let part: ControlPart
  }

  /// The views of a group, made where a style shows them. There they stand as if they were written in that place.
  public struct Content {
    let make: @MainActor () -> AnyView
  }

  /// The label, as its owner wrote it.
  public let label: Label

  /// The views, as their owner wrote them.
  public let content: Content

  /// Whether the group is folded out; a style that writes it folds the group.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension DisclosureGroupStyleConfiguration.Content: View, FrameworkComposite {
  public var body: some View { make() }
}

/// The style where none is set: a sign after the label; in a list the views inside are rows that are set in.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosedViews(label: configuration.label, content: configuration.content, isExpanded: configuration.$isExpanded)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A sign after the label.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// The group that a style is asked to show, for a style that changes another one.
  public nonisolated init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Sets the look of the groups that fold out and in in this view.
  ///
  /// > Source: conformance CONTROL-92.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(\.disclosureGroupStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension DisclosureGroupStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration> {
    get { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}
