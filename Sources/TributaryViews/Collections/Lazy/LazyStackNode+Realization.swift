package import TributaryGeometry
import TributaryLayout

/// Which rows are there: those that can be seen.
///
///     1. find the window through which the stack is seen
///     2. where no length is known, activate the first row for one
///     3. activate the rows in the window, each measured before the next is asked for
///     4. retire the others
///     5. take the mean of what is known for what is not, and move the scroll view by what that moved
///     6. ask for layout
extension LazyStackNode {
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
    let before = anchor(in: window)
    let oldTotal = total
    let pendingItems = host.queues.items.count
    isRealizing = true
    defer { isRealizing = false }
    var changes = RowChanges()
    activateRows(in: window, pendingItems: pendingItems, &changes)
    updateEstimates()
    if changes.isEmpty, total == oldTotal, !hasOutdatedAnswers {
      hasNewContent = false
      return false
    }
    hasOutdatedAnswers = false
    let after = before ?? changes.first.map { Anchor(segment: $0.segment, element: $0.element, position: $0.position) }
    host.collectItems(from: pendingItems)
    // Views that are listed by themselves have lost their lengths with the old list.
    measureRows()
    if let after, !isPinnedToStart, segments.indices.contains(after.segment) {
      let shift = position(of: after.element, in: after.segment) - after.position
      if shift != 0 { scrollContainer(along: axis)?.shift(by: shift, along: axis) }
    }
    flags.remove(.needsMeasure)
    needsMeasure()
    return true
  }

  /// Whether the beginning of the content shall stay in sight: it is there, and new elements may have come before others.
  private var isPinnedToStart: Bool { hasNewContent && scrollContainer(along: axis)?.offset[axis] == 0 }

  /// A row that shall stay where it is seen, and where it is.
  private struct Anchor {
    let segment: Int
    let element: Int
    let position: CGFloat
  }

  /// What a realization did.
  private struct RowChanges {
    var hasItems = false
    var hasLengths = false
    /// The first row that was woken, and where it was thought to be.
    var first: (segment: Int, element: Int, position: CGFloat)?

    var isEmpty: Bool { !hasItems && !hasLengths }
  }

  /// The first row in the window that is there already.
  private func anchor(in window: Range<CGFloat>) -> Anchor? {
    for place in places {
      let start = position(of: place)
      let length = segments[place.segment].list?.lengths[place.element] ?? segments[place.segment].length
      if start + length > window.lowerBound, start < window.upperBound {
        return Anchor(segment: place.segment, element: place.element, position: start)
      }
    }
    return nil
  }

  @MainActor
  private func activateRows(in window: Range<CGFloat>, pendingItems: Int, _ changes: inout RowChanges) {
    // What overlaps the row behind it may be seen although the next begins before the window.
    let low = window.lowerBound + min(0, gap)
    var start: CGFloat = 0
    for number in segments.indices {
      guard let list = segments[number].list else {
        start += segments[number].total
        continue
      }
      let isDecorated = list.isDecorated
      // What was known for another width is no estimate: a fresh stack asks its first row.
      if list.count > 0, list.lengths.knownCount == 0 {
        activate(0, of: list, in: number, isDecorated: isDecorated, pendingItems: pendingItems, &changes)
        updateEstimates()
      }
      let first = list.lengths.firstIndex(endingAfter: low - start)
      var index = first
      var position = start + list.lengths.position(of: first)
      while index < list.count, position < window.upperBound {
        let isNew = activate(
          index, of: list, in: number, isDecorated: isDecorated, pendingItems: pendingItems, &changes)
        if isNew, changes.first == nil { changes.first = (number, index, position) }
        position += list.lengths[index] ?? 0
        index += 1
      }
      if list.retire(outside: first..<index) {
        changes.hasItems = true
        list.itemsDidChange()
      }
      start += list.lengths.total
    }
  }

  /// Wakes a row, unless it is awake, and writes its length down.
  ///
  /// - Returns: Whether it was not awake before.
  @MainActor @discardableResult
  private func activate(
    _ index: Int, of list: LazyListNode, in segment: Int, isDecorated: Bool, pendingItems: Int,
    _ changes: inout RowChanges
  ) -> Bool {
    let (row, isNew) = list.activate(index)
    guard isNew else { return false }
    changes.hasItems = true
    list.itemsDidChange()
    // What a modifier makes of the row is known once everything has been collected.
    if isDecorated { host.collectItems(from: pendingItems) }
    let length = measure(row, at: index, in: segment, isDecorated: isDecorated)
    if list.lengths.set(index, length) { changes.hasLengths = true }
    return true
  }

  /// The length of a row that has just been woken.
  @MainActor
  private func measure(_ row: LazyRowNode, at index: Int, in segment: Int, isDecorated: Bool) -> CGFloat {
    var items = row.items
    if isDecorated {
      let place = places.first { $0.segment == segment && $0.element == index }
      items = place.map { ContiguousArray(self.items[$0.items]) } ?? []
    } else {
      for item in items where item.container !== self {
        item.container = self
        adoptFlags(of: item)
      }
    }
    return extent(of: items, cross: rowCross).along
  }

  /// The part of the stack that the scroll views around and the host let through, along the stack from its near edge.
  ///
  /// - Returns: Empty if nothing is seen; `nil` where that cannot be told.
  @MainActor
  private var visibleWindow: Range<CGFloat>? {
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

  /// Where a row stands or is thought to stand, in the stack's coordinates.
  package final func rect(of index: Int, in list: LazyListNode) -> CGRect? {
    guard let segment = segments.firstIndex(where: { $0.list === list }), index < list.count else { return nil }
    let start = position(of: index, in: segment)
    let length = max(0, (list.lengths[index] ?? list.lengths.estimate) - gap)
    switch axis {
    case .vertical: return CGRect(x: 0, y: start, width: size.width, height: length)
    case .horizontal:
      return CGRect(x: isMirrored ? size.width - start - length : start, y: 0, width: length, height: size.height)
    }
  }
}
