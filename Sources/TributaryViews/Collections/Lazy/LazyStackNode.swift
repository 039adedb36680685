import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
import TributaryLayout

/// The node of LazyVStack and LazyHStack, which arranges rows one after the other.
///
/// Positions along the stack are sums of the lengths that each list of rows stores.
@_documentation(visibility: internal)
open class LazyStackNode: LazyContainerNode {
  @exclusivity(unchecked) private final var alignment: AlignmentKey
  /// The maximum cross length of the most recently measured rows, in points.
  @exclusivity(unchecked) private final var widest: CGFloat = 0
  /// The ideal cross length of the first view.
  @exclusivity(unchecked) final var ideal = FirstViewIdealLength()
  /// The maximum cross length of the active rows of each segment.
  @exclusivity(unchecked) private final var breadths = SegmentMaxima(count: 0)
  /// The values with which all rows were last placed.
  @exclusivity(unchecked) private final var placementSetting: PlacementSetting?

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

  final func rowProposal(cross: CGFloat) -> ProposedViewSize {
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
      let extent = extent(of: items[itemRange(of: place)], cross: rowCross)
      setLength(extent.along, of: place.element, in: place.segment)
      if place.count > 0 { breadth.length = max(breadth.length ?? 0, extent.across) }
    }
    close()
    widest = breadths.maximum ?? breadthWithoutViews
    return idealBreadth(for: rowCross) ?? widest
  }

  /// Whether the ideal cross length is that of the first view. If not, it is that of the widest active row.
  @_spi(Engine) open var hasIdealOfFirstView: Bool { true }

  /// Returns the ideal cross length of the first view, in points, for an unspecified cross length; `nil` if it is
  /// unknown.
  private func idealBreadth(for cross: CGFloat) -> CGFloat? {
    guard cross.isNaN, hasIdealOfFirstView, !isEmpty else { return nil }
    recordIdeal()
    return ideal.length
  }

  /// The cross length if no active row has a view, in points. Without active rows, it is that of the rows measured
  /// last.
  private var breadthWithoutViews: CGFloat { places.isEmpty && !isEmpty ? widest : 0 }

  override package func dropLengths() {
    ideal.isOutdated = true
    super.dropLengths()
  }

  override package func foreignExtent(cross: CGFloat) -> (along: CGFloat, across: CGFloat) {
    var totals = segments.map { _ in (sum: CGFloat(0), count: 0, filled: 0) }
    var across: CGFloat?
    for place in places {
      let extent = extent(of: items[itemRange(of: place)], cross: cross)
      totals[place.segment].sum += extent.along
      totals[place.segment].count += 1
      if extent.along > 0 { totals[place.segment].filled += 1 }
      if place.count > 0 { across = max(across ?? 0, extent.across) }
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
    return (along, idealBreadth(for: cross) ?? across ?? breadthWithoutViews)
  }

  // MARK: Positions

  override package func position(of element: Int, in segment: Int) -> CGFloat {
    start(ofSegment: segment) + (segments[segment].list?.lengths.position(of: element) ?? 0)
  }

  override package func lengthDidChange(inSegment number: Int) { lengthDidChange(ofUnit: number) }

  override package func length(of element: Int, in segment: Int) -> CGFloat {
    guard let list = segments[segment].list else { return segments[segment].length }
    return list.lengths.length(of: element)
  }

  // MARK: Choosing rows

  @MainActor
  override package func activateRows(
    ofUnit segment: Int, from low: CGFloat, to high: CGFloat, _ realization: inout RowRealization
  ) {
    guard let list = segments[segment].list else { return }
    let isDecorated = list.isDecorated
    let start = start(ofSegment: segment)
    // Lengths for another width are not used as estimates: the stack measures its first row instead.
    let isFlat = isFlat(in: low, high)
    if isFlat || (list.lengths.mean ?? 0) == 0 {
      let count = activateFirstRows(of: list, in: segment, isDecorated: isDecorated, &realization)
      updateEstimates()
      // These rows remain active: the window may be empty only because they have no length yet.
      if isFlat ? self.isFlat(in: low, high) : low <= start && high <= start && (list.lengths.mean ?? 0) == 0 {
        return retire(outside: 0..<count, of: list, &realization)
      }
    }
    let first = list.lengths.firstIndex(endingAfter: low - start)
    var index = first
    var position = start + list.lengths.position(of: first)
    var shift = anchorShift
    while index < list.count,
      isVisible(at: position, length: list.lengths.length(of: index), before: high + min(0, shift))
    {
      let isNew = activate(index, of: list, in: segment, isDecorated: isDecorated, &realization)
      if isNew {
        realization.recordFirst(segment, index, at: position)
        shift = anchorShift
      }
      position += list.lengths[index] ?? 0
      index += 1
    }
    let last = shift > 0 ? list.lengths.firstIndex(endingAfter: high + shift - start) + 1 : index
    retire(outside: first..<max(index, last), of: list, &realization)
  }

  /// Activates the rows up to the first view, whose ideal length is that of the stack, and records this length.
  @MainActor
  override package func activateRequiredRows(_ realization: inout RowRealization) {
    guard ideal.isRequired else { return }
    ideal.isRequired = false
    var limit = Self.mostFirstRows
    for segment in segments.indices where limit > 0 {
      guard let list = segments[segment].list else { break }
      let isDecorated = list.isDecorated
      for index in 0..<min(list.count, limit) {
        limit -= 1
        activate(index, of: list, in: segment, isDecorated: isDecorated, &realization)
        if let length = list.lengths[index], length > 0 { limit = 0 }
        if limit == 0 { break }
      }
    }
    host.collectItems(from: realization.pendingItems)
    recordIdeal()
    // None of these rows has a view.
    if ideal.isRequired { ideal.record(0) }
  }

  /// Activates the rows up to the first one that has a length, so that the others can be estimated. Rows without a view
  /// have none.
  ///
  /// - Returns: The number of activated rows.
  @MainActor
  private func activateFirstRows(
    of list: LazyListNode, in segment: Int, isDecorated: Bool, _ realization: inout RowRealization
  ) -> Int {
    let limit = min(list.count, Self.mostFirstRows)
    for index in 0..<limit {
      activate(index, of: list, in: segment, isDecorated: isDecorated, &realization)
      if let length = list.lengths[index], length > 0 { return index + 1 }
    }
    return limit
  }

  private static var mostFirstRows: Int { 64 }

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

  override package func updatePlacementSetting() -> Bool {
    let setting = PlacementSetting(
      size: size, guide: ownGuide, line: sharedLine, gap: gap, cross: Double(rowCross).bitPattern,
      isMirrored: environment.layoutDirection == .rightToLeft, axis: axis, alignment: alignment)
    defer { placementSetting = setting }
    return setting != placementSetting
  }

  override package func remeasuredLength(of place: RowLocation) -> CGFloat? {
    extent(of: items[itemRange(of: place)], cross: rowCross).along
  }

  override package func forEachOrigin(of place: RowLocation, _ body: (ItemNode, CGPoint, ProposedViewSize) -> Void) {
    guard let setting = placementSetting else { return }
    let proposal = rowProposal(cross: rowCross)
    var position = position(of: place) + pinShift(of: place.segment)
    for item in items[itemRange(of: place)] {
      let length = length(of: item, for: proposal).along
      body(item, origin(of: item, at: position, length: length, setting), proposal)
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

/// The ideal cross length of a lazy stack, which is that of its first view.
///
/// The other views cannot count, since most of them do not exist. The length remains in effect while the first view is
/// scrolled away, so that the stack does not change its width.
struct FirstViewIdealLength {
  /// The ideal cross length of the first view when it last existed, in points; `nil` if it is unknown.
  private(set) var length: CGFloat?
  /// Whether the length can have changed since it was recorded.
  var isOutdated = false
  /// Whether the last measurement required the length of a view that does not exist.
  var isRequired = false
  /// The list or view that begins the content, and the number of changes of its elements.
  private var source: (maker: NodeHandle?, revision: Int) = (nil, 0)

  /// Records the length of the first view, in points.
  mutating func record(_ length: CGFloat) {
    self.length = length
    isOutdated = false
    isRequired = false
  }

  /// Records the list or view that begins the content.
  mutating func follow(_ maker: NodeHandle?, revision: Int) {
    if source.maker == maker, source.revision == revision { return }
    source = (maker, revision)
    isOutdated = true
  }
}

extension LazyStackNode {
  /// Records the ideal cross length of the first view if it exists. Otherwise, the realization of rows makes it if its
  /// length is not known.
  final func recordIdeal() {
    var next = (segment: 0, element: 0)
    func skipEmptySegments() {
      while segments.indices.contains(next.segment), (segments[next.segment].list?.count ?? 1) <= next.element {
        next = (next.segment + 1, 0)
      }
    }
    skipEmptySegments()
    guard segments.indices.contains(next.segment) else { return }
    let first = segments[next.segment]
    ideal.follow(first.maker.map { host.handles.handle(for: $0) }, revision: first.list?.revision ?? 0)
    for place in places {
      guard (place.segment, place.element) == next else { break }
      if place.count > 0 {
        var breadth: CGFloat = 0
        if let item = items[itemRange(of: place)].first {
          breadth = length(of: item, for: rowProposal(cross: .nan)).across
        }
        return ideal.record(breadth)
      }
      next.element += 1
      skipEmptySegments()
    }
    // No element has a view.
    guard segments.indices.contains(next.segment) else { return ideal.record(0) }
    ideal.isRequired = ideal.isOutdated || ideal.length == nil
  }
}
