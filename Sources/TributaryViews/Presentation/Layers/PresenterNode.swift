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
