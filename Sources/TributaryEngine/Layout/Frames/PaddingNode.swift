public import TributaryGeometry
package import TributaryLayout

/// The node of padding.
@usableFromInline
package final class PaddingNode: UnaryNode {
  @exclusivity(unchecked) private var layout: PaddingLayout
  private let environment: Unretained<EnvironmentScope>

  @usableFromInline
  package init(_ insets: EdgeInsets, _ inputs: NodeInputs) {
    layout = PaddingLayout(insets: insets)
    environment = inputs.environmentReference
    super.init(inputs)
    if !insets.isFinite { host.reportInvalidDimension("padding", "\(insets)", at: self) }
  }

  @usableFromInline
  package func update(_ insets: EdgeInsets) {
    if insets == layout.insets { return }
    let new = PaddingLayout(insets: insets)
    if !insets.isFinite { host.reportInvalidDimension("padding", "\(insets)", at: self) }
    if new == layout { return }
    let padded = layout.paddedEdges
    layout = new
    needsMeasure()
    if layout.paddedEdges != padded { containerNeedsDistribution() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    childReference?.with { child in
      let size = layout.sizeThatFits(proposal, child: child)
      if child.isRigid { flags.insert(.isRigid) } else { holdRegion(of: size, for: proposal, child) }
      return size
    } ?? .zero
  }

  @inline(never)
  private func holdRegion(of size: CGSize, for proposal: ProposedViewSize, _ child: ItemNode) {
    holds(for: layout.region(for: proposal, size: size, child: child), answering: proposal)
  }

  override package func placeContent() {
    childReference?.with { child in
      let placement = layout.placement(
        in: size, proposal: proposal, direction: environment.layoutDirection, child: child)
      child.place(at: placement.origin, proposal: placement.proposal)
    }
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    return child.flatMap { layout.explicitGuide(key, in: dimensions, child: $0) }
  }

  override package var priority: Double { 0 }

  override package var viewSpacing: ViewSpacing { super.viewSpacing.resetting(layout.paddedEdges) }
}
