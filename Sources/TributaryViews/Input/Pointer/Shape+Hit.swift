package import TributaryDrawing
package import TributaryGeometry

extension Shape {
  /// Whether a point of a rectangle at the origin lies on what the shape draws there: in the area, or on the line.
  package func isHit(at point: CGPoint, in size: CGSize, _ fillStyle: FillStyle) -> Bool {
    guard size.isFinite else { return false }
    let outline = _outline(in: CGRect(origin: .zero, size: size), fillStyle: fillStyle)
    switch outline.operation {
    case .fill(let style): return outline.path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let style): return outline.path.passes(within: style.lineWidth / 2, of: point)
    }
  }
}
