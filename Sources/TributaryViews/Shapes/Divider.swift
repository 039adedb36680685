import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
import TributaryLayout

/// A line across the axis of the enclosing stack; a horizontal line outside stacks.
public struct Divider: Sendable {
  /// Creates a divider.
  public nonisolated init() {}
}

extension Divider: PrimitiveView {
  public typealias Body = Never
  public static var _isSingleItem: Bool { true }

  public static func _makeNode(_ view: UnsafePointer<Divider>, _ inputs: NodeInputs) -> ViewNode {
    DividerNode(inputs)
  }

  public static func _updateNode(_ view: UnsafePointer<Divider>, _ node: ViewNode) {}
}

/// The node of a divider.
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
