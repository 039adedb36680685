extension LoopText {
  /// An edit in one sentence or two.
  package static func sentence(_ advice: LoopAdvice) -> String {
    switch advice {
    case .writeOnRealChange(let reader, let state):
      "In \(reader.text), write \(state) only on a real change: `if new != old { … }`."
    case .makeIdentitiesOnce:
      "Make ids, dates and random values once, where the work starts, and not on every delivery."
    case .keepInput(let input):
      "The \(input.kind.text) `\(input.name)` is created anew in each evaluation of \(input.creator), so its view is never "
        + "equal to the previous one. \(Self.remedy(for: input.kind))"
    case .doNotWriteFromBody(let state):
      "Do not write \(state) from a body, later neither: put the write into `onAppear`, `onChange`, `task` or a button."
    case .computeInBody(let state):
      "If \(state) follows from other values, compute it in the body instead of storing it."
    case .setWhereItIsSet(let reader, let state):
      "Do not write \(state) in the \(reader.text) that its own change sets off; clamp or compute it where it is set."
    case .scrollOncePerRequest(let reader):
      "Scroll once per request: keep the id that is asked for in a state, and clear it in the \(reader.text) that "
        + "scrolls to it."
    case .scrollByTheModel:
      "Decide what to scroll to from the model, not from the rows that happen to be there."
    case .keepOneSource(let states):
      "Keep one source of truth: \(states.joined(separator: " and ")) are computed from each other; store one and "
        + "compute the other."
    case .hideInsteadOfRemoving(let state, let property):
      "Keep the view that \(state) adds and removes, and hide it: `.opacity(\(property) ? 1 : 0)` or `.hidden()`."
    case .decideFromWhatStays(let state):
      "Decide \(state) from something that it does not resize: the size of the container, the model, or a measurement "
        + "inside what \(state) clamps."
    case .reserveSpace(let state, let key):
      "Reserve the space that \(state) takes, so that \(key) is the same in both cases."
    case .changeOnRequest(let state, let key):
      "Change \(state) only on a request, and clear the request: the views that \(state) brings publish \(key) again."
    case .decideByTheModel(let state):
      "Decide \(state) from the model, not from the views that happen to be there."
    case .measureInside(let key, let state):
      "Measure \(key) inside: put what publishes it before the `.frame` or `.padding` that \(state) changes."
    case .useAnchors(let state):
      "If \(state) only positions something, use `anchorPreference` with `overlayPreferenceValue`: no state, one pass."
    case .takeOutOfTheStack(let key, let state):
      "Take what publishes \(key) out of the stack that \(state) resizes."
    }
  }

  private static func remedy(for kind: LoopInput.Kind) -> String {
    switch kind {
    case .closure: "Create it once and hand it on, or capture nothing in it."
    case .object: "Create it once, for example in a `@State`, and hand it on."
    }
  }
}
