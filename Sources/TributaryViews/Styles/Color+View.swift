public import TributaryDrawing
package import TributaryGeometry

/// A colour fills the space that it is offered; where none is, it is 10 points.
extension Color: PrimitiveView {
  public typealias Body = Never

  @inlinable public static var _isSingleItem: Bool { true }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Color>, _ inputs: NodeInputs) -> ViewNode {
    ColorNode(view.pointee, inputs)
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Color>, _ node: ViewNode) {
    unsafeDowncast(node, to: ColorNode.self).receive(view.pointee)
  }
}

/// The leaf of a colour.
///
/// Invariant: `paint` is `color` in the environment that the node was last told of.
@usableFromInline
package final class ColorNode: ItemNode {
  private unowned(unsafe) let environment: EnvironmentScope
  private var color: Color
  private var paint: Paint

  @usableFromInline
  package init(_ color: Color, _ inputs: NodeInputs) {
    self.color = color
    environment = inputs.environment
    paint = color._paint(in: inputs.environment.values)
    super.init(inputs)
  }

  @usableFromInline @MainActor
  package func receive(_ new: Color) {
    if new == color { return }
    color = new
    resolvePaint()
  }

  @MainActor
  private func resolvePaint() {
    let new = color._paint(in: environment.values)
    if new == paint { return }
    if host.mayAnimate {
      host.animate(self, from: paint, to: new, PresentedProperty(paint: { $0.paint }, set: { $0.paint = $1 }))
    }
    paint = new
    needsDraw()
  }

  @MainActor override package func environmentDidChange() { resolvePaint() }

  override package func isHit(at point: CGPoint) -> Bool { !paint.isInvisible && boundsContain(point) }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions().withoutNegatives
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    recorder.fill(CGRect(origin: origin, size: size), with: paint)
  }

  override package var pathComponent: String? { "Color" }
}

extension CGSize {
  /// This size with 0 for what is negative or not a number. Infinity stays.
  package var withoutNegatives: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }

  package var isFinite: Bool { width.isFinite && height.isFinite }
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
