package import TributaryDiagnostics

/// What tells one loop from another, in every frame of a host.
package struct LoopID: Hashable {
  private let readers: Set<LoopReaderID>
  private let verdict: String

  package init(_ series: LoopSeries, _ verdict: FeedbackLoop.Verdict) {
    readers = Set(series.readers.map(\.id))
    self.verdict =
      switch verdict {
      case .oscillating: "oscillating"
      case .diverging: "diverging"
      case .jitter: "jitter"
      case .churning: "churning"
      case .unsettled: "unsettled"
      }
  }
}

extension HostCore {
  /// Reports a loop once; when it is found again, it is counted.
  @MainActor
  package func reportLoop(
    _ series: LoopSeries, _ judgement: LoopJudgement, _ replay: LoopReplay? = nil,
    evidence: ContiguousArray<LoopEvidence>? = nil, crossesFrames: Bool = false
  ) {
    let id = LoopID(series, judgement.verdict)
    if let index = loops.reported[id], findings.repeatFinding(at: index, of: .feedbackLoop) {
      return
    }
    loops.reported[id] = findings.all.count
    var severity: Severity?
    if case .postpone(let asked) = judgement.response { severity = asked }
    let evidence = evidence ?? loops.evidence
    var loop = LoopReport(series, judgement.verdict, evidence, replay, crossesFrames: crossesFrames).loop
    loop.crossesFrames = crossesFrames
    loop.passesPerRound = judgement.passesPerRound
    loop.convergence = judgement.convergence
    report(Diagnostic(loop: loop, severity: severity))
  }
}

/// Puts the evidence of a loop into words.
@MainActor
package struct LoopReport {
  private let series: LoopSeries
  private let verdict: FeedbackLoop.Verdict
  private let evidence: ContiguousArray<LoopEvidence>
  private let replay: LoopReplay?
  private let crossesFrames: Bool

  package init(
    _ series: LoopSeries, _ verdict: FeedbackLoop.Verdict, _ evidence: ContiguousArray<LoopEvidence>,
    _ replay: LoopReplay?, crossesFrames: Bool
  ) {
    self.crossesFrames = crossesFrames
    self.replay = replay
    self.series = series
    self.verdict = verdict
    self.evidence = evidence
  }

  package var loop: FeedbackLoop {
    let steps = LoopCycle(series, evidence, replay).steps
    return FeedbackLoop(
      verdict: verdict, steps: steps, columns: columns, trace: trace,
      suggestions: LoopSuggestions(series, verdict, steps).sentences)
  }

  // MARK: The last passes

  private var columns: [String] {
    [crossesFrames ? "frame" : "pass"] + series.states.map(\.name)
      + series.readers.map { $0.delivery?.source ?? $0.id.name }
  }

  private var trace: [[String]] {
    let first = max(LoopSeries.firstPass, series.now - 7)
    return (min(first, series.now)...series.now).map { pass in
      ["\(pass)"]
        + series.states.map { state in state.standing(at: pass).map(describeBriefly) ?? "" }
        + series.readers.map { reader in
          guard let entry = reader.entry(at: pass) else { return "" }
          return entry.value.map(describeBriefly) ?? "runs"
        }
    }
  }
}
