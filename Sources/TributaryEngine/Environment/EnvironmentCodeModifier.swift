/// Changes the environment of the views inside by code of users, which may read state and objects.
///
/// Apart from the modifiers that only set a value: those are many, and have nothing to register.
package struct EnvironmentCodeModifier {
  let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
}

extension EnvironmentCodeModifier: TransparentModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    // The code runs for the node, so the node is there before it.
    let node = EnvironmentCodeNode({ _ in }, inputs)
    node.update(modifier.pointee.change)
    node.content = C._makeNode(content, NodeInputs(parent: node, environment: node.scope))
    return node
  }

  package static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: EnvironmentCodeNode.self)
    node.update(modifier.pointee.change)
    if let inner = node.content { C._updateNode(content, inner) }
  }
}
