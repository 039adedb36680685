import Dispatch
import Synchronization

/// How far a followed task has come.
package final class TaskProgress: Sendable {
  private struct Steps {
    var asked = 0
    var run = 0
    var cameFromOutside = false
  }

  private let steps = Mutex(Steps())

  package init() {}

  /// Whether the task went on because of something that it had not asked for itself.
  package var hasWaited: Bool { steps.withLock(\.cameFromOutside) }

  /// Whether every step of the task was seen, and there were some.
  package var isKnown: Bool { steps.withLock { $0.asked > 0 } }

  /// Whether the task could go on and waits for a thread only.
  package var isRunnable: Bool { steps.withLock { $0.asked > $0.run } }

  package func willRunStep(isFromOutside: Bool) {
    steps.withLock {
      $0.asked += 1
      if isFromOutside { $0.cameFromOutside = true }
    }
  }

  package func didRunStep() { steps.withLock { $0.run += 1 } }
}
