/// Attaches a gesture to a view.
public struct GestureModifier<G: Gesture> {
  let gesture: G
  let role: GestureRole
  let mask: GestureMask
  var name: String?
}

extension GestureModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    TypedGestureNode(modifier.pointee, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: TypedGestureNode<G>.self).update(modifier.pointee)
  }
}
