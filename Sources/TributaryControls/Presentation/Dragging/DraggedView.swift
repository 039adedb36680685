@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A view as it looked when it was dragged away.
struct DraggedView {
  let picture: DragPicture
}

extension DraggedView: NodeView {
  typealias Body = Never

  static var _isSingleItem: Bool { true }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> DraggedViewNode {
    DraggedViewNode(view.pointee.picture, inputs)
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: DraggedViewNode) { node.update(view.pointee.picture) }
}
