import Foundation

/// Coupled numbers: each step is the same linear function of the two previous steps.
///
///     step(n + 2) = p · step(n + 1) + q · step(n)
///
///     1  0.5  −0.51  −1.0  …     p = 1.5, q = −1.005     rotates, and grows by √1.005 with each pass
///     11  9.1  10.8  9.3  …      p = 0.1, q = 0.9        advances by 10 in the limit
///
/// The larger root of z² = p·z + q determines the steps in the limit.
extension Trend {
  /// The number of steps that must satisfy the recurrence, which random numbers never do.
  private static let recurringSteps = 24
  private static let tolerance = 1e-7

  package init?(recurrenceOf numbers: [Double]) {
    guard numbers.count > Trend.recurringSteps else { return nil }
    let steps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }.suffix(Trend.recurringSteps).map { $0 }
    let largest = steps.map(abs).max() ?? 0
    guard largest.isFinite, largest > 0, let (p, q) = Trend.recurrence(of: steps, largest) else { return nil }
    let square = p * p / 4 + q
    let last = steps[steps.count - 1]
    if square < -Trend.tolerance {
      // The roots are complex.
      self.init(growth: (-q).squareRoot(), stepOfOne: nil, lastStep: largest)
    } else if square > Trend.tolerance {
      let (first, second) = (p / 2 + square.squareRoot(), p / 2 - square.squareRoot())
      let before = steps[steps.count - 2]
      // The last step as the sum of the contributions of both roots.
      let share = first * (last - second * before) / (first - second)
      let parts = [(root: first, part: share), (root: second, part: last - share)]
      let moving = parts.filter { abs($0.part) > 1e-6 * largest }
      guard let leading = moving.max(by: { abs($0.root) < abs($1.root) }) else { return nil }
      self.init(growth: leading.root, stepOfOne: leading.part, lastStep: last)
    } else {
      return nil
    }
  }

  /// - Parameters:
  ///   - growth: The factor by which the steps grow in the limit.
  ///   - stepOfOne: The limit of the steps if the factor is 1, or `nil` if they rotate in that case.
  private init?(growth: Double, stepOfOne: Double?, lastStep: Double) {
    if abs(abs(growth) - 1) <= 1e-6 {
      guard let stepOfOne, growth > 0 else { return nil }
      self.init(kind: .step(Trend.rounded(stepOfOne)), stride: 1)
    } else if abs(growth) > 1 {
      self.init(kind: .ratio(Trend.rounded(growth)), stride: 1)
    } else {
      self.init(kind: .shrinking(Trend.rounded(abs(growth))), stride: 1, lastStep: lastStep)
    }
  }

  /// Returns the coefficients of the recurrence, if all steps satisfy it.
  private static func recurrence(of steps: [Double], _ largest: Double) -> (p: Double, q: Double)? {
    // The least squares over all steps reduce the effect of the rounding error of a single step.
    var (aa, ab, bb, ac, bc) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in 2..<steps.count {
      let (a, b, c) = (steps[index - 1] / largest, steps[index - 2] / largest, steps[index] / largest)
      aa += a * a
      ab += a * b
      bb += b * b
      ac += a * c
      bc += b * c
    }
    let determinant = aa * bb - ab * ab
    guard determinant > 1e-9 * aa * bb else { return nil }
    let (p, q) = ((ac * bb - bc * ab) / determinant, (bc * aa - ac * ab) / determinant)
    let follows = (2..<steps.count).allSatisfy {
      abs(steps[$0] - p * steps[$0 - 1] - q * steps[$0 - 2]) <= tolerance * largest
    }
    return follows ? (p, q) : nil
  }
}
