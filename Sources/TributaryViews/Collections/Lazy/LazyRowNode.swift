@_spi(Engine) package import TributaryEngine

/// The node of one element of a `ForEach` in a lazy container: what stands between the list and the element's view.
///
/// A row that goes out of sight is removed, or, if there is state below, is *inactive*: it stays in the structure with its
/// state and is no item of anything. What it reads is registered for the row alone, which runs its content again.
///
/// Invariants:
/// 1. `indexInParent` is the index of the element.
/// 2. The items of an inactive row have no container; they ask for layout, so that nothing below asks for more.
///
/// Checked by `LazyListNode.checkInvariants`, and tested by `LazyScriptTests`.
package final class LazyRowNode: ViewNode {
  package private(set) var content: ViewNode?
  package private(set) var isActive = true
  /// The walk in which the row came into sight.
  private var sighting: UInt32

  package var index: Int { Int(indexInParent) }

  package init(_ list: LazyListNode, index: Int) {
    sighting = list.host.animations?.walk ?? 0
    super.init(parent: Unretained<ViewNode>(list), flags: [])
    indexInParent = Int32(truncatingIfNeeded: index)
  }

  /// Whether the row came in a walk because it can be seen now, and not because its element came.
  package func cameIntoSight(in walk: UInt32) -> Bool {
    sighting == walk && !(list?.isInserted(index, in: walk) ?? false)
  }

  /// Takes over freshly made content.
  package func adopt(_ content: ViewNode) { self.content = content }

  private var list: LazyListNode? { parent as? LazyListNode }

  // MARK: Activity

  /// Takes the row out of sight, with its state.
  @MainActor
  package func deactivate() {
    guard isActive else { return }
    for item in items {
      item.container = nil
      item.flags.insert(.needsLayout)
      item.flags.remove(.isPlaced)
      // It comes back to another place than it had, and nobody will know of this one: what goes by it is placed again.
      if item.flags.contains(.subtreeHasGuides) { _ = item.originDidChange() }
    }
    isActive = false
    host.facts.absences.insert(.inactive)
    content?.surroundingsDidChange(.activity)
  }

  /// Brings the row back.
  @MainActor
  package func activate() {
    guard !isActive else { return }
    isActive = true
    sighting = host.animations?.walk ?? 0
    content?.surroundingsDidChange(.activity)
    list?.build(self)
  }

  /// The items of the element, active or not.
  package var items: ContiguousArray<ItemNode> {
    var items = ContiguousArray<ItemNode>()
    content?.appendItems(to: &items)
    return items
  }

  /// Whether anything below would be lost if the row went.
  package var keepsState: Bool { content?.subtreeHoldsState ?? false }

  override package func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    isActive ? [] : reasons.intersection(.inactive)
  }

  /// What is out of sight for itself stays so. Rows are not listed by themselves.
  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    let own = changes.subtracting(isActive ? .sight : [.activity, .sight])
    if !own.isEmpty { super.surroundingsDidChange(own) }
  }

  // MARK: Structure

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    if isActive { content?.appendItems(to: &items) }
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override package func itemsDidChange() {
    if isActive { parent?.itemsDidChange() }
  }

  override package func dependencyDidChange() {
    guard !flags.contains(.needsUpdate), !flags.contains(.isRemoved) else { return }
    flags.insert(.needsUpdate)
    host.enqueueUpdate(self)
  }

  @MainActor
  override package func update() {
    flags.remove(.needsUpdate)
    // What is inactive is built when it is activated.
    if isActive { list?.build(self) }
  }
}

extension ItemNode {
  /// The row of a lazy container that this item stands for, if it does.
  package final var row: LazyRowNode? {
    var node = parent
    while let current = node {
      if let row = current as? LazyRowNode { return row }
      if current === container { return nil }
      node = current.parent
    }
    return nil
  }
}

extension ViewNode {
  /// Whether this node or one below holds something that a new one in its place would not have.
  fileprivate final var subtreeHoldsState: Bool {
    if (self as? EvaluatedNode)?.holdsState ?? (self as? ScrollNode)?.hasScrolled ?? false { return true }
    var found = false
    forEachChild { if !found { found = $0.subtreeHoldsState } }
    return found
  }
}
