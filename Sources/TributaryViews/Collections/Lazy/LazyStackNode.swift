@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry
import TributaryLayout

/// The node of LazyVStack and LazyHStack, which arranges rows one after the other.
///
/// Positions along the stack are sums of the lengths that each list of rows stores.
@_documentation(visibility: internal)
open class LazyStackNode: LazyContainerNode {
  private final var alignment: AlignmentKey
  /// The maximum cross length of the most recently measured rows, in points.
  private final var widest: CGFloat = 0
  /// The maximum cross length of the active rows of each segment.
  private final var breadths = SegmentMaxima(count: 0)
  /// The lengths of the segments, without those of the segments in `changed`.
  private final var sums = SegmentSums([])
  private final var changed: Set<Int> = []
  /// Whether all lengths can differ from those in `sums`.
  private final var hasOtherSegments = true
  /// The first segment whose position has changed since the last placement; the number of segments if there is none.
  private final var firstMoved = 0
  /// The lists without any known length.
  private final var unknown: Set<Int> = []
  /// The lists whose estimates can differ from the mean of the known lengths.
  private final var unestimated = SegmentMarks()
  /// The values with which all rows were last placed.
  private final var placementSetting: PlacementSetting?

  @usableFromInline
  package init(
    _ inputs: NodeInputs, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews
  ) {
    self.alignment = alignment
    super.init(inputs, axis: axis, spacing: spacing, pinnedViews: pinnedViews)
  }

  @usableFromInline
  package final func update(alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews) {
    let isOther = update(spacing: spacing, pinnedViews: pinnedViews)
    if alignment == self.alignment, !isOther { return }
    self.alignment = alignment
    flags.remove(.needsMeasure)
    needsMeasure()
  }

  // MARK: Measuring

  /// The values on which the positions of all rows depend.
  private struct PlacementSetting: Equatable {
    /// The size of the stack, in points. Its length matters only if positions are mirrored.
    private let length: CGFloat
    private let breadth: CGFloat
    let guide: CGFloat
    let line: CGFloat?
    private let gap: CGFloat
    /// The bit pattern of the proposed cross length, which can be not-a-number.
    private let cross: UInt64
    let isMirrored: Bool
    private let alignment: AlignmentKey

    init(
      size: CGSize, guide: CGFloat, line: CGFloat?, gap: CGFloat, cross: UInt64, isMirrored: Bool, axis: Axis,
      alignment: AlignmentKey
    ) {
      length = axis == .horizontal && isMirrored ? size.width : 0
      breadth = axis == .vertical ? size.width : 0
      self.guide = guide
      self.line = line
      self.gap = gap
      self.cross = cross
      self.isMirrored = isMirrored
      self.alignment = alignment
    }
  }

  private func rowProposal(cross: CGFloat) -> ProposedViewSize {
    ProposedViewSize(major: .nan, minor: cross, axis: axis)
  }

  /// Returns the length of a row with the gaps after its items, and its cross length, in points.
  private func extent(
    of items: some Sequence<ItemNode>, cross: CGFloat
  ) -> (along: CGFloat, across: CGFloat) {
    var along: CGFloat = 0
    var across: CGFloat = 0
    for item in items {
      itemsVisited += 1
      let length = length(of: item, for: rowProposal(cross: cross))
      along += max(0, length.along + gap)
      across = max(across, length.across)
    }
    return (along, across)
  }

  override package func measureRows() -> CGFloat {
    let marks = unmeasured.take()
    if marks == nil { breadths = SegmentMaxima(count: segments.count) }
    var breadth: (segment: Int, length: CGFloat?) = (-1, nil)
    func close() {
      if breadth.segment >= 0 { breadths.set(breadth.segment, breadth.length) }
    }
    for number in marks ?? [] where segments.indices.contains(number) { breadths.set(number, nil) }
    for place in places(in: marks) {
      if place.segment != breadth.segment {
        close()
        breadth = (place.segment, nil)
      }
      let extent = extent(of: items[place.items], cross: rowCross)
      setLength(extent.along, of: place.element, in: place.segment)
      if !place.items.isEmpty { breadth.length = max(breadth.length ?? 0, extent.across) }
    }
    close()
    if let across = breadths.maximum { widest = across } else if isEmpty { widest = 0 }
    return widest
  }

