package import TributaryDiagnostics

/// Picks the edits that open a loop by its shape, the most likely first.
@MainActor
package struct LoopSuggestions {
  private let series: LoopSeries
  private let verdict: FeedbackLoop.Verdict

  package init(_ series: LoopSeries, _ verdict: FeedbackLoop.Verdict) {
    self.series = series
    self.verdict = verdict
  }

  /// At least one sentence; empty where only the verdict is known, for which the usual ones stand in.
  package var sentences: [String] {
    guard let reader = series.readers.first, !series.states.isEmpty else { return [] }
    switch verdict {
    case .churning: return reader.id.name == LoopReaderID.body ? fromBody : churning(reader)
    case .jitter, .unsettled: return []
    case .oscillating, .diverging: break
    }
    if reader.id.name == LoopReaderID.body { return fromBody }
    if !reader.isMeasuring { return following(reader) }
    if series.readers.count > 1, series.states.count > 1 { return [oneSource] + measured(reader) }
    if isExistence { return [keepTheView] + measured(reader) }
    return measured(reader)
  }

  private var state: String { series.states.first?.id.property ?? "the object" }

  private func churning(_ reader: ReaderHistory) -> [String] {
    [
      "In \(reader.id.name), write `\(state)` only on a real change: `if new != old { … }`.",
      "Make ids, dates and random values once, where the work starts, and not on every delivery.",
    ]
  }

  private var fromBody: [String] {
    [
      "Do not write `\(state)` from a body, later neither: put the write into `onAppear`, `onChange`, `task` or a button.",
      "If `\(state)` follows from other values, compute it in the body instead of storing it.",
    ]
  }

  private func following(_ reader: ReaderHistory) -> [String] {
    [
      "Do not write `\(state)` in the \(reader.id.name) that its own change sets off; clamp or compute it where it is set.",
      "If `\(state)` follows from other values, compute it in the body instead of storing it.",
    ]
  }

  private var oneSource: String {
    let names = series.states.prefix(2).map { "`\($0.id.property ?? "the object")`" }.joined(separator: " and ")
    return "Keep one source of truth: \(names) are computed from each other; store one and compute the other."
  }

  private var keepTheView: String {
    "Keep the view that `\(state)` adds and removes, and hide it: `.opacity(\(state) ? 1 : 0)` or `.hidden()`."
  }

  /// Whether the state is a switch, and views come and go with it.
  private var isExistence: Bool { series.nodesCreated > 0 && isSwitch }

  private var isSwitch: Bool {
    series.states.contains { $0.changes.last?.new.map { $0 is Bool } ?? false }
  }

  private func measured(_ reader: ReaderHistory) -> [String] {
    let key = reader.delivery.map { reader.id.name == "onPreferenceChange" ? $0.source : "the geometry" } ?? "the value"
    var sentences: [String] = []
    if isSwitch {
      sentences.append(
        "Decide `\(state)` from something that it does not resize: the size of the container, the model, or a measurement "
          + "inside what `\(state)` clamps.")
      sentences.append("Reserve the space that `\(state)` takes, so that \(key) is the same in both cases.")
    } else {
      sentences.append(
        "Measure \(key) inside: put what publishes it before the `.frame` or `.padding` that `\(state)` changes.")
      sentences.append(
        "If `\(state)` only positions something, use `anchorPreference` with `overlayPreferenceValue`: no state, one pass."
      )
    }
    return sentences
  }
}
