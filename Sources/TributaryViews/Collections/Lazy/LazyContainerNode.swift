@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry
package import TributaryLayout

/// The base class of lazy stacks and lazy grids: a container in which only the visible views exist.
///
///     segments   header │ ForEach: a million elements │ individual view │ footer
///     places            │   17 18 19 20               │
///
/// This class maintains the list of segments, the active rows, and the visible part of the container. Subclasses
/// determine the position of each element and thus the elements in the visible part: a stack arranges one element after
/// the other, a grid several in a line.
///
/// The content is a sequence of units: the segments of a stack, or the bands of a grid, which
/// combine segments. `unitLengths` contains the length of each unit.
///
/// Invariants:
/// 1. `segments` are the segments of the content and `places` the active rows, both in view order.
/// 2. Known lengths are measurements for `rowCross`. After a measurement, the lengths of active rows are correct.
/// 3. Estimates change only during the realization of rows, and only for rows after the furthest visible part so far.
///    Rows after the visible part have no lengths of rounds before the last one of a frame, as `UnseenLengths`
///    describes. `anchor` is the row that keeps its place in the viewport during a frame, as `ContentAnchor` describes.
/// 4. `pins.window` is the part in which the last placement kept headers and footers.
/// 5. Active rows whose length or position can have changed are in segments marked in `unmeasured` or `unplaced`.
/// 6. `drawingOrder` is empty unless an item has a `zIndex`. The items are then drawn in view order, except that pinned
///    headers and footers follow all other items.
/// 7. `drawnLayers` has no trees, or trees of all segments. A group of a tree is kept only while the active rows of its
///    segments, their fragments, and their positions are those with which it was drawn.
///
/// 8. `observers` are the items with observers of geometry.
///
/// Checked by `LazyContainerNode.checkInvariants`, `ItemNode.recompute`, and tested by `LazyScriptTests`,
/// `SectionScriptTests`.
@_documentation(visibility: internal)
open class LazyContainerNode: ContainerNode {
  package final let axis: Axis
  @exclusivity(unchecked) package final private(set) var spacing: CGFloat?
  package final let environment: Unretained<EnvironmentScope>

  @exclusivity(unchecked) package internal(set) final var segments: ContiguousArray<RowSegment> = []
  @exclusivity(unchecked) package internal(set) final var places = RowLocations()
  /// The proposed cross length for which the lengths of rows are known, in points; NaN for an unspecified length.
  @exclusivity(unchecked) package private(set) final var rowCross: CGFloat = .nan
  @exclusivity(unchecked) private final var hasRowCross = false
  /// Whether cached sizes depend on row lengths for a cross length other than `rowCross`.
  @exclusivity(unchecked) package internal(set) final var hasOutdatedAnswers = false
  /// The scroll view on whose lengths the rows depend, and whether its current lengths belong to a trial measurement.
  @exclusivity(unchecked) private final var relativeFrames: (source: NodeHandle?, areTried: Bool) = (nil, false)
  /// Whether rows are being realized, so that new items do not request layout yet.
  @exclusivity(unchecked) package internal(set) final var isRealizing = false
  /// Whether the host realizes the rows after layout. It does not while the container is in an inactive row.
  @exclusivity(unchecked) final var isRegistered = true
  /// The individually listed views.
  @exclusivity(unchecked) final var singles: Set<NodeHandle> = []
  /// The individually listed views that are visible.
  @exclusivity(unchecked) package internal(set) final var seen: Set<NodeHandle> = []
  /// The inserted individually listed views whose visibility has not been determined.
  @exclusivity(unchecked) final var unsettledSingles: Set<NodeHandle> = []
  /// The number of rows examined so far in searches for the first visible row.
  @exclusivity(unchecked) package internal(set) final var placesVisited = 0
  /// The number of segments examined so far to activate rows and to determine visible views and positions.
  @exclusivity(unchecked) package internal(set) final var segmentsVisited = 0
  /// The number of items examined so far to measure, place, and collect rows.
  @exclusivity(unchecked) package internal(set) final var itemsVisited = 0
  /// The number of items visited so far to sort pinned headers and footers in front of items with a `zIndex`.
  @exclusivity(unchecked) package internal(set) final var itemsOrdered = 0
  /// The number of items, and of groups of items, visited so far to draw the container.
  @exclusivity(unchecked) package internal(set) final var drawingVisits = 0
  /// The number of rows examined so far in hit tests.
  @exclusivity(unchecked) package internal(set) final var placesTested = 0
  /// The number of modifiers around lists that have decorated all of their items so far.
  @exclusivity(unchecked) package internal(set) final var wholeDecorations = 0
  /// The segments whose active rows are measured next.
  @exclusivity(unchecked) package internal(set) final var unmeasured = SegmentMarks()
  /// The segments whose active rows are placed next.
  @exclusivity(unchecked) package internal(set) final var unplaced = SegmentMarks()
  /// The lengths of the units, from which all positions are computed.
  final let unitLengths = UnitLengths()
  /// The segments of lists with active rows.
  @exclusivity(unchecked) final var segmentsWithRows: Set<Int> = []
  /// The lists whose active rows have changed since the last collection of items.
  @exclusivity(unchecked) final var changedLists = ChangedLists()
  /// The indices of the items.
  @exclusivity(unchecked) final var itemIndices = SplitIndices(count: 0)
  /// The items with observers of geometry, in view order.
  @exclusivity(unchecked) final var observers: ContiguousArray<ItemNode> = []
  /// Whether other items can have changed since the last collection of items.
  @exclusivity(unchecked) final var hasOtherChanges = true
  /// The drawings of groups of segments.
  @exclusivity(unchecked) final var drawnLayers = DrawnLayers()
  /// The row that keeps its place while other rows learn their lengths.
  @exclusivity(unchecked) final var anchor = ContentAnchor()
  /// The units whose lengths have changed in this frame.
  @exclusivity(unchecked) final var unseenLengths = UnseenLengths()
  /// The headers and footers that remain visible, and their shifts.
  @exclusivity(unchecked) package final var pins = SectionPins()

