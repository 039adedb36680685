/// Binds the identity of a view to a value: another value is another view, with new state.
public struct IdentityModifier<ID: Hashable> {
  @usableFromInline package let id: ID

  @inlinable
  init(id: ID) { self.id = id }
}

extension IdentityModifier: ViewModifier {
  public typealias Body = Never

  @inlinable public static var _keepsSingleItem: Bool { true }

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = IdentityNode<ID>(modifier.pointee.id, inputs)
    node.content = C._makeNode(content, NodeInputs(parent: node, environment: inputs.environment))
    return node
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: IdentityNode<ID>.self)
    if node.id == modifier.pointee.id {
      if let inner = node.content { C._updateNode(content, inner) }
    } else {
      node.replace(id: modifier.pointee.id) {
        let id = modifier.pointee.id
        guard let reinstated = node.host.reinstate(in: node, key: id) else {
          return C._makeNode(content, NodeInputs(parent: node, environment: node.environment))
        }
        C._updateNode(content, reinstated)
        return reinstated
      }
    }
  }
}

extension View {
  /// Binds the identity of this view to a value: when it changes, this view goes with its state and a new one comes.
  @inlinable
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
