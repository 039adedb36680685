package import TributaryGeometry

/// Recognizes a press that lasts: possible with `true` while it is not long enough, ended once it is.
package final class LongPressRecognizer: GestureRecognizer<Bool> {
  package var minimumDuration: Double
  package var maximumDistance: CGFloat

  private var start: (location: CGPoint, time: Double)?
  /// The limits that hold for the press that goes on.
  private var limits = (duration: 0.0, distance: CGFloat.zero)

  /// Where the press has begun, in points of the root.
  package var startLocation: CGPoint? { start?.location }

  package init(minimumDuration: Double, maximumDistance: CGFloat) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  override package func handle(_ input: GestureInput) {
    guard status == .possible else { return }
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

  override package func reset() {
    super.reset()
    start = nil
  }
}

/// Recognizes a press that ends in the view that it began in, however long it takes.
package final class PressRecognizer: GestureRecognizer<Bool> {
  private let isTap: Bool
  private var start: CGPoint?

  /// - Parameter isTap: Whether a tap performs it, so that a key can stand for it.
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

  /// As long as the pointer is in the view, the press belongs to the view.
  override package var keepsPress: Bool {
    if case .possible(true) = phase { isTap && start != nil } else { false }
  }

  /// A press that scrolls is none; other gestures that come after this one wait for it, whatever they have got to.
  override package func giveWay(to rival: GestureRival, _ input: GestureInput) {
    guard let start, rival == .isScrolling else { return }
    if start.distance(to: input.location) > GestureLimits.rivalDistance { fail() }
  }

  override package func reset() {
    super.reset()
    start = nil
  }

  override package var tapCount: Int? { isTap ? 1 : nil }
}
