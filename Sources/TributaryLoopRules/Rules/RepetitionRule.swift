import TributaryDiagnostics

/// Rule 2: the same states and values repeat. The rule applies after two complete cycles.
///
/// The period is measured in passes: the distance after which all values on the loop repeat.
@MainActor
package enum RepetitionRule {
  /// Returns the classification at the limit of passes.
  package static func judge(_ series: LoopValues) -> LoopClassification? {
    (period(of: series) ?? period(ofDeliveriesOf: series) ?? NearRepetition(of: series)?.period)
      .map { judgment(of: series, period: $0) }
  }

  package static func judgment(of series: LoopValues, period: Int) -> LoopClassification {
    LoopClassification(
      verdict: .oscillating(period: period), response: .withhold,
      passesPerRound: max(1, period / series.rounds(inLast: period)))
  }

  /// Returns the smallest number of passes after which all values on the loop have repeated for two cycles.
  package static func period(of series: LoopValues) -> Int? {
    periods(in: series)?.first { period in
      series.readers.allSatisfy { repeats($0, period, until: series.now, series.areEqual) }
        && series.states.allSatisfy { repeats($0, period, until: series.now - 1, series.areEqual) }
    }
  }

  /// Returns the period at the limit of passes for a loop with an additional state that never repeats, such as a log.
  ///
  /// All deliveries and another state must repeat.
  private static func period(ofDeliveriesOf series: LoopValues) -> Int? {
    periods(in: series)?.first { period in
      series.now - LoopValues.firstPass >= 4 * period
        && series.readers.allSatisfy { reader in
          repeats(reader, period, until: series.now, series.areEqual)
            && repeats(reader, period, until: series.now - 2 * period, series.areEqual)
        }
        && series.states.contains { state in
          state.entries.contains { $0.pass >= series.now - period }
            && repeats(state, period, until: series.now - 1, series.areEqual)
            && state.entries.allSatisfy { $0.old != nil }
        }
    }
  }

  /// A limit above the periods that are detectable within the default limit of passes.
  private static let longestPeriod = 128

  /// Returns the possible periods, within which the loop was active.
  private static func periods(in series: LoopValues) -> ClosedRange<Int>? {
    let shortest = max(1, series.now - series.lastMove)
    let longest = min(longestPeriod, (series.now - LoopValues.firstPass) / 2)
    return shortest <= longest ? shortest...longest : nil
  }

  private static func repeats(
    _ reader: DeliveryTrack, _ period: Int, until last: Int, _ areEqual: LoopValues.Equality
  ) -> Bool {
    (last - period + 1...last).allSatisfy { pass in
      let now = reader.entry(at: pass)
      let before = reader.entry(at: pass - period)
      return (now == nil) == (before == nil) && areEqual(now?.value, before?.value)
    }
  }

  private static func repeats(
    _ state: ChangeTrack, _ period: Int, until last: Int, _ areEqual: LoopValues.Equality
  ) -> Bool {
    (last - period + 1...last).allSatisfy { pass in
      let now = state.change(at: pass)
      let before = state.change(at: pass - period)
      return (now == nil) == (before == nil) && areEqual(now?.old, before?.old)
        && areEqual(now?.new, before?.new)
    }
  }
}

/// Numbers that differ from a cycle only by rounding errors.
///
///     9.9999999  0.0000001  10  0        steps of ratio −1: a cycle of two, which does not grow
@MainActor
package struct NearRepetition {
  /// The number of passes after which every number repeats.
  package let period: Int

  /// The tolerance relative to the range of the numbers.
  private static let tolerance = 1e-6
  private static let longestPeriod = 16

  package init?(of series: LoopValues) {
    let tracks = NumberTracks(of: series, last: 3 * Self.longestPeriod + 1)
    guard !tracks.hasOtherChanges, let length = tracks.tracks.map(\.count).min(), length >= 12 else { return nil }
    let recent = tracks.tracks.map { Array($0.suffix(length)) }
    let moving = recent.filter { Self.span(of: $0.suffix(length / 2)) > 0 }
    guard !moving.isEmpty else { return nil }
    let found = (2...max(2, min(Self.longestPeriod, (length - 1) / 3))).first { period in
      moving.allSatisfy { Self.repeats($0, period) }
    }
    guard let found else { return nil }
    period = found
  }

  private static func span(of numbers: ArraySlice<Double>) -> Double {
    guard let low = numbers.min(), let high = numbers.max() else { return 0 }
    return high - low
  }

  /// Returns whether the last two cycles equal those before, and still change.
  private static func repeats(_ numbers: [Double], _ period: Int) -> Bool {
    let last = numbers.count - 1
    guard last >= 3 * period else { return false }
    let span = span(of: numbers[(last - period)...])
    let largest = numbers.suffix(period).map(abs).max() ?? 0
    guard span.isFinite, span > 1e-9 * max(1, largest) else { return false }
    return (0..<2 * period).allSatisfy { abs(numbers[last - $0] - numbers[last - $0 - period]) <= tolerance * span }
  }
}
