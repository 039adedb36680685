@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryMotion

extension ViewGraph {
  /// Moves the content of scroll views with a pointer that holds it: the innermost takes what it can.
  @MainActor
  package func pull(_ chain: some Sequence<ScrollNode>, by delta: CGSize) {
    var rest = delta
    for scroll in chain where rest != .zero && scroll.settings.isEnabled {
      scroll.beginPull()
      rest = scroll.scroll(by: rest)
    }
  }

  /// Returns a pointer has let go of content, which goes on for a while.
  ///
  /// - Parameter velocity: Of the viewport over the content, in points a second.
  @MainActor
  package func release(_ chain: some Sequence<ScrollNode>, velocity: CGSize) {
    let isAcross = abs(velocity.width) > abs(velocity.height)
    let along: Axis = isAcross ? .horizontal : .vertical
    var hasPassedOn = false
    for scroll in chain where scroll.settings.isEnabled {
      let takes = !hasPassedOn && scroll.range(along: along) > 0
      scroll.glide(velocity: takes ? velocity : .zero)
      if takes { hasPassedOn = true }
    }
  }
}

extension ScrollNode {
  /// The least speed that counts as one, in points a second.
  package static let leastVelocity: CGFloat = 50

  /// Returns a pointer holds the content.
  package final func beginPull() {
    stopMotion()
    if pullStart == nil {
      pullStart = offset
      notifyWatchers()
    }
  }

  /// Returns a pointer has let go of the content.
  ///
  /// - Parameter velocity: Of the viewport over the content, in points a second; `x` counts to the right.
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
    let proposed = within(end)
    let goal = target(proposed, from: start, velocity: isFast ? speed : .zero) ?? proposed
    guard goal != offset else { return }
    let way = max(abs(goal.x - offset.x), abs(goal.y - offset.y))
    move(by: Animation(ScrollDeceleration(over: way)), to: .offset(goal), isOfInput: true)
  }

  /// Returns a wheel or a key moves the content of a scroll view that has a way of its own to choose where it stops.
  ///
  /// - Parameter delta: In points of the viewport; positive shows what is further right and down.
  /// - Returns: What is left of it: nothing if the content moves.
  @MainActor
  package final func step(by delta: CGSize) -> CGSize {
    let way = CGSize(
      width: scrolls(along: .horizontal) ? (isMirrored ? -delta.width : delta.width) : 0,
      height: scrolls(along: .vertical) ? delta.height : 0)
    guard way != .zero, way.width.isFinite, way.height.isFinite else { return scroll(by: delta) }
    let start = motion.map { $0.origin } ?? offset
    let proposed = within(CGPoint(x: offset.x + way.width, y: offset.y + way.height))
    // A step counts as a push in its direction, however short it is.
    let push = CGSize(width: way.width * 10, height: way.height * 10)
    guard let goal = target(proposed, from: start, velocity: push) else { return scroll(by: delta) }
    if let motion, motion.isGoing(to: goal) { return .zero }
    guard goal != offset else { return delta }
    move(by: .easeOut(duration: 0.25), to: .offset(goal), isOfInput: true)
    return .zero
  }
}
