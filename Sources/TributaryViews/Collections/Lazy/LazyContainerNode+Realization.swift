@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryLayout

/// Which rows are there: those that can be seen.
///
///     1. find the window through which the container is seen
///     2. where no length is known, activate the first row for one
///     3. activate the rows in the window, each measured before the next is asked for
///     4. retire the others
///     5. take the mean of what is known for what is not, and move the scroll view by what that moved
///     6. ask for layout
extension LazyContainerNode {
  /// Makes the rows that can be seen, and only those. Called after the tree has been laid out.
  ///
  /// - Returns: Whether anything has changed, so that it has to be laid out again.
  @MainActor
  package final func realizeRows() -> Bool {
    guard flags.contains(.isPlaced), !flags.contains(.needsMeasure), !isAbsent([.inactive, .concealed]),
      let window = visibleWindow
    else {
      return false
    }
    let isRepinned = takePinWindow(window)
    let inWindow = anchor(in: window)
    updateOrigin(isSeen: inWindow != nil, window)
    let before = takeOrigin() ?? inWindow
    let oldTotal = total
    var realization = RowRealization(pendingItems: host.queues.items.count)
    isRealizing = true
    defer { isRealizing = false }
    activateRows(in: window, &realization)
    let hasOtherEstimates = updateEstimates()
    if realization.isEmpty, total == oldTotal, !hasOutdatedAnswers, !hasOtherEstimates {
      inputOrigin = nil
      if isRepinned { needsContentPlacement() } else { updateSight(in: window, realization) }
      return isRepinned
    }
    hasOutdatedAnswers = false
    let after =
      before ?? realization.first.map { Anchor(segment: $0.segment, element: $0.element, position: $0.position) }
    host.collectItems(from: realization.pendingItems)
    // Views that are listed by themselves have lost their lengths with the old list.
    _ = measureRows()
    if let after, !isPinnedToStart, segments.indices.contains(after.segment) {
      let shift = position(of: after.element, in: after.segment) - after.position
      if shift != 0 { scrollContainer(along: axis)?.shift(by: shift, along: axis) }
    }
    flags.remove(.needsMeasure)
    needsMeasure()
    return true
  }

  /// Whether the beginning of the content shall stay in sight: who is there sees what comes before others, and what those
  /// turn out to be.
  private var isPinnedToStart: Bool { scrollContainer(along: axis)?.offset[axis] == 0 }

  /// A row that shall stay where it is seen, and where it is.
  private struct Anchor {
    let segment: Int
    let element: Int
    let position: CGFloat
  }

  /// Returns the first row in the window that is there already.
  ///
  /// - Complexity: O(log *n*) positions in the rows that are there and the views that are listed by themselves.
  private func anchor(in window: Range<CGFloat>) -> Anchor? {
    // Each row ends where the next begins, or beside it.
    let first = places.partitioningIndex { place in
      placesVisited += 1
      return position(of: place) + length(of: place.element, in: place.segment) > window.lowerBound
    }
    guard first < places.endIndex else { return nil }
    let place = places[first]
    let start = position(of: place)
    return start < window.upperBound ? Anchor(segment: place.segment, element: place.element, position: start) : nil
  }

  /// How often rows are realized for a move by input before what is seen then counts.
  private static var roundsOfOrigin: Int { 16 }

  /// After a move by input to rows none of which is there, the last row before them becomes the one that keeps its place: the
  /// rows that come follow it at the distance of the move, and a move back by the same distance shows the same rows.
  private func updateOrigin(isSeen: Bool, _ window: Range<CGFloat>) {
    let moves = scrollContainer(along: axis)?.moves
    defer { knownMoves = moves }
    guard let moves, let known = knownMoves, moves != known else { return }
    inputOrigin = nil
    guard !isSeen, moves.jumps == known.jumps, moves.travel[axis] > known.travel[axis], let last = places.last,
      position(of: last) < window.lowerBound
    else { return }
    inputOrigin = (last.segment, last.element, Self.roundsOfOrigin)
  }

  /// Returns the row from which input has moved on, for a limited number of times.
  private func takeOrigin() -> Anchor? {
    guard let origin = inputOrigin, origin.rounds > 0, segments.indices.contains(origin.segment) else { return nil }
    inputOrigin?.rounds -= 1
    return Anchor(
      segment: origin.segment, element: origin.element,
      position: position(of: origin.element, in: origin.segment))
  }

  // MARK: What subclasses use

  /// Activates a row, unless it is active.
  ///
  /// - Returns: The row if it was not active before.
  @MainActor
  package final func activate(
    _ index: Int, of list: LazyListNode, isDecorated: Bool, _ realization: inout RowRealization
  ) -> LazyRowNode? {
    let (row, isNew) = list.activate(index)
    guard isNew else { return nil }
    realization.hasItems = true
    list.itemsDidChange()
    // What a modifier makes of the row is known once everything has been collected.
    if isDecorated { host.collectItems(from: realization.pendingItems) }
    return row
  }

