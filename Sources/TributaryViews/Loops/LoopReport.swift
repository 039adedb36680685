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
  package func reportLoop(_ series: LoopSeries, _ judgement: LoopJudgement) {
    let id = LoopID(series, judgement.verdict)
    if let index = loops.reported[id], diagnostics.indices.contains(index), diagnostics[index].code == .feedbackLoop {
      diagnostics[index].occurrences += 1
      return
    }
    loops.reported[id] = diagnostics.count
    var severity: Severity?
    if case .postpone(let asked) = judgement.response { severity = asked }
    report(Diagnostic(loop: LoopReport(series, judgement.verdict).loop, severity: severity))
  }
}

/// Puts the evidence of a loop into words.
@MainActor
package struct LoopReport {
  private let series: LoopSeries
  private let verdict: FeedbackLoop.Verdict

  package init(_ series: LoopSeries, _ verdict: FeedbackLoop.Verdict) {
    self.series = series
    self.verdict = verdict
  }

  package var loop: FeedbackLoop {
    FeedbackLoop(
      verdict: verdict, steps: steps, columns: columns, trace: trace,
      suggestions: LoopSuggestions(series, verdict).sentences)
  }

  // MARK: The cycle

  private var steps: [FeedbackLoop.Step] {
    var steps: [FeedbackLoop.Step] = []
    var written = Set<LoopStateID>()
    for reader in series.readers.prefix(4) {
      steps += self.steps(to: reader)
      for state in series.states where reader.writes.contains(state.index) && written.insert(state.id).inserted {
        steps.append(step(of: state))
      }
    }
    return steps
  }

  /// Who publishes, what carries the value, who receives it.
  private func steps(to reader: ReaderHistory) -> [FeedbackLoop.Step] {
    let path = reader.node.path
    let last = reader.deliveries.last
    var steps: [FeedbackLoop.Step] = []
    let change = [last?.old, last?.value].compactMap { $0.map(describe) }.joined(separator: " → ")
    if let delivery = reader.delivery {
      if let key = delivery.key, let item = reader.node as? ItemNode {
        let writer = item.trace(key).entries.first { $0.kind != .reader && $0.hiddenBy == nil }
        if let writer {
          steps.append(FeedbackLoop.Step(.writer, path: writer.path, detail: "publishes \(writer.value)"))
        }
      }
      steps.append(FeedbackLoop.Step(.key, path: delivery.source, detail: change))
    }
    let received = last?.value.map { "\(reader.id.name) receives \(describe($0))" } ?? "\(reader.id.name) runs"
    steps.append(FeedbackLoop.Step(.reader, path: path, location: reader.delivery?.location, detail: received))
    return steps
  }

  private func step(of state: StateHistory) -> FeedbackLoop.Step {
    let last = state.changes.last
    let change = [last?.old, last?.new].compactMap { $0.map(describe) }.joined(separator: " → ")
    let path = state.id.property.map { "\(state.path).\($0)" } ?? state.path
    return FeedbackLoop.Step(.state, path: path, detail: change.isEmpty ? "reads an object that was changed" : change)
  }

  // MARK: The last passes

  private var columns: [String] {
    ["pass"] + series.states.map(\.name) + series.readers.map { $0.delivery?.source ?? $0.id.name }
  }

  private var trace: [[String]] {
    let first = max(LoopSeries.firstPass, series.now - 7)
    return (min(first, series.now)...series.now).map { pass in
      ["\(pass)"]
        + series.states.map { state in state.standing(at: pass).map(describe) ?? "" }
        + series.readers.map { reader in
          guard let entry = reader.entry(at: pass) else { return "" }
          return entry.value.map(describe) ?? "runs"
        }
    }
  }
}
