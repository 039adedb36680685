import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
package import TributaryLayout

/// The node of a spacer.
@usableFromInline
package final class SpacerNode: ItemNode, OrientedItem {
  private var minLength: CGFloat?
  private let environment: Unretained<EnvironmentScope>
  /// The unit of the default length along each axis, in points; 0 for no unit.
  private var gapUnits: CGSize

  package init(_ minLength: CGFloat?, _ inputs: NodeInputs) {
    self.minLength = minLength
    environment = inputs.environmentReference
    gapUnits = environment.gapUnits
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
    reportInvalidDimension("Spacer minLength", "\(minLength)")
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment), gapUnits != environment.gapUnits {
      gapUnits = environment.gapUnits
      needsMeasure()
    }
    super.surroundingsDidChange(changes)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = stackAxis
    let defaultLength = ViewSpacing.defaultDistance.wholeMultiple(of: axis.map { gapUnits.length(along: $0) } ?? 0)
    let layout = SpacerLayout(minLength: minLength ?? defaultLength, axis: axis)
    let size = layout.sizeThatFits(proposal)
    let least = layout.sizeThatFits(.unspecified)
    var region = ProposalRegion(
      width: Self.range(of: size.width, proposal.rawWidth, least: least.width),
      height: Self.range(of: size.height, proposal.rawHeight, least: least.height))
    if axis == .horizontal { region.height = .all }
    if axis == .vertical { region.width = .all }
    holds(for: region, answering: proposal)
    return size
  }

  /// Returns the proposed lengths for which the spacer has a length. It has its minimum length for all proposals up
  /// to that length, and for an unspecified one.
  private static func range(of length: CGFloat, _ proposal: CGFloat, least: CGFloat) -> ProposedRange {
    length == least ? ProposedRange(low: -.infinity, high: least, holdsNil: true) : ProposedRange(proposal)
  }

  package func orientationDidChange() { isElsewhereInStack() }

  override package func isHit(at point: CGPoint) -> Bool { false }

  override package var priority: Double { SpacerLayout.layoutPriority }

  override package var viewSpacing: ViewSpacing { ViewSpacing.spacer(along: stackAxis) }

  override package var pathComponent: String? { "Spacer" }
}
