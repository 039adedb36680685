@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// Controls that belong together, close to each other in a row.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  /// Controls that belong together.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Controls that belong together, with a label before them.
  public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Controls that belong together, with a title before them.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Controls that belong together, with a title before them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup: View, NamedComposite {
  public var body: some View {
    // One view, whatever its style makes of it: a modifier on what may be several stands inside of it.
    ZStack {
      style.body(
        for: ControlGroupStyleConfiguration(
          content: .init(views: AnyView(partOfControl: content)),
          label: .init(part: .init(label ?? AnyView(partOfControl: EmptyView()))), hasLabel: label != nil))
    }
  }
}
