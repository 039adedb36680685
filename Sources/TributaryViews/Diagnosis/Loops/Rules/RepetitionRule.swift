import TributaryDiagnostics

/// Rule 2: the same states come back, and the same values with them. Proven when the cycle has gone round twice.
///
/// The period is counted in passes: the distance at which everything on the loop repeats.
@MainActor
package enum RepetitionRule {
  /// What is said at the limit of passes.
  package static func judge(_ series: LoopSeries) -> LoopJudgement? {
    (period(of: series) ?? period(ofDeliveriesOf: series) ?? NearRepetition(of: series)?.period)
      .map { judgement(of: series, period: $0) }
  }

  package static func judgement(of series: LoopSeries, period: Int) -> LoopJudgement {
    LoopJudgement(
      verdict: .oscillating(period: period), response: .withhold,
      passesPerRound: max(1, period / series.rounds(inLast: period)))
  }

  /// The shortest number of passes with which everything on the loop has gone round twice.
  package static func period(of series: LoopSeries) -> Int? {
    periods(in: series)?.first { period in
      series.readers.allSatisfy { repeats($0, period, until: series.now) }
        && series.states.allSatisfy { repeats($0, period, until: series.now - 1) }
    }
  }

  /// The same at the limit of passes for a loop that also feeds a state that never comes back, a log for instance: what
  /// is delivered repeats all along, and so do other states.
  private static func period(ofDeliveriesOf series: LoopSeries) -> Int? {
    periods(in: series)?.first { period in
      series.now - LoopSeries.firstPass >= 4 * period
        && series.readers.allSatisfy { reader in
          repeats(reader, period, until: series.now) && repeats(reader, period, until: series.now - 2 * period)
        }
        && series.states.contains { state in
          state.changes.contains { $0.pass >= series.now - period } && repeats(state, period, until: series.now - 1)
            && state.changes.allSatisfy { $0.old != nil }
        }
    }
  }

  /// Beyond what the default limit of passes can show.
  private static let longestPeriod = 128

  /// The periods within which the loop has moved at all.
  private static func periods(in series: LoopSeries) -> ClosedRange<Int>? {
    let shortest = max(1, series.now - series.lastMove)
    let longest = min(longestPeriod, (series.now - LoopSeries.firstPass) / 2)
    return shortest <= longest ? shortest...longest : nil
  }

  private static func repeats(_ reader: ReaderHistory, _ period: Int, until last: Int) -> Bool {
    (last - period + 1...last).allSatisfy { pass in
      let now = reader.entry(at: pass)
      let before = reader.entry(at: pass - period)
      return (now == nil) == (before == nil) && areEqualValues(now?.value, before?.value)
    }
  }

  private static func repeats(_ state: StateHistory, _ period: Int, until last: Int) -> Bool {
    (last - period + 1...last).allSatisfy { pass in
      let now = state.change(at: pass)
      let before = state.change(at: pass - period)
      return (now == nil) == (before == nil) && areEqualValues(now?.old, before?.old)
        && areEqualValues(now?.new, before?.new)
    }
  }
}
