package import TributaryGeometry

/// What goes with a pointer that pulls it.
@MainActor
package protocol PulledContent {
  /// A press on the content begins or ends.
  func pressDidChange()

  /// Stops what moves by itself.
  ///
  /// - Returns: Whether anything has moved.
  func hold() -> Bool

  /// Whether anything can move along an axis.
  func canMove(along axis: Axis) -> Bool

  /// Shows what is further on.
  ///
  /// - Parameter delta: How far, in points: against the way of the pointer.
  func pull(by delta: CGSize)

  /// Lets the content go on by itself.
  ///
  /// - Parameter velocity: With which it does, in points a second: against that of the pointer.
  func release(velocity: CGSize)
}
