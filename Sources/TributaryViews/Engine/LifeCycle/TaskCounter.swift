import Synchronization

/// How many tasks of a host have been started and have not ended yet; read by what plays scripts.
package final class TaskCounter: Sendable {
  private let count = Mutex(0)

  package init() {}

  package var running: Int { count.withLock { $0 } }

  package func begin() { count.withLock { $0 += 1 } }

  package func end() { count.withLock { $0 -= 1 } }
}
