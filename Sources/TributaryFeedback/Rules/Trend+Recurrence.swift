import Foundation

/// Two numbers that feed each other: each step follows from the two before it, always in the same way.
///
///     step(n + 2) = p · step(n + 1) + q · step(n)
///
///     1  0.5  −0.51  −1.0  …     p = 1.5, q = −1.005     turns, and grows by √1.005 with each pass
///     11  9.1  10.8  9.3  …      p = 0.1, q = 0.9        goes on by 10 in the end
///
/// What the steps do in the end is what the larger root of z² = p·z + q does.
extension Trend {
  /// So many steps have to follow from those before them: what is drawn by lot never does.
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
      // Roots that turn.
      self.init(growth: (-q).squareRoot(), stepOfOne: nil, lastStep: largest)
    } else if square > Trend.tolerance {
      let (first, second) = (p / 2 + square.squareRoot(), p / 2 - square.squareRoot())
      let before = steps[steps.count - 2]
      // The last step, as the sum of what each root makes of it.
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
  ///   - growth: By what the steps are multiplied in the end.
  ///   - stepOfOne: What they come to if that is one; `nil` if they go round then.
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

  /// How each step follows from the two before it, if all do so alike.
  private static func recurrence(of steps: [Double], _ largest: Double) -> (p: Double, q: Double)? {
    // The least squares of all steps: rounding in a single one counts for little.
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
