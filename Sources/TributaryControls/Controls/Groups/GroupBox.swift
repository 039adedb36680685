@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDrawing
import TributaryGeometry

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
