public import TributaryGeometry

/// Something about the numbers of a frame that its layout had to repair.
@usableFromInline
package enum FrameIssue: Equatable, Sendable {
  /// A dimension that is negative, which counts as 0, or else not finite, which counts as not given.
  case invalidDimension(Axis, CGFloat)
  /// A minimum above the ideal, or an ideal above the maximum; the larger one stands.
  case contradictory(Axis)
}