  /// Returns the items of a row that has just been activated, ready to be measured.
  package final func items(
    of row: LazyRowNode, at index: Int, in segment: Int, isDecorated: Bool
  ) -> ContiguousArray<ItemNode> {
    if isDecorated {
      guard let place = places.first(where: { $0.segment == segment && $0.element == index }) else { return [] }
      return ContiguousArray(self.items[place.items])
    }
    let found = row.items
    for item in found where item.container !== self {
      item.container = self
      adoptFlags(of: item)
    }
    return found
  }

  /// Takes the rows of a list outside a range out of sight.
  @MainActor
  package final func retire(outside range: Range<Int>, of list: LazyListNode, _ realization: inout RowRealization) {
    guard list.retire(outside: range) else { return }
    realization.hasItems = true
    list.itemsDidChange()
  }

  /// The part of the container that the scroll views around and the host let through, along it from its near edge.
  ///
  /// - Returns: Empty if nothing is seen; `nil` where that cannot be told.
  @MainActor
  private var visibleWindow: Range<CGFloat>? {
    // Whoever asks how long all of it is, and shows what was answered, has asked for every row.
    if proposal.raw(axis).isNaN, scrollContainer(along: axis) == nil { return -.infinity ..< .infinity }
    bringEffectsUpToDate()
    var low = -CGFloat.infinity
    var high = CGFloat.infinity
    func restrict(to bounds: CGRect, of ancestor: ItemNode?) -> Bool {
      let transform = transform(upTo: ancestor)
      if transform.a * transform.d - transform.b * transform.c == 0 {
        // What is drawn to a line or a point shows nothing.
        high = -.infinity
        return true
      }
      let rect = transform.inverted().map(bounds)
      let near = axis == .vertical ? rect.minY : isMirrored ? self.size.width - rect.maxX : rect.minX
      let length = axis == .vertical ? rect.height : rect.width
      guard near.isFinite, length.isFinite else { return false }
      low = max(low, near)
      high = min(high, near + length)
      return true
    }
    var scroll = scrollContainer(along: axis)
    while let current = scroll {
      guard restrict(to: current.visibleBounds, of: current) else { return nil }
      scroll = current.scrollContainer(along: axis)
    }
    guard restrict(to: CGRect(origin: .zero, size: host.root.viewSize), of: nil) else { return nil }
    return high > low ? low..<high : 0..<0
  }

  /// Where a row stands or is thought to stand, in the container's coordinates.
  package final func rect(of index: Int, in list: LazyListNode) -> CGRect? {
    guard let segment = segments.firstIndex(where: { $0.list === list }), index < list.count else { return nil }
    let start = position(of: index, in: segment)
    let length = max(0, length(of: index, in: segment) - gap)
    switch axis {
    case .vertical: return CGRect(x: 0, y: start, width: size.width, height: length)
    case .horizontal:
      return CGRect(x: isMirrored ? size.width - start - length : start, y: 0, width: length, height: size.height)
    }
  }
}

/// Views that are listed by themselves are made at once, and appear when they come into sight: what loads more at the end
/// of a list waits until the end is seen.
extension LazyContainerNode {
  /// Tells views that come into sight, or leave it. Called when the rows in the window stand.
  ///
  /// - Complexity: O(*n*) in the views that are listed by themselves and the rows that are there.
  @MainActor
  package final func updateSight(in window: Range<CGFloat>, _ realization: RowRealization) {
    var now: Set<ObjectIdentifier> = []
    let starts = segmentStarts
    for place in places where segments[place.segment].list == nil {
      let start = starts[place.segment] + (pins.shifts[place.segment] ?? 0)
      let end = start + max(0, length(of: place.element, in: place.segment) - gap)
      // A view without any length is seen where it stands.
      let isSeen = start < window.upperBound && (end > window.lowerBound || end == start && start >= window.lowerBound)
      if isSeen { now.formUnion(items[place.items].map { ObjectIdentifier($0) }) }
    }
    if now == seen { return }
    seen = now
    // What runs code when a view appears may stand around several.
    content?.surroundingsDidChange(.sight)
    if flags.contains(.subtreeHasWriters) { contributionsDidChange(nil) }
    host.collectItems(from: realization.pendingItems)
  }
}

/// What one choice of the rows that can be seen has done so far.
package struct RowRealization {
  /// How long the queue of those who collect their items was when it began.
  package let pendingItems: Int
  /// Whether rows came or went.
  package var hasItems = false
  /// Whether a length is known that was not.
  package var hasLengths = false
  /// The first row that was activated, and where it was thought to be.
  package private(set) var first: (segment: Int, element: Int, position: CGFloat)?

  package init(pendingItems: Int) { self.pendingItems = pendingItems }

  package var isEmpty: Bool { !hasItems && !hasLengths }

  /// Returns a row has been activated.
  package mutating func recordFirst(_ segment: Int, _ element: Int, at position: CGFloat) {
    if first == nil { first = (segment, element, position) }
  }
}

/// One row that is there: which it is, and which items of the container it has.
package struct RowPlace {
  /// Index of the segment.
  package let segment: Int
  /// Index of the element in the segment's list; 0 for a view that is listed by itself.
  package let element: Int
  /// Indices of its items.
  package let items: Range<Int>
}
