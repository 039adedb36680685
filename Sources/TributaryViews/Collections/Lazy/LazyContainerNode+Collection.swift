@_spi(Engine) import TributaryEngine
import TributaryLayout

/// The collection of the items after rows were activated or retired, which visits only the lists of these rows.
extension LazyContainerNode {
  /// Returns whether the items of individual lists can be replaced. Otherwise, all items are collected.
  private var canReplaceRows: Bool {
    !hasOtherChanges && drawingOrder.isEmpty && !flags.contains(.hasDepartures) && !changedLists.isEmpty
      && changedLists.count <= Self.mostReplacements
      && changedLists.lists.allSatisfy { segments.indices.contains($0.segment) && segments[$0.segment].maker === $0 }
  }

  /// The maximum number of lists whose items are replaced one by one. Each replacement moves the items and rows after
  /// it, so for many lists, as in the first frame of many sections, a collection of all items is faster.
  private static var mostReplacements: Int { 64 }

  /// Collects the items of the changed lists, if no other items can have changed.
  ///
  /// - Returns: Whether the items were collected.
  @MainActor
  final func collectChangedLists() -> Bool {
    let canReplace = canReplaceRows
    let lists = changedLists.take()
    hasOtherChanges = false
    var replaced = 0
    if canReplace {
      while replaced < lists.count, replaceItems(of: lists[replaced]) { replaced += 1 }
      if replaced == lists.count { return true }
    }
    for list in lists[replaced...] { _ = list.takeChangedElements() }
    decorateItems(of: lists[replaced...])
    return false
  }

  /// Decorates all items of the modifiers around some lists, from the inside out. A modifier that surrounds several of
  /// the lists decorates its items once.
  @MainActor
  private func decorateItems(of lists: ArraySlice<LazyListNode>) {
    var known: Set<ObjectIdentifier> = []
    var listers: ContiguousArray<any ListsRows> = []
    for list in lists where !list.flags.contains(.isRemoved) {
      for lister in list.decorators where known.insert(ObjectIdentifier(lister)).inserted { listers.append(lister) }
    }
    wholeDecorations += listers.count
    for lister in listers.sorted(by: { $0.depth > $1.depth }) { lister.decorateItems() }
  }

  /// Replaces the items of the changed rows of a list, and of the rows between them. Rows that are activated one after
  /// the other are collected one by one, without a visit of the rows before them.
  ///
  /// - Returns: Whether the items were replaced; `false` if they have a `zIndex`, which affects the order of all items.
  @MainActor
  private func replaceItems(of list: LazyListNode) -> Bool {
    let number = list.segment
    let elements = list.takeChangedElements()
    // A slice of the places would share their storage, so that their replacement would copy all of them.
    let old = placeRange(ofElements: elements, in: number)
    let start = old.lowerBound < places.count ? itemRange(of: places[old.lowerBound]).lowerBound : items.count
    let range = start..<(old.isEmpty ? start : itemRange(of: places[old.upperBound - 1]).upperBound)
    var new: ContiguousArray<ItemNode> = []
    var rows: ContiguousArray<RowLocation> = []
    for row in list.rows(ofElements: elements) {
      let first = start + new.count
      row.appendItems(to: &new)
      rows.append(RowLocation(segment: number, element: row.index, items: first..<(start + new.count)))
    }
    let count = new.count
    new = decorate(new, of: list, replacing: range)
    guard new.count == count, let observing = observersIfInOrder(new) else { return false }
    itemsVisited += new.count
    let watching = observers(in: range)
    let former = items.count
    let indexed = itemIndices.replace(range, with: new.count)
    itemsVisited += indexed.count
    replaceItems(in: range, with: new, indices: itemIndices, at: indexed) {
      observers.replaceSubrange(watching, with: observing)
      itemsVisited += places.replace(old, with: rows, items: items.count - former)
      if list.rows.isEmpty { segmentsWithRows.remove(number) } else { segmentsWithRows.insert(number) }
      unmeasured.insert(number)
      unplaced.insert(number)
      discardGroups(withSegment: number)
      rowsDidChange(inSegment: number, at: old.lowerBound..<old.lowerBound + rows.count)
    }
    return true
  }

  /// Returns the items with observers of geometry; `nil` if an item has a `zIndex`.
  ///
  /// This is a loop: a closure in isolated code would verify the actor for each item.
  private func observersIfInOrder(_ items: ContiguousArray<ItemNode>) -> ContiguousArray<ItemNode>? {
    var observing: ContiguousArray<ItemNode> = []
    for item in items {
      if item.flags.contains(.subtreeHasTraits), item.zIndex != 0 { return nil }
      if item.flags.contains(.subtreeHasObservers) { observing.append(item) }
    }
    return observing
  }

  /// Returns the items of a list with the modifiers around them.
  @MainActor
  private func decorate(
    _ new: ContiguousArray<ItemNode>, of list: LazyListNode, replacing range: Range<Int>
  ) -> ContiguousArray<ItemNode> {
    let decorators = list.decorators
    if decorators.isEmpty { return new }
    // The item before those of the list, inside each of the modifiers.
    var previous: ContiguousArray<ItemNode?> = []
    var item = range.lowerBound > 0 ? items[range.lowerBound - 1] : nil
    for decorator in decorators.reversed() {
      previous.append(item)
      item = item?.parent === decorator ? item?.asUnary?.decoratedItem : nil
    }
    var new = new
    for (decorator, previous) in zip(decorators, previous.reversed()) {
      new = decorator.decorateItems(new, replacing: range.count, after: previous)
    }
    return new
  }
}

/// The lists of a lazy container whose active rows have changed, in the order of their first change.
struct ChangedLists {
  private(set) var lists: ContiguousArray<LazyListNode> = []
  /// The identities of the lists.
  private var known: Set<ObjectIdentifier> = []

  var isEmpty: Bool { lists.isEmpty }

  var count: Int { lists.count }

  /// Inserts a list unless it is known.
  mutating func insert(_ list: LazyListNode) {
    if known.insert(ObjectIdentifier(list)).inserted { lists.append(list) }
  }

  /// Removes and returns all lists.
  mutating func take() -> ContiguousArray<LazyListNode> {
    defer { self = ChangedLists() }
    return lists
  }
}
