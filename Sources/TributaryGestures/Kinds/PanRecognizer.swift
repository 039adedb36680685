package import TributaryGeometry

/// A recognizer of a pan, in which content follows the pointer from the location of the press.
package final class PanRecognizer: GestureRecognizer<CGPoint> {
  package let content: any PulledContent
  private var start: CGPoint?
  private var last = CGPoint.zero
  private var tracker = PointerTracker()
  /// Whether content follows the pointer.
  private var isPulling = false

  package init(_ content: any PulledContent) { self.content = content }

  override package func handle(_ input: GestureInput) {
    if input.kind == .down || input.kind == .up { content.pressDidChange() }
    guard !status.isTerminal else { return }
    if input.kind.isPinch {
      // A pan whose press has begun continues with the first of two fingers.
      if start == nil { fail() }
      return
    }
    if input.kind != .time { tracker.add(input.location, at: input.time) }
    switch input.kind {
    case .down:
      // Moving content is stopped. Its resting position is determined when it is released.
      if content.hold() { isPulling = true }
      start = input.location
      last = input.location
    case .moved:
      guard let start, status == .active || isFarEnough(from: start, to: input.location) else { return }
      phase = .active(input.location)
    case .up:
      if case .active(let location) = phase { phase = .ended(location) } else { fail() }
    case .time, .pinchBegan, .pinchChanged, .pinchEnded, .pinchCancelled: break
    }
  }

  /// Returns whether a movement exceeds that of a tap, along an axis on which the content can move.
  private func isFarEnough(from start: CGPoint, to point: CGPoint) -> Bool {
    [(Axis.horizontal, point.x - start.x), (.vertical, point.y - start.y)].contains { axis, distance in
      abs(distance) > GestureLimits.rivalDistance && content.canMove(along: axis)
    }
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    guard verdict != .rejected else { return releaseContent(.zero, into: &actions) }
    switch phase {
    case .active(let location):
      if location != last { pull(to: location, into: &actions) }
    case .ended(let location):
      guard verdict == .selected else { return }
      if location != last { pull(to: location, into: &actions) }
      let velocity = tracker.velocity
      releaseContent(CGSize(width: -velocity.width, height: -velocity.height), into: &actions)
    case .possible, .failed: releaseContent(.zero, into: &actions)
    }
  }

  private func pull(to location: CGPoint, into actions: inout GestureActions) {
    let delta = CGSize(width: last.x - location.x, height: last.y - location.y)
    last = location
    isPulling = true
    actions.appendOfEngine { [content] in content.pull(by: delta) }
  }

  /// Releases the content if it was held. The content continues to move.
  private func releaseContent(_ velocity: CGSize, into actions: inout GestureActions) {
    content.pressDidChange()
    guard isPulling else { return }
    isPulling = false
    actions.appendOfEngine { [content] in content.release(velocity: velocity) }
  }

  override package func reset() {
    super.reset()
    start = nil
    tracker = PointerTracker()
  }
}

/// Content that follows a pointer.
@MainActor
package protocol PulledContent {
  /// Notifies the content that a press on it begins or ends.
  func pressDidChange()

  /// Stops content that is moving.
  ///
  /// - Returns: Whether the content was moving.
  func hold() -> Bool

  /// Returns whether the content can move along an axis.
  func canMove(along axis: Axis) -> Bool

  /// Moves the content.
  ///
  /// - Parameter delta: The distance in points, opposite to the movement of the pointer.
  func pull(by delta: CGSize)

  /// Releases the content, which continues to move.
  ///
  /// - Parameter velocity: The initial velocity in points per second, opposite to that of the pointer.
  func release(velocity: CGSize)
}
