import TributaryDiagnostics

/// The rules in the order in which they are asked; the first answer counts.
@MainActor
package enum LoopRules {
  /// What is certain before the limit of passes.
  package static func early(_ series: LoopValues) -> LoopClassification? { JitterRule.judge(series) }

  /// What has to be said at the limit.
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
