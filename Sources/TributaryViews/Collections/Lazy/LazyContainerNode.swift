@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry
import TributaryLayout

/// A container of which only those views are there that can be seen: what lazy stacks and lazy grids have in common.
///
///     segments   header │ ForEach: a million elements │ a view by itself │ footer
///     places            │   17 18 19 20               │
///
/// This type knows what is listed, which of it is there, and which part of the container can be seen. Subclasses know where
/// each element stands, and so which elements stand in that part: a stack one behind the other, a grid several in a line.
///
/// Invariants:
/// 1. `segments` are those of the content, `places` the rows that are there, both in view order.
/// 2. What is known of lengths are answers to `rowCross`; those of rows that are there are true after a measurement.
/// 3. Estimates change in the realization of rows only, which moves the scroll view by as much as it moves what is seen.
/// 4. `pins` are the shifts of the headers and footers that the last placement has kept in sight.
///
/// Checked by `LazyContainerNode.checkInvariants`, `ItemNode.recompute`, and tested by `LazyScriptTests`.
@_documentation(visibility: internal)
open class LazyContainerNode: ContainerNode {
  package final let axis: Axis
  package final private(set) var spacing: CGFloat?
  package final let environment: Unretained<EnvironmentScope>

  package internal(set) final var segments: ContiguousArray<RowSegment> = []
  package private(set) final var places: ContiguousArray<RowPlace> = []
  /// The proposed length across, for which lengths of rows are known; not-a-number for none.
  package private(set) final var rowCross: CGFloat = .nan
  private final var hasRowCross = false
  /// Whether sizes are remembered that follow from lengths across another extent than `rowCross`.
  package internal(set) final var hasOutdatedAnswers = false
  /// The scroll view whose lengths rows follow from, and whether it only tries those that count at present.
  private final var relativeFrames: (source: NodeHandle?, areTried: Bool) = (nil, false)
  /// Whether rows are being chosen, so that new items ask for no layout yet.
  package internal(set) final var isRealizing = false
  /// The views that are listed by themselves.
  private final var singles: Set<ObjectIdentifier> = []
  /// Those of them that are in sight.
  package internal(set) final var seen: Set<ObjectIdentifier> = []
  /// How many rows were looked at so far to find the first in sight.
  package internal(set) final var placesVisited = 0
  /// The moves of the enclosing scroll view at the last realization of rows.
  final var knownMoves: ScrollMoves?
  /// The row from which input has moved on to rows that were not there, and for how many rounds it counts.
  final var inputOrigin: (segment: Int, element: Int, rounds: Int)?
  /// Which headers and footers stay in sight, and where they are because of that.
  package final var pins = SectionPins()

  package init(_ inputs: NodeInputs, axis: Axis, spacing: CGFloat?, pinnedViews: PinnedScrollableViews) {
    self.axis = axis
    self.spacing = spacing
    environment = inputs.environmentReference
    super.init(inputs, flags: .subtreeHasOpaqueSizes)
    pins.views = pinnedViews
    host.addLazyContainer(self)
    host.facts.absences.insert(.unseen)
    // What is seen follows from effects around, also while no row is there that cares.
    setUpwards(.subtreeHasObservers)
    reportIfUnusable()
  }

  private final func reportIfUnusable() {
    guard let spacing, !spacing.isFinite else { return }
    host.reportInvalidDimension("spacing", "\(spacing)", at: self)
  }

  /// Takes the gap behind each row, and which headers and footers stay in sight.
  ///
  /// - Returns: Whether anything is another.
  package final func update(spacing: CGFloat?, pinnedViews: PinnedScrollableViews) -> Bool {
    let isSameSpacing = spacing == self.spacing || spacing?.isNaN == true && self.spacing?.isNaN == true
    if pinnedViews != pins.views {
      pins.views = pinnedViews
      arrangeItems()
    } else if isSameSpacing {
      return false
    }
    if !isSameSpacing { forgetLengths() }
    self.spacing = spacing
    reportIfUnusable()
    return true
  }

  package final var isMirrored: Bool { axis == .horizontal && environment.layoutDirection == .rightToLeft }

