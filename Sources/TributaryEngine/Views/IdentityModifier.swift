/// A modifier that binds the identity of a view to a value. A change of the value replaces the view, and resets its
/// state.
@_documentation(visibility: internal)
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
  /// Binds the identity of this view to a value. When the value changes, the view is replaced by a new one with initial
  /// state.
  ///
  /// - Parameter id: The value that identifies the view.
  @inlinable
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}

/// The node of an explicit identity.
@usableFromInline
package final class IdentityNode<ID: Hashable>: ViewNode {
  @usableFromInline package private(set) var id: ID
  @usableFromInline package var content: ViewNode?
  @usableFromInline package let environment: Unretained<EnvironmentScope>

  @usableFromInline
  package init(_ id: ID, _ inputs: NodeInputs) {
    self.id = id
    environment = inputs.environmentReference
    super.init(parent: inputs.parentReference, flags: .none)
  }

  @usableFromInline @MainActor
  package func replace(id: ID, _ make: () -> ViewNode) {
    let old = (id: self.id, content: content)
    self.id = id
    content = nil
    if let content = old.content { host.remove(content, key: old.id) }
    content = make()
    parent?.itemsDidChange()
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package func onlyItem() -> Unretained<ItemNode>? { content?.onlyItem() }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// A node that assigns an explicit identity to its content.
package protocol GivesIdentity: ViewNode {
  /// The explicit identity.
  var givenIdentity: AnyHashable { get }
}

extension IdentityNode: GivesIdentity {
  package var givenIdentity: AnyHashable { AnyHashable(id) }
}

extension IdentityNode: HoldsElements {
  package var elementCount: Int? { nil }

  package func elementTarget(_ id: AnyHashable) -> ElementTarget? {
    guard let id = id.base as? ID, id == self.id else { return nil }
    return content?.onlyItem().map { .item($0.object()) }
  }

  package func elementID(of child: ViewNode) -> (any Hashable)? { nil }

  package func elementID(at index: Int) -> (any Hashable)? { nil }
}
