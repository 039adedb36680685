import Foundation
import TributaryDiagnostics

/// Rules 3 and 4, asked at the limit of passes: differences that stay or grow diverge, those that shrink converge.
///
///     0  8  16  24        constant difference 8       diverging
///     0  100  300  700    constant ratio 2            diverging
///     0  179  268.5  …    constant ratio ½            converging: the next frame goes on
@MainActor
package enum GrowthRule {
  package static func judge(_ series: LoopValues) -> LoopClassification? {
    judge(NumberTracks(of: series, last: longestWindow).tracks.compactMap { Trend(of: $0) })
  }

  private static let longestWindow = 49

  private static func judge(_ trends: [Trend]) -> LoopClassification? {
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
    return LoopClassification(
      verdict: .unsettled, response: .postpone(.note), passesPerRound: trend.stride,
      convergence: FeedbackLoop.Convergence(
        ratio: ratio, remainingPasses: rounds.isFinite ? max(1, Int(min(rounds.rounded(.up), 1e6))) * trend.stride : 1))
  }

  private static func diverging(_ growth: FeedbackLoop.Growth, _ trend: Trend) -> LoopClassification {
    LoopClassification(verdict: .diverging(growth), response: .withhold, passesPerRound: trend.stride)
  }

  /// What rounding leaves of a length.
  private static let noise = 1e-9
}