  package init(_ inputs: NodeInputs, axis: Axis, spacing: CGFloat?, pinnedViews: PinnedScrollableViews) {
    self.axis = axis
    self.spacing = spacing
    environment = inputs.environmentReference
    super.init(inputs, flags: .subtreeHasOpaqueSizes)
    pins.views = pinnedViews
    LazyRegistry.of(host).add(self)
    host.facts.absences.insert(.unseen)
    // The visible part depends on enclosing effects, even if no active row observes geometry.
    setUpwards(.subtreeHasObservers)
    reportIfUnusable()
  }

  private final func reportIfUnusable() {
    guard let spacing, !spacing.isFinite else { return }
    reportInvalidDimension("spacing", "\(spacing)")
  }

  /// Updates the gap after each row and the kinds of pinned views.
  ///
  /// - Returns: Whether a value changed.
  package final func update(spacing: CGFloat?, pinnedViews: PinnedScrollableViews) -> Bool {
    let isSameSpacing = spacing == self.spacing || spacing?.isNaN == true && self.spacing?.isNaN == true
    if pinnedViews != pins.views {
      pins.views = pinnedViews
      unplaced.insertAll()
      drawnLayers = DrawnLayers()
      arrangeItems()
      needsDraw()
    } else if isSameSpacing {
      return false
    }
    if !isSameSpacing { forgetLengths() }
    self.spacing = spacing
    reportIfUnusable()
    return true
  }

  package final var isMirrored: Bool { axis == .horizontal && environment.layoutDirection == .rightToLeft }

