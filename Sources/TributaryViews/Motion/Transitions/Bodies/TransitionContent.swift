/// The view that a transition is applied to. If the transition has a body, the environment at the place of the content in
/// that body is handed on to the view, which stands outside of the body's structure.
struct TransitionContent<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
}

extension TransitionContent: PrimitiveView {
  typealias Body = Never

  static var _isSingleItem: Bool { Content._isSingleItem }

  static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = TransitionEnvironmentNode({ _ in }, inputs)
    node.content = Content._makeNode(
      view.first(as: Content.self), NodeInputs(parent: node, environment: node.scope))
    return node
  }

  static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = unsafeDowncast(node, to: TransitionEnvironmentNode.self)
    if let inner = node.content { Content._updateNode(view.first(as: Content.self), inner) }
  }
}

/// The way from a placeholder to the transition that it stands in. User code may keep placeholders for longer.
final class TransitionContentReference {
  /// `nil` once the node has gone: it clears this itself.
  unowned(unsafe) var node: TransitionNode?
}
