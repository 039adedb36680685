/// The clock of a session: the next tick of the program, and the time since the last input. No other code of the
/// session reads real time.
@MainActor struct TickClock {
  private let clock = ContinuousClock()
  private var lastTick: ContinuousClock.Instant?
  private var due: ContinuousClock.Instant?
  private var lastInput: ContinuousClock.Instant?
  private var lastDrawn: ContinuousClock.Instant?

  /// The minimum interval between ticks in seconds. Terminals do not display more frames.
  private static let shortestInterval = 1.0 / 120

  /// Returns the seconds until the program's next tick, from its ``TerminalProgram/wakeInterval``.
  mutating func untilTick(_ program: any TerminalProgram) -> Double? {
    guard let interval = program.wakeInterval, !interval.isNaN else {
      lastTick = nil
      due = nil
      return nil
    }
    let now = clock.now
    let last = lastTick ?? now
    lastTick = last
    // The interval is limited to a year, which fits into a duration.
    let next = last + .seconds(min(max(interval, Self.shortestInterval), 31_536_000))
    due = next
    return max(0, seconds(from: now, to: next))
  }

  /// Ticks the program if its tick is due.
  mutating func tick(_ program: any TerminalProgram) {
    let now = clock.now
    guard let last = lastTick, let due, now >= due else { return }
    lastTick = now
    self.due = nil
    program.tick(elapsed: seconds(from: last, to: now))
  }

  /// Returns the time at which a batch of events begins.
  func beginBatch() -> ContinuousClock.Instant { clock.now }

  /// Returns whether a given number of seconds has passed since a batch began.
  func hasPassed(_ length: Double, since batch: ContinuousClock.Instant) -> Bool {
    seconds(from: batch, to: clock.now) >= length
  }

  mutating func recordDrawing() {
    lastDrawn = clock.now
  }

  /// Returns whether no picture was drawn for a given number of seconds.
  func hasBeenUndrawn(for length: Double) -> Bool {
    guard let lastDrawn else { return true }
    return seconds(from: lastDrawn, to: clock.now) >= length
  }

  mutating func recordInput() {
    lastInput = clock.now
  }

  /// Returns whether no input was received for a given number of seconds.
  func hasPassed(_ length: Double) -> Bool {
    guard let lastInput else { return true }
    return seconds(from: lastInput, to: clock.now) >= length
  }

  private func seconds(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = (end - start).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
