@testable import TributaryWeb

struct PageClockTests {
  @Test func `Times between events are those of the page, regardless of the message latency`() {
    var clock = PageClock()
    expect(clock.serverTime(of: 10, now: 100.5), equals: 100.5)
    expect(clock.serverTime(of: 10.2, now: 100.6), equals: 100.6)
    // Both events were sent together.
    expect(abs(clock.serverTime(of: 10.3, now: 101) - 100.7), below: 1e-9)
    expect(abs(clock.serverTime(of: 10.4, now: 101) - 100.8), below: 1e-9)
  }

  @Test func `No event is later than the current time`() {
    var clock = PageClock()
    expect(clock.serverTime(of: 10, now: 100), equals: 100)
    expect(clock.serverTime(of: 1e12, now: 101), equals: 101)
    expect(clock.serverTime(of: .nan, now: 102), equals: 102)
  }

  @Test func `A page whose clock was suspended is followed after a second`() {
    var clock = PageClock()
    _ = clock.serverTime(of: 10, now: 100)
    var last = 0.0
    for step in 0..<20 { last = clock.serverTime(of: 11 + Double(step) / 5, now: 200 + Double(step) / 5) }
    expect(abs(last - 203.8), below: 1e-9)
  }
}