  override package func foreignExtent(cross: CGFloat) -> (along: CGFloat, across: CGFloat) {
    var totals = segments.map { _ in (sum: CGFloat(0), count: 0, filled: 0) }
    var across: CGFloat?
    for place in places {
      let extent = extent(of: items[place.items], cross: cross)
      totals[place.segment].sum += extent.along
      totals[place.segment].count += 1
      if extent.along > 0 { totals[place.segment].filled += 1 }
      if !place.items.isEmpty { across = max(across ?? 0, extent.across) }
    }
    var along: CGFloat = 0
    for (segment, known) in zip(segments, totals) {
      guard let list = segment.list else {
        along += known.sum
        continue
      }
      let mean = known.count > 0 ? known.sum / CGFloat(max(known.filled, 1)) : list.lengths.estimate
      along += known.sum + CGFloat(list.count - known.count) * mean
    }
    return (along, across ?? (isEmpty ? 0 : widest))
  }

  // MARK: Positions

  override package var total: CGFloat {
    addLengths()
    return sums.total
  }

  override package func start(ofSegment number: Int) -> CGFloat {
    addLengths()
    segmentsVisited += 1
    return sums.position(of: number)
  }

  override package func segments(touching window: Range<CGFloat>) -> Range<Int> {
    addLengths()
    // The bounds allow for rounding errors of the sums.
    let first = sums.firstIndex(endingAtOrAfter: window.lowerBound - 1)
    return first..<max(first, sums.firstIndex(startingAtOrAfter: window.upperBound + 1))
  }

  override package func position(of element: Int, in segment: Int) -> CGFloat {
    start(ofSegment: segment) + (segments[segment].list?.lengths.position(of: element) ?? 0)
  }

  override package func segmentsDidChange() {
    super.segmentsDidChange()
    hasOtherSegments = true
    changed.removeAll(keepingCapacity: true)
    unestimated.insertAll()
  }

  override package func lengthDidChange(inSegment number: Int) {
    super.lengthDidChange(inSegment: number)
    if !hasOtherSegments { changed.insert(number) }
    unestimated.insert(number)
  }

  /// Adds the lengths that have changed to the sums.
  private func addLengths() {
    if hasOtherSegments {
      hasOtherSegments = false
      sums = SegmentSums(segments.map(\.total))
      firstMoved = 0
      unknown = Set(segments.indices.filter { hasNoLength($0) })
      segmentsVisited += segments.count
    }
    if changed.isEmpty { return }
    for number in changed where sums.set(number, segments[number].total) {
      firstMoved = min(firstMoved, number + 1)
      markPins(around: number)
    }
    segmentsVisited += changed.count
    changed.removeAll(keepingCapacity: true)
  }

  /// Whether a segment is a list without any known length.
  private func hasNoLength(_ number: Int) -> Bool {
    segments[number].list.map { $0.count > 0 && $0.lengths.knownCount == 0 } ?? false
  }

  override package func length(of element: Int, in segment: Int) -> CGFloat {
    guard let list = segments[segment].list else { return segments[segment].length }
    return list.lengths[element] ?? list.lengths.estimate
  }

  @discardableResult
  override package func updateEstimates() -> Bool {
    let marks = unestimated.take()
    var hasOther = false
    for number in marks ?? Array(segments.indices) where segments.indices.contains(number) {
      segmentsVisited += 1
      guard let list = segments[number].list, list.lengths.estimateByMean() else { continue }
      hasOther = true
      lengthDidChange(inSegment: number)
    }
    // The new estimates are means.
    _ = unestimated.take()
    return hasOther
  }

  // MARK: Choosing rows

  @MainActor
  override package func activateRows(in window: Range<CGFloat>, _ realization: inout RowRealization) {
    // With a negative gap, a row can overlap the window even if the next row begins before it.
    let low = window.lowerBound + min(0, gap)
    addLengths()
    // Rows outside the window are retired. A list without a known length measures its first row.
    let waiting = Set(sortedSegmentsWithRows).union(unknown).sorted()
    var next = 0
    var number = 0
    while true {
      while next < waiting.count, waiting[next] < number { next += 1 }
      var candidate = next < waiting.count ? waiting[next] : segments.count
      addLengths()
      let touching = max(number, sums.firstIndex(endingAtOrAfter: low))
      if touching < candidate, start(ofSegment: touching) < window.upperBound { candidate = touching }
      guard candidate < segments.count else { break }
      number = candidate + 1
      guard let list = segments[candidate].list else { continue }
      activateRows(of: list, in: candidate, from: low, to: window.upperBound, &realization)
      if !hasNoLength(candidate) { unknown.remove(candidate) }
    }
  }

