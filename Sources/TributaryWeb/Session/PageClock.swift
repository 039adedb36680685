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
