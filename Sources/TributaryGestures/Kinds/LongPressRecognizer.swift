package import TributaryGeometry

/// A recognizer of a long press: possible with `true` before the minimum duration, and ended after it.
package final class LongPressRecognizer: GestureRecognizer<Bool> {
  package var minimumDuration: Double
  package var maximumDistance: CGFloat

  private var start: (location: CGPoint, time: Double)?
  /// The limits that apply to the current press.
  private var limits = (duration: 0.0, distance: CGFloat.zero)

  /// The location at which the press began, in points of the root.
  package var startLocation: CGPoint? { start?.location }

  package init(minimumDuration: Double, maximumDistance: CGFloat) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  override package func handle(_ input: GestureInput) {
    guard status == .possible, !excludesDevice(of: input) else { return }
    if input.kind.isPinch { return fail() }
    if input.kind == .down, start == nil {
      start = (input.location, input.time)
      limits = (
        input.place.usable(minimumDuration, else: 0.5, "minimum duration of a long press"),
        input.place.usable(maximumDistance, else: 10, "maximum distance of a long press")
      )
      phase = .possible(true)
    }
    guard let start else { return }
    if !(start.location.distance(to: input.location) <= limits.distance) {
      fail()
    } else if !GestureLimits.isBeyond(start.time + limits.duration, input.time) {
      phase = .ended(true)
    } else if input.kind == .up {
      fail()
    }
  }

  override package var deadline: Double? {
    guard status == .possible, let start else { return nil }
    return start.time + limits.duration
  }

  // A press that scrolls is not a long press, even if the maximum distance permits the movement.
  override package func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {
    if start != nil, rival == .isScrolling { fail() }
  }

  override package func reset() {
    super.reset()
    start = nil
  }
}

/// A recognizer of a press of any duration that ends in the view in which it began.
package final class PressRecognizer: GestureRecognizer<Bool> {
  private let isTap: Bool
  private var start: CGPoint?

  /// - Parameter isTap: Whether a tap performs the gesture, so that a key can also perform it.
  package init(isTap: Bool = true) { self.isTap = isTap }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal, input.kind != .time else { return }
    if input.kind.isPinch { return fail() }
    if input.kind == .down { start = input.location }
    guard start != nil else { return }
    let isInside = input.place.contains(input.location)
    if input.kind != .up {
      phase = .possible(isInside)
    } else if isInside {
      phase = .ended(true)
    } else {
      fail()
    }
  }

  // While the pointer is in the view, the press belongs to the view.
  override package var keepsPress: Bool {
    if case .possible(true) = phase { isTap && start != nil } else { false }
  }

  // A press that scrolls fails. Other subsequent gestures wait for this one, regardless of their status.
  override package func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {
    guard let start, rival == .isScrolling || rival == .isScrollingBeside else { return }
    if start.distance(to: input.location) > GestureLimits.rivalDistance { fail() }
  }

  override package func reset() {
    super.reset()
    start = nil
  }

  override package var tapCount: Int? { isTap ? 1 : nil }
}
