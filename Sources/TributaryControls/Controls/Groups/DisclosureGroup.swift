import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A view that shows or hides its content when its label is pressed.
///
/// In a list, the label and each content view are separate rows, and the content rows are indented. Elsewhere they are
/// in a column. In a list with selection, the right and left arrow keys expand and collapse the selected row.
///
/// > Source: conformance LIST-21, TABLE-09.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a disclosure group with a label.
  ///
  /// - Parameters:
  ///   - content: The views that are displayed while the group is expanded.
  ///   - label: The view beside the disclosure indicator.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = nil
  }

  /// Creates a disclosure group whose expansion is controlled by a binding.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to whether the content is displayed.
  ///   - content: The views that are displayed while the group is expanded.
  ///   - label: The view beside the disclosure indicator.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }
}

extension DisclosureGroup: View, NamedComposite {
  public var body: some View {
    ExpandableContent(binding) { isExpanded in
      style.body(
        for: DisclosureGroupStyleConfiguration(
          label: .init(part: .init(label, of: Self.self)),
          content: .init { AnyView(content: content(), of: Self.self) },
          isExpanded: isExpanded))
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - content: The views that are displayed while the group is expanded.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - content: The views that are displayed while the group is expanded.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a disclosure group with a title.
  ///
  /// - Parameters:
  ///   - label: The title as a string, which is not localized.
  ///   - content: The views that are displayed while the group is expanded.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a disclosure group with a title, whose expansion is controlled by a binding.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isExpanded: A binding to whether the content is displayed.
  ///   - content: The views that are displayed while the group is expanded.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a title, whose expansion is controlled by a binding.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isExpanded: A binding to whether the content is displayed.
  ///   - content: The views that are displayed while the group is expanded.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }

  /// Creates a disclosure group with a title, whose expansion is controlled by a binding.
  ///
  /// - Parameters:
  ///   - label: The title as a string, which is not localized.
  ///   - isExpanded: A binding to whether the content is displayed.
  ///   - content: The views that are displayed while the group is expanded.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// A label with an indicator that expands and collapses views.
///
/// In a list, the label and each content view are separate rows, and the content rows are indented. Elsewhere they are
/// in a column.
struct DisclosedViews<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Binding var isExpanded: Bool
  @Environment(\.isInList) private var isInList
  @Environment(\.isInSelection) private var isInSelection

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosedViews: View, BuiltInComposite {
  var body: some View {
    if isInList {
      row.modifier(RowTraitModifier(value: .folding($isExpanded)))
      if isExpanded { content.padding(.leading, 16) }
    } else {
      VStack(alignment: .leading) {
        row
        if isExpanded { content }
      }
    }
  }

  /// The label with its indicator; in a list with selection only the indicator expands and collapses the group.
  @ViewBuilder @MainActor
  private var row: some View {
    let sign = DisclosureChevron(isExpanded: isExpanded)
    if isInSelection {
      HStack {
        Button(action: { isExpanded.toggle() }) { sign }
        label
        Spacer(minLength: 0)
      }
    } else {
      Button(action: { isExpanded.toggle() }) {
        HStack {
          label
          Spacer(minLength: 8)
          sign.foregroundStyle(.tint)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }
}

/// A view that stores whether its content is expanded, unless a binding does.
struct ExpandableContent<Content: View> {
  let binding: Binding<Bool>?
  let content: (Binding<Bool>) -> Content
  @State private var isOpen = false

  init(_ binding: Binding<Bool>?, @ViewBuilder content: @escaping (Binding<Bool>) -> Content) {
    self.binding = binding
    self.content = content
  }
}

extension ExpandableContent: View, BuiltInComposite {
  var body: some View { content(binding ?? $isOpen) }
}

/// A disclosure indicator, which points down if the content is expanded, and forward otherwise.
struct DisclosureChevron: View, BuiltInComposite {
  let isExpanded: Bool

  var body: some View { Image(systemName: isExpanded ? "chevron.down" : "chevron.forward") }
}

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
