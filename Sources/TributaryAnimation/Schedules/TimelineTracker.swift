import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The progress of a timeline view in its schedule.
///
/// A view that is not visible, such as a view on a covered page, is not updated. When it becomes visible, it shows the
/// last date that has passed.
///
/// Invariants:
/// 1. `shown` is the last date of the schedule that has passed, unless the view is not visible.
/// 2. While a date is pending, one deadline is registered for it, unless the view is not visible.
///
/// Tested by `TimelineViewTests`, `HiddenTimelineTests`.
final class TimelineTracker<Schedule: TimelineSchedule>: VisibilityTracking, ReplicatedObject {
  private var hostReference: HostReference?
  private var node: NodeHandle?
  private var dates: Schedule.Entries.Iterator?
  /// The first pending date, which has been removed from `dates`.
  private var next: Date?
  private var shown: Date?
  private var deadline: DeadlineQueue.ID?
  /// The dates of an animation schedule with a minimum interval, and that interval. They are counted from the date at
  /// which the schedule began or resumed.
  private var counted: (dates: PeriodicTimelineSchedule, interval: Double)?
  /// A closure that starts updates at each advance of the clock, or ends them; `nil` until the first ones.
  private var setPlaying: (@MainActor (Bool) -> Void)?
  private var isPlaying = false
  /// Whether the schedule requests an update at each advance of the clock.
  private var mustPlay = false
  /// Whether a date has passed while the view was not visible.
  private var isOverdue = false
  /// Whether the schedule was paused at the last update.
  private var wasPaused = false
  /// Whether the content is updated only because a date has passed.
  private var hasDateCome = false

  /// The largest number of past dates that one update reads from a schedule. After that many, the update requests
  /// the dates from the current time on; if there are as many past dates again, the schedule is treated as ended.
  private static var longestRun: Int { 100_000 }

  @MainActor
  func begin(at node: ViewNode) {
    hostReference = node.host.reference
    self.node = node.host.handles.handle(for: node)
  }

  /// Discards the progress because the value of the schedule may have changed.
  func scheduleMayDiffer() { hasDateCome = false }

  /// Returns the last date that has passed. Runs code of the schedule.
  @MainActor
  func date(in schedule: Schedule) -> Date {
    guard let host = hostReference?.host else { return shown ?? Date(timeIntervalSinceReferenceDate: 0) }
    let clock = HostMainQueue.of(host)
    let now = clock.date
    let resumes = wasPaused
    wasPaused = false
    let animation = schedule as? AnimationTimelineSchedule
    if let animation, animation.isPaused || animation.minimumInterval == nil {
      wasPaused = animation.isPaused
      let date = animation.isPaused ? shown ?? now : now
      shown = date
      dates = nil
      wait(until: nil, clock)
      return date
    }
    // The values that the schedule read may have changed. The remaining dates are reused only if the update was caused
    // by the deadline for the next date.
    let rest = hasDateCome && !resumes ? dates : nil
    hasDateCome = false
    dates = nil
    let start = resumes ? now : shown.map { min($0, now) } ?? now
    if resumes || counted?.interval != animation?.minimumInterval {
      counted = animation?.minimumInterval.map { (PeriodicTimelineSchedule(from: start, by: $0), $0) }
    }
    let isRead = readDates(from: rest ?? entries(of: schedule, from: start), rest == nil ? nil : next, clock)
    // So many dates pass only while no date is shown for a long time, for example while the program is suspended.
    if !isRead { readDates(from: entries(of: schedule, from: now), nil, clock) }
    wait(until: next, clock)
    return shown ?? now
  }

  /// Returns the dates of a schedule from a start date. Runs code of the schedule.
  private func entries(of schedule: Schedule, from startDate: Date) -> Schedule.Entries.Iterator {
    let counted = counted?.dates.entries(from: startDate, mode: .normal) as? Schedule.Entries
    return (counted ?? schedule.entries(from: startDate, mode: .normal)).makeIterator()
  }

