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

extension LayoutContainer: PrimitiveView {
  public typealias Body = Never
  public static var _isSingleItem: Bool { true }

  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = CustomLayoutNode(view.pointee.layout, inputs)
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(Content._makeNode(view.first(as: Content.self), inputs))
    return node
  }

  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = unsafeDowncast(node, to: CustomLayoutNode<L>.self)
    node.update(view.second(after: Content.self, as: L.self))
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}
