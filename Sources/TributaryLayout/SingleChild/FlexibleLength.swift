public import TributaryGeometry

/// The bounds of one dimension of a flexible frame, in points; not-a-number represents an unspecified bound.
///
/// Invariant: 0 ≤ minimum ≤ ideal ≤ maximum among the specified values; only the maximum may be infinite.
///
/// Tested by `SingleChildLayouts`.
@frozen
@usableFromInline
struct FlexibleLength: Sendable, Equatable {
  @usableFromInline let minimum: CGFloat
  @usableFromInline let ideal: CGFloat
  @usableFromInline let maximum: CGFloat

  @inlinable init(
    minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?, axis: Axis, issues: inout [FrameIssue]
  ) {
    let least = FixedFrameLayout.usable(minimum, axis, &issues)
    var middle = FixedFrameLayout.usable(ideal, axis, &issues)
    var most = maximum == .infinity ? .infinity : FixedFrameLayout.usable(maximum, axis, &issues)
    var isContradictory = false
    if middle < least {
      middle = least
      isContradictory = true
    }
    if most < least {
      most = least
      isContradictory = true
    }
    if most < middle {
      most = middle
      isContradictory = true
    }
    if isContradictory { issues.append(.contradictory(axis)) }
    self.minimum = least
    self.ideal = middle
    self.maximum = most
  }

  @inlinable static func == (lhs: FlexibleLength, rhs: FlexibleLength) -> Bool {
    ProposedViewSize.isSameLength(lhs.minimum, rhs.minimum) && ProposedViewSize.isSameLength(lhs.ideal, rhs.ideal)
      && ProposedViewSize.isSameLength(lhs.maximum, rhs.maximum)
  }

  @inlinable var isUnset: Bool { minimum.isNaN && ideal.isNaN && maximum.isNaN }

  @inlinable var isPinned: Bool { minimum == maximum }

  /// Returns a length limited to the bounds; not-a-number is returned unchanged.
  @inlinable func clamp(_ length: CGFloat) -> CGFloat {
    if length < minimum { return minimum }
    if length > maximum { return maximum }
    return length
  }

  /// Returns the child's proposal for a proposed length.
  @inlinable func offer(_ proposal: CGFloat) -> CGFloat {
    if !proposal.isNaN { return clamp(proposal) }
    return ideal.isNaN ? minimum : ideal
  }

  /// Returns the child's proposal in a frame with a length that was returned for a proposed length.
  @inlinable func placingOffer(_ proposal: CGFloat, in length: CGFloat) -> CGFloat {
    proposal.isNaN && isUnset ? proposal : length.asOffer
  }

  /// Returns the length of the frame for a proposed length and the length of the child.
  @inlinable func length(proposal: CGFloat, child: CGFloat) -> CGFloat {
    if proposal.isNaN { return clamp(ideal.isNaN ? child : ideal) }
    switch (minimum.isNaN, maximum.isNaN) {
    case (false, false): return clamp(proposal)
    case (false, true): return max(minimum, min(proposal, child))
    case (true, false): return min(max(proposal, child), maximum)
    case (true, true): return child
    }
  }

  /// Returns the length of the frame for a proposed length if it is the same for every child; `nil` if it depends on
  /// the child, or if the length is the same for every proposal.
  @inlinable func lengthOfEveryChild(_ proposal: CGFloat) -> CGFloat? {
    if proposal <= minimum, minimum != maximum { return minimum }
    if proposal >= maximum, minimum != maximum { return maximum }
    return minimum < maximum && !proposal.isNaN ? proposal : nil
  }

  /// Returns the proposed lengths for which the length of the frame is the same.
  ///
  /// - Parameters:
  ///   - proposal: A proposed length in the result.
  ///   - child: The length of the child for the corresponding offer.
  ///   - range: The offers for which the child has that length.
  @inlinable func range(for proposal: CGFloat, child: CGFloat, _ range: ProposedRange) -> ProposedRange {
    let exact = ProposedRange(proposal)
    // Without a proposed length, the child is placed with a different proposal than it is measured with.
    if proposal.isNaN || range.low > range.high { return exact }
    // The proposals that lead to the same offers, which are limited to the bounds and never less than 0.
    var result = ProposedRange(low: range.low, high: range.high, holdsNil: false)
    let least = minimum.isNaN ? 0 : minimum
    if result.low <= least { result.low = -.infinity }
    if result.high >= maximum { result.high = .infinity }
    // Among these, the proposals for which the frame has the same length.
    switch (minimum.isNaN, maximum.isNaN) {
    case (true, true): break
    case (false, _) where proposal <= minimum: result.high = min(result.high, minimum)
    case (_, false) where proposal >= maximum: result.low = max(result.low, maximum)
    case (false, true) where proposal >= child: result.low = max(result.low, child)
    case (true, false) where proposal <= child: result.high = min(result.high, child)
    default: return exact
    }
    return result.contains(proposal) ? result : exact
  }
}
