package import TributaryDiagnostics

/// A selection of edits that stop a loop, based on its shape, most likely first.
package struct LoopSuggestions {
  private let shape: LoopShape
  private let verdict: FeedbackLoop.Verdict
  private let steps: [LoopStep]
  private let measurement: LoopMeasurement

  /// - Parameters:
  ///   - steps: The steps of the loop.
  ///   - measurement: The dependency of the readers' values on geometry.
  package init(
    _ shape: LoopShape, _ verdict: FeedbackLoop.Verdict, _ steps: [LoopStep],
    _ measurement: LoopMeasurement = LoopMeasurement()
  ) {
    self.measurement = measurement
    self.shape = shape
    self.verdict = verdict
    self.steps = steps
  }

  /// The selected edits; empty if only the verdict is known, so that the default edits apply.
  package var advice: [LoopAdvice] {
    guard let reader = shape.readers.first else { return [] }
    if shape.states.isEmpty { return withoutState(reader) }
    switch verdict {
    case .churning: return reader.name == .body ? fromBody : churning(reader)
    case .unsettled: return measurement.isNone && !newInputs.isEmpty ? churning(reader) : []
    case .jitter: return []
    case .oscillating, .diverging: break
    }
    if reader.name == .body { return fromBody }
    if scrolls { return [.scrollOncePerRequest(reader.name), .scrollByTheModel] }
    if !measurement.isOfContent, !shape.readers.contains(where: \.name.isMeasuring) { return following(reader) }
    if shape.readers.count > 1, shape.states.count > 1 {
      return [.keepOneSource(of: shape.states.prefix(2).map(Self.name))] + measured(reader)
    }
    if isExistence {
      let property = shape.states.first?.property.name ?? "isShown"
      return [.hideInsteadOfRemoving(state: state, property: property)] + measured(reader)
    }
    return measured(reader)
  }

  /// The edits for a loop whose state no view reads.
  private func withoutState(_ reader: LoopShape.Reader) -> [LoopAdvice] {
    switch verdict {
    case .oscillating, .diverging:
      shape.readers.contains(where: \.name.isMeasuring) ? [] : [.setWhereItIsSet(reader.name, state: state)]
    case .churning, .unsettled, .jitter: []
    }
  }

  // MARK: The elements of the loop

  private var state: String { shape.states.first.map(Self.name) ?? "the state" }

  private static func name(of state: LoopShape.State) -> String {
    state.property.name.map { "`\($0)`" } ?? "the object"
  }

  private var scrolls: Bool { shape.states.contains { $0.property == .scrollPosition } }

  /// Whether the state is a Boolean that inserts and removes views.
  private var isExistence: Bool { shape.nodesCreated > 0 && isSwitch }

  private var isSwitch: Bool {
    shape.states.contains(where: \.isSwitch)
  }

  /// Whether a state that is not a Boolean inserts and removes other views.
  private var addsViews: Bool {
    !isSwitch
      && steps.contains { step in
        if case .isLaidOut(let change) = step.fact { change.hasOtherItems } else { false }
      }
  }

  /// Whether the writer, or the content with the reader, reads its position rather than its size.
  private var isPosition: Bool {
    steps.contains { step in
      switch step.fact {
      case .publishes(_, let reading), .measures(let reading): reading.first?.isMove ?? false
      default: false
      }
    }
  }

  /// The properties that each pass creates again, so that the views that receive them are evaluated again.
  private var newInputs: [LoopInput] {
    steps.compactMap { step in
      if case .isGivenAnotherValue(let input?) = step.fact { input } else { nil }
    }
  }

  /// The resized item, or `nil` if it is unknown or there is none.
  private var resize: LoopStep.LayoutChange? {
    steps.lazy.compactMap { step in
      if case .isLaidOut(let change) = step.fact, change.oldSize != change.newSize { change } else { nil }
    }.first
  }

  private func key(of reader: LoopShape.Reader) -> String {
    reader.source.map { reader.name == .onPreferenceChange ? $0 : LoopAdvice.geometry } ?? "the value"
  }

  // MARK: The edits

  private func churning(_ reader: LoopShape.Reader) -> [LoopAdvice] {
    newInputs.map { .keepInput($0) } + [.writeOnRealChange(in: reader.name, state: state), .makeIdentitiesOnce]
  }

  private var fromBody: [LoopAdvice] { [.doNotWriteFromBody(state: state), .computeInBody(state: state)] }

  private func following(_ reader: LoopShape.Reader) -> [LoopAdvice] {
    [.setWhereItIsSet(reader.name, state: state), .computeInBody(state: state)]
  }

  private func measured(_ reader: LoopShape.Reader) -> [LoopAdvice] {
    if measurement.isNone { return following(reader) }
    let key = key(of: reader)
    if resize == nil, !addsViews, let effect = measurement.effect {
      return [.measureOutside(key: key, effect: effect), .useAnchors(state: state)]
    }
    if isSwitch { return [.decideFromWhatStays(state: state), .reserveSpace(state: state, key: key)] }
    if addsViews { return [.changeOnRequest(state: state, key: key), .decideByTheModel(state: state)] }
    guard let resize else {
      return isPosition
        ? [.useAnchors(state: state), .takeOutOfTheStack(key: key, state: state)]
        : [.decideFromWhatStays(state: state), .useAnchors(state: state)]
    }
    if isPosition { return [.useAnchors(state: state), .takeOutOfTheStack(key: key, state: state)] }
    // Only a modifier around the measured view can be moved inside.
    return [
      resize.modifier.map { .measureInside(key: key, state: state, modifier: $0) }
        ?? .decideFromWhatStays(state: state),
      .useAnchors(state: state),
    ]
  }
}
