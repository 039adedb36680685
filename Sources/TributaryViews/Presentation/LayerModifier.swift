/// Shows views in front of everything else of the host, on behalf of the view that this modifier stands on.
///
/// The views belong to the structure there: they have its environment and go with it. They are laid out in the safe area
/// of the host, and their preferences end with them.
struct LayerModifier<Layer: View> {
  // The engine relies on this property coming first.
  let layer: Layer
}

extension LayerModifier: TransparentModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = PresenterNode(inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
    node.makeLayer { Layer._makeNode(modifier.first(as: Layer.self), $0) }
    return node
  }

  static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = unsafeDowncast(node, to: PresenterNode.self)
    if let inner = node.content { C._updateNode(content, inner) }
    if let inner = node.layer.content { Layer._updateNode(modifier.first(as: Layer.self), inner) }
  }
}

/// The structural node of a view that shows others in front of everything.
package final class PresenterNode: PassThroughNode {
  private let environment: Unretained<EnvironmentScope>
  private(set) lazy package var layer = LayerNode(of: self, NodeInputs(parent: self, environment: environment))

  override package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(inputs)
  }

  /// Makes the views of the layer.
  @MainActor
  package func makeLayer(_ make: (NodeInputs) -> ViewNode) {
    host.root.adopt(layer)
    layer.adopt(make(NodeInputs(parent: layer, environment: environment)))
  }

  /// Whether what this node shows is to be seen: it is not if the view is covered by a page, or about to go.
  package var mayPresent: Bool {
    if isConcealed { return false }
    guard host.hasDepartures else { return true }
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    // This node stands around the items that go, and goes with them.
    return !items.contains { $0.isDeparting } && !isDeparting
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    body(layer)
  }

  @MainActor
  override package func concealmentDidChange() {
    host.root.layersDidChange()
    super.concealmentDidChange()
  }

  @MainActor override package func willRemove() { host.root.remove(layer) }
}
