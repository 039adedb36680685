package import TributaryGeometry

/// The recent locations of a pointer, and its velocity.
///
/// The velocity is the distance of the last 0.1 seconds divided by its time. A resting pointer sends no input before it
/// moves or is released, and its velocity is then 0.
package struct PointerTracker {
  private var points: [(location: CGPoint, time: Double)] = []

  /// The considered time in seconds.
  private static let span = 0.1

  package init() {}

  package mutating func add(_ location: CGPoint, at time: Double) {
    points.append((location, time))
    // An earlier point is kept in case all later points have the same time.
    while points.count > 2, points[1].time < time - PointerTracker.span { points.removeFirst() }
  }

  /// The velocity in points per second.
  package var velocity: CGSize {
    guard let last = points.last else { return .zero }
    let recent = points.first { $0.time >= last.time - PointerTracker.span && $0.time < last.time }
    guard let start = recent ?? points.last(where: { $0.time < last.time }) else { return .zero }
    let duration = last.time - start.time
    return CGSize(
      width: (last.location.x - start.location.x) / duration, height: (last.location.y - start.location.y) / duration)
  }
}

/// The shared limits of recognizers.
package enum GestureLimits {
  /// The maximum movement of a tap, in points.
  package static let tapDistance: CGFloat = 45
  /// The maximum duration of a tap, in seconds.
  package static let tapDuration = 0.75
  /// The maximum gap between consecutive presses, in seconds.
  package static let gap = 0.35
  /// The movement, in points, above which a tap yields to a gesture that uses the movement.
  package static let rivalDistance: CGFloat = 10
  /// The greatest minimum distance, in points, of a drag that can begin after scrolling has begun.
  package static let scrollDistance: CGFloat = 15

  /// Returns whether a time exceeds a limit by more than rounding errors.
  package static func isBeyond(_ time: Double, _ limit: Double) -> Bool { time > limit + VirtualTime.tolerance }

  /// Returns the first deadline after a limit.
  package static func justBeyond(_ limit: Double) -> Double { limit + 4 * VirtualTime.tolerance }
}
