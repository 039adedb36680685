/// A structural node with any number of children, which layout ignores.
@_documentation(visibility: internal)
public class ListNode: ViewNode {
  @exclusivity(unchecked) @usableFromInline package final var children: ContiguousArray<ViewNode> = []

  @usableFromInline
  override package final var kind: NodeKind { .list }

  @usableFromInline
  package init(parent: Unretained<ViewNode>) {
    super.init(parent: parent, flags: .none)
  }

  @inlinable
  package final func append(_ child: consuming ViewNode) {
    child.indexInParent = Int32(truncatingIfNeeded: children.count)
    children.append(consume child)
  }

  @_spi(Engine) override public func appendItems(to items: inout ContiguousArray<ItemNode>) {
    if items.isEmpty { items.reserveCapacity(children.count) }
    children.forEachUncounted { $0.appendItems(to: &items) }
  }

  @_spi(Engine) override public func forEachChild(_ body: (ViewNode) -> Void) {
    children.forEachUncounted(body)
  }

  /// Notifies the elements. If the visibility of individual items has changed, only the elements with these items are
  /// notified.
  @MainActor
  @_spi(Engine) override public func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.concernVisibility, let elements = VisibilityRoute.elements(of: self) {
      for element in elements { element.surroundingsDidChange(changes) }
    } else {
      super.surroundingsDidChange(changes)
    }
  }
}

/// A structural node that creates its elements when they become visible.
package protocol LazyContent: ViewNode {}
