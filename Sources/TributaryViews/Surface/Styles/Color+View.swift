@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
package import TributaryGeometry

/// A colour fills the space that it is offered; where none is, it is 10 points.
extension Color: NodeView {
  public typealias Body = Never

  @inlinable public static var _isSingleItem: Bool { true }

  @inlinable
  package static func makeNode(_ view: UnsafePointer<Color>, _ inputs: NodeInputs) -> ColorNode {
    ColorNode(view.pointee, inputs)
  }

  @inlinable
  package static func updateNode(_ view: UnsafePointer<Color>, _ node: ColorNode) {
    node.update(view.pointee)
  }
}

extension DisplayRecorder {
  /// Appends a filled rectangle, unless nothing of it is to be seen. A gradient spans the rectangle.
  package mutating func fill(_ rect: CGRect, with paint: Paint) {
    guard rect.size.isFinite, rect.width > 0, rect.height > 0, !paint.isInvisible else { return }
    append(.rectangle(rect, paint.placed(in: rect)))
  }

  /// Appends a rectangle filled with a part of a paint that has its place already.
  package mutating func fill(_ rect: CGRect, withPlaced paint: Paint) {
    guard rect.size.isFinite, rect.width > 0, rect.height > 0, !paint.isInvisible else { return }
    append(.rectangle(rect, paint))
  }
}
