import TributaryDrawing
public import TributaryGeometry
import TributaryLayout

/// The node of LazyVStack and LazyHStack.
///
/// Measures and places the rows that are there; `LazyStackNode+Realization` decides which are. Positions along the stack
/// follow from the lengths that each list of rows remembers.
///
/// Invariants:
/// 1. `segments` are those of the content, `places` the rows that are there, both in view order.
/// 2. The lengths of the lists are answers to `rowCross`; those of rows that are there are true after a measurement.
/// 3. Estimates change in the realization of rows only, which moves the scroll view by as much as it moves what is seen.
@usableFromInline
package final class LazyStackNode: ContainerNode {
  package let axis: Axis
  private var alignment: AlignmentKey
  private var spacing: CGFloat?
  private let environment: Unretained<EnvironmentScope>

  package internal(set) var segments: ContiguousArray<RowSegment> = []
  package private(set) var places: ContiguousArray<RowPlace> = []
  /// The proposed length across, for which lengths of rows are known; not-a-number for none.
  package private(set) var rowCross: CGFloat = .nan
  private var hasRowCross = false
  /// The extent across of the rows that were there last.
  private var widest: CGFloat = 0
  /// Whether what the stack lists has changed since its rows were last chosen.
  package internal(set) var hasNewContent = true
  /// Whether sizes are remembered that follow from lengths across another extent than `rowCross`.
  package internal(set) var hasOutdatedAnswers = false
  /// Whether rows are being chosen, so that new items ask for no layout yet.
  package internal(set) var isRealizing = false

  @usableFromInline
  package init(_ inputs: NodeInputs, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    environment = inputs.environmentReference
    super.init(inputs)
    host.addLazyContainer(self)
    // What is seen follows from effects around, also while no row is there that cares.
    setUpwards(.holdsObservers)
    reportIfUnusable()
  }

  private func reportIfUnusable() {
    guard let spacing, !spacing.isFinite else { return }
    host.reportInvalidDimension("spacing", "\(spacing)", at: self)
  }

  @usableFromInline
  package func update(alignment: AlignmentKey, spacing: CGFloat?) {
    let isSameSpacing = spacing == self.spacing || spacing?.isNaN == true && self.spacing?.isNaN == true
    if alignment == self.alignment, isSameSpacing { return }
    if !isSameSpacing { forgetLengths() }
    self.alignment = alignment
    self.spacing = spacing
    reportIfUnusable()
    flags.remove(.needsMeasure)
    needsMeasure()
  }

  package var isMirrored: Bool { axis == .horizontal && environment.layoutDirection == .rightToLeft }

  /// The gap behind each row, in points.
  package var gap: CGFloat { spacing.map { $0.asCoordinate } ?? ViewSpacing.defaultDistance }

  @MainActor
  override package func environmentDidChange() {
    // A font for instance may have changed: what rows that are not there measured may be wrong.
    forgetLengths()
    super.environmentDidChange()
  }

  private func forgetLengths() {
    for segment in segments { segment.list?.lengths.forget() }
    if !segments.isEmpty {
      flags.remove(.needsMeasure)
      needsMeasure()
    }
  }

  /// Rows follow from lengths of the container around, which has others now: what rows measured that are not there is wrong.
  package func containerLengthsDidChange() {
    if hasRowCross { hasOutdatedAnswers = true }
    for segment in segments { segment.list?.lengths.forget() }
  }

  // MARK: Items

  override package func itemsWereCollected() {
    if !isRealizing { hasNewContent = true }
    segments.removeAll(keepingCapacity: true)
    content?.appendRows(to: &segments)
    places.removeAll(keepingCapacity: true)
    var next = 0
    for (number, segment) in segments.enumerated() {
      guard let list = segment.list else {
        places.append(RowPlace(segment: number, element: 0, items: next..<min(next + 1, items.count)))
        next = min(next + 1, items.count)
        continue
      }
      for row in list.rows {
        let end = min(next + row.items.count, items.count)
        places.append(RowPlace(segment: number, element: row.index, items: next..<end))
        next = end
      }
    }
  }

  override package func itemsNeedMeasure() {
    if !isRealizing { super.itemsNeedMeasure() }
  }

  override package var prefersFragments: Bool { true }

  // MARK: Measuring

  private func rowProposal(cross: CGFloat) -> ProposedViewSize {
    ProposedViewSize(major: .nan, minor: cross, axis: axis)
  }

  /// The usable length of an item; what no row can be long is reported.
  private func length(of item: ItemNode, cross: CGFloat) -> (along: CGFloat, across: CGFloat) {
    let size = item.sizeThatFits(rowProposal(cross: cross))
    let along = size.length(along: axis)
    if !along.isFinite { host.reportInvalidDimension("length of a row in a lazy stack", "\(along)", at: item) }
    return (along.asExtent, size.length(along: axis.cross).asLength)
  }

  /// The length of a row with the gaps behind its items, and its extent across.
  package func extent(
    of items: some Sequence<ItemNode>, cross: CGFloat
  ) -> (along: CGFloat, across: CGFloat) {
    var along: CGFloat = 0
    var across: CGFloat = 0
    for item in items {
      let length = length(of: item, cross: cross)
      along += max(0, length.along + gap)
      across = max(across, length.across)
    }
    return (along, across)
  }

  /// Measures the rows that are there and writes their lengths down.
  package func measureRows() {
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
  }

  /// Whether there is nothing that a row could be made of.
  private var isEmpty: Bool { segments.allSatisfy { $0.list?.count == 0 } }

  /// The extent of all rows, if they were offered another length across than that which their lengths answer.
  private func foreignExtent(cross: CGFloat) -> (along: CGFloat, across: CGFloat) {
    var totals = segments.map { _ in (sum: CGFloat(0), count: 0) }
    var across: CGFloat?
    for place in places {
      let extent = extent(of: items[place.items], cross: cross)
      totals[place.segment].sum += extent.along
      totals[place.segment].count += 1
      if !place.items.isEmpty { across = max(across ?? 0, extent.across) }
    }
    var along: CGFloat = 0
    for (segment, known) in zip(segments, totals) {
      guard let list = segment.list else {
        along += known.sum
        continue
      }
      let mean = known.count > 0 ? known.sum / CGFloat(known.count) : list.lengths.estimate
      along += known.sum + CGFloat(list.count - known.count) * mean
    }
    return (along, across ?? (isEmpty ? 0 : widest))
  }

  /// The length of all rows with the gaps behind them.
  package var total: CGFloat { segments.reduce(0) { $0 + $1.total } }

  private func isRowCross(_ cross: CGFloat) -> Bool {
    hasRowCross && (cross == rowCross || cross.isNaN && rowCross.isNaN)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal.raw(axis.cross).asOffer
    let extent: (along: CGFloat, across: CGFloat)
    if isRowCross(cross) {
      measureRows()
      extent = (total, widest)
    } else {
      extent = foreignExtent(cross: cross)
    }
    let along = extent.along > 0 ? max(0, extent.along - gap) : 0
    let across = cross.isNaN ? extent.across.asCoordinate : cross
    return axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  // MARK: Placing

  override package func placeContent() {
    let cross = proposal.raw(axis.cross).asOffer
    if !isRowCross(cross) {
      // What was answered before follows from other lengths.
      hasOutdatedAnswers = hasRowCross
      for segment in segments { segment.list?.lengths.forget() }
      rowCross = cross
      hasRowCross = true
      measureRows()
      updateEstimates()
    } else {
      measureRows()
    }
    let line = sharedLine
    for place in places {
      var position = position(of: place)
      for item in items[place.items] {
        let length = length(of: item, cross: rowCross).along
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

  /// Where the alignment line crosses the stack, in its own dimensions.
  private var ownGuide: CGFloat {
    ViewDimensions(size: size.asExtents, proposal: proposal, guides: nil).value(of: alignment).asCoordinate
  }

  /// The line on which baselines meet: the lowest of the rows that are there; `nil` for other guides.
  private var sharedLine: CGFloat? {
    guard alignment.kind == .firstTextBaseline || alignment.kind == .lastTextBaseline else { return nil }
    return items.map { $0.dimensions(in: rowProposal(cross: rowCross)).value(of: alignment).asCoordinate }.max()
  }

  /// Where a row begins, in points from the near edge.
  package func position(of place: RowPlace) -> CGFloat { position(of: place.element, in: place.segment) }

  package func position(of element: Int, in segment: Int) -> CGFloat {
    let start = segments[..<segment].reduce(0) { $0 + $1.total }
    return start + (segments[segment].list?.lengths.position(of: element) ?? 0)
  }

  /// Takes the mean of the known lengths of each list for those that are not.
  package func updateEstimates() {
    for segment in segments {
      if let list = segment.list, let mean = list.lengths.mean { list.lengths.estimate = mean }
    }
  }

  override package var pathComponent: String? { axis == .vertical ? "LazyVStack" : "LazyHStack" }
}
