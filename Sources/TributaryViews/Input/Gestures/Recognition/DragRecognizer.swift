package import TributaryGeometry

/// Recognizes a press that moves.
package final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  package var minimumDistance: CGFloat
  package var space: CoordinateSpace

  /// Where the press began: in the root, by which movement is judged, and in the space of the values.
  private var start: (location: CGPoint, inSpace: CGPoint)?
  /// The distance that holds for the press that goes on.
  private var distance: CGFloat = 0
  private var tracker = PointerTracker()

  package init(minimumDistance: CGFloat, in space: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.space = space
  }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal, input.kind != .time else { return }
    let location = input.location(in: space)
    if input.kind == .down, start == nil {
      start = (input.location, location)
      distance = input.place.usable(minimumDistance, else: 10, "minimum distance of a drag")
    }
    guard let start else { return }
    tracker.add(location, at: input.time)
    let hasBegun = status == .active || start.location.distance(to: input.location) >= distance
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time), location: location, startLocation: start.inSpace,
      velocity: tracker.velocity)
    switch (hasBegun, input.kind) {
    case (true, .up): phase = .ended(value)
    case (true, _): phase = .active(value)
    case (false, .up): fail()
    case (false, _): break
    }
  }

  override package func reset() {
    super.reset()
    start = nil
    tracker = PointerTracker()
  }
}
