@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryLayout

/// The lengths and positions of units, and the steps that visit units: the choice of visible rows, and their placement.
extension LazyContainerNode {
  // MARK: Lengths

  /// The length of the content, including the gaps after the rows, in points.
  package final var total: CGFloat {
    addLengths()
    return unitLengths.total
  }

  /// Returns the position of a unit, in points from the near edge.
  package final func start(ofUnit number: Int) -> CGFloat {
    addLengths()
    segmentsVisited += 1
    return unitLengths.position(of: number)
  }

  /// Returns the units that overlap or touch a window.
  package final func units(touching window: Range<CGFloat>) -> Range<Int> {
    addLengths()
    return unitLengths.units(touching: window)
  }

  /// Returns the valid lengths of an item, in points. An infinite or undefined length is reported.
  package final func length(of item: ItemNode, for proposal: ProposedViewSize) -> (along: CGFloat, across: CGFloat) {
    let size = item.sizeThatFits(proposal)
    let along = size.length(along: axis)
    if !along.isFinite { item.reportInvalidDimension("length of a row in a lazy container", "\(along)") }
    return (along.asExtent, size.length(along: axis.cross).asLength)
  }

  /// Marks all segments after a change of their order or of all lengths.
  package final func segmentsDidChange() {
    unmeasured.insertAll()
    unplaced.insertAll()
    unitLengths.allLengthsDidChange()
  }

  /// Marks a unit whose length can have changed, and its active rows.
  package final func lengthDidChange(ofUnit number: Int) {
    unplaceRows(ofUnit: number)
    unitLengths.lengthDidChange(of: number)
    unseenLengths.insert(number, in: host.frameNumber)
  }

  private func unplaceRows(ofUnit number: Int) {
    for segment in segments(ofUnit: number) where segments[segment].list?.rows.isEmpty != true {
      unplaced.insert(segment)
    }
  }

  /// Adds the lengths that have changed to the sums.
  final func addLengths() {
    guard unitLengths.needsUpdate else { return }
    let resized = unitLengths.update(count: unitCount) { number in
      segmentsVisited += 1
      return currentLength(ofUnit: number)
    }
    for number in resized { markPins(around: segments(ofUnit: number).lowerBound) }
  }

  /// Returns the length of a unit, in points, and whether it has rows of which none has a known length.
  final func currentLength(ofUnit number: Int) -> (length: CGFloat, isUnknown: Bool) {
    guard let lengths = rowLengths(ofUnit: number) else { return (segments[number].length, false) }
    return (lengths.total, lengths.isUnknown)
  }

  /// Estimates unknown lengths by the mean of the known ones, except in units before the furthest visible part so far.
  ///
  /// - Returns: Whether an estimate changed, which also invalidates sizes for other cross lengths.
  @discardableResult
  package final func updateEstimates() -> Bool {
    let others = unitLengths.updateEstimates(count: unitCount) { number in
      segmentsVisited += 1
      if number < anchor.passedUnits, rowLengths(ofUnit: number)?.isEstimated == true { return false }
      return estimateByMean(ofUnit: number)
    }
    others.forEach(unplaceRows)
    return !others.isEmpty
  }

  /// Records the length of an active row, in points.
  ///
  /// - Returns: Whether the length was unknown or different before.
  @discardableResult
  package final func setLength(_ length: CGFloat, of element: Int, in segment: Int) -> Bool {
    if let list = segments[segment].list {
      guard setLength(length, of: element, in: &list.lengths) else { return false }
    } else if segments[segment].length == length {
      return false
    } else {
      segments[segment].length = length
    }
    lengthDidChange(inSegment: segment)
    return true
  }

  /// Stores the length of a row in a list of lengths, and counts the lengths that become known.
  ///
  /// - Returns: Whether the length was unknown or different before.
  final func setLength(_ length: CGFloat, of index: Int, in lengths: inout RowLengths) -> Bool {
    let count = lengths.knownCount
    guard lengths.set(index, length, frame: host.frameNumber) else { return false }
    let registry = LazyRegistry.of(host)
    registry.changedLengths &+= 1
    if lengths.knownCount > count { registry.knownLengths &+= 1 }
    return true
  }

  /// Whether the length of any row of a list is known.
  final var knowsLengthsOfLists: Bool { segments.contains { ($0.list?.lengths.knownCount ?? 0) > 0 } }

