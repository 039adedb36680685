import TributaryDrawing
import TributaryGeometry

/// The area between two rectangles, one inside the other: what a border is when it is filled.
struct RectangleRing {
  var outer: CGRect
  var inner: CGRect

  /// Top, bottom, left, right; they do not overlap.
  var sides: [CGRect] {
    [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
    ]
  }

  var thickness: CGFloat {
    max(inner.minX - outer.minX, outer.maxX - inner.maxX, inner.minY - outer.minY, outer.maxY - inner.maxY)
  }
}
