import Synchronization

/// How far a followed task has come.
///
/// Atomics rather than a lock: the thread sanitizer does not see that threads which wait for a `Mutex` follow each other.
package final class TaskProgress: Sendable {
  private let asked = Atomic(0)
  private let run = Atomic(0)
  private let cameFromOutside = Atomic(false)

  package init() {}

  /// Whether the task went on because of something that it had not asked for itself.
  package var hasWaited: Bool { cameFromOutside.load(ordering: .acquiring) }

  /// Whether every step of the task was seen, and there were some.
  package var isKnown: Bool { asked.load(ordering: .acquiring) > 0 }

  /// Whether the task could go on and waits for a thread only.
  package var isRunnable: Bool {
    // In this order: a step that ends meanwhile has asked for the next one before.
    let run = run.load(ordering: .acquiring)
    return asked.load(ordering: .acquiring) > run
  }

  package func willRunStep(isFromOutside: Bool) {
    if isFromOutside { cameFromOutside.store(true, ordering: .releasing) }
    asked.add(1, ordering: .acquiringAndReleasing)
  }

  package func didRunStep() { run.add(1, ordering: .acquiringAndReleasing) }
}
