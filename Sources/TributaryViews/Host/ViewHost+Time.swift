package import TributaryDiagnostics

/// The virtual clock: the only time that a tree knows.
extension ViewHost {
  /// Seconds of virtual time since the host was made.
  public var time: Double { core.time }

  /// Whether anything would change if time went on.
  public var isAnimating: Bool { false }

  /// Moves the virtual clock, then settles the tree.
  ///
  /// What is due on the way is done at its own time, in order, each with a frame of its own; so the result is the same
  /// however the time is cut into steps.
  ///
  /// - Parameter seconds: Not negative; negative or non-finite values count as 0.
  /// - Returns: The report of the last frame, with the findings of all.
  @discardableResult
  public func advance(by seconds: Double) -> FrameReport {
    guard core.phase == .idle else {
      core.deferred.append { [weak self] in self?.advance(by: seconds) }
      return update()
    }
    let findings = moveClock(to: core.time + (seconds.isFinite ? max(0, seconds) : 0))
    // What takes its time between two frames is a timer, and means to come back.
    if seconds > 0.1 { core.noteOutsideInput() }
    var report = update()
    if !findings.isEmpty { report.diagnostics = findings + report.diagnostics }
    return report
  }

  /// Moves the clock up to a time, and does what is due on the way.
  ///
  /// - Returns: What the frames on the way found. The last one is still to be run.
  package func moveClock(to time: Double) -> [Diagnostic] {
    guard time.isFinite, time >= core.time else { return [] }
    var findings: [Diagnostic] = []
    // A deadline that asks for another one at once for ever is let go on at the next move.
    var budget = HostCore.maximumDeadlines
    while budget > 0, let deadline = core.deadlines.take(dueAt: time) {
      budget -= 1
      core.time = min(max(core.time, deadline.time), time)
      // What the deadline meets is the tree as it stands at that time.
      findings += update().diagnostics
      deadline.action()
      findings += update().diagnostics
    }
    core.time = max(core.time, time)
    return findings
  }
}

extension HostCore {
  /// How many deadlines are met in one move of the clock.
  package static let maximumDeadlines = 10_000
}
