package import TributaryGeometry

/// Recognizes a press that moves; the values are made of its moments.
package final class DragRecognizer<Value>: GestureRecognizer<Value> {
  package var minimumDistance: CGFloat
  package var space: CoordinateSpace
  private let makeValue: (DragMoment) -> Value

  /// Where the press began: in the root, by which movement is judged, and in the space of the values.
  private var start: (location: CGPoint, inSpace: CGPoint)?
  /// The distance that holds for the press that goes on.
  private var distance: CGFloat = 0
  private var tracker = PointerTracker()

  package init(
    minimumDistance: CGFloat, in space: CoordinateSpace, _ makeValue: @escaping (DragMoment) -> Value
  ) {
    self.minimumDistance = minimumDistance
    self.space = space
    self.makeValue = makeValue
  }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal, input.kind != .time else { return }
    if input.kind.isPinch {
      // A drag that has begun continues with the first of two fingers.
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
      time: input.time, location: location, startLocation: start.inSpace, velocity: tracker.velocity)
    switch (hasBegun, input.kind) {
    case (true, .up): phase = .ended(makeValue(moment))
    case (true, _): phase = .active(makeValue(moment))
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

/// A moment of a drag, in the coordinate space of its gesture.
package struct DragMoment {
  /// Seconds of virtual time.
  package let time: Double

  /// Where the pointer is, in points.
  package let location: CGPoint

  /// Where it went down, in points.
  package let startLocation: CGPoint

  /// How fast it moves, in points a second.
  package let velocity: CGSize
}
