import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// Views on a ground of their own, with a label above.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Views on a ground, with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Views on a ground, with a label.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View, NamedComposite {
  public var body: some View {
    // One view, whatever its style makes of it: a modifier on what may be several stands inside of it.
    ZStack {
      style.body(
        for: GroupBoxStyleConfiguration(
          label: .init(part: .init(label), isEmpty: isEmpty), content: .init(views: AnyView(partOfControl: content))))
    }
  }

  /// Whether there is no label.
  private var isEmpty: Bool { label is EmptyView || (label as? GroupBoxStyleConfiguration.Label)?.isEmpty == true }
}

extension GroupBox where Label == EmptyView {
  /// Views on a ground.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  /// Views on a ground, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Views on a ground, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a group box gives to its style.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The view of a group box. One that it makes itself has the style that is set further out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group box gives to its style.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box.
  public struct Label {
    let part: ControlPart
    /// Whether there is none.
    let isEmpty: Bool
  }

  /// The views of a group box. Where a style puts them, they stand as if they were written there.
  public struct Content {
    let views: AnyView
  }

  /// The label, as its owner wrote it.
  public let label: Label

  /// The views, as their owner wrote them.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension GroupBoxStyleConfiguration.Content: View, FrameworkComposite {
  public var body: some View { views }
}

/// The style of group boxes where none is set: a ground with the label above the views.
public struct DefaultGroupBoxStyle: GroupBoxStyle, CompleteStyle {
  /// The style where none is set.
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
  /// A ground with the label above the views.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The group box that a style is asked to show, for a style that changes another one.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension View {
  /// Sets the look of the group boxes in this view.
  ///
  /// > Source: conformance CONTROL-90.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBoxStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension GroupBoxStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration> {
    get { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}
