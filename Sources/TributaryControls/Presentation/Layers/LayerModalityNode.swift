@_spi(Engine) package import TributaryEngine

/// The node of what says whether a layer is modal.
package final class LayerModalityNode: UnaryNode {
  package init(isModal: Bool, _ inputs: NodeInputs) {
    super.init(inputs)
    layer?.isWishedModal = isModal
  }

  @MainActor
  func update(_ isModal: Bool) {
    guard let layer, layer.isWishedModal != isModal else { return }
    layer.isWishedModal = isModal
    host.root.shownItemsDidChange()
  }

  private var layer: LayerNode? {
    var node: ViewNode? = parent
    while let current = node {
      if let layer = current as? LayerNode { return layer }
      node = current.parent
    }
    return nil
  }
}
