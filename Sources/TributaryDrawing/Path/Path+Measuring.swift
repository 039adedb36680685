public import TributaryGeometry

extension Path {
  /// The bounding rectangle of the path's segments, without control points; null for an empty path.
  ///
  /// Coordinates that are not numbers are ignored.
  public var boundingRect: CGRect {
    switch storage {
    case .rect(let rect), .ellipse(let rect):
      return rect.standardized
    case .roundedRect(let shape):
      return shape.rect.standardized
    case .empty:
      return .null
    case .elements(let elements):
      var bounds = Bounds()
      // An isolated point is included, although it is not part of a segment.
      for element in elements { if let end = element.end { bounds.include(end) } }
      forEachSegment { segment, _ in
        for t in segment.extremeParameters where t > 0 && t < 1 { bounds.include(segment.point(at: t)) }
      }
      return bounds.rect
    }
  }

  /// Returns whether a point is in the interior of the path. Each curve is approximated by 32 straight lines.
  ///
  /// - Parameters:
  ///   - p: A point, in the coordinates of the path.
  ///   - eoFill: Whether the even-odd rule applies; see ``FillStyle/isEOFilled``.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .empty:
      return false
    case .rect(let rect):
      // Foundation's test traps for not-a-number.
      return p.x >= rect.minX && p.x < rect.maxX && p.y >= rect.minY && p.y < rect.maxY
    case .ellipse(let rect):
      let (x, y) = ((p.x - rect.midX) / (rect.width / 2), (p.y - rect.midY) / (rect.height / 2))
      return x * x + y * y < 1
    case .roundedRect, .elements:
      var winding = 0
      var crossings = 0
      forEachSegment(closesAll: true) { segment, _ in
        var from = segment.start
        for step in 1...segment.flatCount {
          let to =
            step == segment.flatCount ? segment.end : segment.point(at: CGFloat(step) / CGFloat(segment.flatCount))
          // The ray points to the right. A line includes its upper end but not its lower end.
          if (from.y <= p.y) != (to.y <= p.y) {
            let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
            if x > p.x {
              winding += from.y <= p.y ? 1 : -1
              crossings += 1
            }
          }
          from = to
        }
      }
      return eoFill ? crossings % 2 != 0 : winding != 0
    }
  }
}

/// The bounding box of a sequence of points.
private struct Bounds {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func include(_ point: CGPoint) {
    // Comparisons with not-a-number are false, so it has no effect.
    if point.x < low.x { low.x = point.x }
    if point.x > high.x { high.x = point.x }
    if point.y < low.y { low.y = point.y }
    if point.y > high.y { high.y = point.y }
  }

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension PathSegment {
  /// The parameters of the curve's extremes along each axis, which may be outside 0...1.
  fileprivate var extremeParameters: [CGFloat] {
    switch kind {
    case .line:
      return []
    case .quadCurve(let control):
      func extreme(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat { (a - b) / (a - 2 * b + c) }
      return [extreme(start.x, control.x, end.x), extreme(start.y, control.y, end.y)]
    case .curve(let control1, let control2):
      func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        // The derivative is a·t² + b·t + c, up to a constant factor.
        let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
        if a.magnitude < 1e-12 * (b.magnitude + c.magnitude) { return [-c / b] }
        let root = b * b - 4 * a * c
        guard root >= 0 else { return [] }
        // This form avoids cancellation for large b.
        let q = -0.5 * (b + (b < 0 ? -root.squareRoot() : root.squareRoot()))
        return [q / a, c / q]
      }
      return extremes(start.x, control1.x, control2.x, end.x) + extremes(start.y, control1.y, control2.y, end.y)
    }
  }
}
