extension FeedbackLoop.Verdict {
  package var wording: DiagnosticWording {
    switch self {
    case .oscillating:
      DiagnosticWording(
        .error, "A feedback loop oscillates: the same states return.",
        did: Self.stopped,
        try: "Measure a view that the state does not resize: put the reader inside the frame that the state sets.",
        "Use the value in `overlay`, `background` or `offset`, which do not affect the measured size.")
    case .diverging:
      DiagnosticWording(
        .error, "A feedback loop grows without bound.",
        did: Self.stopped,
        try: "Move the measured view out of the container that the state resizes.",
        "Measure inside the padding or spacing that is added on every pass.",
        "Use the value in `overlay`, `background` or `offset`, which do not affect the measured size.")
    case .jitter:
      DiagnosticWording(
        .note, "A feedback loop changes values by rounding errors only.",
        did: "Tributary ignored the difference, and the frame counts as settled.",
        try: "Round the value before you compare or store it, for instance to a pixel.")
    case .churning:
      DiagnosticWording(
        .error, "A feedback loop writes a state that never equals its previous value, although no view moves.",
        did: Self.stopped,
        try: "Write only on a real change: `if new != old { state = new }`.",
        "Create ids, dates and random values once, where the work starts, and not on every delivery.")
    case .unsettled:
      DiagnosticWording(
        .warning, "A frame did not settle within its limit of passes.",
        did:
          "Tributary stopped the frame. Every view reflects the current state, and the next frame continues from there.",
        try: "Compute the value from the model instead of measuring it.",
        "Raise `UpdateLimits.maximumPasses` if the values converge slowly.")
    }
  }

  fileprivate static let stopped = stopped(after: nil)

  /// - Parameter passes: The number of passes of the frame, or `nil` if it is unknown.
  fileprivate static func stopped(after passes: Int?) -> String {
    "Tributary stopped the frame\(passes.map { " after \($0) passes" } ?? ""). Every view reflects the current state; the "
      + "delivery that would restart the loop is held back until a value outside the loop changes."
  }

  /// Returns the observation with its numbers, in one sentence.
  ///
  /// - Parameters:
  ///   - unit: The duration of a round in words.
  ///   - step: The counted unit: a pass or a frame.
  fileprivate func observation(_ unit: String, _ step: String) -> String {
    switch self {
    case .oscillating(1): "Every \(step) writes the same values again."
    case .oscillating(let period):
      "The same values repeat every \(period) \(step == "frame" ? "frames" : "passes")."
    case .diverging(.step(let step)):
      step < 0
        ? "The value falls by \(NumberText(-step)) on each \(unit)."
        : "The value grows by \(NumberText(step)) on each \(unit)."
    case .diverging(.ratio(let ratio)): "Each change is \(NumberText(ratio)) times the previous one."
    case .jitter(let amplitude): "The values differ by at most \(NumberText(amplitude)), which is a rounding error."
    case .churning: "The geometry is constant, but the state never equals its previous value."
    case .unsettled: "The values still changed on the last \(unit), and no pattern could be proven."
    }
  }
}

extension FeedbackLoop {
  /// The observation with its numbers, in one sentence.
  package var observation: String {
    if let convergence {
      return
        "The values converge: each change is at most \(NumberText(convergence.ratio)) times the previous one. "
        + "About \(convergence.remainingPasses) more passes are needed."
    }
    let unit = crossesFrames ? "frame" : "pass"
    let seen =
      addsReaders
      ? "On each \(unit), the view that appeared last inserts another view."
      : verdict.observation(
        passesPerRound == 1 ? unit : "round of \(passesPerRound) \(crossesFrames ? "frames" : "passes")", unit)
    return crossesFrames ? seen + " The loop continues in the next frame through a task or a queue." : seen
  }

  package var wording: DiagnosticWording {
    var wording = verdict.wording
    guard wording.consequence == Verdict.stopped else { return wording }
    wording.consequence =
      crossesFrames
      ? "Tributary stopped the loop: the delivery that would restart it is held back until a value outside the loop "
        + "changes. Every view reflects the current state."
      : Verdict.stopped(after: trace.last?.first.flatMap { Int($0) })
    return wording
  }

  /// The measure taken if views have written to objects that were read before in the same pass.
  ///
  /// The value of an object cannot be reverted, and showing it would start another round.
  package var consequenceBehindObjects: String {
    wording.consequence
      + " A value that a view wrote to an object during its evaluation is not shown yet; it appears with the next change."
  }
}
