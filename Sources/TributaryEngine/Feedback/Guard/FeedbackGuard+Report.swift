package import TributaryDiagnostics
package import TributaryFeedback

/// Names a loop in every frame of a host: by what is found, and one of the readers on it.
///
/// The readers that are found on a loop may be some more or some less the next time; one is enough to know it again.
package struct LoopID: Hashable {
  fileprivate let reader: LoopReaderID
  private let verdict: String

  package init(_ reader: LoopReaderID, _ verdict: FeedbackLoop.Verdict) {
    self.reader = reader
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

extension FeedbackGuard {
  /// Reports a loop once; when it is found again in another frame, it is counted.
  @MainActor
  package func reportLoop(
    _ series: LoopSeries, _ judgement: LoopClassification, _ replay: LoopReplay? = nil,
    evidence: ContiguousArray<LoopEvidence>? = nil, crossesFrames: Bool = false
  ) {
    let ids = series.readers.map { reader in
      // Whoever is on a line comes once.
      let id = reader.line.map { LoopReaderID(lineAt: $0.place, reader.id.name) } ?? reader.id
      return LoopID(id, judgement.verdict)
    }
    if let known = ids.lazy.compactMap({ self.recorder.reported[$0] }).first {
      for id in ids where recorder.reported[id] == nil { recorder.reported[id] = known }
      // One frame may come upon it twice.
      if !recorder.reportedInFrame.insert(known).inserted { return }
      if host.findings.repeatFinding(at: known, of: .feedbackLoop) { return }
    }
    let index = host.findings.all.count
    for id in ids { recorder.reported[id] = index }
    recorder.reportedInFrame.insert(index)
    var severity: Severity?
    if case .postpone(let asked) = judgement.response { severity = asked }
    let evidence = evidence ?? recorder.evidence
    var loop = LoopReport(series, judgement.verdict, evidence, replay, crossesFrames: crossesFrames, wording).loop
    loop.crossesFrames = crossesFrames
    loop.addsReaders = series.readers.contains { $0.line != nil }
    loop.passesPerRound = judgement.passesPerRound
    loop.convergence = judgement.convergence
    host.report(Diagnostic(loop: loop, severity: severity))
  }

  /// Counts a loop that was reported in an earlier frame, once a frame.
  @MainActor
  package func countAgain(_ reader: LoopReaderID) {
    let indices = recorder.reported.filter { $0.key.reader == reader }.values
    guard let index = indices.max(), recorder.reportedInFrame.insert(index).inserted else { return }
    _ = host.findings.repeatFinding(at: index, of: .feedbackLoop)
  }

  /// Says of the loops of this frame what the picture shows.
  @MainActor
  package func reportWhatIsShown() {
    if recorder.reportedInFrame.isEmpty { return }
    let isBehind = host.objectWrites.hasReaderBehind { host.isCurrent($0) }
    for index in recorder.reportedInFrame where host.findings.all.indices.contains(index) {
      guard let loop = host.findings.all[index].loop else { continue }
      host.findings.setConsequence(isBehind ? loop.consequenceBehindObjects : loop.wording.consequence, at: index)
    }
  }
}