  @MainActor
  private func activateRows(
    of list: LazyListNode, in segment: Int, from low: CGFloat, to high: CGFloat, _ realization: inout RowRealization
  ) {
    let isDecorated = list.isDecorated
    // Lengths for another width are not used as estimates: the stack measures its first row instead.
    if hasNoLength(segment) {
      activate(0, of: list, in: segment, isDecorated: isDecorated, &realization)
      updateEstimates()
    }
    let start = start(ofSegment: segment)
    let first = list.lengths.firstIndex(endingAfter: low - start)
    var index = first
    var position = start + list.lengths.position(of: first)
    while index < list.count, position < high {
      let isNew = activate(index, of: list, in: segment, isDecorated: isDecorated, &realization)
      if isNew { realization.recordFirst(segment, index, at: position) }
      position += list.lengths[index] ?? 0
      index += 1
    }
    retire(outside: first..<index, of: list, &realization)
  }

  /// Activates a row unless it is active, and records its length.
  ///
  /// - Returns: Whether the row was not active before.
  @MainActor @discardableResult
  private func activate(
    _ index: Int, of list: LazyListNode, in segment: Int, isDecorated: Bool, _ realization: inout RowRealization
  ) -> Bool {
    guard let row = activate(index, of: list, isDecorated: isDecorated, &realization) else { return false }
    let items = items(of: row, at: index, in: segment, isDecorated: isDecorated)
    if setLength(extent(of: items, cross: rowCross).along, of: index, in: segment) { realization.hasLengths = true }
    return true
  }

  // MARK: Placing

  override package func placeRows() {
    let setting = PlacementSetting(
      size: size, guide: ownGuide, line: sharedLine, gap: gap, cross: Double(rowCross).bitPattern,
      isMirrored: environment.layoutDirection == .rightToLeft, axis: axis, alignment: alignment)
    if setting != placementSetting {
      placementSetting = setting
      unplaced.insertAll()
    }
    addLengths()
    let (first, marks) = (firstMoved, unplaced.take())
    firstMoved = segments.count
    // A segment that changes its length moves all segments after it.
    for place in places(in: marks?.filter { $0 < first }) { self.place(place) }
    guard marks != nil else { return }
    for place in places(in: min(first, segments.count)..<segments.count) { self.place(place) }
  }

  private func place(_ place: RowPlace) {
    itemsVisited += place.items.count
    forEachOrigin(of: place) { item, origin in
      item.place(at: origin, proposal: rowProposal(cross: rowCross))
    }
  }

  override package func remeasuredLength(of place: RowPlace) -> CGFloat? {
    extent(of: items[place.items], cross: rowCross).along
  }

  override package func forEachOrigin(of place: RowPlace, _ body: (ItemNode, CGPoint) -> Void) {
    guard let setting = placementSetting else { return }
    var position = position(of: place) + pinShift(of: place.segment)
    for item in items[place.items] {
      let length = length(of: item, for: rowProposal(cross: rowCross)).along
      body(item, origin(of: item, at: position, length: length, setting))
      position += max(0, length + gap)
    }
  }

  private func origin(
    of item: ItemNode, at position: CGFloat, length: CGFloat, _ setting: PlacementSetting
  ) -> CGPoint {
    let dimensions = item.dimensions(in: rowProposal(cross: rowCross))
    let guide = dimensions.value(of: alignment).asCoordinate
    var across = (setting.line ?? setting.guide) - guide
    if axis == .vertical, setting.isMirrored {
      across = size.width.asCoordinate - across - dimensions.width.asCoordinate
    }
    let along = isMirrored ? size.width - position - length : position
    return axis == .vertical
      ? CGPoint(x: across.asCoordinate, y: along) : CGPoint(x: along, y: across.asCoordinate)
  }

  /// The position of the alignment guide of the stack, in its coordinates, in points.
  private var ownGuide: CGFloat {
    ViewDimensions(size: size.asExtents, proposal: proposal, guides: nil).value(of: alignment).asCoordinate
  }

  /// The common baseline, which is the lowest baseline of the active rows; `nil` for other guides.
  private var sharedLine: CGFloat? {
    guard alignment.kind == .firstTextBaseline || alignment.kind == .lastTextBaseline else { return nil }
    return items.map { $0.dimensions(in: rowProposal(cross: rowCross)).value(of: alignment).asCoordinate }.max()
  }

  @_spi(Engine) override open var pathComponent: String? { axis == .vertical ? "LazyVStack" : "LazyHStack" }
}
