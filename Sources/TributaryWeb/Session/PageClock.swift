/// Translates times of a page's clock to times of the server's clock.
///
/// The offset between the clocks is the smallest that was seen: that of the message that took the least time to arrive.
/// A page that sleeps stops its clock, so that a larger offset is believed once it has lasted for a second.
struct PageClock {
  private var offset: Double?
  private var excess: (since: Double, least: Double)?

  /// The time of an event on the server's clock; not later than now.
  mutating func serverTime(of time: Double, now: Double) -> Double {
    guard time.isFinite else { return now }
    let candidate = now - time
    guard let offset, candidate >= offset else {
      offset = candidate
      excess = nil
      return now
    }
    if candidate > offset + 1 {
      let start = excess?.since ?? now
      let least = min(excess?.least ?? candidate, candidate)
      excess = (start, least)
      if now - start > 1 {
        self.offset = least
        excess = nil
        return min(time + least, now)
      }
    } else {
      excess = nil
    }
    return min(time + offset, now)
  }
}

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
