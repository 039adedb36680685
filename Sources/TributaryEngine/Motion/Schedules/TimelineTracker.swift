import TributaryGeometry

/// How far a timeline view has come in its schedule.
///
/// Invariants:
/// 1. `shown` is the last date of the schedule that has come.
/// 2. While a date is to come, one deadline waits for it.
///
/// Tested by `TimelineViewTests`.
final class TimelineTracker<Schedule: TimelineSchedule> {
  private var hostReference: HostReference?
  private var node: NodeHandle?
  private var dates: Schedule.Entries.Iterator?
  /// The first date that has not come yet, taken out of `dates`.
  private var next: Date?
  private var shown: Date?
  private var deadline: DeadlineQueue.ID?
  private var isPlaying = false
  /// Whether the content is made anew because a date has come, and for no other reason that is known.
  private var hasDateCome = false

  /// A schedule that does not go on by that many dates stands still.
  private static var longestRun: Int { 100_000 }

  /// How far before its time a date has come, in seconds: dates are sums that are rounded.
  private static var tolerance: Double { 1e-6 }

  @MainActor
  func begin(at node: ViewNode) {
    hostReference = node.host.reference
    self.node = node.host.handles.handle(for: node)
  }

  /// Another value of the schedule is asked for its dates.
  func scheduleMayDiffer() { hasDateCome = false }

  /// The date that has come. Runs code of the schedule.
  @MainActor
  func date(in schedule: Schedule) -> Date {
    guard let host = hostReference?.host else { return shown ?? Date(timeIntervalSinceReferenceDate: 0) }
    let now = host.date
    if let animation = schedule as? AnimationTimelineSchedule {
      if animation.isPaused, let shown { return shown }
      if animation.isPaused || animation.minimumInterval == nil {
        shown = now
        return now
      }
    }
    // What the schedule read may have changed: only what has waited for its next date goes on with those it had.
    if !hasDateCome { self.dates = nil }
    hasDateCome = false
    // Taken out, since the schedule may show this very view.
    var dates = dates ?? schedule.entries(from: shown.map { min($0, now) } ?? now, mode: .normal).makeIterator()
    var next = self.dates == nil ? nil : self.next
    self.dates = nil
    let limit = now.addingTimeInterval(Self.tolerance)
    var count = 0
    while count < Self.longestRun {
      guard let date = next ?? dates.next() else {
        next = nil
        break
      }
      next = date
      guard date <= limit else { break }
      shown = date.usable
      next = nil
      count += 1
    }
    self.dates = dates
    self.next = next
    wait(until: next, from: now, host)
    return shown ?? now
  }

  /// Has the content made anew at a date; never for `nil`.
  @MainActor
  private func wait(until date: Date?, from now: Date, _ host: ViewGraph) {
    if let deadline { host.clock.deadlines.cancel(deadline) }
    deadline = nil
    guard let date, let node else { return }
    let distance = date.timeIntervalSince(now)
    deadline = host.clock.deadlines.add(at: host.time + max(distance, Self.tolerance)) { [weak host, weak self] in
      guard let waiting = host?.handles.node(for: node) as? EvaluatedNode else { return }
      self?.hasDateCome = !waiting.flags.contains(.needsUpdate)
      waiting.needsUpdate()
    }
    host.requestFrame()
  }

  /// Has the content made anew whenever time goes on, if the schedule asks for that.
  @MainActor
  func play<V: View>(_ schedule: Schedule, at node: BodyNode<V>) {
    let animation = schedule as? AnimationTimelineSchedule
    let plays = animation.map { !$0.isPaused && $0.minimumInterval == nil } ?? false
    guard plays != isPlaying else { return }
    isPlaying = plays
    // Longer than any program runs.
    node.host.play(at: node, for: plays ? 1e12 : 0) { node, _ in
      node.needsUpdate()
    } completion: { _ in
    }
  }
}
