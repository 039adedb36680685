import TributaryGeometry
import TributaryLayout

@usableFromInline
package final class ZIndexNode: UnaryNode {
  private var box: ZIndexTrait

  package init(_ value: Double, _ inputs: NodeInputs) {
    box = ZIndexTrait(value)
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
  }

  package func update(_ value: Double) {
    if value == box.value { return }
    box = ZIndexTrait(value)
    containerNeedsDrawingOrder()
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    super.trait(key) ?? (key == ObjectIdentifier(ZIndexTrait.self) ? box : nil)
  }
}
