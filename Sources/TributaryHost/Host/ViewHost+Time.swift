@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// The virtual clock: the only time that a tree knows.
extension ViewHost {
  /// Seconds of virtual time since the host was made.
  public var time: Double { core.time }

  /// Whether anything would change if time went on.
  public var isAnimating: Bool { core.animations?.isActive ?? false }

  /// Moves the virtual clock, then settles the tree.
  ///
  /// What is due on the way is done at its own time, in order, each with a frame of its own; so the result is the same
  /// however the time is cut into steps.
  ///
  /// - Parameter seconds: Not negative; negative or non-finite values count as 0.
  /// - Returns: The report of all frames as one.
  @discardableResult
  public func advance(by seconds: Double) -> FrameReport {
    guard core.phase == .idle else {
      core.deferred.append { [weak self] in self?.advance(by: seconds) }
      return update()
    }
    // What takes its time between two frames is a timer, and means to come back.
    if seconds > 0.1 { core.feedback.recordOutsideInput() }
    return moveClock(to: seconds.isFinite ? core.time + seconds : core.time)
  }

  /// Moves the clock and settles the tree, also at the times in between at which something is due: deadlines, and ends
  /// of animations that run an action.
  @discardableResult
  package func moveClock(to time: Double) -> FrameReport {
    let target = time.isFinite ? max(time, core.time) : core.time
    var report: FrameReport?
    var lastEnd = -Double.infinity
    var mindsEnds = true
    var crowd = DeadlineLimiter()
    var overrun: Double?
    while true {
      let deadline = core.clock.deadlines.next.flatMap {
        $0 <= target + VirtualTime.tolerance ? min($0, target) : nil
      }
      let end = mindsEnds ? core.animations?.nextEvent(until: target).flatMap { $0 < target ? $0 : nil } : nil
      guard let moment = VirtualTime.earlier(deadline, end) else { break }
      guard crowd.admits(moment) else {
        overrun = moment
        break
      }
      core.clock.move(to: moment)
      settle(&report)
      if let deadline, deadline <= moment {
        // It meets the tree as it stands at that time.
        let due = core.clock.deadlines.take(dueAt: core.time)
        runningCode { due?.action() }
        settle(&report)
      } else {
        // An action that starts an animation without length would go round here for ever.
        mindsEnds = moment > lastEnd || !(core.animations?.nextEvent(until: target).map { $0 <= moment } ?? false)
        lastEnd = moment
      }
    }
    core.clock.move(to: target)
    var sum = settle(&report)
    if let overrun, let finding = core.reportClockOverrun(at: overrun, target: target) {
      sum.diagnostics.append(finding)
    }
    return sum
  }

  /// Runs a frame at the time that it is, and adds it to the report of those before.
  @discardableResult
  private func settle(_ report: inout FrameReport?) -> FrameReport {
    core.feedback.movingTime { core.answering { core.animations?.sample() } }
    let frame = update()
    let sum = report?.followed(by: frame) ?? frame
    report = sum
    return sum
  }
}
