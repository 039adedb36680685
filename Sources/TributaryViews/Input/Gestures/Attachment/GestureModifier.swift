@_spi(Engine) public import TributaryEngine

/// Attaches a gesture to a view.
public struct GestureModifier<G: Gesture> {
  let gesture: G
  let role: GestureRole
  let mask: GestureMask
  var name: String?
}

extension GestureModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TypedGestureNode<G> {
    TypedGestureNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TypedGestureNode<G>) {
    node.update(modifier.pointee)
  }
}
