package import TributaryGeometry

/// A recognizer of two fingers that move apart, move together, or rotate about each other.
///
///     pinchBegan ──▶ possible ──far enough──▶ active ──pinchEnded──▶ ended
///                        └──pinchEnded──▶ failed ◀──pinchCancelled──┘
///
/// A press of one pointer leaves the recognizer undecided, because a second finger may follow. The recognizer fails
/// when the pointer is released, and as soon as a gesture after it in the order of precedence begins or ends.
package final class TwoFingerRecognizer<Value>: GestureRecognizer<Value> {
  package var threshold: TwoFingerThreshold
  private let makeValue: (TwoFingerMoment) -> Value

  /// The location at which the pinch began; `nil` before the pinch.
  private var start: (location: CGPoint, anchor: UnitPoint)?
  /// The threshold of the current pinch.
  private var limit = TwoFingerThreshold.magnification(0)
  private var tracker = PointerTracker()

  package init(_ threshold: TwoFingerThreshold, _ makeValue: @escaping (TwoFingerMoment) -> Value) {
    self.threshold = threshold
    self.makeValue = makeValue
  }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
    switch input.kind {
    case .down, .moved, .time: break
    case .up: if start == nil { fail() }
    case .pinchBegan:
      if excludesDevice(of: input) { return }
      let location = input.location(in: .local)
      start = (location, Self.anchor(of: location, in: input.place.size()))
      limit = threshold.usable(in: input.place)
      track(input)
    case .pinchChanged: track(input)
    case .pinchEnded:
      track(input)
      if case .active(let value) = phase { phase = .ended(value) } else { fail() }
    case .pinchCancelled: fail()
    }
  }

  private func track(_ input: GestureInput) {
    guard let start else { return }
    let pinch = input.pinch
    tracker.add(CGPoint(x: pinch.magnification, y: pinch.rotation.radians), at: input.time)
    guard status == .active || limit.isReached(by: pinch) else { return }
    let velocity = tracker.velocity
    phase = .active(
      makeValue(
        TwoFingerMoment(
          time: input.time, pinch: pinch, velocity: (velocity.width, .radians(velocity.height)),
          startLocation: start.location, startAnchor: start.anchor)))
  }

  /// Returns a point as a fraction of a size; the center if the size is empty.
  private static func anchor(of point: CGPoint, in size: CGSize) -> UnitPoint {
    UnitPoint(x: size.width > 0 ? point.x / size.width : 0.5, y: size.height > 0 ? point.y / size.height : 0.5)
  }

  override package func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {
    if status == .possible { fail() }
  }

  override package func reset() {
    super.reset()
    start = nil
    tracker = PointerTracker()
  }

  override package var takesPinch: Bool { true }
}

/// The smallest movement of two fingers that begins a gesture.
package enum TwoFingerThreshold {
  /// A difference between the magnification and 1.
  case magnification(CGFloat)
  case rotation(Angle)

  func isReached(by pinch: Pinch) -> Bool {
    // Sums of steps of 0.01 are inexact.
    switch self {
    case .magnification(let delta): abs(pinch.magnification - 1) >= delta - 1e-9
    case .rotation(let delta): abs(pinch.rotation.radians) >= delta.radians - 1e-9
    }
  }

  /// Returns the threshold. If it is negative or not a number, reports it and returns the default.
  @MainActor
  func usable(in place: GestureContext) -> TwoFingerThreshold {
    switch self {
    case .magnification(let delta):
      .magnification(place.usable(delta, else: 0.01, "minimum scale delta of a magnification"))
    case .rotation(let delta):
      .rotation(.radians(place.usable(delta.radians, else: .pi / 180, "minimum angle delta of a rotation")))
    }
  }
}

/// The state of a pinch at one time.
package struct TwoFingerMoment {
  /// The virtual time, in seconds.
  package let time: Double

  package let pinch: Pinch

  /// The rates of change of the magnification and the rotation, per second.
  package let velocity: (magnification: CGFloat, rotation: Angle)

  /// The point between the fingers at the start, in points, in the coordinate space of the view.
  package let startLocation: CGPoint

  /// The same point as a fraction of the size of the view.
  package let startAnchor: UnitPoint
}
