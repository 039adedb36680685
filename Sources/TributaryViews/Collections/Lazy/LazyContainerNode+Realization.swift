@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryLayout

/// The realization of visible rows, and only these:
///
/// 1. Determine the window through which the container is visible, and the rows to make around it.
/// 2. Activate the rows that the last measurement required, and the first row if no length is known.
/// 3. Activate the rows in the window, and measure each one before activating the next.
/// 4. Retire the other rows.
/// 5. Estimate unknown lengths by the mean of the known ones, and scroll by the shift of the anchor.
/// 6. Request layout.
extension LazyContainerNode {
  /// Makes the visible rows, and only these. The host calls this function after layout.
  ///
  /// - Returns: Whether another layout is required because of a change.
  @MainActor
  package final func realizeRows() -> Bool {
    if isAbsent(.unplaced) { anchor.returnToStart() }
    if isAbsent(.inactive) {
      retireAllRows()
      isRegistered = false
    }
    beginAnchor()
    guard hasPlace, !flags.contains(.needsMeasure), !isAbsent(.unplaced),
      let window = visibleWindow
    else {
      return realizeRequiredRows()
    }
    let isRepinned = takePinWindow(pinWindow(in: window))
    let before = keptAnchor ?? anchor(in: window)
    let oldTotal = total
    var realization = RowRealization(pendingItems: host.queues.items.count)
    isRealizing = true
    defer { isRealizing = false }
    // In a visible part with a proposed cross length, only measurements for other proposals require rows.
    if !rowCross.isFinite || window.isEmpty { activateRequiredRows(&realization) }
    if realization.hasItems { _ = measureRows() }
    activateRows(in: self.window(ofRowsAround: window), &realization)
    let hasOtherEstimates = updateEstimates()
    if realization.isEmpty, total == oldTotal, !hasOutdatedAnswers, !hasOtherEstimates {
      if followAnchor(before) { return true }
      if isRepinned { needsContentPlacement() } else { updateSight(in: window, realization) }
      recordAnchor(in: window)
      return isRepinned
    }
    hasOutdatedAnswers = false
    let after = before ?? realization.first.map { AnchorLocation($0.segment, $0.element, at: $0.position) }
    host.collectItems(from: realization.pendingItems)
    // Rearranging the list has discarded the lengths of individually listed views.
    _ = measureRows()
    followAnchor(after)
    flags.remove(.needsMeasure)
    needsMeasure()
    return true
  }

  /// Whether the container is placed. A container inside a row that was inactive is not, until the row is placed again.
  final var hasPlace: Bool {
    guard flags.contains(.isPlaced) else { return false }
    var item: ItemNode = self
    while let outer = item.container {
      if !item.flags.contains(.isPlaced), Self.isOne(outer) { return false }
      item = outer
    }
    return true
  }

  /// Makes the rows that the last measurement of a container required, although it is not shown. Its size can determine
  /// whether it is shown.
  ///
  /// - Returns: Whether rows were made.
  @MainActor
  private func realizeRequiredRows() -> Bool {
    if flags.contains(.needsMeasure) || isAbsent(.inactive) { return false }
    isRealizing = true
    defer { isRealizing = false }
    var realization = RowRealization(pendingItems: host.queues.items.count)
    activateRequiredRows(&realization)
    if realization.isEmpty { return false }
    host.collectItems(from: realization.pendingItems)
    flags.remove(.needsMeasure)
    needsMeasure()
    return true
  }

  /// Retires all rows of a container in an inactive row, which keeps its length.
  @MainActor
  private func retireAllRows() {
    if segmentsWithRows.isEmpty { return }
    isRealizing = true
    defer { isRealizing = false }
    var realization = RowRealization(pendingItems: host.queues.items.count)
    for number in segmentsWithRows.sorted() {
      if let list = segments[number].list { retire(outside: 0..<0, of: list, &realization) }
    }
    host.collectItems(from: realization.pendingItems)
  }

  // MARK: Services for subclasses

  /// Activates a row unless it is active.
  ///
  /// - Returns: The row if it was not active before.
  @MainActor
  package final func activate(
    _ index: Int, of list: LazyListNode, isDecorated: Bool, _ realization: inout RowRealization
  ) -> LazyRowNode? {
    let (row, isNew) = list.activate(index)
    guard isNew else { return nil }
    realization.hasItems = true
    list.itemsDidChange(ofElements: index..<index + 1)
    // The result of a modifier around the row is known only after the items are collected.
    if isDecorated { host.collectItems(from: realization.pendingItems) }
    return row
  }

  /// Returns the items of an activated row, ready for measuring.
  package final func items(
    of row: LazyRowNode, at index: Int, in segment: Int, isDecorated: Bool
  ) -> ContiguousArray<ItemNode> {
    if isDecorated {
      let rows = places(in: segment..<segment + 1)
      let place = rows.partitioningIndex { $0.element >= index }
      guard place < rows.endIndex, rows[place].element == index else { return [] }
      return ContiguousArray(self.items[itemRange(of: rows[place])])
    }
    let found = row.items
    for item in found where item.container !== self {
      item.container = self
      adoptFlags(of: item)
    }
    return found
  }

