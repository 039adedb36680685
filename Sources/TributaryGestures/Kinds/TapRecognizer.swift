package import TributaryGeometry

/// A recognizer of consecutive taps, whose value is created from the location of the last tap.
///
///     down ──▶ pressed ──up──▶ counted ──▶ ended (when the count is reached)
///                 │ too far, too long   │ too late
///                 └────────▶ failed ◀───┘
package final class TapRecognizer<Value>: GestureRecognizer<Value> {
  /// The number of required taps. Numbers below 1 count as 1.
  package var count: Int
  package var space: CoordinateSpace
  private let makeValue: (CGPoint) -> Value
  private let standsForKey: Bool
  private let isInBuiltInBody: Bool

  /// The location of the first tap, which all taps must match.
  private var firstLocation: CGPoint?
  /// The time at which the current press began.
  private var pressTime: Double?
  private var taps = 0
  private var lastUp = 0.0

  /// - Parameters:
  ///   - standsForKey: Whether a key can also perform the taps.
  ///   - isInBuiltInBody: Whether the taps perform a control, which waits for no taps of more presses.
  package init(
    count: Int, in space: CoordinateSpace, standsForKey: Bool = true, isInBuiltInBody: Bool = false,
    _ makeValue: @escaping (CGPoint) -> Value
  ) {
    self.count = count
    self.standsForKey = standsForKey
    self.isInBuiltInBody = isInBuiltInBody
    self.space = space
    self.makeValue = makeValue
  }

  override package func handle(_ input: GestureInput) {
    guard status == .possible, !excludesDevice(of: input) else { return }
    switch input.kind {
    case .down:
      if taps > 0, GestureLimits.isBeyond(input.time, lastUp + GestureLimits.gap) { return fail() }
      if count < 1 { input.place.report("count of a tap", "\(count)") }
      firstLocation = firstLocation ?? input.location
      pressTime = input.time
      checkDistance(input)
    case .moved: checkDistance(input)
    case .up:
      checkDistance(input)
      guard status == .possible, let start = pressTime else { return }
      pressTime = nil
      if GestureLimits.isBeyond(input.time, start + GestureLimits.tapDuration) { return fail() }
      lastUp = input.time
      taps += 1
      if taps >= count { phase = .ended(makeValue(input.location(in: space))) }
    case .time:
      if let deadline, input.time + VirtualTime.tolerance >= deadline { fail() }
    case .pinchBegan, .pinchChanged, .pinchEnded, .pinchCancelled: fail()
    }
  }

  private func checkDistance(_ input: GestureInput) {
    if !isNear(input.location) { fail() }
  }

  /// Returns whether a location belongs to the same sequence of taps as the first tap.
  private func isNear(_ location: CGPoint) -> Bool {
    firstLocation.map { $0.distance(to: location) <= GestureLimits.tapDistance } ?? true
  }

  override package func canContinue(withPressAt location: CGPoint) -> Bool {
    deadline != nil && isNear(location)
  }

  override package var deadline: Double? {
    guard status == .possible else { return nil }
    if let pressTime { return GestureLimits.justBeyond(pressTime + GestureLimits.tapDuration) }
    return taps > 0 ? GestureLimits.justBeyond(lastUp + GestureLimits.gap) : nil
  }

  // A press is not a tap if it is part of a movement. A gesture without a movement, such as a long press, waits until
  // the press is a tap or too long for one.
  override package func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {
    guard pressTime != nil, let firstLocation, rival != .hasJustEnded else { return }
    if firstLocation.distance(to: input.location) > GestureLimits.rivalDistance { fail() }
  }

  override package func reset() {
    super.reset()
    firstLocation = nil
    pressTime = nil
    taps = 0
  }

  override package var tapCount: Int? { standsForKey ? max(1, count) : nil }

  override package var consecutiveTaps: Int? { isInBuiltInBody ? nil : max(1, count) }
}
