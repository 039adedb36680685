@_spi(Engine) package import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry
package import TributaryTransfer

/// Lets something be dragged from a view.
package struct DragSource {
  /// What goes; made when the drag begins.
  package let load: () -> TransferPackage
  /// Shows what follows the pointer; `nil` for nothing any more.
  package let show: (DragPicture?) -> Void

  package init(load: @escaping () -> TransferPackage, show: @escaping (DragPicture?) -> Void) {
    self.load = load
    self.show = show
  }
}

/// What follows the pointer in a drag.
package struct DragPicture {
  /// The view as it was when the drag began.
  package let fragment: DisplayFragment
  /// Its size, in points.
  package let size: CGSize
  /// Where its middle is, in root coordinates.
  package var center: CGPoint
}

extension DragSource: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> DragSourceNode {
    DragSourceNode(modifier.pointee, inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: DragSourceNode) {
    node.modifier = modifier.pointee
  }
}
