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
    super.init(parent: inputs.parentReference, flags: [])
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

/// A node that gives what is inside an explicit identity.
package protocol GivesIdentity: ViewNode {
  /// The identity.
  var givenIdentity: AnyHashable { get }
}

extension IdentityNode: GivesIdentity {
  package var givenIdentity: AnyHashable { AnyHashable(id) }
}

extension IdentityNode: HoldsElements {
  package func elementPlace(_ id: AnyHashable) -> ElementPlace? {
    guard let id = id.base as? ID, id == self.id else { return nil }
    return content?.onlyItem().map { .item($0.object) }
  }

  package func elementID(of child: ViewNode) -> AnyHashable? { nil }
}
