import TributaryDiagnostics

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
