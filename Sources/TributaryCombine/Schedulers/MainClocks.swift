package import Dispatch
package import Foundation

/// The clocks for work on the main thread, which the main queue and the main run loop look up here.
///
/// The first of these clocks applies:
///
///     the clock of the host in which a pipeline was connected ── the running host
///     ── the last host that this task created ── none: real time
///
/// A test that advances a host's clock therefore advances all work that its views have scheduled, and two hosts are
/// independent. An interactive session advances its host's clock with real time, and wakes for scheduled work.
///
/// Invariants:
/// 1. `running` is set exactly while a host runs code. Hosts can be nested.
/// 2. A deallocated host does not act as a clock: its scheduled work does not run.
///
/// Tested by `ClockTests`.
package enum MainClocks {
  /// The clock of the running host. Accessed on the main thread only.
  @exclusivity(unchecked)
  package nonisolated(unsafe) private(set) static var running: (any MainClock)?

  /// Marks a host as running.
  ///
  /// - Returns: The argument for ``leave(to:)``.
  package static func enter(_ clock: any MainClock) -> (any MainClock)? {
    defer { running = clock }
    return running
  }

  /// Restores the previous host after a host has run code.
  package static func leave(to outer: (any MainClock)?) {
    // This can be the last reference to the clock. Its scheduled work ends after the other clock is restored.
    let old = running
    running = outer
    withExtendedLifetime(old) {}
  }

  /// Runs a closure with a host marked as running.
  package static func whileRunning<R>(_ clock: any MainClock, _ body: () throws -> R) rethrows -> R {
    let outer = running
    running = clock
    defer { running = outer }
    return try body()
  }

  /// The clock for newly scheduled work, or `nil` for real time and for work of other threads.
  package static var current: (any MainClock)? {
    guard MainQueue.isCurrent else { return nil }
    return running ?? madeLast()
  }

  // MARK: Hosts by the task that made them

  /// The clock of a host, which is not retained, and the task that created the host.
  private struct Made {
    weak var clock: (any MainClock)?
    let maker: Int?
  }

  private nonisolated(unsafe) static var made: [Made] = []

  /// Registers a created host.
  package static func add(_ clock: any MainClock) {
    made.removeAll { $0.clock == nil }
    made.append(Made(clock: clock, maker: currentTask))
  }

  /// Unregisters a host that is a copy of another host.
  package static func remove(_ clock: any MainClock) { made.removeAll { $0.clock === clock } }

  private static func madeLast() -> (any MainClock)? {
    let task = currentTask
    return made.last { $0.maker == task && $0.clock != nil }?.clock
  }

  /// An identity of the current task, valid while the task is running.
  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

/// The virtual time of a host, which replaces real time on the main thread.
///
/// Used on the main thread only.
package protocol MainClock: AnyObject {
  /// The time since the host was created, in seconds.
  var seconds: Double { get }

  /// The date at which the host was created.
  var startDate: Date { get }

  /// Schedules work for a time in seconds.
  ///
  /// Work that is already due runs when the host next settles. Work with the same time runs in the order in which it
  /// was scheduled.
  func schedule(at seconds: Double, _ work: @escaping () -> Void)
}

/// The queue of the main actor.
///
/// It does not always run on the main thread: after a program has passed its main thread to Dispatch, as asynchronous
/// main functions and test runners do, any available thread serves the main queue.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Returns whether a queue is the main queue. On some platforms each access to the main queue returns another object.
  package static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
