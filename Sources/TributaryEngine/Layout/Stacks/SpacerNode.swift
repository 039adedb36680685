import TributaryDrawing
package import TributaryGeometry
package import TributaryLayout

@usableFromInline
package final class SpacerNode: ItemNode, OrientedItem {
  private var minLength: CGFloat?

  package init(_ minLength: CGFloat?, _ inputs: NodeInputs) {
    self.minLength = minLength
    super.init(inputs)
    reportIfUnusable()
  }

  package func update(_ minLength: CGFloat?) {
    if minLength == self.minLength || minLength?.isNaN == true && self.minLength?.isNaN == true { return }
    self.minLength = minLength
    reportIfUnusable()
    needsMeasure()
  }

  private func reportIfUnusable() {
    guard let minLength, !minLength.isFinite || minLength < 0 else { return }
    host.reportInvalidDimension("Spacer minLength", "\(minLength)", at: self)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = stackAxis
    var region = ProposalRegion(proposal)
    if axis == .horizontal { region.height = .all }
    if axis == .vertical { region.width = .all }
    holds(for: region, answering: proposal)
    return SpacerLayout(minLength: minLength, axis: axis).sizeThatFits(proposal)
  }

  package func orientationDidChange() { isElsewhereInStack() }

  override package func isHit(at point: CGPoint) -> Bool { false }

  override package var priority: Double { SpacerLayout.layoutPriority }

  override package var viewSpacing: ViewSpacing { ViewSpacing.spacer(along: stackAxis) }

  override package var pathComponent: String? { "Spacer" }
}
