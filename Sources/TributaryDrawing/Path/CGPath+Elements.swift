public import TributaryGeometry

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint = 0
  /// A straight line, with its end.
  case addLineToPoint = 1
  /// A quadratic Bézier curve, with its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic Bézier curve, with its two control points and its end.
  case addCurveToPoint = 3
  /// The end of a subpath, without points.
  case closeSubpath = 4
}

/// An element of a path, with its points.
public struct CGPathElement {
  /// The kind of the element, which determines the number of points.
  public var type: CGPathElementType
  /// The points, which are valid only during the call that receives the element.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each element of the path, in order.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    // The pointers are valid for the duration of the calls, and the closure must not keep them.
    points.withUnsafeMutableBufferPointer { points in
      guard let base = points.baseAddress else { return }
      path.forEach { element in
        let type: CGPathElementType
        switch element {
        case .move(let end): (type, points[0]) = (.moveToPoint, end)
        case .line(let end): (type, points[0]) = (.addLineToPoint, end)
        case .quadCurve(let end, let control):
          (type, points[0], points[1]) = (.addQuadCurveToPoint, control, end)
        case .curve(let end, let control1, let control2):
          (type, points[0], points[1], points[2]) = (.addCurveToPoint, control1, control2, end)
        case .closeSubpath: type = .closeSubpath
        }
        withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
      }
    }
  }
}
