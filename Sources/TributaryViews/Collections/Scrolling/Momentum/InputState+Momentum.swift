@_spi(Engine) import TributaryEngine
package import TributaryGeometry
import TributaryMotion

extension InputState {
  /// Scrolls the scroll views of a chain with a pointer that drags the content. Each passes the remaining distance to
  /// the next outer one.
  @MainActor
  package func pull(_ chain: some Sequence<ScrollNode>, by delta: CGSize) {
    var rest = delta
    var moved: ScrollNode?
    for scroll in chain where rest != .zero && scroll.settings.isEnabled {
      scroll.beginPull()
      let start = scroll.offset
      rest = scroll.scroll(by: rest)
      if moved == nil, scroll.offset != start { moved = scroll }
    }
    if rest != .zero { moved?.continueScrolling(by: rest) }
  }

  /// Ends a drag of the content, which then decelerates.
  ///
  /// The drag also ends for scroll views that were disabled during the drag; their content does not decelerate.
  ///
  /// - Parameter velocity: The velocity of the viewport relative to the content, in points per second.
  @MainActor
  package func release(_ chain: some Sequence<ScrollNode>, velocity: CGSize) {
    let isAcross = abs(velocity.width) > abs(velocity.height)
    let along: Axis = isAcross ? .horizontal : .vertical
    var hasPassedOn = false
    for scroll in chain {
      let takes = !hasPassedOn && scroll.settings.isEnabled && scroll.range(along: along) > 0
      scroll.glide(velocity: takes ? velocity : .zero)
      if takes { hasPassedOn = true }
    }
  }
}

extension ScrollNode {
  /// The minimum speed at which content decelerates instead of stopping, in points per second.
  package static let leastVelocity: CGFloat = 50

  /// Starts a drag of the content.
  package final func beginPull() {
    stopMotion()
    if pullStart == nil {
      pullStart = offset
      notifyWatchers()
    }
  }

  /// Ends a drag of the content, and starts its deceleration.
  ///
  /// - Parameter velocity: The velocity of the viewport relative to the content, in points per second; `x` to the
  ///   right.
  @MainActor
  package final func glide(velocity: CGSize) {
    let start = pullStart ?? offset
    let isHeld = pullStart != nil
    pullStart = nil
    if isHeld { notifyWatchers() }
    let speed = CGSize(width: isMirrored ? -velocity.width : velocity.width, height: velocity.height)
    let isFast = max(abs(speed.width), abs(speed.height)) >= Self.leastVelocity
    guard isFast || isHeld else { return }
    var end = offset
    if isFast {
      for axis in Axis.allCases where scrolls(along: axis) {
        end[axis] += speed.length(along: axis) * ScrollDeceleration.timeConstant
      }
    }
    let stop = ScrollStop(within(end), from: start, velocity: isFast ? speed : .zero, in: self)
    let goal = stop?.offset ?? within(end)
    guard goal != offset else { return }
    let way = max(abs(goal.x - offset.x), abs(goal.y - offset.y))
    move(
      by: Animation(ScrollDeceleration(over: way)), to: stop.map { .stop($0) } ?? .offset(goal), isOfInput: true,
      startVelocity: CGVector(dx: velocity.width, dy: velocity.height))
  }

  /// Scrolls by a wheel or a key in a scroll view with a target behavior, which determines the end of the movement.
  ///
  /// - Parameter delta: The movement of the viewport, in points. Positive values reveal content to the right and below.
  /// - Returns: The remaining distance, in points; zero if the content moves.
  @MainActor
  package final func step(by delta: CGSize) -> CGSize {
    let way = CGSize(
      width: scrolls(along: .horizontal) ? (isMirrored ? -delta.width : delta.width) : 0,
      height: scrolls(along: .vertical) ? delta.height : 0)
    guard way != .zero, way.width.isFinite, way.height.isFinite else { return scroll(by: delta) }
    let start = motion.map { $0.origin } ?? offset
    let proposed = within(CGPoint(x: offset.x + way.width, y: offset.y + way.height))
    // A step counts as a flick in its direction, regardless of its length.
    let push = CGSize(width: way.width * 10, height: way.height * 10)
    guard let stop = ScrollStop(proposed, from: start, velocity: push, in: self) else { return scroll(by: delta) }
    if let motion, motion.isGoing(to: stop.offset) { return .zero }
    guard stop.offset != offset else { return delta }
    move(by: .easeOut(duration: 0.25), to: .stop(stop), isOfInput: true)
    return .zero
  }
}
