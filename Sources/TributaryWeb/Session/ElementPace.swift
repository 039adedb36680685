/// The pace at which a window collects its accessibility tree.
///
/// A walk of the tree costs time in proportion to the whole window, whatever has changed. It runs after the frame that made it
/// necessary has been sent, and takes at most a twentieth of the time.
struct ElementPace {
  /// The time between a frame and the walk, in seconds, in which further frames cause no further walk.
  static let delay = 0.05

  private var earliest = 0.0

  /// Seconds from now until the next walk.
  func interval(now: Double) -> Double { max(Self.delay, earliest - now) }

  /// Records the time that a walk took.
  mutating func didCollect(from start: Double, to end: Double) { earliest = end + max(0.1, 20 * (end - start)) }
}
