import TributaryAnimation
@_spi(Engine) package import TributaryEngine
import TributaryGeometry

/// The node of one element of a `ForEach` in a lazy container, between the list and the element's view.
///
/// A row that becomes invisible is removed or, if its subtree has state or lazy rows of known length, becomes
/// *inactive*: it remains in the structure with its state, but is not an item of a container. Its dependencies are
/// registered for the row alone, which then evaluates its content again.
///
/// Invariants:
/// 1. `indexInParent` is the index of the element.
/// 2. The items of an inactive row have no container. They are flagged for layout, so that views below request no
///    further layout.
///
/// Checked by `LazyListNode.checkInvariants`, and tested by `LazyScriptTests`.
package final class LazyRowNode: ViewNode {
  @exclusivity(unchecked) package private(set) var content: ViewNode?
  @exclusivity(unchecked) package private(set) var isActive = true
  /// The walk in which the row became visible.
  @exclusivity(unchecked) private var sighting: UInt32

  package var index: Int { placeInParent }

  package init(_ list: LazyListNode, index: Int) {
    sighting = list.host.transactions.walk
    super.init(parent: Unretained<ViewNode>(list), flags: [])
    indexInParent = Int32(truncatingIfNeeded: index)
  }

  /// Returns whether the row appeared in a walk because of scrolling, and not because its element was inserted.
  package func cameIntoSight(in walk: UInt32) -> Bool {
    sighting == walk && !(list?.isInserted(index, in: walk) ?? false)
  }

  /// Adds the content of a new row.
  package func adopt(_ content: ViewNode) { self.content = content }

  /// The list that has made this row.
  package var list: LazyListNode? { parent as? LazyListNode }

  // MARK: Activity

  /// Deactivates the row and keeps its state.
  @MainActor
  package func deactivate() {
    guard isActive else { return }
    for item in items {
      item.container = nil
      item.flags.insert(.needsLayout)
      item.flags.remove(.isPlaced)
      // A reactivated row is placed without knowledge of this position, so views that depend on it must be placed
      // again.
      if item.flags.contains(.subtreeHasGuides) { _ = item.originDidChange() }
    }
    isActive = false
    host.facts.absences.insert(.inactive)
    content?.surroundingsDidChange(.activity)
  }

  /// Activates the row and updates its content.
  @MainActor
  package func activate() {
    guard !isActive else { return }
    isActive = true
    sighting = host.transactions.walk
    // While the row was inactive, it was not notified if a container in another one became visible.
    content?.surroundingsDidChange(list?.lazyContainer?.isInOtherContainer == true ? [.activity, .sight] : .activity)
    list?.build(self)
  }

  /// The items of the element, whether or not the row is active.
  package var items: ContiguousArray<ItemNode> {
    var items = ContiguousArray<ItemNode>()
    content?.appendItems(to: &items)
    return items
  }

  /// Whether removing the row would discard state, or the lengths of rows inside on which its own length depends.
  package var keepsState: Bool {
    let axis = list?.lazyContainer?.axis
    return content.map { Self.holdsState($0, along: axis) } ?? false
  }

  override package func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    isActive ? [] : reasons.intersection(.inactive)
  }

  /// Propagates only changes that concern the content: visibility concerns individually listed views and the containers
  /// in them, and an inactive row keeps its content inactive.
  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    var own = isActive ? changes : changes.subtracting(.activity)
    if own.contains(.sight), !isActive || list?.lazyContainer?.isInOtherContainer == false { own.remove(.sight) }
    if !own.isEmpty { super.surroundingsDidChange(own) }
  }

  // MARK: Structure

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    if isActive { content?.appendItems(to: &items) }
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override package func itemsDidChange(in list: ViewNode?) {
    if isActive { self.list?.itemsDidChange(ofElements: index..<index + 1) }
  }

  override package func dependencyDidChange() { needsUpdate() }

  @MainActor
  override package func update() {
    flags.remove(.needsUpdate)
    // An inactive row is built on its activation. A row that is drawn until its removal has ended keeps its content,
    // because its index belongs to another element.
    if isActive, let list, list.holds(self) { list.build(self) }
  }
}

extension ItemNode {
  /// The row of a lazy container to which this item belongs; `nil` if it belongs to none.
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

extension LazyRowNode {
  /// Returns whether a node or a node below has state that a new node would not have, such as the known lengths of the
  /// rows of a lazy container along the axis.
  private static func holdsState(_ node: ViewNode, along axis: Axis?) -> Bool {
    if node.asEvaluated?.holdsState ?? (node as? ScrollNode)?.hasScrolled ?? false { return true }
    if let container = node as? LazyContainerNode, container.axis == axis, container.knowsLengthsOfLists { return true }
    var found = false
    node.forEachExistingChild { if !found { found = holdsState($0, along: axis) } }
    return found
  }
}
