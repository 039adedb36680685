/// A conversion of times from a page's clock to the server's clock.
///
/// The offset between the clocks is the smallest observed one: that of the message with the shortest delay. The clock
/// of a page stops while the page is suspended, so a larger offset is accepted after it has lasted for a second.
struct PageClock {
  private var offset: Double?
  private var excess: (since: Double, least: Double)?

  /// Returns the time of an event on the server's clock, which is not later than now.
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

/// The limit on the number of events of a window per second.
struct EventBudget {
  /// The cost of an inspection in events, which limits a window to ten inspections per second.
  static let inspection = 400

  private var start = 0.0
  private var count = 0

  /// Returns whether the given number of further events are accepted.
  mutating func admits(_ events: Int, now: Double) -> Bool {
    if now - start >= 1 { (start, count) = (now, 0) }
    count += events
    return count <= WebProtocol.maximumEventsPerSecond
  }
}
