@_spi(Engine) import TributaryEngine
import TributaryLayout

/// The active rows, the individually listed views, and the items with observers.
extension LazyContainerNode {
  /// Updates everything that depends on the items and segments after the collection of all items.
  final func collectPlaces() {
    if itemIndices.count != items.count { itemIndices = SplitIndices(count: items.count) }
    // Without a collection, as after a change of a layout priority, indices can still count from the end.
    for position in itemIndices.join() { items[position].index = itemIndices.index(of: position) }
    observers = items.filter { $0.flags.contains(.subtreeHasObservers) }
    let old = segments
    segments.removeAll(keepingCapacity: true)
    content?.appendRows(to: &segments)
    let isSame = segments.elementsEqual(old) { $0.maker === $1.maker && $0.part == $1.part }
    if !isSame, !old.isEmpty { anchor.discard() }
    places.removeAll()
    segmentsWithRows.removeAll(keepingCapacity: true)
    pins.runs = nil
    itemsVisited += items.count
    segmentsVisited += segments.count
    drawnLayers = DrawnLayers()
    for (number, segment) in segments.enumerated() {
      segment.list?.segment = number
      guard let list = segment.list else {
        places.append(segment: number, element: 0, items: min(1, items.count - places.itemCount))
        continue
      }
      if !list.rows.isEmpty { segmentsWithRows.insert(number) }
      for row in list.rows {
        let count = min(row.items.count, items.count - places.itemCount)
        places.append(segment: number, element: row.index, items: count)
      }
    }
    segmentsDidChange()
    let known = singles
    singles.removeAll(keepingCapacity: true)
    for place in places where segments[place.segment].list == nil {
      for item in items[itemRange(of: place)] { singles.insert(host.handles.handle(for: item)) }
    }
    // A removed view is no longer visible.
    seen.formIntersection(singles)
    // A view that was inserted has been collected, and has appeared, before it was known to be one of these.
    if flags.contains(.isPlaced) {
      unsettledSingles = unsettledSingles.union(singles.subtracting(known)).intersection(singles)
    }
    contentDidChange()
    raisePinnedItems()
  }

  // MARK: Observers of geometry

  /// Returns the range of `observers` that corresponds to a range of the items.
  final func observers(in range: Range<Int>) -> Range<Int> {
    let first = observers.partitioningIndex { position(of: $0) >= range.lowerBound }
    return first..<max(first, observers.partitioningIndex { position(of: $0) >= range.upperBound })
  }

  /// Inserts an item that has received its first observer. An item that is not collected yet is inserted by the
  /// collection.
  final func insertObserver(_ item: ItemNode) {
    guard let position = collectedPosition(of: item) else { return }
    let known = observers(in: position..<position + 1)
    if known.isEmpty { observers.insert(item, at: known.lowerBound) }
  }

  // MARK: Visible items

  /// The items of the active rows and the visible individually listed views, in view order. Only these publish values:
  /// individually listed views publish while they are visible, as rows do.
  ///
  /// - Complexity: O(*m* log *n*) in *m* of these items and *n* active rows and individually listed views.
  final var presentItems: ContiguousArray<ItemNode> {
    if singles.count == seen.count { return items }
    var positions: [Int] = []
    for number in segmentsWithRows {
      for place in places(in: number..<number + 1) { positions.append(contentsOf: itemRange(of: place)) }
    }
    for handle in seen {
      if let item = host.handles.node(for: handle)?.asItem, let position = collectedPosition(of: item) {
        positions.append(position)
      }
    }
    itemsVisited += positions.count
    positions.sort()
    return ContiguousArray(positions.map { items[$0] })
  }

  /// The maximum number of lists and views that are searched for a visible item. In the first frame of many sections,
  /// each of them has an active row.
  private static var mostSearches: Int { 64 }

  /// Returns whether one of the visible views, or of the active rows, is in a node of the content; `false` if this is
  /// unknown.
  final func holdsVisibleItem(in node: ViewNode) -> Bool {
    guard seen.count + segmentsWithRows.count <= Self.mostSearches else { return false }
    for handle in seen {
      if let item = host.handles.node(for: handle)?.asItem, item.isVisible(in: node) { return true }
    }
    for number in segmentsWithRows where segments.indices.contains(number) {
      guard let list = segments[number].list, list.isPart(of: node) else { continue }
      for row in list.rows where row.items.contains(where: { $0.isVisible(in: node) }) { return true }
    }
    return false
  }
}

extension ViewNode {
  /// Returns whether this node is below another one in the tree.
  fileprivate final func isPart(of other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node, current.depth >= other.depth, !current.flags.contains(.isRemoved) {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

extension ItemNode {
  /// Returns whether this item, or the item that it decorates, is below a node and is visible.
  fileprivate final func isVisible(in node: ViewNode) -> Bool {
    var item: ItemNode? = self
    while let current = item {
      if current.isPart(of: node) { return !current.isAbsent(.disappearing.union(.departing)) }
      // The view of a decorated item is not in the decoration, but in the content of the list.
      item = current.asUnary.flatMap { $0.content == nil ? $0.decoratedItem : nil }
    }
    return false
  }
}
