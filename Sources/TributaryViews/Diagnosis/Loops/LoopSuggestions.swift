package import TributaryDiagnostics

/// Picks the edits that open a loop by its shape, the most likely first.
@MainActor
package struct LoopSuggestions {
  private let series: LoopSeries
  private let verdict: FeedbackLoop.Verdict
  private let steps: [FeedbackLoop.Step]

  package init(_ series: LoopSeries, _ verdict: FeedbackLoop.Verdict, _ steps: [FeedbackLoop.Step]) {
    self.series = series
    self.verdict = verdict
    self.steps = steps
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
    if scrolls { return scrolling(reader) }
    if !series.readers.contains(where: \.isMeasuring) { return following(reader) }
    if series.readers.count > 1, series.states.count > 1 { return [oneSource] + measured(reader) }
    if isExistence { return [keepTheView] + measured(reader) }
    return measured(reader)
  }

  // MARK: What stands on the loop

  private var state: String { series.states.first.map(Self.name) ?? "the state" }

  private static func name(of state: StateHistory) -> String {
    (state.id.property ?? state.id.objectProperty).map { "`\($0)`" } ?? "the object"
  }

  private var scrolls: Bool { series.states.contains { $0.id.property == LoopRecorder.scrollProperty } }

  /// Whether the state is a switch, and views come and go with it.
  private var isExistence: Bool { series.nodesCreated > 0 && isSwitch }

  private var isSwitch: Bool {
    series.states.contains { $0.changes.last?.new.map { $0 is Bool } ?? false }
  }

  /// Whether other views come and go with the state, which is no switch.
  private var addsViews: Bool {
    !isSwitch && steps.contains { $0.kind == .layout && $0.detail.hasPrefix("other views") }
  }

  /// Whether the writer reads where it stands, and not how large it is.
  private var isPosition: Bool {
    steps.contains { $0.kind == .writer && $0.detail.hasPrefix("reads frame min") }
  }

  private func key(of reader: ReaderHistory) -> String {
    reader.delivery.map { reader.id.name == "onPreferenceChange" ? $0.source : "the geometry" } ?? "the value"
  }

  // MARK: The edits

  private func churning(_ reader: ReaderHistory) -> [String] {
    [
      "In \(reader.id.name), write \(state) only on a real change: `if new != old { … }`.",
      "Make ids, dates and random values once, where the work starts, and not on every delivery.",
    ]
  }

  private var fromBody: [String] {
    [
      "Do not write \(state) from a body, later neither: put the write into `onAppear`, `onChange`, `task` or a button.",
      "If \(state) follows from other values, compute it in the body instead of storing it.",
    ]
  }

  private func following(_ reader: ReaderHistory) -> [String] {
    [
      "Do not write \(state) in the \(reader.id.name) that its own change sets off; clamp or compute it where it is set.",
      "If \(state) follows from other values, compute it in the body instead of storing it.",
    ]
  }

  private func scrolling(_ reader: ReaderHistory) -> [String] {
    [
      "Scroll once per request: keep the id that is asked for in a state, and clear it in the \(reader.id.name) that "
        + "scrolls to it.",
      "Decide what to scroll to from the model, not from the rows that happen to be there.",
    ]
  }

  private var oneSource: String {
    let names = series.states.prefix(2).map(Self.name).joined(separator: " and ")
    return "Keep one source of truth: \(names) are computed from each other; store one and compute the other."
  }

  private var keepTheView: String {
    let property = series.states.first?.id.property ?? "isShown"
    return "Keep the view that \(state) adds and removes, and hide it: `.opacity(\(property) ? 1 : 0)` or `.hidden()`."
  }

  private func measured(_ reader: ReaderHistory) -> [String] {
    let key = key(of: reader)
    if isSwitch {
      return [
        "Decide \(state) from something that it does not resize: the size of the container, the model, or a measurement "
          + "inside what \(state) clamps.",
        "Reserve the space that \(state) takes, so that \(key) is the same in both cases.",
      ]
    }
    if addsViews {
      return [
        "Change \(state) only on a request, and clear the request: the views that \(state) brings publish \(key) again.",
        "Decide \(state) from the model, not from the views that happen to be there.",
      ]
    }
    let inside = "Measure \(key) inside: put what publishes it before the `.frame` or `.padding` that \(state) changes."
    let overlay =
      "If \(state) only positions something, use `anchorPreference` with `overlayPreferenceValue`: no state, one pass."
    return isPosition
      ? [overlay, "Take what publishes \(key) out of the stack that \(state) resizes."] : [inside, overlay]
  }
}
