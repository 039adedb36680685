@_spi(Engine) import TributaryEngine
package import TributaryGeometry

/// The position at which a target behavior stops a scroll movement.
///
/// While the movement passes rows of a lazy container, these learn their lengths, and the targets after them move. The
/// position is therefore determined again in the following cases:
///
/// 1. The size of the content or the length of a row has changed.
/// 2. The content was shifted. Rows can have learned their lengths before the shift, and the position can have been
///    determined between the two: then the shift moves it away from its target.
/// 3. The position was determined from rows that are inactive.
///
/// Tested by `LearnedTargetTests`.
package struct ScrollStop {
  private var proposed: CGPoint
  private var start: CGPoint
  private let velocity: CGSize
  /// The size of the content when the position was determined, in points; `nil` if the content was shifted since.
  private var contentSize: CGSize?
  /// The number of changes of row lengths when the position was determined.
  private var changedLengths: UInt
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
    changedLengths = LazyRegistry.changedLengths(in: scroll.host)
  }

  /// Shifts the position by the shift of content that differs from its estimate.
  package mutating func shift(by distance: CGFloat, along axis: Axis) {
    proposed[axis] += distance
    start[axis] += distance
    offset[axis] += distance
    contentSize = nil
  }

  /// Determines the position again if the targets can have moved, or other rows can have become active.
  @MainActor
  package mutating func update(in scroll: ScrollNode) {
    let lengths = LazyRegistry.changedLengths(in: scroll.host)
    if scroll.contentSize == contentSize, lengths == changedLengths, !isEstimated { return }
    contentSize = scroll.contentSize
    changedLengths = lengths
    guard let other = scroll.target(scroll.within(proposed), from: start, velocity: velocity) else { return }
    (offset, isEstimated) = other
  }
}
