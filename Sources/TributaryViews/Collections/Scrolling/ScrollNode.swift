import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
package import TributaryLayout

/// The node of a scroll view, which places the implicit stack of its content at an offset.
///
/// A scroll step moves only the stack and draws only the few commands of this node; no view inside is measured, placed,
/// or drawn again. The geometry pass notifies observers of geometry inside.
///
/// Invariants, after the layout pass:
/// 1. `offset` is between zero and the length by which the content exceeds the viewport, on each axis.
/// 2. On an axis that does not scroll, or on which the content does not exceed the viewport, it is zero.
/// 3. While `followsAnchor`, it is the offset of the default anchor, if there is one.
/// 4. On the axis of `keptEdge`, it is the offset of that edge.
@usableFromInline
package final class ScrollNode: FrameContainerNode, DirectedItem, CachingNode {
  @exclusivity(unchecked) package private(set) var axes: Axis.Set
  @exclusivity(unchecked) private var showsIndicators: Bool
  private let environment: Unretained<EnvironmentScope>
  @exclusivity(unchecked) package private(set) var settings: ScrollSettings

  /// The vector from the top leading corner of the content to that of the viewport, in points; `x` from the leading
  /// edge.
  @exclusivity(unchecked) package internal(set) var offset = CGPoint.zero
  @exclusivity(unchecked) package private(set) var contentSize = CGSize.zero
  /// The distance beyond the viewport within which content was last drawn, in points.
  @exclusivity(unchecked) private var drawnReach = SideInsets()
  /// The margins of the content and the indicators, in points.
  @exclusivity(unchecked) package private(set) var margins: ScrollMargins
  /// The movements of the content, except those that result from changes of the content.
  @exclusivity(unchecked) package internal(set) var moves = ScrollMoves()
  /// The number of scroll movements by input.
  @exclusivity(unchecked) package internal(set) var movesByInput: UInt = 0
  /// The offset at which a drag of the content started; `nil` without a drag.
  @exclusivity(unchecked) package internal(set) var pullStart: CGPoint?
  /// Whether the content is at the default anchor because no scroll movement has left it.
  @exclusivity(unchecked) package internal(set) var followsAnchor = true
  /// The edge that a scroll position identifies, while the viewport is there; `nil` for none. It takes precedence over
  /// the default anchor.
  @exclusivity(unchecked) package internal(set) var keptEdge: Edge?
  /// Whether scrollable content has been displayed, and thus been placed at its initial position.
  @exclusivity(unchecked) package internal(set) var hasShownContent = false
  /// Whether the content was scrolled down at the last placement.
  @exclusivity(unchecked) private var isScrolledDown = false
  /// The page with a bar under which the content is scrolled; `nil` if there is none.
  @exclusivity(unchecked) private var coveringPage: NodeHandle?
  /// The part of the movements of the current frame that an end of the content has cut off.
  @exclusivity(unchecked) package internal(set) var excess = ScrollExcess()
  /// The position at which a target behavior has stopped the content in this frame.
  @exclusivity(unchecked) var stop: ScrollStop?

  @usableFromInline
  package init(_ inputs: NodeInputs, axes: Axis.Set, showsIndicators: Bool) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    environment = inputs.environmentReference
    settings = inputs.environmentReference.values.values.scrolling
    margins = inputs.environmentReference.values.scrollMargins.usable
    super.init(inputs, flags: .subtreeHasOpaqueSizes)
    reportIfUnusable()
  }

  /// Makes the stack of the views inside.
  @usableFromInline @MainActor
  package func makeStack(_ make: (NodeInputs) -> ViewNode) {
    adoptColumn(environment, make)
    // The content moves as a whole, without being drawn again.
    child?.becomeFragmentRoot()
  }

  /// The node of the views inside.
  @usableFromInline
  package var stackContent: ViewNode? { columnContent }

  @usableFromInline
  package func update(axes: Axis.Set, showsIndicators: Bool) {
    if showsIndicators != self.showsIndicators {
      self.showsIndicators = showsIndicators
      needsDraw()
    }
    if axes != self.axes {
      self.axes = axes
      needsMeasure()
    }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) {
      let now = environment.values.values.scrolling
      if now != settings {
        settings = now
        reportIfUnusable()
        needsContentPlacement()
        needsDraw()
      }
      takeMargins()
    }
    if changes.contains(.safeArea) { observeSafeArea() }
    if !changes.isDisjoint(with: [.concealment, .activity, .sight]) { updateCoveringPage(coveringPage) }
    super.surroundingsDidChange(changes)
  }

  private func takeMargins() {
    let now = environment.values.scrollMargins.usable
    if now == margins { return }
    margins = now
    reportIfUnusable()
    marginsDidChange()
    needsDraw()
  }

  /// The current environment, for infrequent reads.
  package var surroundings: EnvironmentValues { environment.values }

  private func reportIfUnusable() {
    let margins = environment.values.scrollMargins
    if !margins.isUsable { reportInvalidDimension("contentMargins", "\(margins.content)") }
    guard let anchor = settings.unusableAnchor else { return }
    reportInvalidDimension("defaultScrollAnchor", "\(anchor)")
  }

  package var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  package func scrolls(along axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  // MARK: Layout

  override package var sharesOriginWithContent: Bool { false }

  private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: scrolls(along: .horizontal) ? nil : proposal.width.map { max(0, $0 - margins.content.horizontal) },
      height: scrolls(along: .vertical) ? nil : proposal.height.map { max(0, $0 - margins.content.vertical) })
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    var content = withOffer(proposal) { child.sizeThatFits(contentProposal(for: proposal)) }
    content.width += margins.content.horizontal
    content.height += margins.content.vertical
    return CGSize(
      width: scrolls(along: .horizontal) ? (proposal.width ?? content.width).asLength : content.width.asLength,
      height: scrolls(along: .vertical) ? (proposal.height ?? content.height).asLength : content.height.asLength)
  }

  override package func placeContent() {
    guard let child else { return }
    takeOffer(proposal)
    // The content fills the scroll view across, also if that length was unspecified when the scroll view was measured.
    let inner = contentProposal(
      for: ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height))
    let content = child.sizeThatFits(inner)
    let usable = content.asExtents
    if usable != contentSize {
      contentSize = usable
      needsDraw()
    }
    settleOffset()
    child.place(at: contentOrigin, proposal: inner)
    observeSafeArea()
    if (offset.y > 0) != isScrolledDown {
      isScrolledDown = offset.y > 0
      recordGeometryChange()
    }
    notifyWatchers()
  }

  /// Notifies the page under whose bar the content is scrolled, and the page under whose bar it was scrolled before.
  @MainActor
  private func updateCoveringPage(_ page: NodeHandle?) {
    if let coveringPage, coveringPage != page { notify(coveringPage, isUnderBar: false) }
    coveringPage = page
    if let page { notify(page, isUnderBar: true) }
  }

  @MainActor
  private func notify(_ page: NodeHandle, isUnderBar: Bool) {
    (host.handles.node(for: page) as? any ScrollingPage)?.scrollDidChange(self, isUnderBar: isUnderBar)
  }

  @MainActor
  override package func willRemove() {
    updateCoveringPage(nil)
    notifyWatchers()
  }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    // Absent views are not placed.
    if !isAbsent(.disappearing), coveringPage != pageAboveScrolledContent {
      fail("A scroll view knows the page under whose bar its content is scrolled.")
    }
    if excess.distance != .zero { fail("Between frames, no part of a scroll movement is cut off.") }
    checkRelativeFrames(fail)
  }

  /// The origin of the content in the viewport, in points.
  private var contentOrigin: CGPoint {
    let leading = origin(along: .horizontal)
    return CGPoint(
      x: isMirrored ? size.width.asCoordinate - contentSize.width - leading : leading, y: origin(along: .vertical))
  }

  /// Returns the distance from the near edge of the viewport to that of the content.
  private func origin(along axis: Axis) -> CGFloat {
    let room = insideLength(along: axis) - contentSize.length(along: axis)
    let margin = margins.content.near(along: axis)
    guard scrolls(along: axis) else { return margin + room / 2 }
    guard room > 0 else { return margin - offset[axis] }
    // Content that scrolls on both axes is centered rather than aligned with an edge.
    return margin + (room * (settings.alignment?[axis] ?? (axes == [.horizontal, .vertical] ? 0.5 : 0))).asCoordinate
  }

  override package var contentMargins: EdgeInsets { margins.content }

  override package var measuredAxes: Axis.Set { axes }

  // MARK: Safe area

  /// The visible rectangle of the content's surroundings, in this node's coordinates.
  package var visibleBounds: CGRect { visibleRect(reach) }

  /// The distances beyond the viewport within which content is visible: below bars, up to the edges of the output.
  private var reach: SideInsets { SideInsets(coveredInsets(), layoutDirection) }

  /// Returns the visible rectangle of the content's surroundings, in this node's coordinates.
  private func visibleRect(_ reach: SideInsets) -> CGRect {
    reach.growth(of: CGRect(origin: .zero, size: size.asExtents))
  }

  package var layoutDirection: LayoutDirection { environment.layoutDirection }

  override package func cover(around item: ItemNode) -> SafeAreaCover { SafeAreaCover(barrier: axes) }

  @MainActor
  override package func geometryDidChange() -> Bool {
    if reach != drawnReach { needsDraw() }
    let page = pageAboveScrolledContent
    if page != coveringPage { updateCoveringPage(page) }
    return true
  }

  // MARK: Preferences, drawing, hits

  override package var priority: Double { 0 }

  override package var viewSpacing: ViewSpacing { ViewSpacing() }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    if settings.isClipDisabled {
      recorder.draw(child, at: frame.origin)
    } else {
      var inner = DisplayRecorder(revision: recorder.revision)
      inner.draw(child, at: frame.origin)
      drawnReach = reach
      let clip = Path(drawnReach.growth(of: CGRect(origin: frame.origin, size: frame.size.asExtents)))
      recorder.append(
        .effect(
          DisplayEffect(DisplayFragment(inner.commands, revision: recorder.revision), .clip(clip, FillStyle()))))
    }
    if showsIndicators { drawIndicators(into: &recorder, over: frame, in: environment.values) }
  }

  /// Returns whether a point is in the bounds. A scroll view is hit in its whole bounds, also beside its content.
  override package func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  override package func hitContent(at point: CGPoint) -> HitChain {
    visibleRect(reach).contains(point) || settings.isClipDisabled ? super.hitContent(at: point) : []
  }

  override package var contentReach: HitReach? {
    settings.isClipDisabled ? super.contentReach : HitReach(visibleRect(reach))
  }

  package var hasScrolled: Bool { offset != .zero }

  override package var pathComponent: String? { "ScrollView" }
}

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension UnitPoint {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension ScrollNode {
  /// The thickness of an indicator and its distance from the edge, in points.
  private static let thickness: CGFloat = 3
  private static let inset: CGFloat = 2
  /// The minimum length of an indicator, in points.
  private static let leastLength: CGFloat = 12

  /// Draws an indicator along each axis on which the content exceeds the viewport, if the environment requests it.
  ///
  /// - Parameter frame: The frame of the viewport, in the fragment's coordinates, in points.
  package final func drawIndicators(
    into recorder: inout DisplayRecorder, over frame: CGRect, in environment: EnvironmentValues
  ) {
    for axis in Axis.allCases where settings.indicators(along: axis) == .visible {
      guard let bar = indicator(along: axis, in: frame.size.asExtents) else { continue }
      let paint = HierarchicalShapeStyle.secondary._paint(in: environment)
      recorder.append(.rectangle(bar.offsetBy(dx: frame.origin.x, dy: frame.origin.y), paint))
    }
  }

  /// Returns the indicator along an axis, in the viewport's coordinates, in points.
  ///
  /// The ratio of its length to the track is the ratio of the viewport to the content.
  private func indicator(along axis: Axis, in viewport: CGSize) -> CGRect? {
    let range = range(along: axis)
    let margin = margins.indicators
    let track = viewport.length(along: axis) - 2 * Self.inset - margin.sum(along: axis)
    guard range > 0, track >= Self.leastLength else { return nil }
    let share = viewport.length(along: axis) / (contentSize.length(along: axis) + margins.content.sum(along: axis))
    let length = max(Self.leastLength, track * share)
    let along = margin.near(along: axis) + Self.inset + (track - length) * offset[axis] / range
    switch axis {
    case .vertical:
      let edge = Self.inset + margin.trailing
      let x = isMirrored ? edge : viewport.width - edge - Self.thickness
      return CGRect(x: x, y: along, width: Self.thickness, height: length)
    case .horizontal:
      let x = isMirrored ? viewport.width - along - length : along
      return CGRect(
        x: x, y: viewport.height - Self.inset - margin.bottom - Self.thickness, width: length, height: Self.thickness)
    }
  }
}
