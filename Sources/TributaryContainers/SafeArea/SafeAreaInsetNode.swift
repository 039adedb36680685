import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
package import TributaryLayout

/// The node of a bar along an edge of a view. The view is the primary content, and the bar the secondary content in
/// front of it.
///
/// Invariant: after the layout pass, `covered` is the length of the bar and its spacing on this node's sides.
///
/// Checked by `SafeAreaInsetNode.checkCaches`.
@usableFromInline
package final class SafeAreaInsetNode: SecondaryNode, DirectedItem, CachingNode {
  private var layout: SafeAreaInsetLayout
  private var givenSpacing: CGFloat?
  private var covered = SideInsets()

  @usableFromInline
  package init(_ inputs: NodeInputs, edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    layout = Self.layout(edge, alignment, spacing, in: inputs.environmentReference)
    givenSpacing = spacing
    super.init(inputs, isBehind: false, alignment: alignment)
    host.facts.hasSafeArea = true
    reportIfUnusable()
  }

  private static func layout(
    _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, in environment: Unretained<EnvironmentScope>
  ) -> SafeAreaInsetLayout {
    let isVertical = edge == .top || edge == .bottom
    return SafeAreaInsetLayout(
      edge: edge, alignment: isVertical ? alignment.horizontal.key : alignment.vertical.key, spacing: spacing,
      gapUnit: environment.gapUnit(along: isVertical ? .vertical : .horizontal))
  }

  private func reportIfUnusable() {
    guard let givenSpacing, !givenSpacing.isFinite else { return }
    reportInvalidDimension("safeAreaInset spacing", "\(givenSpacing)")
  }

  @usableFromInline
  package func update(edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    let isSameSpacing = spacing == givenSpacing || spacing?.isNaN == true && givenSpacing?.isNaN == true
    if !isSameSpacing {
      givenSpacing = spacing
      reportIfUnusable()
    }
    take(Self.layout(edge, alignment, spacing, in: environment))
  }

  private func take(_ new: SafeAreaInsetLayout) {
    if new == layout { return }
    layout = new
    needsMeasure()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { take(layout.withGapUnits(environment.gapUnits)) }
    super.surroundingsDidChange(changes)
  }

  // MARK: Layout

  /// Returns the distance between the bar and the view, in points; 0 for a bar without views.
  private func gap(_ bar: LayeredNode, _ view: ItemNode) -> CGFloat {
    bar.items.isEmpty ? 0 : layout.gap(bar: bar as ItemNode, view: view)
  }

  // The size depends on the bar and on the view.
  override package func child(_ child: ItemNode, needs need: LayoutNeed) {
    if need == .measure { needsMeasure() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let secondary, let child else { return .zero }
    let size = layout.sizeThatFits(proposal, gap: gap(secondary, child), bar: secondary as ItemNode, view: child)
    if secondary.isRigid, child.isRigid { flags.insert(.isRigid) }
    return size
  }

  private func placement(
    in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection, _ bar: LayeredNode, _ view: ItemNode
  ) -> SafeAreaInsetLayout.Placement {
    layout.placement(
      in: size, proposal: proposal, gap: gap(bar, view), direction: direction, bar: bar as ItemNode, view: view)
  }

  override package func placeContent() {
    flags.remove(.needsPlacement)
    guard let secondary, let child else { return }
    let placement = placement(in: size, proposal, layoutDirection, secondary, child)
    let covered = SideInsets(EdgeInsets(Edge.Set(layout.edge), placement.covered), layoutDirection)
    let isNews = covered != self.covered
    self.covered = covered
    child.place(at: placement.view.origin, proposal: placement.view.proposal)
    secondary.place(at: placement.bar.origin, proposal: placement.bar.proposal)
    // The covered insets are part of the geometry, even if no item moves.
    if isNews { child.recordGeometryChange() }
  }

  /// Compares `covered` with a new placement. Concealed views are not placed.
  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    guard let secondary, let child, !isAbsent(.concealed) else { return }
    let now = placement(in: size, proposal, layoutDirection, secondary, child).covered
    if covered != SideInsets(EdgeInsets(Edge.Set(layout.edge), now), layoutDirection) {
      fail("The covered inset equals the length of the bar plus the gap, on the edge of the bar.")
    }
  }

  override package func placeScope() { placeContent() }

  override package func cover(around item: ItemNode) -> SafeAreaCover {
    SafeAreaCover(item === child ? covered : SideInsets())
  }

  package var layoutDirection: LayoutDirection { environment.values.direction }

  override package var priority: Double { 0 }

  override package var viewSpacing: ViewSpacing { ViewSpacing() }

  // The guides are those of the view, as with padding.
  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    guard let secondary, let child, child.hasExplicitGuides || child.hasTextBaselines else { return nil }
    let view = layout.viewPlacement(
      in: dimensions.size, proposal: dimensions.proposal, gap: gap(secondary, child), direction: .leftToRight,
      bar: secondary as ItemNode, view: child)
    let origin = key.axis == .horizontal ? view.origin.x : view.origin.y
    return child.dimensions(in: view.proposal).explicitValue(of: key).map { $0 + origin }
  }
}
