package import TributaryDiagnostics

/// What a rule finds about a loop, and what is done about it.
package struct LoopJudgement: Equatable {
  package var verdict: FeedbackLoop.Verdict
  package var response: Response
  /// How many passes the loop takes to go round once.
  package var passesPerRound = 1
  /// How the values come to rest, if they do.
  package var convergence: FeedbackLoop.Convergence?

  package enum Response: Equatable {
    /// The pending deliveries are dropped: what they would tell is what the readers know.
    case absorb(isWorthANote: Bool)
    /// The pending deliveries are kept back until something outside the loop changes.
    case withhold
    /// The pending deliveries wait for the next frame.
    case postpone(Severity)
  }

  package var isPostponing: Bool {
    if case .postpone = response { true } else { false }
  }
}

/// The rules in the order in which they are asked; the first answer counts.
@MainActor
package enum LoopRules {
  /// What is certain before the limit of passes.
  package static func early(_ series: LoopSeries) -> LoopJudgement? { JitterRule.judge(series) }

  /// What has to be said at the limit.
  package static func atLimit(_ series: LoopSeries, _ evidence: ContiguousArray<LoopEvidence>) -> LoopJudgement {
    JitterRule.judge(series, acceptsShrinking: true)
      ?? RepetitionRule.judge(series)
      ?? GrowthRule.judge(series)
      ?? ChurnRule.judge(series, evidence)
      ?? LoopJudgement(verdict: .unsettled, response: .postpone(.warning))
  }
}
