package import TributaryGeometry

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
