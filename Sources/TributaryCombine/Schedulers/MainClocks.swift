package import Dispatch
package import Foundation

/// Which clock the work of the main thread waits for: the main queue and the main run loop ask here.
///
/// In this order:
///
///     the clock of the host that a pipe was connected in ── the host whose code runs ── the host made last by this task
///     ── none: the time on the wall
///
/// So a test that moves a host's clock moves everything that its views wait for, and two hosts know nothing of each other.
/// A live session moves its host's clock along with the time on the wall, and wakes for what waits for it.
///
/// Invariants:
/// 1. `running` is set for exactly as long as a host runs code; hosts nest, as calls do.
/// 2. A host that has gone is nobody's clock: what waits for it never comes.
///
/// Tested by `ClockTests`.
package enum MainClocks {
  /// The clock of the host whose code runs. Touched on the main thread only.
  @exclusivity(unchecked)
  package nonisolated(unsafe) private(set) static var running: (any MainClock)?

  /// A host begins to run code.
  ///
  /// - Returns: What ``leave(to:)`` is given when it has.
  package static func enter(_ clock: any MainClock) -> (any MainClock)? {
    defer { running = clock }
    return running
  }

  /// A host has run its code.
  package static func leave(to outer: (any MainClock)?) {
    // The clock may be all that is left of its host: what waits for it ends when another one runs.
    let old = running
    running = outer
    withExtendedLifetime(old) {}
  }

  /// Lets a host run code.
  package static func whileRunning<R>(_ clock: any MainClock, _ body: () throws -> R) rethrows -> R {
    let outer = running
    running = clock
    defer { running = outer }
    return try body()
  }

  /// The clock for work that is scheduled now; `nil` for the time on the wall, and for work of other threads.
  package static var current: (any MainClock)? {
    guard MainQueue.isCurrent else { return nil }
    return running ?? madeLast()
  }

  // MARK: Hosts by the task that made them

  private struct Made {
    weak var clock: (any MainClock)?
    let maker: Int?
  }

  private nonisolated(unsafe) static var made: [Made] = []

  /// Takes note of a host that was made.
  package static func add(_ clock: any MainClock) {
    made.removeAll { $0.clock == nil }
    made.append(Made(clock: clock, maker: currentTask))
  }

  /// Forgets a host that is only a copy of another one.
  package static func remove(_ clock: any MainClock) { made.removeAll { $0.clock === clock } }

  private static func madeLast() -> (any MainClock)? {
    let task = currentTask
    return made.last { $0.maker == task && $0.clock != nil }?.clock
  }

  /// What tells the tasks of a process apart, for as long as they run.
  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

/// The time of the main thread as a host has it, in the place of that on the wall.
///
/// Used on the main thread only.
package protocol MainClock: AnyObject {
  /// Seconds since the host was made.
  var seconds: Double { get }

  /// The date at which it was made.
  var startDate: Date { get }

  /// Runs work once the clock reaches a time, in seconds; what is due already runs when the host settles next. Work that is
  /// due at the same time runs in the order in which it came.
  func schedule(at seconds: Double, _ work: @escaping () -> Void)
}

/// Tells whether code runs where the main actor runs.
///
/// That is not always the main thread: once a program has handed its main thread to the dispatcher, as asynchronous main
/// functions and test runners do, the main queue is served by whichever thread is free.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether a queue is the main queue; here and there each question for it makes another object.
  package static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
