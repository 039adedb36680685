import TributaryGeometry
public import TributaryLayout

/// Views arranged by a layout.
public struct LayoutContainer<L: Layout, Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let layout: L

  nonisolated init(_ layout: L, content: Content) {
    self.content = content
    self.layout = layout
  }
}

extension Layout {
  /// A container that arranges views by this layout: `FlowLayout(spacing: 4) { … }`.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(self, content: content())
  }
}

extension LayoutContainer: ContainerView {
  public typealias Body = Never

  @usableFromInline
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> CustomLayoutNode<L> {
    CustomLayoutNode(view.pointee.layout, inputs)
  }

  @usableFromInline
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: CustomLayoutNode<L>) {
    node.update(view.second(after: Content.self, as: L.self))
  }
}
