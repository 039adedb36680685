/// Counts what is due in one moment while a clock moves: an end that asks for another at once would hold the clock for ever.
///
/// However much is due, time gets on as long as no millisecond has more than ``limit`` of it.
package struct DeadlineLimiter {
  /// Ends and deadlines within a moment.
  package static let limit = 10_000

  /// How long a moment is, in seconds of the clock.
  package static let length = 0.001

  private var start = -Double.infinity
  private var count = 0

  package init() {}

  /// - Parameter time: When something is due; not before the time of the last call.
  /// - Returns: Whether it may be waited for.
  package mutating func admits(_ time: Double) -> Bool {
    if time - start >= Self.length { (start, count) = (time, 0) }
    count += 1
    return count <= Self.limit
  }
}
