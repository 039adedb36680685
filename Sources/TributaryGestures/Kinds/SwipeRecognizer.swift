package import TributaryGeometry

/// A recognizer of a horizontal drag, in which a view follows the pointer sideways.
///
///     down ──▶ pressed ──sideways──▶ ready ──next movement──▶ active ──up──▶ ended
///                 │ other direction     │ another gesture begins
///                 └────────▶ failed ◀───┘
///
/// A vertical movement fails, so that it scrolls. A gesture inside the view that begins with the same movement takes
/// precedence, so that a slider or a horizontal scroll view keeps its drags.
///
/// Tested by `SwipeRecognizerTests`.
package final class SwipeRecognizer: GestureRecognizer<SwipeMovement> {
  /// Returns whether a movement can begin, to the right or to the left.
  package var accepts: (_ isToTheRight: Bool) -> Bool

  /// The start of the press: in the root, and in the coordinate space of the view.
  private var start: (location: CGPoint, inView: CGPoint)?
  private var isReady = false
  private var tracker = PointerTracker()

  package init(accepts: @escaping (_ isToTheRight: Bool) -> Bool) { self.accepts = accepts }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal, input.kind != .time else { return }
    if input.kind.isPinch {
      // A swipe that has begun continues with the first of two fingers.
      if status != .active { fail() }
      return
    }
    let location = input.location(in: .local)
    if input.kind == .down, start == nil { start = (input.location, location) }
    guard let start else { return }
    tracker.add(location, at: input.time)
    let movement = SwipeMovement(
      distance: location.x - start.inView.x, velocity: tracker.velocity.width, width: input.place.size().width)
    switch (status == .active || isReady, input.kind == .up) {
    case (true, true): phase = .ended(movement)
    case (true, false): phase = .active(movement)
    case (false, true): fail()
    case (false, false): decide(from: start.location, to: input.location)
    }
  }

  private func decide(from start: CGPoint, to point: CGPoint) {
    let (x, y) = (point.x - start.x, point.y - start.y)
    guard max(abs(x), abs(y)) > GestureLimits.rivalDistance else { return }
    if abs(x) > abs(y), accepts(x > 0) { isReady = true } else { fail() }
  }

  override package func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {
    if status == .possible { fail() }
  }

  override package func reset() {
    super.reset()
    start = nil
    isReady = false
    tracker = PointerTracker()
  }
}

/// The state of a swipe at one time, in the coordinate space of the swiped view.
package struct SwipeMovement: Equatable {
  /// The distance from the start of the press, in points; positive to the right.
  package let distance: CGFloat

  /// The velocity in points per second; positive to the right.
  package let velocity: CGFloat

  /// The width of the view, in points.
  package let width: CGFloat

  package init(distance: CGFloat, velocity: CGFloat, width: CGFloat) {
    self.distance = distance
    self.velocity = velocity
    self.width = width
  }
}
