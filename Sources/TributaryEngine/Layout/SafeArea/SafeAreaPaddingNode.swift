package import TributaryGeometry
package import TributaryLayout

/// The node of room that is taken from a safe area.
@usableFromInline
package final class SafeAreaPaddingNode: UnaryNode, DirectedItem {
  private var layout: PaddingLayout
  private let environment: Unretained<EnvironmentScope>

  package init(_ insets: EdgeInsets, _ inputs: NodeInputs) {
    layout = PaddingLayout(insets: insets.asExtents)
    environment = inputs.environmentReference
    super.init(inputs)
    host.recordSafeAreaRegion()
    reportIfUnusable(insets)
  }

  private func reportIfUnusable(_ insets: EdgeInsets) {
    if !insets.isFinite || insets.hasNegative { host.reportInvalidDimension("safeAreaPadding", "\(insets)", at: self) }
  }

  package func update(_ insets: EdgeInsets) {
    let new = PaddingLayout(insets: insets.asExtents)
    let padded = layout.paddedEdges
    let isNews = new != layout
    layout = new
    reportIfUnusable(insets)
    if !isNews { return }
    needsMeasure()
    // What is covered is an answer of geometry, also where nothing moves.
    child?.recordGeometryChange()
    if layout.paddedEdges != padded { containerNeedsDistribution() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let size = layout.sizeThatFits(proposal, child: child)
    if child.isRigid { flags.insert(.isRigid) }
    return size
  }

  override package func placeContent() {
    guard let child else { return }
    let placement = layout.placement(in: size, proposal: proposal, direction: layoutDirection, child: child)
    child.place(at: placement.origin, proposal: placement.proposal)
  }

  override package func cover(around item: ItemNode) -> SafeAreaCover {
    SafeAreaCover(SideInsets(layout.insets, layoutDirection))
  }

  package var layoutDirection: LayoutDirection { environment.values.direction }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    return child.flatMap { layout.explicitGuide(key, in: dimensions, child: $0) }
  }

  override package var priority: Double { 0 }

  override package var viewSpacing: ViewSpacing { super.viewSpacing.resetting(layout.paddedEdges) }
}
