@_spi(Engine) public import TributaryEngine
import TributaryDrawing
package import TributaryGeometry
import TributaryLayout

/// The node of a line between views of a stack.
@usableFromInline
package final class DividerNode: ItemNode, OrientedItem {
  private let environment: Unretained<EnvironmentScope>

  package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(inputs)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = stackAxis
    var region = ProposalRegion(proposal)
    if axis == .horizontal { region.width = .all } else { region.height = .all }
    holds(for: region, answering: proposal)
    return DividerLayout(axis: axis).sizeThatFits(proposal)
  }

  package func orientationDidChange() { isElsewhereInStack() }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    let paint = SeparatorShapeStyle()._paint(in: environment.values)
    recorder.append(.rectangle(frame, paint))
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  override package var pathComponent: String? { "Divider" }
}
