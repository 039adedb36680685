/// How many events a window takes per second.
struct EventBudget {
  /// The cost of an inspection, in events: a window is inspected at most ten times per second.
  static let inspection = 400

  private var start = 0.0
  private var count = 0

  /// Whether some more events are taken.
  mutating func admits(_ events: Int, now: Double) -> Bool {
    if now - start >= 1 { (start, count) = (now, 0) }
    count += events
    return count <= WebProtocol.maximumEventsPerSecond
  }
}