  // MARK: Active rows

  /// Returns the position of a row, in points from the near edge.
  package final func position(of place: RowLocation) -> CGFloat { position(of: place.element, in: place.segment) }

  /// Returns the row of an item; `nil` before the item is collected.
  final func place(of item: ItemNode) -> RowLocation? {
    placeIndex(of: item).map { places[$0] }
  }

  /// Returns the index in `places` of the row of an item; `nil` before the item is collected.
  package final func placeIndex(of item: ItemNode) -> Int? {
    guard let position = collectedPosition(of: item) else { return nil }
    let place = places.partitioningIndex { itemRange(of: $0).upperBound > position }
    return place < places.count && itemRange(of: places[place]).contains(position) ? place : nil
  }

  /// Returns the positions of the items of an active row.
  package final func itemRange(of place: RowLocation) -> Range<Int> {
    places.items(of: place)
  }

  /// Whether the content has no elements and no individually listed views.
  package final var isEmpty: Bool { segments.allSatisfy { $0.list?.count == 0 } }

  /// Returns the active rows of a range of segments.
  package final func places(in range: Range<Int>) -> RowLocations.SubSequence {
    places[placeRange(ofSegments: range)]
  }

  /// Returns the indices of the active rows of a range of segments.
  final func placeRange(ofSegments range: Range<Int>) -> Range<Int> {
    let first = places.partitioningIndex { $0.segment >= range.lowerBound }
    let last = range.isEmpty ? first : places.partitioningIndex { $0.segment >= range.upperBound }
    return first..<last
  }

  /// Returns the indices in `places` of the active rows of a range of elements.
  final func placeRange(ofElements range: Range<Int>, in segment: Int) -> Range<Int> {
    let first = places.partitioningIndex { ($0.segment, $0.element) >= (segment, range.lowerBound) }
    return first..<max(first, places.partitioningIndex { ($0.segment, $0.element) >= (segment, range.upperBound) })
  }

  /// The active rows that the next step visits, given the marked segments.
  package final func places(in marks: [Int]?) -> ContiguousArray<RowLocation> {
    guard let marks else { return ContiguousArray(places) }
    var result: ContiguousArray<RowLocation> = []
    for number in marks where segments.indices.contains(number) {
      result.append(contentsOf: places(in: number..<number + 1))
    }
    return result
  }

  /// Activates the rows in a window, measuring each one before activating the next, and retires the others.
  @MainActor
  final func activateRows(in window: Range<CGFloat>, _ realization: inout RowRealization) {
    // With a negative gap, a row can overlap the window even if the next row begins before it.
    let low = window.lowerBound + min(0, gap)
    addLengths()
    // Rows outside the window are retired. A unit without a known length measures its first row.
    var waiting = Set(segmentsWithRows.map { unit(of: $0) }).union(unitLengths.unknown).sorted()[...]
    var next = 0
    while true {
      waiting = waiting.drop { $0 < next }
      var candidate = waiting.first ?? unitCount
      addLengths()
      let touching = max(next, unitLengths.firstIndex(endingAtOrAfter: low))
      if touching < candidate,
        isVisible(at: start(ofUnit: touching), length: unitLengths[touching], before: window.upperBound)
      {
        candidate = touching
      }
      guard candidate < unitCount else { break }
      activateRows(ofUnit: candidate, from: low, to: window.upperBound, &realization)
      next = candidate + 1
    }
  }

  // MARK: Placing

  /// Places the active rows of the marked segments and those that have moved. Their lengths are known.
  final func placeRows() {
    if updatePlacementSetting() { unplaced.insertAll() }
    addLengths()
    let (moved, marks) = (unitLengths.takeFirstMoved(), unplaced.take())
    // A unit that changes its length moves all units after it.
    let first = moved < unitCount ? segments(ofUnit: moved).lowerBound : segments.count
    for place in places(in: marks?.filter { $0 < first }) { placeItems(of: place) }
    guard marks != nil else { return }
    for place in places(in: first..<segments.count) { placeItems(of: place) }
  }

  private func placeItems(of place: RowLocation) {
    itemsVisited += place.count
    forEachOrigin(of: place) { item, origin, proposal in item.place(at: origin, proposal: proposal) }
  }
}
