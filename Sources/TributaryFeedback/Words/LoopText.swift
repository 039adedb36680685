package import TributaryDiagnostics
package import TributaryGeometry

/// Descriptions of the events on a loop. For geometry, only the differences are included, in points.
package enum LoopText {
  package static func detail(_ fact: LoopStep.Fact) -> String {
    switch fact {
    case .changes(let old, let new):
      let change = [old, new].compactMap { $0 }.joined(separator: " → ")
      return change.isEmpty ? "reads an object that changed" : change
    case .changesObject(let name, let old, let new):
      let change = [old, new].compactMap { $0 }.joined(separator: " → ")
      return change.isEmpty ? "\(name) is written" : "\(name) \(change)"
    case .reads(let property): return "reads \(name(of: property))"
    case .isGivenAnotherValue(nil): return "receives another value"
    case .isGivenAnotherValue(let input?): return "receives a new \(input.kind.text) in \(input.name)"
    case .isLaidOut(let change): return self.change(change)
    case .places(let property): return "reads \(name(of: property)), moves its content"
    case .publishes(let value, let reading):
      let read = changes(reading)
      return (read.isEmpty ? "" : "reads \(read), ") + "publishes \(value ?? "nothing")"
    case .isRemoved(let value): return "published \(value ?? "nothing"), is removed"
    case .edits(let value): return "transforms the value to \(value ?? "nothing")"
    case .measures(let reading):
      let read = changes(reading)
      return read.isEmpty ? "its geometry" : read
    case .builds(let value): return "builds content from \(value ?? "nothing")"
    case .reduces(let count, let value): return "reduces \(count) values to \(value)"
    case .receives(let reader, let value): return value.map { "\(reader.text) receives \($0)" } ?? "\(reader.text) runs"
    }
  }

  private static func name(of property: LoopProperty) -> String { property.name ?? "the object" }

  private static func changes(_ changes: [LoopStep.GeometryChange]) -> String {
    changes.map(change).joined(separator: ", ")
  }

  private static func change(_ change: LoopStep.LayoutChange) -> String {
    let size = sizeChange(from: change.oldSize, to: change.newSize, prefix: "")
    if change.hasOtherItems { return size.isEmpty ? "contains other views" : "contains other views, \(size)" }
    if !size.isEmpty { return size }
    if change.isLeaf { return "shows other content of the same size" }
    let (old, new) = (change.hadProposal, change.proposal)
    if old != new { return "proposal \(text(old)) → \(text(new))" }
    return "moves its content"
  }

  private static func change(_ change: LoopStep.GeometryChange) -> String {
    let (old, new) = (change.old, change.new)
    switch change.question {
    case .size: return sizeChange(from: old.size, to: new.size, prefix: "size.")
    case .safeArea: return "safeAreaInsets"
    case .frame:
      let parts = [
        self.change("minX", old.origin.x, new.origin.x), self.change("minY", old.origin.y, new.origin.y),
        sizeChange(from: old.size, to: new.size, prefix: ""),
      ].filter { !$0.isEmpty }
      return "frame " + parts.joined(separator: ", ")
    }
  }

  private static func sizeChange(from old: CGSize, to new: CGSize, prefix: String) -> String {
    [
      change(prefix + "width", old.width, new.width), change(prefix + "height", old.height, new.height),
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func change(_ name: String, _ old: CGFloat, _ new: CGFloat) -> String {
    old == new ? "" : "\(name) \(text(old)) → \(text(new))"
  }

  private static func text(_ proposal: ProposedViewSize) -> String {
    "\(proposal.width.map(text) ?? "none") × \(proposal.height.map(text) ?? "none")"
  }

  /// Returns the shortest decimal that parses to the same number, without a trailing `.0`.
  package static func text(_ length: CGFloat) -> String {
    let text = "\(Double(length) == 0 ? 0 : Double(length))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension LoopText {
  /// Returns an edit in one or two sentences.
  package static func sentence(_ advice: LoopAdvice) -> String {
    switch advice {
    case .writeOnRealChange(let reader, let state):
      "In \(reader.text), write \(state) only on a real change: `if new != old { … }`."
    case .makeIdentitiesOnce:
      "Create ids, dates and random values once, where the work starts, and not on every delivery."
    case .keepInput(let input):
      "Each evaluation of \(input.creator) creates another \(input.kind.text) for `\(input.name)`, so the view never equals "
        + "the current one. \(Self.remedy(for: input.kind))"
    case .doNotWriteFromBody(let state):
      "Do not write \(state) from a body, not even later: write it in `onAppear`, `onChange`, `task` or a button."
    case .computeInBody(let state):
      "If \(state) follows from other values, compute it in the body instead of storing it."
    case .setWhereItIsSet(let reader, let state):
      "Do not write \(state) in the \(reader.text) that its own change triggers; clamp or compute it where it is set."
    case .scrollOncePerRequest(let reader):
      "Scroll once per request: keep the requested id in a state, and clear it in the \(reader.text) that "
        + "scrolls to it."
    case .scrollByTheModel:
      "Choose the scroll target from the model, not from the rows that currently exist."
    case .keepOneSource(let states):
      "Keep one source of truth: \(states.joined(separator: " and ")) are computed from each other; store one and "
        + "compute the other."
    case .hideInsteadOfRemoving(let state, let property):
      "Keep the view that \(state) inserts and removes, and hide it: `.opacity(\(property) ? 1 : 0)` or `.hidden()`."
    case .decideFromWhatStays(let state):
      "Derive \(state) from something that it does not resize: the size of the container, the model, or a measurement "
        + "inside what \(state) clamps."
    case .reserveSpace(let state, let key):
      "Reserve the space that \(state) takes, so that \(key) is the same in both cases."
    case .changeOnRequest(let state, LoopAdvice.geometry):
      "Change \(state) only on a request, and clear the request: the views that \(state) inserts change the geometry again."
    case .changeOnRequest(let state, let key):
      "Change \(state) only on a request, and clear the request: the views that \(state) inserts publish \(key) again."
    case .decideByTheModel(let state):
      "Derive \(state) from the model, not from the views that currently exist."
    case .measureInside(LoopAdvice.geometry, let state, let modifier):
      "Measure the geometry inside: put the modifier or the `GeometryReader` that reads it before the `.\(modifier)` that "
        + "\(state) changes."
    case .measureInside(let key, let state, let modifier):
      "Measure \(key) inside: put the view that publishes it before the `.\(modifier)` that \(state) changes."
    case .measureOutside(LoopAdvice.geometry, let effect):
      "Measure the geometry outside `.\(effect)`, which moves everything inside it: write the modifier that reads it after "
        + "`.\(effect)`."
    case .measureOutside(let key, let effect):
      "Measure \(key) outside `.\(effect)`, which moves everything inside it: write the modifier that publishes it after "
        + "`.\(effect)`."
    case .useAnchors(let state):
      "If \(state) only positions something, use `anchorPreference` with `overlayPreferenceValue`: no state, one pass."
    case .takeOutOfTheStack(LoopAdvice.geometry, let state):
      "Move the view that reads the geometry out of the stack that \(state) resizes."
    case .takeOutOfTheStack(let key, let state):
      "Move the view that publishes \(key) out of the stack that \(state) resizes."
    }
  }

  private static func remedy(for kind: LoopInput.Kind) -> String {
    switch kind {
    case .closure: "Create the closure once and pass it on, or capture no value in it."
    case .object: "Create the object once, for example in a `@State`, and pass it on."
    case .value: "Store the value in a `@State`, make its type `Equatable`, or pass a value that stays the same."
    }
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
  case hideInsteadOfRemoving(state: String, property: String)
  case decideFromWhatStays(state: String)
  case reserveSpace(state: String, key: String)
  case changeOnRequest(state: String, key: String)
  case decideByTheModel(state: String)
  /// - Parameter modifier: The resized modifier, such as `frame(width:)`.
  case measureInside(key: String, state: String, modifier: String)
  /// - Parameter effect: The modifier that moves the measured view, such as `offset`.
  case measureOutside(key: String, effect: String)
  case useAnchors(state: String)
  case takeOutOfTheStack(key: String, state: String)

  /// The key of a value that is read from geometry and that no view publishes.
  package static let geometry = "the geometry"
}

/// The wording of the facts about a loop. The analysis does not depend on it.
package struct LoopWording {
  package var detail: (LoopStep.Fact) -> String = LoopText.detail
  package var advice: (LoopAdvice) -> String = LoopText.sentence

  package init() {}

  package func step(_ step: LoopStep) -> FeedbackLoop.Step {
    FeedbackLoop.Step(step.kind, path: step.path, location: step.location, detail: detail(step.fact))
  }
}
