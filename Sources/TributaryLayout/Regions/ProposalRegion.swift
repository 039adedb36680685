public import TributaryGeometry

/// The proposals for which a measured size is valid, as a range along each axis.
///
/// A child often returns the same size for many proposals. A container that knows the region of a measurement replaces
/// further measurements with comparisons:
///
///     text "Hello", 40 by 20, proposed ∞ by 0        region: width 40 ... ∞ or nil, any height
///     the same in a padding of 10, 60 by 40           region: width 60 ... ∞ or nil, any height
///
/// Without further information, the region contains only the measured proposal.
@frozen
@usableFromInline
package struct ProposalRegion: Equatable, Sendable {
  @usableFromInline package var width: ProposedRange
  @usableFromInline package var height: ProposedRange

  @inlinable package init(width: ProposedRange, height: ProposedRange) {
    self.width = width
    self.height = height
  }

  /// Creates the region of a single proposal.
  @inlinable package init(_ proposal: ProposedViewSize) {
    width = ProposedRange(proposal.rawWidth)
    height = ProposedRange(proposal.rawHeight)
  }

  /// Creates the region of a length range along an axis and a length range across.
  @inlinable package init(major: ProposedRange, minor: ProposedRange, axis: Axis) {
    width = axis == .horizontal ? major : minor
    height = axis == .horizontal ? minor : major
  }

  /// The region of all proposals, for a rigid child.
  @inlinable package static var all: ProposalRegion { ProposalRegion(width: .all, height: .all) }

  /// Whether the region contains at most one proposal.
  @inlinable package var isExact: Bool { width.isExact && height.isExact }

  /// Returns whether the region contains a proposal.
  @inlinable package func contains(_ proposal: ProposedViewSize) -> Bool {
    width.contains(proposal.rawWidth) && height.contains(proposal.rawHeight)
  }

  /// Removes the proposals that are not in another region.
  @inlinable package mutating func formIntersection(_ other: ProposalRegion) {
    width.formIntersection(other.width)
    height.formIntersection(other.height)
  }

  /// Returns the range along an axis.
  @inlinable package func range(along axis: Axis) -> ProposedRange { axis == .horizontal ? width : height }

  /// Returns the region of a view whose child is proposed the view's proposal minus insets; see
  /// ``ProposedRange/outset(by:around:)``.
  @inlinable package func outset(
    by insets: CGSize = .zero, around proposal: ProposedViewSize
  ) -> ProposalRegion {
    ProposalRegion(
      width: width.outset(by: insets.width, around: proposal.rawWidth),
      height: height.outset(by: insets.height, around: proposal.rawHeight))
  }
}

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
