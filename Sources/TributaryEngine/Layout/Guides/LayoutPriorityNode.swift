import TributaryGeometry
import TributaryLayout

@usableFromInline
package final class LayoutPriorityNode: UnaryNode {
  private var value: Double

  package init(_ value: Double, _ inputs: NodeInputs) {
    self.value = value
    super.init(inputs)
  }

  package func update(_ value: Double) {
    if value == self.value { return }
    self.value = value
    containerNeedsDistribution()
  }

  override package var priority: Double { value }
}
