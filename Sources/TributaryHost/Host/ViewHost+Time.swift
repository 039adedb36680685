import TributaryAnimation
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryLoops

/// The virtual clock, which is the only time of a tree.
extension ViewHost {
  /// The virtual time since the creation of the host, in seconds.
  public var time: Double { core.time }

  /// Whether animations are active, so that advancing the clock changes the tree.
  public var isAnimating: Bool { timeline?.isActive ?? false }

  /// The active animations; `nil` until the first one.
  private var timeline: AnimationTimeline? { HostMotion.of(core).timeline }

  /// Advances the virtual clock, and settles the tree.
  ///
  /// Events that become due are processed in order, each at its own time and in a separate frame, so that the result
  /// does not depend on the division of the time into steps.
  ///
  /// - Parameter seconds: The time in seconds; negative and non-finite values count as 0.
  /// - Returns: The combined report of all frames.
  @discardableResult
  public func advance(by seconds: Double) -> FrameReport {
    guard core.phase == .idle else {
      core.deferred.append { [weak self] in self?.advance(by: seconds) }
      return update()
    }
    // A longer interval between two frames indicates a timer, whose writes are outside input.
    if seconds > 0.1 { loops.recordOutsideInput() }
    return moveClock(to: seconds.isFinite ? core.time + seconds : core.time)
  }

  /// Moves the clock and settles the tree, including at intermediate deadlines and ends of animations with a
  /// completion.
  @discardableResult
  package func moveClock(to time: Double) -> FrameReport {
    let target = time.isFinite ? max(time, core.time) : core.time
    var report: FrameReport?
    var lastEnd = -Double.infinity
    var mindsEnds = true
    var limiter = DeadlineLimiter()
    var overrun: Double?
    while true {
      let deadline = core.clock.deadlines.next.flatMap {
        $0 <= target + VirtualTime.tolerance ? min($0, target) : nil
      }
      let end = mindsEnds ? timeline?.nextEvent(until: target).flatMap { $0 < target ? $0 : nil } : nil
      guard let moment = VirtualTime.earlier(deadline, end) else { break }
      guard limiter.admits(moment) else {
        overrun = moment
        break
      }
      setClock(to: moment)
      settle(&report, isDisplayed: false)
      if let deadline, deadline <= moment {
        // The deadline applies to the tree at that time.
        let due = core.clock.deadlines.take(dueAt: core.time)
        runningCode { due?.action() }
        settle(&report, isDisplayed: false)
      } else {
        // An action that starts an animation with zero duration would repeat this endlessly.
        mindsEnds = moment > lastEnd || !(timeline?.nextEvent(until: target).map { $0 <= moment } ?? false)
        lastEnd = moment
      }
    }
    setClock(to: target)
    var sum = settle(&report)
    if let overrun, let finding = HostClock.reportOverrun(at: overrun, target: target, in: core) {
      sum.diagnostics.append(finding)
    }
    return sum
  }

  /// Moves the clock to a time at once, and settles the tree. Each pending deadline up to that time is processed once,
  /// at that time.
  ///
  /// A live session calls this method after it has been suspended: processing every missed tick of a timer would block
  /// the main actor for a time that is proportional to the suspension.
  package func skip(to time: Double) {
    guard core.phase == .idle, time.isFinite else { return }
    loops.recordOutsideInput()
    setClock(to: time)
    var report: FrameReport?
    settle(&report)
    // Deadlines that are added for a past time are not processed here.
    for _ in 0..<core.clock.deadlines.count {
      guard let due = core.clock.deadlines.take(dueAt: core.time) else { break }
      runningCode { due.action() }
      settle(&report)
    }
  }

  /// Moves the clock, and with it the animations that begin with the next frame.
  private func setClock(to time: Double) {
    core.clock.move(to: time)
    core.early.clockDidMove()
  }

  /// Runs a frame at the current time, and adds it to the report of the previous frames.
  ///
  /// - Parameter isDisplayed: Whether the picture of the frame may be displayed: the clock does not move on at once.
  @discardableResult
  private func settle(_ report: inout FrameReport?, isDisplayed: Bool = true) -> FrameReport {
    let isDisplayed = isDisplayed || core.isObserved
    core.withheld.movingTime { core.answering { timeline?.sample(isDisplayed: isDisplayed) } }
    let frame = update()
    let sum = report?.followed(by: frame) ?? frame
    report = sum
    return sum
  }
}
