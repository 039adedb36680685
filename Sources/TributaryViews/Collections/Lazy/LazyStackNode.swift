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
      let length = length(of: item, for: rowProposal(cross: cross))
      along += max(0, length.along + gap)
      across = max(across, length.across)
    }
    return (along, across)
  }

  override package func measureRows() -> CGFloat {
    var across: CGFloat?
    for place in places {
      let extent = extent(of: items[place.items], cross: rowCross)
      if let list = segments[place.segment].list {
        list.lengths.set(place.element, extent.along)
      } else {
        segments[place.segment].length = extent.along
      }
      if !place.items.isEmpty { across = max(across ?? 0, extent.across) }
    }
    if let across { widest = across } else if isEmpty { widest = 0 }
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

  override package var total: CGFloat { segments.reduce(0) { $0 + $1.total } }

  override package var segmentStarts: [CGFloat] {
    segmentsVisited += segments.count
    return segments.reduce(into: [0]) { starts, segment in starts.append((starts.last ?? 0) + segment.total) }
  }

  override package func position(of element: Int, in segment: Int) -> CGFloat {
    segmentsVisited += segment
    let start = segments[..<segment].reduce(0) { $0 + $1.total }
    return start + (segments[segment].list?.lengths.position(of: element) ?? 0)
  }

  override package func position(of element: Int, in segment: Int, from starts: [CGFloat]) -> CGFloat {
    starts[segment] + (segments[segment].list?.lengths.position(of: element) ?? 0)
  }

  override package func length(of element: Int, in segment: Int) -> CGFloat {
    guard let list = segments[segment].list else { return segments[segment].length }
    return list.lengths[element] ?? list.lengths.estimate
  }

  @discardableResult
  override package func updateEstimates() -> Bool {
    var hasOther = false
    for segment in segments {
      if let list = segment.list, list.lengths.estimateByMean() { hasOther = true }
    }
    return hasOther
  }

  // MARK: Choosing rows

  @MainActor
  override package func activateRows(in window: Range<CGFloat>, _ realization: inout RowRealization) {
    // With a negative gap, a row can overlap the window even if the next row begins before it.
    let low = window.lowerBound + min(0, gap)
    var start: CGFloat = 0
    for number in segments.indices {
      let total = segments[number].total
      guard let list = segments[number].list else {
        start += total
        continue
      }
      let isKnown = list.count == 0 || list.lengths.knownCount > 0
      if list.rows.isEmpty, isKnown, start + total < low || start >= window.upperBound {
        start += total
        continue
      }
      let isDecorated = list.isDecorated
      // Lengths for another width are not used as estimates: the stack measures its first row instead.
      if list.count > 0, list.lengths.knownCount == 0 {
        activate(0, of: list, in: number, isDecorated: isDecorated, &realization)
        updateEstimates()
      }
      let first = list.lengths.firstIndex(endingAfter: low - start)
      var index = first
      var position = start + list.lengths.position(of: first)
      while index < list.count, position < window.upperBound {
        let isNew = activate(index, of: list, in: number, isDecorated: isDecorated, &realization)
        if isNew { realization.recordFirst(number, index, at: position) }
        position += list.lengths[index] ?? 0
        index += 1
      }
      retire(outside: first..<index, of: list, &realization)
      start += list.lengths.total
    }
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
    if list.lengths.set(index, extent(of: items, cross: rowCross).along) { realization.hasLengths = true }
    return true
  }

  // MARK: Placing

  override package func placeRows() {
    let line = sharedLine
    let starts = segmentStarts
    for place in places {
      var position =
        starts[place.segment] + (segments[place.segment].list?.lengths.position(of: place.element) ?? 0)
        + (pins.shifts[place.segment] ?? 0)
      for item in items[place.items] {
        let length = length(of: item, for: rowProposal(cross: rowCross)).along
        self.place(item, at: position, length: length, line: line)
        position += max(0, length + gap)
      }
    }
  }

  private func place(_ item: ItemNode, at position: CGFloat, length: CGFloat, line: CGFloat?) {
    let dimensions = item.dimensions(in: rowProposal(cross: rowCross))
    let guide = dimensions.value(of: alignment).asCoordinate
    var across = (line ?? ownGuide) - guide
    if axis == .vertical, environment.layoutDirection == .rightToLeft {
      across = size.width.asCoordinate - across - dimensions.width.asCoordinate
    }
    let along = isMirrored ? size.width - position - length : position
    item.place(
      at: axis == .vertical
        ? CGPoint(x: across.asCoordinate, y: along) : CGPoint(x: along, y: across.asCoordinate),
      proposal: rowProposal(cross: rowCross))
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
