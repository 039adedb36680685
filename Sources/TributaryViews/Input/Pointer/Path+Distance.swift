package import TributaryDrawing
package import TributaryGeometry

extension Path {
  /// Returns whether a point is within a distance of the line of the path, in points. Curves are approximated by 16
  /// segments.
  package func passes(within distance: CGFloat, of point: CGPoint) -> Bool {
    var start = CGPoint.zero
    var last = CGPoint.zero
    func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
      let x = b.x - a.x
      let y = b.y - a.y
      let length = x * x + y * y
      let along = length > 0 ? ((point.x - a.x) * x + (point.y - a.y) * y) / length : 0
      let part = min(max(along, 0), 1)
      let dx = point.x - (a.x + x * part)
      let dy = point.y - (a.y + y * part)
      return dx * dx + dy * dy <= distance * distance
    }
    func isNearCurve(_ value: (CGFloat) -> CGPoint) -> Bool {
      (1...16).contains { (step: Int) -> Bool in
        let end = CGFloat(step)
        return isNear(value((end - 1) / 16), value(end / 16))
      }
    }
    for element in elements {
      let from = last
      switch element {
      case .move(let to):
        start = to
        last = to
      case .line(let to):
        last = to
        if isNear(from, to) { return true }
      case .quadCurve(let to, let control):
        last = to
        let curve = { (t: CGFloat) -> CGPoint in
          let s = 1 - t
          return CGPoint(
            x: s * s * from.x + 2 * s * t * control.x + t * t * to.x,
            y: s * s * from.y + 2 * s * t * control.y + t * t * to.y)
        }
        if isNearCurve(curve) { return true }
      case .curve(let to, let first, let second):
        last = to
        let curve = { (t: CGFloat) -> CGPoint in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * first.x + c * second.x + d * to.x, y: a * from.y + b * first.y + c * second.y + d * to.y
          )
        }
        if isNearCurve(curve) { return true }
      case .closeSubpath:
        last = start
        if isNear(from, start) { return true }
      }
    }
    return false
  }
}
