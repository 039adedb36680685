import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// Views on a shared background, with a label above them.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a group box with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a group box with a label.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View, NamedComposite {
  public var body: some View {
    // The stack makes the styled content one view: a modifier would otherwise apply to each of its views.
    ZStack {
      style.body(
        for: GroupBoxStyleConfiguration(
          label: .init(part: .init(label, of: Self.self), isEmpty: isEmpty),
          content: .init(views: AnyView(content: content, of: Self.self))))
    }
  }

  /// Whether the group box has no label.
  private var isEmpty: Bool { label is EmptyView || (label as? GroupBoxStyleConfiguration.Label)?.isEmpty == true }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a group box with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content)
  }

  /// Creates a group box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// A type that defines the appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view that represents a group box. A group box in that view has the next outer style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box.
  public struct Label {
    let part: ControlPart
    /// Whether the group box has no label.
    let isEmpty: Bool
  }

  /// The content of a group box. A style that places it lays it out as separate views.
  public struct Content {
    let views: AnyView
  }

  /// The label of the group box.
  public let label: Label

  /// The content of the group box.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View, BuiltInComposite {
  public var body: some View { part }
}

extension GroupBoxStyleConfiguration.Content: View, BuiltInComposite {
  public var body: some View { views }
}

/// The default group box style: the label above the content, on a background.
public struct DefaultGroupBoxStyle: GroupBoxStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if !configuration.label.isEmpty { configuration.label.font(.headline) }
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(12)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A group box style that displays the label above the content, on a background.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from the configuration of a style, for a style that modifies the current one.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension View {
  /// Sets the style of the group boxes in this view.
  ///
  /// > Source: conformance CONTROL-90.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBoxStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension GroupBoxStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(DefaultGroupBoxStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration> {
    get { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}
