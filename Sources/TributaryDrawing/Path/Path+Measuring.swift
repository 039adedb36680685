public import TributaryGeometry

extension Path {
  /// The smallest rectangle that encloses what is drawn, control points aside; null for an empty path.
  ///
  /// Coordinates that are not a number are passed over.
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
      // A lone point counts as well, which no segment holds.
      for element in elements { if let end = element.end { bounds.include(end) } }
      forEachSegment { segment, _ in
        for t in segment.extremeParameters where t > 0 && t < 1 { bounds.include(segment.point(at: t)) }
      }
      return bounds.rect
    }
  }

  /// Whether a point is inside; curves are taken as 32 straight lines each.
  ///
  /// - Parameter eoFill: See ``FillStyle/isEOFilled``.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .empty:
      return false
    case .rect(let rect):
      // Foundation's own test traps on not a number.
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
          // The ray goes to the right. A line counts with its upper end and without its lower one.
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

/// The box of points met so far.
private struct Bounds {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func include(_ point: CGPoint) {
    // Comparisons with not a number are false, so that it changes nothing.
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
  /// Where the curve turns round along an axis; some may lie outside 0...1.
  fileprivate var extremeParameters: [CGFloat] {
    switch kind {
    case .line:
      return []
    case .quadCurve(let control):
      func extreme(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat { (a - b) / (a - 2 * b + c) }
      return [extreme(start.x, control.x, end.x), extreme(start.y, control.y, end.y)]
    case .curve(let control1, let control2):
      func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        // The derivative is a·t² + b·t + c, but for a factor.
        let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
        if a.magnitude < 1e-12 * (b.magnitude + c.magnitude) { return [-c / b] }
        let root = b * b - 4 * a * c
        guard root >= 0 else { return [] }
        // This form loses no digits where b is large.
        let q = -0.5 * (b + (b < 0 ? -root.squareRoot() : root.squareRoot()))
        return [q / a, c / q]
      }
      return extremes(start.x, control1.x, control2.x, end.x) + extremes(start.y, control1.y, control2.y, end.y)
    }
  }
}
