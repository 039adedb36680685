/// A list of the items of some content, each of which is decorated with the node of one modifier.
///
/// An item that remains in the list keeps its decoration.
///
/// Invariant: `decorations[i]` is the parent of the item at `i` of the content, and its index in this node is one more
/// than the index of `i`.
///
/// Checked by `DecoratedListNode.checkInvariants`.
@usableFromInline
package final class DecoratedListNode<M: UnaryModifier>: ViewNode {
  @exclusivity(unchecked) @usableFromInline package var content: ViewNode?
  package private(set) var modifier: M
  @exclusivity(unchecked) private var decorations: ContiguousArray<UnaryNode> = []
  /// The indices of the decorations. They count from 1, because 0 is the index of the content.
  @exclusivity(unchecked) private var indices = SplitIndices(count: 0)
  private let environment: Unretained<EnvironmentScope>
  private let isForSeparateItems: Bool

  /// Creates a node.
  ///
  /// - Parameter isForSeparateItems: Whether the modifier would apply to several items at once in another place.
  @usableFromInline
  package init(_ modifier: M, _ inputs: NodeInputs, isForSeparateItems: Bool) {
    self.isForSeparateItems = isForSeparateItems
    self.modifier = modifier
    self.environment = inputs.environmentReference
    super.init(parent: inputs.parentReference, flags: .none)
  }

  @usableFromInline @MainActor
  package func adopt(_ content: ViewNode) {
    self.content = content
    decorate()
  }

  /// Updates the decorations with a new value of the modifier.
  @usableFromInline @MainActor
  package func update(_ modifier: UnsafePointer<M>) {
    self.modifier = modifier.pointee
    for decoration in decorations { M._updateItem(modifier, decoration) }
  }

  /// Decorates all items of the content.
  @MainActor
  package func decorate() {
    var items = ContiguousArray<ItemNode>()
    content?.appendItems(to: &items)
    decorate(items, at: decorations.indices)
    writeIndices(at: indices.join())
  }

  private func writeIndices(at positions: Range<Int>) {
    for position in positions { decorations[position].indexInParent = indices.index(of: position) + 1 }
  }

  /// Decorates new items of the content in place of those in a range.
  @MainActor
  private func decorate(_ items: ContiguousArray<ItemNode>, at range: Range<Int>) {
    // The items at both ends keep their decorations: a long list usually changes near one end.
    let shorter = min(items.count, range.count)
    var first = 0
    while first < shorter, decorations[range.lowerBound + first].decoratedItem === items[first] { first += 1 }
    var last = 0
    while last < shorter - first,
      decorations[range.upperBound - 1 - last].decoratedItem === items[items.count - 1 - last]
    {
      last += 1
    }
    let former = (range.lowerBound + first)..<(range.upperBound - last)
    var old: [ObjectIdentifier: UnaryNode] = [:]
    for decoration in decorations[former] {
      if let child = decoration.decoratedItem { old[ObjectIdentifier(child)] = decoration }
    }
    let inputs = NodeInputs(parent: self, environment: environment)
    let middle = ContiguousArray(
      items[first..<(items.count - last)].map { item in
        var known = old.isEmpty ? nil : old.removeValue(forKey: ObjectIdentifier(item))
        if known == nil, let reinstated = reinstatedDecoration(of: item) {
          host.animator?.giveBack(reinstated)
          // A decoration in a removal transition was not notified of changes.
          withPointer(to: modifier) { M._updateItem($0, reinstated) }
          known = reinstated
        }
        let node = known ?? withPointer(to: modifier) { M._makeItem($0, inputs) }
        if known == nil { node.adopt(item: Unretained(item)) }
        return node
      })
    decorations.replaceSubrange(former, with: middle)
    writeIndices(at: indices.replace(former, with: middle.count))
    for gone in old.values where !gone.flags.contains(.isRemoved) { host.removeDecoration(gone) }
  }

  /// Returns the decoration of an item that was reinserted during its removal transition.
  private func reinstatedDecoration(of item: ItemNode) -> UnaryNode? {
    guard let node = item.decoration, node.parent === self, !node.flags.contains(.isRemoved) else { return nil }
    return node
  }

  override package var listsElements: Bool { true }

  /// A modifier that can apply to several items at once creates this node only where items are separate. Modifiers in
  /// its content therefore do not search beyond it.
  @usableFromInline
  override package var separatesItems: Bool { isForSeparateItems }

  /// Schedules the decoration of the content. The lazy container that contains a list requests the decoration of its
  /// rows.
  override package func itemsDidChange(in list: ViewNode?) {
    if list == nil { host.enqueueItems(self) } else { super.itemsDidChange(in: list) }
  }

  @MainActor
  override package func collectItems() {
    decorate()
    parent?.itemsDidChange()
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    for decoration in decorations { items.append(decoration) }
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    for decoration in decorations { body(decoration) }
  }

  /// Notifies the content and the decorations. If the visibility of individual items has changed, only their
  /// decorations and the content with these items are notified.
  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.concernVisibility, let elements = VisibilityRoute.elements(of: self) {
      for element in elements { element.surroundingsDidChange(changes) }
    } else {
      super.surroundingsDidChange(changes)
    }
  }
}

/// A node that decorates the items of its content, as `DecoratedListNode` does for any modifier.
package protocol DecoratesContent: ViewNode {
  /// The content, without the decorations.
  var content: ViewNode? { get }

  /// Returns whether a node is one of the decorations.
  func decorates(with node: UnaryNode) -> Bool
}

extension DecoratedListNode: DecoratesContent {
  package func decorates(with node: UnaryNode) -> Bool {
    let position = indices.position(of: node.indexInParent - 1)
    return decorations.indices.contains(position) && decorations[position] === node
  }
}

extension DecoratedListNode {
  /// Decorates new items of a list in the content.
  ///
  /// - Parameters:
  ///   - items: The items of the list.
  ///   - count: The number of items that they replace.
  ///   - previous: The decoration before them; an item of another node or `nil` if they are the first.
  /// - Returns: Their decorations.
  @MainActor
  package func decorate(
    _ items: ContiguousArray<ItemNode>, replacing count: Int, after previous: ItemNode?
  ) -> ContiguousArray<ItemNode> {
    // The items of the list are the first, or follow those of another node.
    let start = previous.flatMap { $0.parent === self ? indices.position(of: $0.indexInParent - 1) + 1 : nil } ?? 0
    decorate(items, at: start..<(start + count))
    var result = ContiguousArray<ItemNode>()
    result.reserveCapacity(items.count)
    for decoration in decorations[start..<(start + items.count)] { result.append(decoration) }
    return result
  }
}

extension DecoratedListNode: CheckedNode {
  package func checkInvariants(_ fail: (String) -> Void) {
    var items = ContiguousArray<ItemNode>()
    content?.appendItems(to: &items)
    if !items.elementsEqual(decorations, by: { $0 === $1.decoratedItem }) {
      fail("Each item of the content has one decoration, in the same order.")
    }
    for (position, decoration) in decorations.enumerated()
    where indices.position(of: decoration.indexInParent - 1) != position {
      fail("The index of a decoration corresponds to its position.")
    }
  }
}
