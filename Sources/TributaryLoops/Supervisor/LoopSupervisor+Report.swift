package import TributaryDiagnostics
package import TributaryLoopRules
@_spi(Engine) import TributaryEngine

/// An identifier of a loop across the frames of a host: the verdict, and one of its readers.
///
/// The readers that are found on a loop can vary between frames. One common reader is sufficient to identify it.
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

extension LoopSupervisor {
  /// Reports a loop once, and counts further detections in other frames.
  @MainActor
  package func reportLoop(
    _ series: LoopSeries, _ judgment: LoopClassification, _ replay: LoopReplay? = nil,
    evidence: ContiguousArray<LoopEvidence>? = nil, crossesFrames: Bool = false
  ) {
    let ids = series.readers.map { reader in
      // The readers of a spawning chain share one identifier.
      let id = reader.line.map { LoopReaderID(lineAt: $0.place, reader.id.name) } ?? reader.id
      return LoopID(id, judgment.verdict)
    }
    if let known = ids.lazy.compactMap({ self.recorder.reported[$0] }).first {
      for id in ids where recorder.reported[id] == nil { recorder.reported[id] = known }
      // A loop can be detected twice in one frame.
      if !recorder.reportedInFrame.insert(known).inserted { return }
      if host.findings.repeatFinding(at: known, of: .feedbackLoop) { return }
    }
    let index = host.findings.all.count
    for id in ids { recorder.reported[id] = index }
    recorder.reportedInFrame.insert(index)
    var severity: Severity?
    if case .postpone(let asked) = judgment.response { severity = asked }
    let evidence = evidence ?? recorder.evidence
    let report = LoopReport(series, judgment.verdict, evidence, replay, crossesFrames: crossesFrames, wording)
    var loop = report.loop
    loop.crossesFrames = crossesFrames
    loop.addsReaders = series.readers.contains { $0.line != nil }
    loop.passesPerRound = judgment.passesPerRound
    loop.convergence = judgment.convergence
    let place = report.place
    host.report(Diagnostic(loop: loop, severity: severity, path: place.path, location: place.location))
  }

  /// Counts a repeated detection of a loop that was reported in an earlier frame, at most once per frame.
  @MainActor
  package func recordRepetition(_ reader: LoopReaderID) {
    let indices = recorder.reported.filter { $0.key.reader == reader }.values
    guard let index = indices.max(), recorder.reportedInFrame.insert(index).inserted else { return }
    _ = host.findings.repeatFinding(at: index, of: .feedbackLoop)
  }

  /// Returns whether a loop through a reader was reported.
  func isReported(_ reader: LoopReaderID) -> Bool { recorder.reported.keys.contains { $0.reader == reader } }

  /// Adds to the loops of this frame the consequence for the displayed picture.
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
