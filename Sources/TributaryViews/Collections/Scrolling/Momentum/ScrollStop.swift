@_spi(Engine) import TributaryEngine
package import TributaryGeometry

/// The position at which a target behavior stops a scroll movement.
///
/// While the movement passes rows of a lazy container, these learn their lengths, and the targets after them move. The
/// position is therefore determined again when the length of the content has changed, and as long as it was determined from
/// rows that are inactive.
package struct ScrollStop {
  private var proposed: CGPoint
  private var start: CGPoint
  private let velocity: CGSize
  /// The size of the content when the position was determined, in points.
  private var contentSize: CGSize
  /// Whether the position was determined from inactive rows.
  private var isEstimated: Bool
  /// The position, in points of the offset.
  package private(set) var offset: CGPoint

  /// Determines the position; `nil` without a behavior.
  ///
  /// - Parameters:
  ///   - proposed: The offset without a behavior, in points.
  ///   - start: The offset at the start of the movement, in points.
  ///   - velocity: The velocity of the offset, in points per second.
  @MainActor
  package init?(_ proposed: CGPoint, from start: CGPoint, velocity: CGSize, in scroll: ScrollNode) {
    guard let target = scroll.target(proposed, from: start, velocity: velocity) else { return nil }
    self.proposed = proposed
    self.start = start
    self.velocity = velocity
    (offset, isEstimated) = target
    contentSize = scroll.contentSize
  }

  /// Shifts the position by the shift of content that differs from its estimate.
  package mutating func shift(by distance: CGFloat, along axis: Axis) {
    proposed[axis] += distance
    start[axis] += distance
    offset[axis] += distance
  }

  /// Determines the position again if the size of the content has changed, or other rows can have become active.
  @MainActor
  package mutating func update(in scroll: ScrollNode) {
    if scroll.contentSize == contentSize, !isEstimated { return }
    contentSize = scroll.contentSize
    guard let other = scroll.target(scroll.within(proposed), from: start, velocity: velocity) else { return }
    (offset, isEstimated) = other
  }
}
