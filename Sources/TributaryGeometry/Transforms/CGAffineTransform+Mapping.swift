extension CGAffineTransform {
  /// Returns the bounding box of a mapped rectangle. The result is exact and not rounded if the map is a translation.
  package func map(_ rect: CGRect) -> CGRect {
    if a == 1, b == 0, c == 0, d == 1 {
      return CGRect(x: rect.minX + tx, y: rect.minY + ty, width: rect.width, height: rect.height)
    }
    return rect.applying(self).asCoordinates
  }

  package func map(_ point: CGPoint) -> CGPoint {
    if a == 1, b == 0, c == 0, d == 1 { return CGPoint(x: point.x + tx, y: point.y + ty) }
    return point.applying(self)
  }

  /// Whether the map preserves axis-aligned rectangles.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
