import Foundation

/// The trend of one number, and its number of passes per round.
///
/// A loop with several passes per round changes its state only in some of them, which the stride accounts for.
package struct Trend: Equatable {
  package let kind: Kind
  package let stride: Int
  /// The last evaluated difference.
  package var lastStep = 0.0

  /// The rule by which the values of successive passes differ.
  package enum Kind: Equatable {
    case step(Double)
    case ratio(Double)
    case shrinking(Double)
    case none
  }

  private static let longestStride = 4
  /// The number of steps that must be equal, which random numbers never are.
  private static let alikeSteps = 6
  /// The number of steps that must shrink or grow. Six random steps decrease monotonically once in 720 times.
  private static let shrinkingSteps = 24

  /// Creates the trend of the last values, oldest first, or returns `nil` if they differ only by rounding noise.
  ///
  /// For numbers that have just exceeded the range of their type, the trend is that of the finite numbers before.
  package init?(of numbers: [Double]) {
    guard Trend.moves(numbers) else { return nil }
    if let finite = numbers.lastIndex(where: \.isFinite), finite < numbers.count - 1, finite > Trend.alikeSteps {
      self.init(of: Array(numbers[...finite]))
      return
    }
    for stride in 1...Trend.longestStride where numbers.count > 3 * stride {
      guard let trend = Trend(of: numbers, stride: stride) else { continue }
      self = trend
      return
    }
    self = Trend(envelopeOf: numbers) ?? Trend(recurrenceOf: numbers) ?? Trend(kind: .none, stride: 1)
  }

  init(kind: Kind, stride: Int, lastStep: Double = 0) {
    self.kind = kind
    self.stride = stride
    self.lastStep = lastStep
  }

  /// Returns whether the numbers differ by more than rounding noise.
  private static func moves(_ numbers: [Double]) -> Bool {
    let recent = numbers.suffix(alikeSteps + 1)
    guard let low = recent.min(), let high = recent.max(), low != high else { return false }
    if low.isInfinite || high.isInfinite { return true }
    return !(high - low <= ValueShape.relativeNoise * max(abs(low), abs(high)))
  }

  private init?(of numbers: [Double], stride: Int) {
    let count = min(Trend.shrinkingSteps, (numbers.count - 1) / stride)
    let points = (0...count).map { numbers[numbers.count - 1 - (count - $0) * stride] }
    let all = zip(points.dropFirst(), points).map { $0 - $1 }
    let steps = Array(all.suffix(Trend.alikeSteps))
    guard steps.allSatisfy({ $0.isFinite && $0 != 0 }) else { return nil }
    let last = steps[steps.count - 1]
    if steps.allSatisfy({ Trend.isNear($0, steps[0]) }) {
      self.init(kind: .step(Trend.rounded(last)), stride: stride)
      return
    }
    let ratios = zip(steps.dropFirst(), steps).map { $0 / $1 }
    if zip(all.dropFirst(), all).allSatisfy({ abs($0) <= 0.999 * abs($1) }) {
      self.init(kind: .shrinking(Trend.rounded(ratios.map(abs).max() ?? 0)), stride: stride, lastStep: last)
      return
    }
    // Alternating steps of equal length are a cycle, which another rule detects.
    let isSteady =
      abs(ratios[0]) >= 1 && !Trend.isNear(ratios[0], -1) && ratios.allSatisfy { Trend.isNear($0, ratios[0]) }
    // For example, the square of the pass number, where the ratio of the steps approaches 1.
    let keepsGrowing =
      count == Trend.shrinkingSteps && zip(all.dropFirst(), all).allSatisfy { abs($0) >= 1.001 * abs($1) }
    guard isSteady || keepsGrowing else { return nil }
    self.init(kind: .ratio(Trend.rounded(ratios[ratios.count - 1])), stride: stride)
  }

  // MARK: Oscillation that grows or shrinks

  private static let windows = 4
  private static let window = 12

  /// Creates the trend of the largest steps in successive windows, for numbers that oscillate without a fixed period.
  ///
  ///     1  0.5  −0.6  −1.2  0.1  1.4 …        each window has a larger range than the previous one
  private init?(envelopeOf numbers: [Double]) {
    guard numbers.count > Trend.windows * Trend.window else { return nil }
    let steps = zip(numbers.dropFirst(), numbers).map { abs($0 - $1) }.suffix(Trend.windows * Trend.window)
    guard steps.allSatisfy(\.isFinite) else { return nil }
    let reaches = (0..<Trend.windows).compactMap { index in
      steps.dropFirst(index * Trend.window).prefix(Trend.window).max()
    }
    guard let first = reaches.first, let last = reaches.last, first > 0, last > 0 else { return nil }
    let ratio = pow(last / first, 1 / Double((Trend.windows - 1) * Trend.window))
    let pairs = zip(reaches.dropFirst(), reaches)
    // Random numbers have about the same range in each window.
    if pairs.allSatisfy({ $0 >= 1.25 * $1 }) {
      self.init(kind: .ratio(Trend.rounded(ratio)), stride: 1)
    } else if pairs.allSatisfy({ $0 <= 0.8 * $1 }) {
      self.init(kind: .shrinking(Trend.rounded(ratio)), stride: 1, lastStep: last)
    } else {
      return nil
    }
  }

  // MARK: Numbers

  /// Returns a number rounded to nine digits, without the rounding noise of the sums that produced it.
  static func rounded(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    let scale = pow(10, 8 - floor(log10(abs(value))))
    let rounded = (value * scale).rounded() / scale
    return rounded.isFinite ? rounded : value
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 * max(abs(a), abs(b)) }
}
