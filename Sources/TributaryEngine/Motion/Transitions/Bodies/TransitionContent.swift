/// The view that a transition is applied to. If the transition has a body, the environment at the place of the content in
/// that body is handed on to the view, which stands outside of the body's structure.
struct TransitionContent<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
}

extension TransitionContent: NodeView {
  typealias Body = Never

  static var _isSingleItem: Bool { Content._isSingleItem }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> TransitionEnvironmentNode {
    let node = TransitionEnvironmentNode({ _ in }, inputs)
    node.content = Content._makeNode(
      view.first(as: Content.self), NodeInputs(parent: node, environment: node.scope))
    return node
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: TransitionEnvironmentNode) {
    if let inner = node.content { Content._updateNode(view.first(as: Content.self), inner) }
  }
}

/// The way from a placeholder to the transition that it stands in. User code may keep placeholders for longer.
final class TransitionContentReference {
  /// `nil` once the node has gone: it clears this itself.
  unowned(unsafe) var node: TransitionNode?
}
