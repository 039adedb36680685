@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry
package import TributaryLayout

/// The node of a scroll view: places the implicit stack of its content, moved by an offset.
///
/// A step of scrolling moves that one stack and draws this node's own few commands; nothing inside is measured, placed or
/// drawn again. Who observes geometry inside is told by the geometry pass.
///
/// Invariants, after the layout pass:
/// 1. `offset` lies between zero and how far the content is longer than the viewport, on each axis.
/// 2. On an axis that does not scroll, or along which the content is not longer, it is zero.
/// 3. While `followsAnchor`, it is that of the default anchor, if there is one.
@usableFromInline
package final class ScrollNode: UnaryNode, DirectedItem, RemeasuredNode, CachingNode, RelativeFrameContainer {
  package private(set) var axes: Axis.Set
  private var showsIndicators: Bool
  private let environment: Unretained<EnvironmentScope>
  package private(set) var settings: ScrollSettings

  /// From the content's top leading corner to that of the viewport, in points; `x` counts from the leading edge.
  package internal(set) var offset = CGPoint.zero
  package private(set) var contentSize = CGSize.zero
  /// How far beyond the viewport content was drawn last.
  private var drawnReach = SideInsets()
  /// What frames inside that are relative to their container go by.
  package var relativeFrames = RelativeFrames()
  /// How far content and bars keep from the edges of the viewport.
  package private(set) var margins: ScrollMargins
  /// The moves of the content, apart from changes of the content itself.
  package internal(set) var moves = ScrollMoves()
  /// How often input has moved the content.
  package internal(set) var movesByInput: UInt = 0
  /// The offset at which a pointer took hold of the content, while it does.
  package internal(set) var pullStart: CGPoint?
  /// Whether nobody has scrolled away from the default anchor.
  package internal(set) var followsAnchor = true
  /// Whether there has been content to scroll, which then stands where it is seen first.
  package internal(set) var hasShownContent = false
  /// What the page around was told: whether content has been scrolled up.
  private var isKnownAsScrolled = false

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

  /// Makes the stack in which the views inside stand.
  @usableFromInline @MainActor
  package func makeStack(_ make: (NodeInputs) -> ViewNode) {
    adoptColumn(environment, make)
    // The content moves as a whole, and is not drawn again for that.
    child?.flags.insert(.isFragmentRoot)
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
    // Out of sight it stood in no container: frames inside may follow from another one than before.
    if changes.contains(.activity) { outerLengthsDidChange() }
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

  /// What the environment says to whoever asks for it rarely.
  package var surroundings: EnvironmentValues { environment.values }

  private func reportIfUnusable() {
    let margins = environment.values.scrollMargins
    if !margins.isUsable { host.reportInvalidDimension("contentMargins", "\(margins.content)", at: self) }
    guard let anchor = settings.unusableAnchor else { return }
    host.reportInvalidDimension("defaultScrollAnchor", "\(anchor)", at: self)
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
    let inner = contentProposal(for: proposal)
    let content = child.sizeThatFits(inner)
    let usable = content.asExtents
    if usable != contentSize {
      contentSize = usable
      needsDraw()
    }
    settleOffset()
    updatePage(isScrolled: offset.y > 0)
    child.place(at: contentOrigin, proposal: inner)
    observeSafeArea()
    notifyWatchers()
  }

  private func updatePage(isScrolled: Bool) {
    if isScrolled == isKnownAsScrolled { return }
    isKnownAsScrolled = isScrolled
    announceScroll(isScrolled)
  }

  @MainActor
  override package func willRemove() {
    updatePage(isScrolled: false)
    notifyWatchers()
  }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    // What is concealed is not placed.
    if !isAbsent(.concealed), isKnownAsScrolled != (offset.y > 0) { fail("A page knows whether it is scrolled.") }
    checkRelativeFrames(fail)
  }

  /// Where the content stands in the viewport.
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
    // What scrolls both ways has no edge to begin at.
    return margin + (room * (settings.alignment?[axis] ?? (axes == [.horizontal, .vertical] ? 0.5 : 0))).asCoordinate
  }

  package var sizeForRelativeFrames: CGSize { lengthsForRelativeFrames }

  override package func child(_ child: ItemNode, needs need: LayoutNeed) {
    if need == .measure, recordChangedContent() { needsMeasure() }
  }

  /// Returns the same without another offer being tried: the frames inside follow from the last one.
  package func remeasured(_ proposal: ProposedViewSize) -> CGSize {
    hasTaken(proposal) ? measure(proposal) : sizeThatFits(proposal)
  }

  // MARK: Safe area

  /// The part of the content's surroundings that is seen, in this node's coordinates.
  package var visibleBounds: CGRect { visibleRect(reach) }

  /// How far content is seen beyond the viewport: under bars, up to the edges of the picture.
  private var reach: SideInsets { SideInsets(coveredInsets(), layoutDirection) }

  /// Returns the part of the content's surroundings that is seen, in this node's coordinates.
  private func visibleRect(_ reach: SideInsets) -> CGRect {
    reach.growth(of: CGRect(origin: .zero, size: size.asExtents))
  }

  package var layoutDirection: LayoutDirection { environment.layoutDirection }

  override package func cover(around item: ItemNode) -> SafeAreaCover { SafeAreaCover(barrier: axes) }

  @MainActor
  override package func geometryDidChange() -> Bool {
    if reach != drawnReach { needsDraw() }
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

  /// Returns a scroll view is in the way of what is behind it, also where nothing of its content is.
  override package func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  override package func hitContent(at point: CGPoint) -> HitChain {
    visibleRect(reach).contains(point) || settings.isClipDisabled ? super.hitContent(at: point) : []
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
