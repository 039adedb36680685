package import TributaryDiagnostics
package import TributaryLoopRules
@_spi(Engine) import TributaryEngine

/// A report of a loop, created from its evidence.
@MainActor
package struct LoopReport {
  private let series: LoopSeries
  private let verdict: FeedbackLoop.Verdict
  private let evidence: ContiguousArray<LoopEvidence>
  private let replay: LoopReplay?
  private let crossesFrames: Bool
  private let wording: LoopWording

  package init(
    _ series: LoopSeries, _ verdict: FeedbackLoop.Verdict, _ evidence: ContiguousArray<LoopEvidence>,
    _ replay: LoopReplay?, crossesFrames: Bool, _ wording: LoopWording
  ) {
    self.wording = wording
    self.crossesFrames = crossesFrames
    self.replay = replay
    self.series = series.forReport
    self.verdict = verdict
    self.evidence = evidence
  }

  package var loop: FeedbackLoop {
    let cycle = LoopCycle(series, evidence, replay, verdict)
    let steps = cycle.steps
    return FeedbackLoop(
      verdict: verdict, steps: steps.map(wording.step), columns: columns, trace: trace,
      suggestions: LoopSuggestions(series.shape, verdict, steps, cycle.measurement).advice.map(wording.advice))
  }

  /// The view that the report names, with the source location of its reader, unless they are those of the first reader
  /// in the steps: a loop can also pass through readers of a framework view, or through an action without a view.
  package var place: (path: String?, location: Diagnostic.Location?) {
    let cycle = LoopCycle(series, evidence, replay, verdict)
    if let reader = cycle.clientReader { return (reader.node.path, reader.delivery?.location) }
    let isOutside = series.readers.allSatisfy { $0.node === $0.node.host.root }
    return (isOutside ? series.states.first?.path : nil, nil)
  }

  // MARK: The last passes

  private var columns: [String] {
    [crossesFrames ? "frame" : "pass"] + series.states.map(\.name)
      + series.readers.map { $0.delivery?.name ?? $0.id.name.text }
  }

  private var trace: [[String]] {
    let first = max(LoopValues.firstPass, series.now - 7)
    return (min(first, series.now)...series.now).map { pass in
      ["\(pass)"]
        + series.states.map { state in text(of: state, at: pass) }
        + series.readers.map { reader in
          guard let entry = reader.entry(at: pass) else { return "" }
          return entry.value.map(describeBriefly) ?? "runs"
        }
    }
  }

  /// Returns the value of a state before the actions of a pass, or whether they write an object of unknown value.
  private func text(of state: StateHistory, at pass: Int) -> String {
    if state.isOfUnknownValue { return state.change(at: pass) == nil ? "" : "written" }
    return state.standing(at: pass).map(describeBriefly) ?? ""
  }
}
