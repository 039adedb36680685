public import TributaryGeometry

/// The proposed lengths along one axis for which a measured answer holds.
///
/// The lengths are those of a closed interval; `nil` may belong to them as well.
///
///     text of one line, 40 wide     40 ... ∞, nil
///     color proposed 100            100 ... 100
///     rigid child                   −∞ ... ∞, nil
@frozen
@usableFromInline
package struct ProposedRange: Equatable, Sendable {
  /// The bounds in points. A range without lengths has a lower bound above its upper bound.
  @usableFromInline package var low: CGFloat
  @usableFromInline package var high: CGFloat
  /// Whether the answer holds where no length is proposed.
  @usableFromInline package var holdsNil: Bool

  @inlinable package init(low: CGFloat, high: CGFloat, holdsNil: Bool) {
    self.low = low
    self.high = high
    self.holdsNil = holdsNil
  }

  /// The range of one proposed length; not-a-number stands for `nil`.
  @inlinable package init(_ length: CGFloat) {
    if length.isNaN {
      self.init(low: .infinity, high: -.infinity, holdsNil: true)
    } else {
      self.init(low: length, high: length, holdsNil: false)
    }
  }

  /// All lengths, and `nil`.
  @inlinable package static var all: ProposedRange {
    ProposedRange(low: -.infinity, high: .infinity, holdsNil: true)
  }

  /// All lengths from a lower bound on, and `nil`. Proposals below 0 count as 0, so that a bound of 0 is none.
  @inlinable package static func atLeast(_ low: CGFloat) -> ProposedRange {
    ProposedRange(low: low > 0 ? low : -.infinity, high: .infinity, holdsNil: true)
  }

  /// Whether the range holds no more than one proposed length.
  @inlinable package var isExact: Bool { low == high ? !holdsNil : low > high }

  /// Whether a proposed length belongs to the range; not-a-number stands for `nil`.
  @inlinable package func contains(_ length: CGFloat) -> Bool {
    length.isNaN ? holdsNil : low <= length && length <= high
  }

  /// Keeps what belongs to another range as well.
  @inlinable package mutating func formIntersection(_ other: ProposedRange) {
    if other.low > low { low = other.low }
    if other.high < high { high = other.high }
    if !other.holdsNil { holdsNil = false }
  }

  /// The range of a view around a child for whose proposals this range stands.
  ///
  /// The child is proposed what the view is, less an inset, and never less than 0. The bounds are moved so far that this
  /// computation, with its rounding, leads into the range.
  ///
  /// - Parameters:
  ///   - inset: The sum of the insets along the axis, in points; may be negative.
  ///   - proposal: The length that the view is proposed, for which the answer holds in any case.
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
