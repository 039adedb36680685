@_spi(Engine) package import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The node of a column that may be hidden.
package final class KeptColumnNode: AlternativesNode {
  private var isShown: Bool

  init(isShown: Bool, _ inputs: NodeInputs) {
    self.isShown = isShown
    super.init(inputs)
    mayConceal()
  }

  func update(isShown: Bool) {
    if isShown == self.isShown { return }
    self.isShown = isShown
    flags.remove(.needsMeasure)
    needsMeasure()
    needsDraw()
  }

  override package func choice(for proposal: ProposedViewSize) -> ItemNode? { isShown ? items.first : nil }

  override package var pathComponent: String? { nil }
}
