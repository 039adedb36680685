public import TributaryGeometry

/// The proposed lengths along one axis for which a measured size is valid.
///
/// The range is a closed interval of lengths, and may also contain `nil`.
///
///     text of one line, 40 wide     40 ... ∞, nil
///     color proposed 100            100 ... 100
///     rigid child                   −∞ ... ∞, nil
@frozen
@usableFromInline
package struct ProposedRange: Equatable, Sendable {
  /// The bounds, in points. In a range without lengths, the lower bound is greater than the upper bound.
  @usableFromInline package var low: CGFloat
  @usableFromInline package var high: CGFloat
  /// Whether the range contains `nil`, an unspecified length.
  @usableFromInline package var holdsNil: Bool

  @inlinable package init(low: CGFloat, high: CGFloat, holdsNil: Bool) {
    self.low = low
    self.high = high
    self.holdsNil = holdsNil
  }

  /// Creates the range of one proposed length; not-a-number represents `nil`.
  @inlinable package init(_ length: CGFloat) {
    if length.isNaN {
      self.init(low: .infinity, high: -.infinity, holdsNil: true)
    } else {
      self.init(low: length, high: length, holdsNil: false)
    }
  }

  /// The range of all lengths and `nil`.
  @inlinable package static var all: ProposedRange {
    ProposedRange(low: -.infinity, high: .infinity, holdsNil: true)
  }

  /// Returns the range of all lengths from a lower bound, and `nil`. Proposals below 0 count as 0, so a bound of 0
  /// includes them.
  @inlinable package static func atLeast(_ low: CGFloat) -> ProposedRange {
    ProposedRange(low: low > 0 ? low : -.infinity, high: .infinity, holdsNil: true)
  }

  /// Whether the range contains at most one proposed length.
  @inlinable package var isExact: Bool { low == high ? !holdsNil : low > high }

  /// Returns whether the range contains a proposed length; not-a-number represents `nil`.
  @inlinable package func contains(_ length: CGFloat) -> Bool {
    length.isNaN ? holdsNil : low <= length && length <= high
  }

  /// Removes the lengths that are not in another range.
  @inlinable package mutating func formIntersection(_ other: ProposedRange) {
    if other.low > low { low = other.low }
    if other.high < high { high = other.high }
    if !other.holdsNil { holdsNil = false }
  }

  /// Returns the range of a view around a child whose proposals are in this range.
  ///
  /// The child is proposed the view's length minus an inset, but at least 0. The bounds of the result are chosen so
  /// that this computation, including rounding, stays in the child's range.
  ///
  /// - Parameters:
  ///   - inset: The sum of the insets along the axis, in points; may be negative.
  ///   - proposal: The proposed length of the view, in points, which the result always contains.
  @inlinable package func outset(by inset: CGFloat, around proposal: CGFloat) -> ProposedRange {
    if isExact { return ProposedRange(proposal) }
    var result = ProposedRange(low: -.infinity, high: .infinity, holdsNil: holdsNil)
    if low > 0 {
      result.low = max(low + inset, 0)
      if (result.low - inset).asOffer < low { result.low = result.low.nextUp }
      if (result.low - inset).asOffer < low { return ProposedRange(proposal) }
      if result.low == 0 { result.low = -.infinity }
    }
    if high < .infinity {
      result.high = high + inset
      if (result.high.asOffer - inset).asOffer > high { result.high = result.high.nextDown }
      if (result.high.asOffer - inset).asOffer > high { return ProposedRange(proposal) }
    }
    return result.contains(proposal) ? result : ProposedRange(proposal)
  }
}
