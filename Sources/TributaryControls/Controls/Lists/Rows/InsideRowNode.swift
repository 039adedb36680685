@_spi(Engine) package import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The node of a sign that is nothing where the row shows it.
package final class InsideRowNode: UnaryNode {
  /// Where a view stands in a row is what it was made for: it never changes.
  private var isShown: Bool {
    var item = container
    while let current = item, !(current is ListRowNode) {
      if let node = current as? RowTraitNode, node.takesPresses { return !node.isAroundRow }
      item = current.container
    }
    return true
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { isShown ? super.measure(proposal) : .zero }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if isShown { super.draw(into: &recorder, in: frame) }
  }
}
