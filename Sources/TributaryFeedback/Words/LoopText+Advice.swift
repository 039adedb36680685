extension LoopText {
  /// An edit in one sentence or two.
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
    case .changeOnRequest(let state, let key):
      "Change \(state) only on a request, and clear the request: the views that \(state) inserts publish \(key) again."
    case .decideByTheModel(let state):
      "Derive \(state) from the model, not from the views that currently exist."
    case .measureInside(let key, let state, let modifier):
      "Measure \(key) inside: put the view that publishes it before the `.\(modifier)` that \(state) changes."
    case .measureOutside(let key, let effect):
      "Measure \(key) outside `.\(effect)`, which moves everything inside it: write the modifier that publishes it after "
        + "`.\(effect)`."
    case .useAnchors(let state):
      "If \(state) only positions something, use `anchorPreference` with `overlayPreferenceValue`: no state, one pass."
    case .takeOutOfTheStack(let key, let state):
      "Move the view that publishes \(key) out of the stack that \(state) resizes."
    }
  }

  private static func remedy(for kind: LoopInput.Kind) -> String {
    switch kind {
    case .closure: "Create the closure once and pass it on, or capture nothing in it."
    case .object: "Create the object once, for example in a `@State`, and pass it on."
    }
  }
}
