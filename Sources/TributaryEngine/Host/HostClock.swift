/// The virtual clock of a host, and what waits for it.
///
/// Invariant: `time` never goes back.
///
/// By construction: `move(to:)` alone writes it, and takes the later of both times.
package struct HostClock {
  /// Seconds since the host was made.
  package private(set) var time: Double = 0
  /// What is to be done at certain times.
  package var deadlines = DeadlineQueue()

  package init() {}

  /// Sets the clock; a time that has passed leaves it as it is.
  package mutating func move(to time: Double) { self.time = max(self.time, time) }
}
