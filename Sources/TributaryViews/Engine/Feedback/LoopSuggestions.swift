package import TributaryDiagnostics
import TributaryFeedback

/// Picks the edits that open a loop by its shape, the most likely first.
@MainActor
package struct LoopSuggestions {
  private let series: LoopSeries
  private let verdict: FeedbackLoop.Verdict
  private let steps: [LoopStep]

  package init(_ series: LoopSeries, _ verdict: FeedbackLoop.Verdict, _ steps: [LoopStep]) {
    self.series = series
    self.verdict = verdict
    self.steps = steps
  }

  /// At least one edit; none where only the verdict is known, for which the usual ones stand in.
  package var advice: [LoopAdvice] {
    guard let reader = series.readers.first, !series.states.isEmpty else { return [] }
    switch verdict {
    case .churning: return reader.id.name == .body ? fromBody : churning(reader)
    case .jitter, .unsettled: return []
    case .oscillating, .diverging: break
    }
    if reader.id.name == .body { return fromBody }
    if scrolls { return [.scrollOncePerRequest(reader.id.name), .scrollByTheModel] }
    if !series.readers.contains(where: \.isMeasuring) { return following(reader) }
    if series.readers.count > 1, series.states.count > 1 {
      return [.keepOneSource(of: series.states.prefix(2).map(Self.name))] + measured(reader)
    }
    if isExistence {
      let property = series.states.first?.id.property.name ?? "isShown"
      return [.hideInsteadOfRemoving(state: state, property: property)] + measured(reader)
    }
    return measured(reader)
  }

  // MARK: What stands on the loop

  private var state: String { series.states.first.map(Self.name) ?? "the state" }

  private static func name(of state: StateHistory) -> String {
    state.id.property.name.map { "`\($0)`" } ?? "the object"
  }

  private var scrolls: Bool { series.states.contains { $0.id.property == .scrollPosition } }

  /// Whether the state is a switch, and views come and go with it.
  private var isExistence: Bool { series.nodesCreated > 0 && isSwitch }

  private var isSwitch: Bool {
    series.states.contains { $0.changes.last?.new.map { $0 is Bool } ?? false }
  }

  /// Whether other views come and go with the state, which is no switch.
  private var addsViews: Bool {
    !isSwitch
      && steps.contains { step in
        if case .isLaidOut(let change) = step.fact { change.hasOtherItems } else { false }
      }
  }

  /// Whether the writer reads where it stands, and not how large it is.
  private var isPosition: Bool {
    steps.contains { step in
      if case .publishes(_, let reading) = step.fact { reading.first?.isMove ?? false } else { false }
    }
  }

  private func key(of reader: ReaderHistory) -> String {
    reader.delivery.map { reader.id.name == .onPreferenceChange ? $0.source : "the geometry" } ?? "the value"
  }

  // MARK: The edits

  private func churning(_ reader: ReaderHistory) -> [LoopAdvice] {
    [.writeOnRealChange(in: reader.id.name, state: state), .makeIdentitiesOnce]
  }

  private var fromBody: [LoopAdvice] { [.doNotWriteFromBody(state: state), .computeInBody(state: state)] }

  private func following(_ reader: ReaderHistory) -> [LoopAdvice] {
    [.setWhereItIsSet(reader.id.name, state: state), .computeInBody(state: state)]
  }

  private func measured(_ reader: ReaderHistory) -> [LoopAdvice] {
    let key = key(of: reader)
    if isSwitch { return [.decideFromWhatStays(state: state), .reserveSpace(state: state, key: key)] }
    if addsViews { return [.changeOnRequest(state: state, key: key), .decideByTheModel(state: state)] }
    return isPosition
      ? [.useAnchors(state: state), .takeOutOfTheStack(key: key, state: state)]
      : [.measureInside(key: key, state: state), .useAnchors(state: state)]
  }
}
