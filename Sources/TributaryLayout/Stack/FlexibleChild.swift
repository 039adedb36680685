public import TributaryGeometry

/// A child in the order in which a stack serves those that are not rigid.
@frozen
@usableFromInline
struct FlexibleChild: Comparable {
  @usableFromInline let index: Int
  @usableFromInline let minimum: CGFloat
  /// The length at an infinite proposal less that at none.
  @usableFromInline let flexibility: CGFloat

  @inlinable init(index: Int, minimum: CGFloat, maximum: CGFloat) {
    self.index = index
    self.minimum = minimum
    flexibility = maximum == .infinity ? .infinity : maximum - minimum
  }

  /// The least flexible first; among the endlessly flexible the one with the larger minimum; else in source order.
  @inlinable static func < (lhs: FlexibleChild, rhs: FlexibleChild) -> Bool {
    if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
    if lhs.flexibility == .infinity, lhs.minimum != rhs.minimum { return lhs.minimum > rhs.minimum }
    return lhs.index < rhs.index
  }
}
