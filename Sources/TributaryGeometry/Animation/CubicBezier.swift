import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of its horizontal coordinate.
struct CubicBezier: Hashable, Sendable {
  var first: UnitPoint
  var second: UnitPoint

  /// Creates a curve from its control points.
  ///
  /// Horizontal coordinates outside 0 to 1 are clamped, so that the curve remains a function. Numbers that are not
  /// finite become 0.
  init(_ first: UnitPoint, _ second: UnitPoint) {
    self.first = UnitPoint(x: first.x.asFraction, y: first.y.asCoordinate)
    self.second = UnitPoint(x: second.x.asFraction, y: second.y.asCoordinate)
  }

  func value(at progress: Double) -> Double {
    if !(progress > 0) { return 0 }
    if progress >= 1 { return 1 }
    let height = Self.height(parameter(at: progress), Double(first.y), Double(second.y))
    // Curves are compared by their values. Rounding to a raster makes the comparison independent of the last bits.
    return (height * Self.raster).rounded() / Self.raster
  }

  func velocity(at progress: Double) -> Double {
    if !(progress >= 0) || progress > 1 { return 0 }
    let parameter = parameter(at: progress)
    let across = Self.slope(parameter, Double(first.x), Double(second.x))
    let up = Self.slope(parameter, Double(first.y), Double(second.y))
    if across > 1e-9 { return up / across }
    // The control point coincides with the end of the curve, where the curve has no direction.
    if abs(up) <= 1e-9 { return progress < 0.5 ? 1 : 0 }
    return up > 0 ? .infinity : -.infinity
  }

  private static let raster = 1_048_576.0

  /// Returns the curve parameter at the horizontal coordinate `x`.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let (a, b) = (Double(first.x), Double(second.x))
    var (low, high) = (0.0, 1.0)
    var parameter = x
    for _ in 0..<64 {
      let error = Self.height(parameter, a, b) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = Self.slope(parameter, a, b)
      let next = slope > 1e-9 ? parameter - error / slope : -1
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func height(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
  }
}
