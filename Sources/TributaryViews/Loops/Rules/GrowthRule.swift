import Foundation
import TributaryDiagnostics

/// Rules 3 and 4, asked at the limit of passes: differences that stay or grow diverge, those that shrink converge.
///
///     0  8  16  24        constant difference 8       diverging
///     0  100  300  700    constant ratio 2            diverging
///     0  179  268.5  …    constant ratio ½            converging: the next frame goes on
@MainActor
package enum GrowthRule {
  package static func judge(_ series: LoopSeries) -> LoopJudgement? {
    // The state's own numbers first; a loop through an object whose values are not known is told by what is delivered.
    let trends = trends(of: series.standingValues(last: longestWindow))
    return judge(trends.isEmpty ? self.trends(of: series.deliveredValues(last: longestWindow)) : trends)
  }

  /// What one number does, and in how many passes once round.
  private struct Trend {
    let kind: Kind
    let stride: Int
    var lastStep = 0.0

    enum Kind: Equatable {
      case step(Double)
      case ratio(Double)
      case shrinking(Double)
      case none
    }
  }

  private static func judge(_ trends: [Trend]) -> LoopJudgement? {
    for trend in trends {
      switch trend.kind {
      case .step(let step): return diverging(.step(step), trend)
      case .ratio(let ratio): return diverging(.ratio(ratio), trend)
      case .shrinking, .none: continue
      }
    }
    // What comes to rest last tells how long it takes.
    var slowest: (ratio: Double, trend: Trend)?
    for trend in trends {
      guard case .shrinking(let ratio) = trend.kind else { return nil }
      if ratio >= slowest?.ratio ?? 0 { slowest = (ratio, trend) }
    }
    guard let (ratio, trend) = slowest else { return nil }
    let rounds = log(abs(trend.lastStep) / noise) / -log(ratio)
    return LoopJudgement(
      verdict: .unsettled, response: .postpone(.note), passesPerRound: trend.stride,
      convergence: FeedbackLoop.Convergence(
        ratio: ratio, remainingPasses: rounds.isFinite ? max(1, Int(min(rounds.rounded(.up), 1e6))) * trend.stride : 1))
  }

  private static func diverging(_ growth: FeedbackLoop.Growth, _ trend: Trend) -> LoopJudgement {
    LoopJudgement(verdict: .diverging(growth), response: .withhold, passesPerRound: trend.stride)
  }

  /// One trend for each number that moves.
  private static func trends(of histories: [[Any?]]) -> [Trend] {
    histories.flatMap { values -> [Trend] in
      let recent = values.map { ValueShape($0) }
      guard let last = recent.last else { return [] }
      return last.numbers.compactMap { path, _ in
        var numbers: [Double] = []
        for shape in recent.reversed() {
          guard let number = shape.numbers.first(where: { $0.path == path })?.number else { break }
          numbers.append(number.value)
        }
        return trend(of: numbers.reversed())
      }
    }
  }

  private static let longestWindow = 49
  private static let longestStride = 4
  /// Steps that have to be alike; a number that is drawn by lot has them never.
  private static let alikeSteps = 6
  /// Steps that have to shrink: of six drawn by lot, each is smaller than the one before once in 720 times.
  private static let shrinkingSteps = 24

  /// The trend of the last values; `nil` if they do not move. A loop that takes several passes to go round moves its
  /// state in some of them only, hence the strides.
  private static func trend(of numbers: [Double]) -> Trend? {
    guard let first = numbers.first, numbers.contains(where: { $0 != first }) else { return nil }
    for stride in 1...longestStride where numbers.count > 3 * stride {
      let count = min(shrinkingSteps, (numbers.count - 1) / stride)
      let points = (0...count).map { numbers[numbers.count - 1 - (count - $0) * stride] }
      let all = zip(points.dropFirst(), points).map { $0 - $1 }
      let steps = Array(all.suffix(alikeSteps))
      guard steps.allSatisfy({ $0.isFinite && $0 != 0 }) else { continue }
      let last = steps[steps.count - 1]
      if steps.allSatisfy({ isNear($0, steps[0]) }) { return Trend(kind: .step(rounded(last)), stride: stride) }
      let ratios = zip(steps.dropFirst(), steps).map { $0 / $1 }
      if zip(all.dropFirst(), all).allSatisfy({ abs($0) <= 0.999 * abs($1) }) {
        return Trend(kind: .shrinking(rounded(ratios.map(abs).max() ?? 0)), stride: stride, lastStep: last)
      }
      if abs(ratios[0]) >= 1, ratios.allSatisfy({ isNear($0, ratios[0]) }) {
        return Trend(kind: .ratio(rounded(ratios[ratios.count - 1])), stride: stride)
      }
    }
    return Trend(kind: .none, stride: 1)
  }

  /// What rounding leaves of a length.
  private static let noise = 1e-9

  /// A number without the rounding noise of the sums that it comes from: to nine digits.
  private static func rounded(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    let scale = pow(10, 8 - floor(log10(abs(value))))
    let rounded = (value * scale).rounded() / scale
    return rounded.isFinite ? rounded : value
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 * max(abs(a), abs(b)) }
}