  /// The gap after each row, in points.
  package final var gap: CGFloat {
    spacing.map { $0.asCoordinate } ?? ViewSpacing.defaultDistance.wholeMultiple(of: environment.gapUnit(along: axis))
  }

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    // A change of the environment, such as of the font or the unit of gaps, can invalidate the lengths of inactive
    // rows.
    if changes.contains(.environment) { forgetLengths() }
    if changes.contains(.activity), !isRegistered {
      isRegistered = true
      LazyRegistry.of(host).add(self)
    }
    super.surroundingsDidChange(changes)
  }

  package final func forgetLengths() {
    anchor.discardEstimates()
    dropLengths()
    if !segments.isEmpty {
      flags.remove(.needsMeasure)
      needsMeasure()
    }
  }

  /// Discards the lengths of rows after a change of the enclosing container, on whose lengths the rows depend.
  package final func containerLengthsDidChange() {
    anchor.discardEstimates()
    if hasRowCross { hasOutdatedAnswers = true }
    dropLengths()
  }

  /// Records that rows depend on the lengths of an enclosing scroll view or page.
  ///
  /// - Returns: Whether the container differs from the recorded one.
  package final func followRelativeFrames(of container: FrameContainerNode, areTried: Bool) -> Bool {
    let source = host.handles.handle(for: container)
    if relativeFrames.source == source { return false }
    relativeFrames = (source, areTried)
    return true
  }

  /// Records whether the lengths on which rows depend belong to the placement of the container or to a trial
  /// measurement.
  ///
  /// - Returns: Whether the value changed.
  package final func relativeFramesDidChange(areTried: Bool) -> Bool {
    if relativeFrames.areTried == areTried { return false }
    relativeFrames.areTried = areTried
    unmeasured.insertAll()
    flags.remove(.needsMeasure)
    needsMeasure()
    return true
  }

  // MARK: Requirements of subclasses

  /// The number of units. By default, each segment is a unit.
  package var unitCount: Int { segments.count }

  /// Returns the unit that contains a segment.
  package func unit(of segment: Int) -> Int { segment }

  /// Returns the segments of a unit.
  package func segments(ofUnit number: Int) -> Range<Int> { number..<number + 1 }

  /// Returns the lengths of the rows of a unit; `nil` for an individually listed view.
  package func rowLengths(ofUnit number: Int) -> RowLengths? { segments[number].list?.lengths }

  /// Estimates the unknown lengths of the rows of a unit by the mean of the known ones.
  ///
  /// - Returns: Whether the estimate has changed.
  package func estimateByMean(ofUnit number: Int) -> Bool { segments[number].list?.lengths.estimateByMean() ?? false }

  /// Returns the position of a segment, in points from the near edge; the end of the content for the number of
  /// segments.
  package func start(ofSegment number: Int) -> CGFloat { start(ofUnit: number) }

  /// Returns the segments that overlap or touch a window.
  package func segments(touching window: Range<CGFloat>) -> Range<Int> { units(touching: window) }

  /// Returns the position of a row, in points from the near edge.
  package func position(of element: Int, in segment: Int) -> CGFloat { 0 }

  /// Returns the known or estimated length of a row with the gap after it, in points.
  package func length(of element: Int, in segment: Int) -> CGFloat { 0 }

  /// Measures the active rows of the marked segments and records their lengths.
  ///
  /// - Returns: The cross length of the rows, in points.
  package func measureRows() -> CGFloat { 0 }

  /// Activates and measures rows that the last measurement required, and that did not exist. They need not be visible.
  @MainActor
  package func activateRequiredRows(_ realization: inout RowRealization) {}

  /// Returns the extent of all rows for lengths other than those of the recorded measurements, in points.
  package func foreignExtent(cross: CGFloat) -> (along: CGFloat, across: CGFloat) { (0, 0) }

  /// Discards the lengths that have changed in this frame of the rows of a unit after the last active one.
  ///
  /// - Returns: Whether a length was discarded.
  package func dropUnseenLengths(ofUnit number: Int) -> Bool {
    let last = places(in: number..<number + 1).last?.element ?? -1
    return segments[number].list?.lengths.forget(from: last + 1, changedIn: host.frameNumber) ?? false
  }

  /// Discards the lengths of all rows.
  package func dropLengths() {
    for segment in segments { segment.list?.lengths.forget() }
    segmentsDidChange()
  }

  /// Called after the length of a row in a segment has changed.
  package func lengthDidChange(inSegment number: Int) { unplaced.insert(number) }

  /// Updates the values on which the positions of all rows depend, other than their lengths.
  ///
  /// - Returns: Whether a value has changed.
  package func updatePlacementSetting() -> Bool { false }

  /// Calls `body` for each item of a row, with its origin and its proposal.
  package func forEachOrigin(of place: RowLocation, _ body: (ItemNode, CGPoint, ProposedViewSize) -> Void) {}

  /// Returns the length of an active row with the gap after it, measured again, in points; `nil` if its length also
  /// depends on inactive rows.
  package func remeasuredLength(of place: RowLocation) -> CGFloat? { nil }

  /// Activates the rows of a unit in a window, measuring each one before activating the next, and retires the others.
  @MainActor
  package func activateRows(
    ofUnit number: Int, from low: CGFloat, to high: CGFloat, _ realization: inout RowRealization
  ) {}

  /// Updates state that depends on the list of segments.
  @_spi(Engine) open func contentDidChange() {}

  /// Updates state that depends on the active rows of a segment.
  ///
  /// - Parameter range: The indices of the rows that are new, or that have changed, in `places`. The rows next to this
  ///   range can have other neighbors than before.
  @_spi(Engine) open func rowsDidChange(inSegment number: Int, at range: Range<Int>) {}

  // MARK: Items

  @_spi(Engine) override open func itemsWereCollected() {
    collectPlaces()
  }

  @_spi(Engine) override public final func position(of item: ItemNode) -> Int { itemIndices.position(of: item.index) }

  @_spi(Engine) override public final func observersDidAppear(in item: ItemNode) { insertObserver(item) }

  @_spi(Engine) override public final func forEachObserver(_ body: (ItemNode) -> Void) {
    itemsVisited += observers.count
    let observers = observers
    observers.forEachUncounted(body)
  }

  @_spi(Engine) override public final func hasVisibleItem(in node: ViewNode) -> Bool { holdsVisibleItem(in: node) }

  @_spi(Engine) override open func arrangeItems() {
    super.arrangeItems()
    raisePinnedItems()
  }

  @_spi(Engine) override open func child(_ child: ItemNode, needs need: LayoutNeed) {
    if let place = place(of: child) {
      if need == .measure { unmeasured.insert(place.segment) }
      unplaced.insert(place.segment)
    }
    super.child(child, needs: need)
  }

  @_spi(Engine) override open func isRaised(_ index: Int) -> Bool {
    !pins.views.isEmpty
      && places.contains { pins.holds(segments[$0.segment].part) && itemRange(of: $0).contains(index) }
  }

  @_spi(Engine) override open var isDrawnInViewOrder: Bool { pins.views.isEmpty && super.isDrawnInViewOrder }

  @_spi(Engine) override open func forEachItemInOtherOrder(_ body: (ItemNode) -> Void) {
    if hasLayers { forEachItemOfLayers(body) } else { super.forEachItemInOtherOrder(body) }
  }

  @_spi(Engine) override open func hitContent(at point: CGPoint) -> HitChain {
    drawingOrder.isEmpty ? hitLayers(at: point) : super.hitContent(at: point)
  }

  @_spi(Engine) override open var contentReach: HitReach? { drawingOrder.isEmpty ? reachOfLayers : super.contentReach }

  @_spi(Engine) override open func drawingDidChange(of item: ItemNode) {
    if drawnLayers.back != nil, let place = place(of: item) { discardGroups(with: place) }
  }

  @_spi(Engine) override open func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if drawGroups(into: &recorder, at: frame.origin) { return }
    drawingVisits += items.count
    super.draw(into: &recorder, in: frame)
  }

  @_spi(Engine) override open func itemsDidChange(in list: ViewNode?) {
    // An item outside the lists can have another `zIndex` if the container is waiting to arrange its items.
    if flags.contains(.isQueuedForItems), !flags.contains(.needsItems) { hasOtherChanges = true }
    if let list = list as? LazyListNode {
      changedLists.insert(list)
    } else {
      hasOtherChanges = true
    }
    super.itemsDidChange(in: list)
  }

  @MainActor
  @_spi(Engine) override open func collectChangedItems() -> Bool { collectChangedLists() }

  @_spi(Engine) override open func itemsNeedMeasure() {
    if !isRealizing { super.itemsNeedMeasure() }
  }

  @_spi(Engine) override open var prefersFragments: Bool { true }

  /// Returns the reasons for the absence of an individually listed view, which exists before it is visible.
  @_spi(Engine) override public final func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    guard reasons.contains(.unseen), !singles.isEmpty else { return [] }
    guard let handle = host.handles.knownHandle(of: inner) else { return [] }
    return singles.contains(handle) && !seen.contains(handle) ? .unseen : []
  }

  @_spi(Engine) override public final var publishers: ContiguousArray<ItemNode> { presentItems }

  // MARK: Measuring

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
      hasOutdatedAnswers = hasRowCross
      rowCross = cross
      if hasRowCross { anchor.discardEstimates() }
      hasRowCross = true
      dropLengths()
      _ = measureRows()
      updateEstimates()
    } else {
      _ = measureRows()
    }
    placeRows()
  }
}
