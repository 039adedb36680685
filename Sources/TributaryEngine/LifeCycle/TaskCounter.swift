import Synchronization

/// How many tasks of a host have been started and have not ended yet; read by what plays scripts.
package final class TaskCounter: Sendable {
  private let count = Atomic(0)

  package init() {}

  package var running: Int { count.load(ordering: .acquiring) }

  package func begin() { count.add(1, ordering: .acquiringAndReleasing) }

  package func end() { count.subtract(1, ordering: .acquiringAndReleasing) }
}