  /// Reads the dates of a schedule up to the first one that is pending, and stores that date and those after it.
  ///
  /// The iterator is a parameter, not a property, because code of the schedule can update this view.
  ///
  /// - Returns: Whether the pending date, or the end of the schedule, was reached. Otherwise no date is pending.
  @discardableResult
  private func readDates(
    from source: Schedule.Entries.Iterator, _ pending: Date?, _ clock: HostMainQueue
  ) -> Bool {
    var dates = source
    var next = pending
    defer {
      self.dates = dates
      self.next = next
    }
    for _ in 0..<Self.longestRun {
      next = next ?? dates.next()
      guard let date = next, clock.hasReached(date) else { return true }
      shown = date.usable
      next = nil
    }
    return false
  }

  /// Schedules an update of the content at a date, or none for `nil`.
  @MainActor
  private func wait(until date: Date?, _ clock: HostMainQueue) {
    guard let host = clock.host else { return }
    if let deadline { host.clock.deadlines.cancel(deadline) }
    deadline = nil
    guard let date, node != nil else { return }
    deadline = host.clock.deadlines.add(at: clock.seconds(at: date)) { [weak self] in
      guard let self, let waiting = target else { return }
      if waiting.isAbsent(.disappearing) { return isOverdue = true }
      hasDateCome = !waiting.flags.contains(.needsUpdate)
      waiting.needsUpdate()
    }
    host.requestFrame()
  }

  // MARK: Copies

  func replica() -> TimelineTracker {
    let replica = TimelineTracker()
    replica.shown = shown
    replica.wasPaused = wasPaused
    replica.counted = counted
    return replica
  }

  // MARK: Visibility

  /// Restarts the schedule at the new date. A paused schedule keeps its date.
  @MainActor
  func dateDidChange() {
    guard let node = target else { return }
    if !wasPaused { shown = nil }
    counted = nil
    hasDateCome = false
    if node.isAbsent(.disappearing) { isOverdue = true } else { node.needsUpdate() }
  }

  /// The node of the view; `nil` after it was removed.
  private var target: EvaluatedNode? {
    guard let node, let host = hostReference?.host else { return nil }
    return host.handles.node(for: node)?.asEvaluated
  }

  /// Schedules an update of the content whenever the clock advances, if the schedule requests it and the view is
  /// visible.
  @MainActor
  func play<V: View>(_ schedule: Schedule, at node: BodyNode<V>) {
    let animation = schedule as? AnimationTimelineSchedule
    mustPlay = animation.map { !$0.isPaused && $0.minimumInterval == nil } ?? false
    if mustPlay, setPlaying == nil {
      setPlaying = { [weak host = node.host, handle = node.host.handles.handle(for: node)] plays in
        guard let node = host?.handles.node(for: handle, as: BodyNode<V>.self) else { return }
        // The duration exceeds the run time of any program.
        HostMotion.of(node.host).play(
          at: node, for: plays ? 1e12 : 0, show: { (node: BodyNode<V>, _) in node.needsUpdate() }, completion: nil)
      }
    }
    updatePlaying(isVisible: !node.isAbsent(.disappearing))
  }

  @MainActor
  private func updatePlaying(isVisible: Bool) {
    let plays = mustPlay && isVisible
    guard plays != isPlaying else { return }
    isPlaying = plays
    setPlaying?(plays)
  }

  /// Ends the updates of a view that became invisible, and updates a view that became visible.
  @MainActor
  func visibilityDidChange() {
    guard let node = target else { return }
    let isVisible = !node.isAbsent(.disappearing)
    guard isOverdue || mustPlay != isPlaying || !isVisible else { return }
    guard isVisible else { return updatePlaying(isVisible: false) }
    // The current walk may have updated the view. The action causes another walk.
    node.host.enqueueAction(
      node,
      .plain(.other("TimelineView")) { [weak self] in
        guard let self, let node = target, !node.isAbsent(.disappearing) else { return }
        isOverdue = false
        updatePlaying(isVisible: true)
        node.needsUpdate()
      })
  }
}
