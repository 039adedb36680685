package import TributaryDiagnostics
package import TributaryGeometry

/// A selection of edits that stop a loop, based on its shape, most likely first.
package struct LoopSuggestions {
  let shape: LoopShape
  let verdict: FeedbackLoop.Verdict
  let steps: [LoopStep]
  let measurement: LoopMeasurement

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
    if isExistence, !resizesExistingViews, existence(key: key(of: reader)) == nil {
      let property = shape.states.first?.property.name ?? "isShown"
      return [
        .hideInsteadOfRemoving(state: state, property: property, alternatingViews, isShownIfTrue: isShownIfTrue)
      ] + measured(reader)
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

  var state: String { shape.states.first.map(Self.name) ?? "the state" }

  private static func name(of state: LoopShape.State) -> String {
    state.property.name.map { "`\($0)`" } ?? "the object"
  }

  private var scrolls: Bool { shape.states.contains { $0.property == .scrollPosition } }

  /// Whether the state is a Boolean that inserts and removes views.
  private var isExistence: Bool { shape.nodesCreated > 0 && isSwitch }

  var isSwitch: Bool {
    shape.states.contains(where: \.isSwitch)
  }

  /// Whether the state resizes a view other than by inserting and removing views, so that hiding these does not stop
  /// the loop.
  private var resizesExistingViews: Bool {
    steps.contains { step in
      guard case .isLaidOut(let change) = step.fact else { return false }
      return change.exchange == nil && !change.hasOtherItems && change.oldSize != change.newSize
    }
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
    let inputs = newInputs.map { LoopAdvice.keepInput($0) }
    // A comparison with the last value stops only a reader that receives the same value each time.
    if reader.receivesEqualValues {
      return inputs + [.writeOnRealChange(in: reader.name, state: state), .makeIdentitiesOnce]
    }
    let isOfNumbers = !shape.states.isEmpty && shape.states.allSatisfy(\.isNumber)
    return inputs + (isOfNumbers ? following(reader) : [following(reader)[0], .makeIdentitiesOnce])
  }

  private var fromBody: [LoopAdvice] { [.doNotWriteFromBody(state: state), .computeInBody(state: state)] }

  private func following(_ reader: LoopShape.Reader) -> [LoopAdvice] {
    [.setWhereItIsSet(reader.name, state: state), .computeInBody(state: state)]
  }

  private func measured(_ reader: LoopShape.Reader) -> [LoopAdvice] {
    if measurement.isNone { return following(reader) }
    if let existence = existence(key: key(of: reader)) { return existence }
    let key = key(of: reader)
    if resize == nil, !addsViews, let effect = measurement.effect {
      return [
        effect.containsLayout
          ? .measureInSpace(key: key, effect: effect.name) : .measureOutside(key: key, effect: effect.name),
        .useAnchors(state: state),
      ]
    }
    if isSwitch { return [.decideFromWhatStays(state: state), .reserveSpace(state: state, key: key)] }
    if addsViews {
      return [.changeOnRequest(state: state, key: key, alternatingViews), .decideByTheModel(state: state)]
    }
    guard let resize else {
      return isPosition
        ? [.useAnchors(state: state), .takeOutOfTheStack(key: key, state: state)]
        : [.decideFromWhatStays(state: state), .useAnchors(state: state)]
    }
    // Anchors do not replace a state that resizes views.
    if isPosition { return [.takeOutOfTheStack(key: key, state: state)] }
    return [
      resize.modifier.map { .measureInside(key: key, state: state, modifier: $0) }
        ?? .decideFromWhatStays(state: state)
    ]
  }
}

/// An edit that stops a loop, with states and keys as text.
package enum LoopAdvice: Equatable {
  case writeOnRealChange(in: ActionName, state: String)
  case makeIdentitiesOnce
  case keepInput(LoopInput)
  case doNotWriteFromBody(state: String)
  case computeInBody(state: String)
  case setWhereItIsSet(ActionName, state: String)
  case scrollOncePerRequest(ActionName)
  case scrollByTheModel
  case keepOneSource(of: [String])
  /// - Parameter property: The property that a condition would read.
  case hideInsteadOfRemoving(state: String, property: String, AlternatingViews, isShownIfTrue: Bool)
  case decideFromWhatStays(state: String)
  case reserveSpace(state: String, key: String)
  case changeOnRequest(state: String, key: String, AlternatingViews)
  case decideByTheModel(state: String)
  /// - Parameter modifier: The resized modifier, such as `frame(width:)`.
  case measureInside(key: String, state: String, modifier: String)
  /// - Parameter effect: The modifier that moves the measured view, such as `offset`.
  case measureOutside(key: String, effect: String)
  /// - Parameter effect: The modifier that moves the content with the measured view, such as `offset`.
  case measureInSpace(key: String, effect: String)
  case useAnchors(state: String)
  case takeOutOfTheStack(key: String, state: String)

  /// - Parameter axes: The axes of the measured lengths.
  case letTheLayoutDecide(state: String, AlternatingViews, along: Axis.Set, FittingLimit?)
  case measureAround(LoopStep.ConstantView, state: String, AlternatingViews)
  /// The measured lengths with and without the views, or with the first and second alternative, in points.
  case useTwoThresholds(AlternatingViews, MeasuredQuantity, CGFloat, CGFloat)
  /// - Parameter key: The key that the moved view publishes, or `geometry`.
  case showInOverlay(AlternatingViews, key: String)
  /// - Parameter measured: The measured length while the view exists, in points.
  case hide(String, state: String, isShownIfTrue: Bool, Axis, measured: CGFloat)
  /// The length of the view, in points.
  ///
  /// - Parameter measured: The measured length while the view exists, in points.
  case reserve(CGFloat, for: String, Axis, measured: CGFloat)

  /// The key of a value that is read from geometry and that no view publishes.
  package static let geometry = "the geometry"

  /// A measured number that decides which views exist.
  package enum MeasuredQuantity: Equatable {
    case length(Axis)
    case position
  }
}

/// The views that a loop inserts and removes, by their names.
package enum AlternatingViews: Equatable {
  /// Views that exist in one case only.
  case conditional([String])
  /// Views that replace each other.
  case alternatives([String], [String])
  /// Views whose names are unknown.
  case unknown
}

/// The limit that a content requires so that `ViewThatFits` decides as the loop does.
package enum FittingLimit: Equatable {
  /// A minimum length of the views beside the conditional ones.
  case minimum(Axis)
  /// A maximum length of the content.
  case maximum(Axis)
}
