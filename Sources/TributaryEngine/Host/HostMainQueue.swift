package import Foundation
import TributaryCombine
import TributaryGeometry

/// What waits on the main thread for the clock of a host: turns of the main queue and the main run loop, and what they do
/// at certain times.
///
///     on the main queue, now      ──▶ a turn: runs when the host has settled, then the host settles again
///     on the main queue, at t     ──▶ a deadline of the clock: runs at exactly t, in a frame of its own
///
/// Invariants:
/// 1. Work runs in the order of its times; of the same time, in the order in which it came.
/// 2. What a turn asks for belongs to the next one.
/// 3. Nothing runs while the engine walks or acts.
///
/// Tested by `ClockTests`.
package final class HostMainQueue: HostFeature, MainClock {
  package static let slot = FeatureSlot()

  private let hostReference: HostReference
  private var waiting: [() -> Void] = []
  private var isRunning = false

  /// The date at time 0. The one moment at which a host asks what the time on the wall is, unless it was told.
  package lazy var startDate = Date(timeIntervalSinceNow: -seconds)

  package init(of host: ViewGraph) { hostReference = host.reference }

  /// The host, while it is there.
  package var host: ViewGraph? { hostReference.host }

  package var seconds: Double { hostReference.host?.time ?? 0 }

  package func schedule(at seconds: Double, _ work: @escaping () -> Void) {
    guard let host = hostReference.host else { return }
    if seconds <= host.time + VirtualTime.tolerance {
      waiting.append(work)
    } else {
      let due = UncheckedSendableClosure { [weak self] in self?.run(work) }
      _ = host.clock.deadlines.add(at: seconds) { due.run() }
    }
    // A live session looks again when it has to wake.
    host.requestFrame()
  }

  private func run(_ work: () -> Void) {
    let outer = MainClocks.enter(self)
    defer { MainClocks.leave(to: outer) }
    work()
  }

  /// Runs the work of a turn.
  ///
  /// - Returns: Whether there was any.
  @MainActor
  package func runTurn() -> Bool {
    guard !isRunning, !waiting.isEmpty else { return false }
    isRunning = true
    defer { isRunning = false }
    let turn = waiting
    waiting = []
    for work in turn { run(work) }
    return true
  }
}

/// A reference to an engine that is cleared when the engine goes. Other threads may carry it; only the main thread looks
/// into it.
package final class HostReference: @unchecked Sendable {
  unowned(unsafe) package var host: ViewGraph?

  package init() {}
}

/// Work that is handed to the main thread although what it captures is not sendable; it runs there and nowhere else.
package struct UncheckedSendableClosure: @unchecked Sendable {
  private let body: () -> Void

  package init(_ body: @escaping () -> Void) { self.body = body }

  package func run() { body() }
}

extension ViewGraph {
  /// What time it is on the clock of this host.
  package var date: Date { feature(HostMainQueue.self).startDate.addingTimeInterval(time) }
}

extension Date {
  /// A date that calendars can tell: between the years 1 and 4001. Not a number is the beginning of 2001.
  package var usable: Date {
    let seconds = timeIntervalSinceReferenceDate
    if seconds.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(self, .distantPast), .distantFuture)
  }
}

extension ViewGraph {
  /// The host whose code runs; outside of any, the one that was made last.
  package static var running: ViewGraph? {
    if let node = currentEvaluation.node { return node.host }
    return (MainClocks.current as? HostMainQueue)?.host
  }
}
