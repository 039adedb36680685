import Foundation
package import TributaryDiagnostics

/// The rules in the order of their evaluation. The first match applies.
@MainActor
package enum LoopRules {
  /// Returns a classification that is certain before the limit of passes.
  package static func early(_ series: LoopValues) -> LoopClassification? { JitterRule.judge(series) }

  /// Returns the classification at the limit of passes.
  ///
  /// - Parameter isStill: Whether no view has moved in the last passes.
  package static func atLimit(_ series: LoopValues, isStill: Bool) -> LoopClassification {
    if series.isLine { return .ofLine(GrowthRule.judge(series)) }
    return JitterRule.judge(series, acceptsShrinking: true)
      ?? RepetitionRule.judge(series)
      ?? GrowthRule.judge(series)
      ?? ChurnRule.judge(series, isStill: isStill)
      ?? LoopClassification(verdict: .unsettled, response: .postpone(.warning))
  }
}

/// The classification of a loop by a rule, and the response to it.
package struct LoopClassification: Equatable {
  package var verdict: FeedbackLoop.Verdict
  package var response: Response
  /// The number of passes per round of the loop.
  package var passesPerRound = 1
  /// The convergence of the values, if they converge.
  package var convergence: FeedbackLoop.Convergence?

  /// The treatment of the pending deliveries of a loop.
  package enum Response: Equatable {
    /// The pending deliveries are discarded, because the readers already have equivalent values.
    case absorb(isWorthANote: Bool)
    /// The pending deliveries are held back until a value outside the loop changes.
    case withhold
    /// The pending deliveries are postponed to the next frame.
    case postpone(Severity)
  }

  package init(
    verdict: FeedbackLoop.Verdict, response: Response, passesPerRound: Int = 1,
    convergence: FeedbackLoop.Convergence? = nil
  ) {
    self.verdict = verdict
    self.response = response
    self.passesPerRound = passesPerRound
    self.convergence = convergence
  }

  /// Returns the classification of a loop that adds a reader in each pass, regardless of its values.
  package static func ofLine(_ growth: LoopClassification?) -> LoopClassification {
    if let growth, case .diverging = growth.verdict { return growth }
    return LoopClassification(verdict: .diverging(.step(1)), response: .withhold)
  }

  package var isPostponing: Bool {
    if case .postpone = response { true } else { false }
  }
}

/// Rule 5, at the limit of passes: a state never equals its previous value, although no view moves.
@MainActor
package enum ChurnRule {
  package static func judge(_ series: LoopValues, isStill: Bool) -> LoopClassification? {
    guard isGeometryConstant(in: series, isStill), series.now - LoopValues.firstPass >= 3 else { return nil }
    let never = series.states.contains { isNeverEqual($0.entries.map(\.new), series.areEqual) }
    let neverDelivered =
      series.states.allSatisfy { $0.isOfObject }
      && series.readers.contains { isNeverEqual($0.entries.map(\.value), series.areEqual) }
    guard never || neverDelivered else { return nil }
    return LoopClassification(verdict: .churning, response: .withhold)
  }

  private static func isNeverEqual(_ values: [Any?], _ areEqual: LoopValues.Equality) -> Bool {
    let recent = values.suffix(8)
    guard recent.count >= 3 else { return false }
    return recent.indices.allSatisfy { a in
      recent.indices.allSatisfy { b in a == b || !areEqual(recent[a], recent[b]) }
    }
  }

  /// Returns whether no reader on the loop has moved, and, unless all views are still, no received length has changed.
  ///
  /// For a loop that adds readers, the geometry always counts as constant.
  private static func isGeometryConstant(in series: LoopValues, _ isStill: Bool) -> Bool {
    series.isLine
      || series.readers.allSatisfy { reader in
        let recent = reader.entries.suffix(8)
        guard let first = recent.first else { return true }
        let lengths = Self.lengths(in: first.value)
        return recent.allSatisfy {
          $0.place == first.place && (isStill || Self.lengths(in: $0.value) == lengths)
        }
      }
  }

  private static func lengths(in value: Any?) -> [ValueShape.Number] {
    ValueShape(value).numbers.map(\.number).filter(\.isFloating)
  }
}

/// Rules 3 and 4, at the limit of passes: constant or growing differences diverge, and shrinking differences converge.
///
///     0  8  16  24        constant difference 8       diverging
///     0  100  300  700    constant ratio 2            diverging
///     0  179  268.5  …    constant ratio ½            converging: continued in the next frame
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
    // The slowest value determines the number of remaining passes.
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

  /// The rounding error of a length.
  private static let noise = 1e-9
}

/// The numbers in the values of a loop over the last passes, for rules about numbers.
@MainActor
package struct NumberTracks {
  /// The tracks of equal length, oldest value first.
  package private(set) var tracks: [[Double]] = []
  /// Whether other parts of the values also change.
  package private(set) var hasOtherChanges = false

  /// Creates the tracks of the states, or of the deliveries if the states are unknown.
  package init(of series: LoopValues, last count: Int) {
    add(series.standingValues(last: count), series.areEqual)
    if tracks.isEmpty { add(series.deliveredValues(last: count), series.areEqual) }
  }

  private mutating func add(_ histories: [[Any?]], _ areEqual: LoopValues.Equality) {
    for values in histories {
      let shapes = values.map { ValueShape($0) }
      guard let last = shapes.last else { continue }
      for (path, _) in last.numbers {
        var numbers: [Double] = []
        for shape in shapes.reversed() {
          guard let number = shape.numbers.first(where: { $0.path == path })?.number else { break }
          numbers.append(number.value)
        }
        tracks.append(numbers.reversed())
      }
      for (path, value) in last.others where shapes.contains(where: { !$0.holds(value, at: path, areEqual) }) {
        hasOtherChanges = true
      }
    }
  }
}

extension ValueShape {
  /// Returns whether a leaf that is not a number has a value.
  @MainActor
  fileprivate func holds(_ value: Any, at path: String, _ areEqual: LoopValues.Equality) -> Bool {
    others.contains { $0.path == path && areEqual($0.value, value) }
  }
}
