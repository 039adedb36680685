package import Foundation
import TributaryCombine
import TributaryGeometry

/// The work on the main thread that waits for the clock of a host: turns of the main queue and the main run loop, and
/// scheduled work.
///
///     on the main queue, now      ──▶ a turn: runs after the host has settled, and the host settles again
///     on the main queue, at t     ──▶ a deadline of the clock: runs at exactly t, in a separate frame
///
/// Invariants:
/// 1. Work runs in the order of its times. Work with the same time runs in the order of insertion.
/// 2. Work that is enqueued during a turn belongs to the next turn.
/// 3. No work runs while the engine walks or acts.
///
/// Tested by `ClockTests`.
package final class HostMainQueue: HostFeature, MainClock {
  package static let slot = FeatureSlot()

  private let hostReference: HostReference
  private var waiting: [() -> Void] = []
  private var isRunning = false

  /// The date at time 0. Unless it is set, the host reads the system clock once, to determine this date.
  package lazy var startDate = Date(timeIntervalSinceNow: -seconds)

  package init(of host: ViewGraph) { hostReference = host.reference }

  /// The host, while it exists.
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
    // A live session recomputes its next wake-up time.
    host.requestFrame()
  }

  private func run(_ work: () -> Void) {
    let outer = MainClocks.enter(self)
    defer { MainClocks.leave(to: outer) }
    work()
  }

  /// Runs the work of a turn.
  ///
  /// - Returns: Whether there was any work.
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

/// A reference to an engine, which the engine clears when it is released. Other threads may pass the reference, and
/// only the main thread reads it.
///
/// A weak reference would make each count of the engine's references slower.
package final class HostReference: @unchecked Sendable {
  private var reference: Unretained<ViewGraph>?

  /// The host, which resets this property when it is released.
  package var host: ViewGraph? {
    get { reference.object() }
    set { reference = newValue.map { Unretained($0) } }
  }

  package init() {}
}

/// A closure that is passed to the main thread although its captures are not sendable. It runs only on the main thread.
package struct UncheckedSendableClosure: @unchecked Sendable {
  private let body: () -> Void

  package init(_ body: @escaping () -> Void) { self.body = body }

  package func run() { body() }
}

extension HostMainQueue {
  /// The current date of the host's clock.
  package var date: Date { startDate.addingTimeInterval(seconds) }

  /// Returns the time of a date, in seconds of the host's clock.
  package func seconds(at date: Date) -> Double { date.timeIntervalSince(startDate) }

  /// Returns whether the clock has reached a date. A deadline at the time of the date is due exactly then.
  package func hasReached(_ date: Date) -> Bool { seconds(at: date) <= seconds + VirtualTime.tolerance }

  /// The host whose client code is running; outside any evaluation, the host of the current main clock.
  package static var runningHost: ViewGraph? {
    if let node = currentEvaluation.node { return node.host }
    return (MainClocks.current as? HostMainQueue)?.host
  }
}

extension Date {
  /// This date, limited to the range that calendars support, from the year 1 to the year 4001. Not-a-number is replaced
  /// by the beginning of 2001.
  package var usable: Date {
    let seconds = timeIntervalSinceReferenceDate
    if seconds.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(self, .distantPast), .distantFuture)
  }
}
