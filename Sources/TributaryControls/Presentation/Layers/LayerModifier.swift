@_spi(Engine) import TributaryEngine

/// Shows views in front of everything else of the host, on behalf of the view that this modifier stands on.
///
/// The views belong to the structure there: they have its environment and go with it. They are laid out in the safe area
/// of the host, and their preferences end with them.
struct LayerModifier<Layer: View> {
  // The engine relies on this property coming first.
  let layer: Layer
  /// Whether the views take all input while there are any; else they take none.
  var takesInput = true
}

extension LayerModifier: TransparentModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = PresenterNode(inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
    node.layer.takesInput = modifier.pointee.takesInput
    node.makeLayer { Layer._makeNode(modifier.first(as: Layer.self), $0) }
    return node
  }

  static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: PresenterNode.self)
    if let inner = node.content { C._updateNode(content, inner) }
    if let inner = node.layer.content { Layer._updateNode(modifier.first(as: Layer.self), inner) }
  }
}