  /// The gap behind each row, in points.
  package final var gap: CGFloat { spacing.map { $0.asCoordinate } ?? ViewSpacing.defaultDistance }

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    // A font for instance may have changed: what rows that are not there measured may be wrong.
    if changes.contains(.environment) { forgetLengths() }
    super.surroundingsDidChange(changes)
  }

  package final func forgetLengths() {
    dropLengths()
    if !segments.isEmpty {
      flags.remove(.needsMeasure)
      needsMeasure()
    }
  }

  /// Rows follow from lengths of the container around, which has others now: what rows measured that are not there is wrong.
  package final func containerLengthsDidChange() {
    if hasRowCross { hasOutdatedAnswers = true }
    dropLengths()
  }

  /// Rows follow from lengths of a scroll view around.
  ///
  /// - Returns: Whether this is new.
  package final func followRelativeFrames(of scroll: ScrollNode, areTried: Bool) -> Bool {
    let source = host.handles.handle(for: scroll)
    if relativeFrames.source == source { return false }
    relativeFrames = (source, areTried)
    return true
  }

  /// Returns the lengths that rows follow from are those that the scroll view is placed with, or only tried.
  ///
  /// - Returns: Whether they were not before.
  package final func relativeFramesDidChange(areTried: Bool) -> Bool {
    if relativeFrames.areTried == areTried { return false }
    relativeFrames.areTried = areTried
    flags.remove(.needsMeasure)
    needsMeasure()
    return true
  }

  // MARK: What subclasses answer

  /// The length of everything with the gaps behind the rows, in points.
  package var total: CGFloat { 0 }

  /// Where each segment begins, in points from the near edge, and last where everything ends.
  package var segmentStarts: [CGFloat] { [0] }

  /// Where a row begins, in points from the near edge.
  package func position(of element: Int, in segment: Int) -> CGFloat { 0 }

  /// Returns the length of a row with the gap behind it, known or estimated, in points.
  package func length(of element: Int, in segment: Int) -> CGFloat { 0 }

  /// Measures the rows that are there and writes their lengths down.
  ///
  /// - Returns: The extent across that they need.
  package func measureRows() -> CGFloat { 0 }

  /// Returns the extent of all rows, if they follow from other lengths than those which their known lengths answer.
  package func foreignExtent(cross: CGFloat) -> (along: CGFloat, across: CGFloat) { (0, 0) }

  /// Takes the mean of the known lengths for those that are not.
  ///
  /// - Returns: Whether any estimate is another now, and with it what was answered to other lengths across.
  @discardableResult
  package func updateEstimates() -> Bool { false }

  /// Forgets the lengths of all rows.
  package func dropLengths() {
    for segment in segments { segment.list?.lengths.forget() }
  }

  /// Places the rows that are there, whose lengths are known.
  package func placeRows() {}

  /// Activates the rows that stand in a window, each measured before the next is asked for, and retires the others.
  @MainActor
  package func activateRows(in window: Range<CGFloat>, _ realization: inout RowRealization) {}

  /// Something else is listed.
  @_spi(Engine) open func contentDidChange() {}

  // MARK: Items

  @_spi(Engine) override open func itemsWereCollected() {
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
    singles.removeAll(keepingCapacity: true)
    for place in places where segments[place.segment].list == nil {
      for item in items[place.items] { singles.insert(ObjectIdentifier(item)) }
    }
    // One that comes may lie in memory where one lay that has gone.
    seen.formIntersection(singles)
    contentDidChange()
    raisePinnedItems()
  }

  @_spi(Engine) override open func arrangeItems() {
    super.arrangeItems()
    raisePinnedItems()
  }

  @_spi(Engine) override open func isRaised(_ index: Int) -> Bool {
    !pins.views.isEmpty && places.contains { pins.holds(segments[$0.segment].part) && $0.items.contains(index) }
  }

  @_spi(Engine) override open func itemsNeedMeasure() {
    if !isRealizing { super.itemsNeedMeasure() }
  }

  @_spi(Engine) override open var prefersFragments: Bool { true }

  /// A view that is listed by itself is there, and appears when it is seen.
  @_spi(Engine) override public final func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    guard reasons.contains(.unseen), !singles.isEmpty else { return [] }
    let id = ObjectIdentifier(inner)
    return singles.contains(id) && !seen.contains(id) ? .unseen : []
  }

  /// Those that are listed by themselves publish while they are in sight, as rows do that are made then.
  @_spi(Engine) override public final var publishers: ContiguousArray<ItemNode> {
    if singles.count == seen.count { return items }
    return items.filter { absence(of: $0, among: .unseen).isEmpty }
  }

  // MARK: Measuring

  /// Whether there is nothing that a row could be made of.
  package final var isEmpty: Bool { segments.allSatisfy { $0.list?.count == 0 } }

  /// Returns the usable length of an item; what no row can be long is reported.
  package final func length(of item: ItemNode, for proposal: ProposedViewSize) -> (along: CGFloat, across: CGFloat) {
    let size = item.sizeThatFits(proposal)
    let along = size.length(along: axis)
    if !along.isFinite { host.reportInvalidDimension("length of a row in a lazy container", "\(along)", at: item) }
    return (along.asExtent, size.length(along: axis.cross).asLength)
  }

  private func isRowCross(_ cross: CGFloat) -> Bool {
    hasRowCross && (cross == rowCross || cross.isNaN && rowCross.isNaN)
  }

  @_spi(Engine) override open func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal.raw(axis.cross).asOffer
    let extent: (along: CGFloat, across: CGFloat)
    if isRowCross(cross), !relativeFrames.areTried {
      let across = measureRows()
      extent = (total, across)
    } else {
      extent = foreignExtent(cross: cross)
    }
    let along = extent.along > 0 ? max(0, extent.along - gap) : 0
    let across = cross.isNaN ? extent.across.asCoordinate : cross
    return axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  // MARK: Placing

  @_spi(Engine) override open func placeContent() {
    let cross = proposal.raw(axis.cross).asOffer
    if !isRowCross(cross) {
      // What was answered before follows from other lengths.
      hasOutdatedAnswers = hasRowCross
      rowCross = cross
      hasRowCross = true
      dropLengths()
      _ = measureRows()
      updateEstimates()
    } else {
      _ = measureRows()
    }
    resolvePins()
    placeRows()
  }

  /// Where a row begins, in points from the near edge.
  package final func position(of place: RowPlace) -> CGFloat { position(of: place.element, in: place.segment) }

  /// Returns the rows that are there of some segments.
  package final func places(in range: Range<Int>) -> ContiguousArray<RowPlace>.SubSequence {
    let first = places.partitioningIndex { $0.segment >= range.lowerBound }
    let last = places.partitioningIndex { $0.segment >= range.upperBound }
    return places[first..<last]
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on a property holds that holds for all elements behind one that has it.
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
