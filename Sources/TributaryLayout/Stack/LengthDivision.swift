public import TributaryGeometry

/// The division of a length among children that are served one after another.
///
///     100 among 3   offer 33.3, takes 20   ·   offer 40, takes 40   ·   offer 40
///
/// Each child is offered an equal part of the length that the children before it have left.
@frozen
@usableFromInline
struct LengthDivision {
  /// The length that is left, in points; negative if the children have taken more than the length.
  @usableFromInline var remaining: CGFloat
  /// The number of children that have not been served.
  @usableFromInline var count: Int
  /// The part that the next child is offered; not-a-number if it is not computed.
  @usableFromInline var part = CGFloat.nan

  @inlinable init(_ length: CGFloat, among count: Int) {
    remaining = length
    self.count = count
  }

  /// Returns the part that the next child is offered, in points.
  @inlinable mutating func offer() -> CGFloat {
    if part.isNaN { part = (remaining / CGFloat(count)).asLength }
    return part
  }

  /// Subtracts the length that the next child takes of its offer.
  ///
  /// If a child takes exactly its offer, the next one receives the same offer. Another division would add rounding
  /// errors, and equal siblings must have equal lengths.
  @inlinable mutating func take(_ length: CGFloat) {
    remaining = remaining.less(length)
    count -= 1
    if length != part { part = .nan }
  }

  /// Subtracts the length of the next child, which receives no offer.
  @inlinable mutating func skip(_ length: CGFloat) {
    remaining = remaining.less(length)
    count -= 1
    part = .nan
  }
}
