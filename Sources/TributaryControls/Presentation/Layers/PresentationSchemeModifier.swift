@_spi(Engine) import TributaryEngine

/// Makes what is inside a presentation whose color scheme the views in it may choose.
struct PresentationSchemeModifier {}

extension PresentationSchemeModifier: TransparentModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = PresentationSchemeNode(inputs)
    node.content = C._makeNode(content, NodeInputs(parent: node, environment: node.scope))
    return node
  }

  static func _updateNode<C: View>(_ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode) {
    if let inner = node.made(as: PresentationSchemeNode.self).content { C._updateNode(content, inner) }
  }
}
