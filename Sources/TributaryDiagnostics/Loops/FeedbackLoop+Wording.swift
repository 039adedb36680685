extension FeedbackLoop.Verdict {
  package var wording: DiagnosticWording {
    switch self {
    case .oscillating:
      DiagnosticWording(
        .error, "A feedback loop repeats itself: the same states come back.",
        did: Self.brokenOff,
        try: "Measure a view that the state does not resize: put the reader inside the frame that the state sets.",
        "Use the value in `overlay`, `background` or `offset`, which do not feed back into the measured size.")
    case .diverging:
      DiagnosticWording(
        .error, "A feedback loop grows without end.",
        did: Self.brokenOff,
        try: "Take the measured view out of the container that the state resizes.",
        "Measure inside the padding or spacing that is added on every round.",
        "Use the value in `overlay`, `background` or `offset`, which do not feed back into the measured size.")
    case .jitter:
      DiagnosticWording(
        .note, "A feedback loop differs by rounding noise only.",
        did: "The difference is absorbed, and the frame counts as settled.",
        try: "Round the value before it is compared or stored, for instance to a pixel.")
    case .churning:
      DiagnosticWording(
        .error, "A feedback loop writes a state that is never equal to itself, though no view moves.",
        did: Self.brokenOff,
        try: "Write only on a real change: `if new != old { state = new }`.",
        "Make ids and random values once, where the work starts, and not on every delivery.")
    case .unsettled:
      DiagnosticWording(
        .warning, "A frame has not settled within its limit of passes.",
        did: "The frame was broken off. Every view is computed from the state that stands, and the next frame goes on "
          + "from there.",
        try: "Compute the value from the model instead of measuring it.",
        "Raise `UpdateLimits.maximumPasses` if the values come to rest slowly.")
    }
  }

  fileprivate static let brokenOff =
    "The frame was broken off. Every view is computed from the state that stands; the delivery that would go round "
    + "again is withheld until something outside the loop changes."

  /// What was seen, with its numbers, in one sentence.
  ///
  /// - Parameters:
  ///   - unit: What the loop takes to go round, in words.
  ///   - step: What is counted: a pass or a frame.
  fileprivate func observation(_ unit: String, _ step: String) -> String {
    switch self {
    case .oscillating(1): "Every \(step) writes the same values again."
    case .oscillating(let period):
      "After every \(period) \(step == "frame" ? "frames" : "passes") the same values come back."
    case .diverging(.step(let step)):
      step < 0
        ? "The value falls by \(NumberText(-step)) on each \(unit)."
        : "The value grows by \(NumberText(step)) on each \(unit)."
    case .diverging(.ratio(let ratio)): "Each change is \(NumberText(ratio)) times the one before it."
    case .jitter(let amplitude): "The values differ by at most \(NumberText(amplitude)), which is rounding noise."
    case .churning: "The geometry stays as it is, yet the state is never equal to the one before."
    case .unsettled: "The values still changed on the last \(unit), and they follow no pattern that could be proven."
    }
  }
}

extension FeedbackLoop {
  /// What was seen, with its numbers, in one sentence.
  package var observation: String {
    if let convergence {
      return
        "The values come to rest: each change is at most \(NumberText(convergence.ratio)) times the one before it. "
        + "About \(convergence.remainingPasses) more passes would do."
    }
    let unit = crossesFrames ? "frame" : "pass"
    let seen =
      addsReaders
      ? "On each \(unit) another view comes, which the one before has brought."
      : verdict.observation(
        passesPerRound == 1 ? unit : "round of \(passesPerRound) \(crossesFrames ? "frames" : "passes")", unit)
    return crossesFrames ? seen + " The loop leaves each frame through a task or a queue, and comes back." : seen
  }

  package var wording: DiagnosticWording {
    var wording = verdict.wording
    if crossesFrames, wording.consequence == Verdict.brokenOff {
      wording.consequence =
        "The loop was opened: what would go round again is withheld until something comes from outside. Every view is "
        + "computed from the state that stands."
    }
    return wording
  }

  /// What has been done, where views have written to objects that others, or they themselves, had read just before: what an
  /// object holds cannot be taken back, and showing it would go round once more.
  package var consequenceBehindObjects: String {
    wording.consequence
      + " What a view wrote to an object while it was evaluated is not in the picture: it is shown with the next change."
  }
}
