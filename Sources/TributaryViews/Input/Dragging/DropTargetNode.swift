@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryTransfer

/// The node of a view that takes what is dragged to it: anywhere in its bounds, whatever it draws there.
package final class DropTargetNode: UnaryNode {
  var modifier: DropTarget
  private let environment: Unretained<EnvironmentScope>

  init(_ modifier: DropTarget, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  /// Whether something could be dropped here.
  func takes(_ load: TransferPackage) -> Bool { environment.object.values.isEnabled && modifier.takes(load) }

  override package func isHit(at point: CGPoint) -> Bool { host.isDragging && boundsContain(point) }
}