  /// Retires the rows of a list outside a range.
  @MainActor
  package final func retire(outside range: Range<Int>, of list: LazyListNode, _ realization: inout RowRealization) {
    let retired = list.retire(outside: range)
    if retired.isEmpty { return }
    realization.hasItems = true
    list.itemsDidChange(ofElements: retired)
  }

  /// Returns the known or estimated rectangle of a row, in the container's coordinates.
  package final func rect(of index: Int, in list: LazyListNode) -> CGRect? {
    let segment = list.segment
    guard segments.indices.contains(segment), segments[segment].maker === list, index < list.count else { return nil }
    let start = position(of: index, in: segment)
    let length = max(0, length(of: index, in: segment) - gap)
    switch axis {
    case .vertical: return CGRect(x: 0, y: start, width: size.width, height: length)
    case .horizontal:
      return CGRect(x: isMirrored ? size.width - start - length : start, y: 0, width: length, height: size.height)
    }
  }
}

/// The appearance of individually listed views.
///
/// These views are made immediately and appear when they become visible. A view that loads more data at the end of a
/// list therefore waits until the end is visible.
extension LazyContainerNode {
  /// Whether the container is inside another lazy container, whose individually listed view it can be.
  package final var isInOtherContainer: Bool {
    var node = parent
    while let current = node {
      if Self.isOne(current) { return true }
      node = current.parent
    }
    return false
  }

  /// Notifies views that become visible or invisible. The realization calls this function when the rows in the window
  /// are final.
  ///
  /// Only the views that become visible or invisible, and the modifiers around them, are notified.
  ///
  /// - Complexity: O(*n*) in the active rows and views of the visible segments, and O(log *n*) in all segments.
  @MainActor
  package final func updateSight(in window: Range<CGFloat>, _ realization: RowRealization) {
    var now: Set<NodeHandle> = []
    let touching = segments(touching: window)
    let visible = ContiguousArray(places(in: touching)) + places(in: pinnedViews(around: touching))
    placesVisited += visible.count
    for place in visible where segments[place.segment].list == nil {
      let start = start(ofSegment: place.segment) + pinShift(of: place.segment)
      let end = start + max(0, length(of: place.element, in: place.segment) - gap)
      // A view of zero length is visible if its position is.
      let isSeen = start < window.upperBound && (end > window.lowerBound || end == start && start >= window.lowerBound)
      if isSeen { now.formUnion(items[itemRange(of: place)].map { host.handles.handle(for: $0) }) }
    }
    if now == seen, unsettledSingles.isEmpty { return }
    let changed = now.symmetricDifference(seen).union(unsettledSingles)
      .compactMap { host.handles.node(for: $0) as? ItemNode }
    unsettledSingles.removeAll()
    seen = now
    // A modifier that runs an appearance action can enclose several views.
    VisibilityRoute.of(host).withRoute(from: self, to: changed) { content?.surroundingsDidChange(.sight) }
    if flags.contains(.subtreeHasWriters) { contributionsDidChange() }
    host.collectItems(from: realization.pendingItems)
  }
}

/// The state of one realization of the visible rows.
package struct RowRealization {
  /// The length of the queue of pending item collections at the start of the realization.
  package let pendingItems: Int
  /// Whether rows were inserted or removed.
  package var hasItems = false
  /// Whether a new length became known.
  package var hasLengths = false
  /// The first activated row, and its estimated position.
  package private(set) var first: (segment: Int, element: Int, position: CGFloat)?

  package init(pendingItems: Int) { self.pendingItems = pendingItems }

  package var isEmpty: Bool { !hasItems && !hasLengths }

  /// Records an activated row, unless it is not the first.
  package mutating func recordFirst(_ segment: Int, _ element: Int, at position: CGFloat) {
    if first == nil { first = (segment, element, position) }
  }
}

/// The place of an active row: its segment and element, and its items in the container.
package struct RowLocation {
  /// The index of the segment.
  package let segment: Int
  /// The index of the element in the segment's list; 0 for an individually listed view.
  package let element: Int
  /// The number of its items.
  package let count: Int
  /// The index that represents the position of its first item, from the start or from the end of the items.
  package let index: Int32

  /// Creates a place whose items count from the start.
  package init(segment: Int, element: Int, items: Range<Int>) {
    let index = Int32(truncatingIfNeeded: items.lowerBound)
    self.init(segment: segment, element: element, count: items.count, index: index)
  }

  private init(segment: Int, element: Int, count: Int, index: Int32) {
    self.segment = segment
    self.element = element
    self.count = count
    self.index = index
  }

  /// Returns this place with another index.
  func with(index: Int32) -> RowLocation { RowLocation(segment: segment, element: element, count: count, index: index) }
}

extension LazyContainerNode {
  /// Whether a node is a lazy container.
  package static func isOne(_ node: ViewNode) -> Bool { node is LazyContainerNode }
}
