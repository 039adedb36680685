package import TributaryDiagnostics

/// What a rule finds about a loop, and what is done about it.
package struct LoopClassification: Equatable {
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

  package init(
    verdict: FeedbackLoop.Verdict, response: Response, passesPerRound: Int = 1,
    convergence: FeedbackLoop.Convergence? = nil
  ) {
    self.verdict = verdict
    self.response = response
    self.passesPerRound = passesPerRound
    self.convergence = convergence
  }

  /// What is said of readers that come one by the other: there is one more on each pass, whatever their values do.
  package static func ofLine(_ growth: LoopClassification?) -> LoopClassification {
    if let growth, case .diverging = growth.verdict { return growth }
    return LoopClassification(verdict: .diverging(.step(1)), response: .withhold)
  }

  package var isPostponing: Bool {
    if case .postpone = response { true } else { false }
  }
}
