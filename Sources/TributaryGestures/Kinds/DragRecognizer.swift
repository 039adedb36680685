package import TributaryGeometry

/// A recognizer of a drag, which creates values from the states of the drag.
package final class DragRecognizer<Value>: GestureRecognizer<Value> {
  package var minimumDistance: CGFloat
  package var space: CoordinateSpace
  private let makeValue: (DragMoment) -> Value

  /// The start of the press: in the root, for measuring movement, and in the coordinate space of the values.
  private var start: (location: CGPoint, inSpace: CGPoint)?
  /// The minimum distance that applies to the current press.
  private var distance: CGFloat = 0
  private var tracker = PointerTracker()
  /// The identity of the current press.
  private var press = PressIdentity()

  package init(
    minimumDistance: CGFloat, in space: CoordinateSpace, _ makeValue: @escaping (DragMoment) -> Value
  ) {
    self.minimumDistance = minimumDistance
    self.space = space
    self.makeValue = makeValue
  }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal, input.kind != .time else { return }
    // A second finger does not end a drag, regardless of its device.
    if start == nil, excludesDevice(of: input) { return }
    if input.kind.isPinch {
      // A drag whose press has begun continues with the first of two fingers.
      if start == nil { fail() }
      return
    }
    let location = input.location(in: space)
    if input.kind == .down, start == nil {
      start = (input.location, location)
      distance = input.place.usable(minimumDistance, else: 10, "minimum distance of a drag")
    }
    guard let start else { return }
    tracker.add(location, at: input.time)
    let hasBegun = status == .active || start.location.distance(to: input.location) >= distance
    let moment = DragMoment(
      time: input.time, location: location, startLocation: start.inSpace, velocity: tracker.velocity,
      modifiers: input.modifiers, inputKinds: input.inputKinds, press: press, isEnd: input.kind == .up)
    switch (hasBegun, input.kind) {
    case (true, .up): phase = .ended(makeValue(moment))
    case (true, _): phase = .active(makeValue(moment))
    case (false, .up): fail()
    case (false, _): break
    }
  }

  // A press that scrolls is not a drag. A drag that requires little more movement than scrolling can still begin.
  override package func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {
    if start != nil, rival == .isScrolling, distance > GestureLimits.scrollDistance { fail() }
  }

  override package func reset() {
    super.reset()
    if start != nil { press = PressIdentity() }
    start = nil
    tracker = PointerTracker()
  }
}

/// The state of a drag at one time, in the coordinate space of its gesture.
package struct DragMoment {
  /// The virtual time in seconds.
  package let time: Double

  /// The location of the pointer, in points.
  package let location: CGPoint

  /// The location at which the pointer was pressed, in points.
  package let startLocation: CGPoint

  /// The velocity of the pointer, in points per second.
  package let velocity: CGSize

  /// The pressed modifier keys.
  package let modifiers: EventModifiers

  /// The device of the input, or all kinds if the device is not specified.
  package let inputKinds: GestureInputKinds

  /// The identity of the press.
  package let press: PressIdentity

  /// Whether the pointer was released.
  package let isEnd: Bool
}

/// The identity of a press, which all moments of the press share.
///
/// Recognizers are created for each press, so that no number of theirs distinguishes presses. An object is different
/// from all others as long as a moment refers to it.
package final class PressIdentity: Sendable {
  package init() {}
}
