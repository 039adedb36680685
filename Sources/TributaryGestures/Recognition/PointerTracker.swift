package import TributaryGeometry

/// Where a pointer has been lately, and how fast it goes.
///
/// The velocity is the way of the last tenth of a second over its time. A pointer that rests sends nothing until it goes
/// on or lets go, and has no velocity then.
package struct PointerTracker {
  private var points: [(location: CGPoint, time: Double)] = []

  /// How much of the past counts, in seconds.
  private static let span = 0.1

  package init() {}

  package mutating func add(_ location: CGPoint, at time: Double) {
    points.append((location, time))
    // One point from before is kept, in case that the others are of one moment.
    while points.count > 2, points[1].time < time - PointerTracker.span { points.removeFirst() }
  }

  /// In points a second.
  package var velocity: CGSize {
    guard let last = points.last else { return .zero }
    let recent = points.first { $0.time >= last.time - PointerTracker.span && $0.time < last.time }
    guard let start = recent ?? points.last(where: { $0.time < last.time }) else { return .zero }
    let duration = last.time - start.time
    return CGSize(
      width: (last.location.x - start.location.x) / duration, height: (last.location.y - start.location.y) / duration)
  }
}

/// The limits that recognizers share.
package enum GestureLimits {
  /// Movement beyond which a press is no tap, in points.
  package static let tapDistance: CGFloat = 45
  /// Length beyond which a press is no tap, in seconds.
  package static let tapDuration = 0.75
  /// Longest gap between two presses that belong together, in seconds.
  package static let gap = 0.35
  /// Movement beyond which a tap gives way to what the movement is for, in points.
  package static let rivalDistance: CGFloat = 10

  /// Whether a time is later than another by more than rounding.
  package static func isBeyond(_ time: Double, _ limit: Double) -> Bool { time > limit + VirtualTime.tolerance }

  /// The first deadline at which a limit has been passed.
  package static func justBeyond(_ limit: Double) -> Double { limit + 4 * VirtualTime.tolerance }
}
