public import TributaryGeometry

/// The bounds of one dimension of a flexible frame, in points; not-a-number where none is given.
///
/// Invariant: 0 ≤ minimum ≤ ideal ≤ maximum among those that are given; only the maximum may be infinite.
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

  /// A length kept between the bounds; not-a-number stays.
  @inlinable func clamp(_ length: CGFloat) -> CGFloat {
    if length < minimum { return minimum }
    if length > maximum { return maximum }
    return length
  }

  /// What the child is offered for a proposed length.
  @inlinable func offer(_ proposal: CGFloat) -> CGFloat {
    if !proposal.isNaN { return clamp(proposal) }
    return ideal.isNaN ? minimum : ideal
  }

  /// What the child is offered in a frame of a length, which answers a proposed length.
  @inlinable func placingOffer(_ proposal: CGFloat, in length: CGFloat) -> CGFloat {
    proposal.isNaN && isUnset ? proposal : length.asOffer
  }

  /// The length of the frame for a proposed length and that of the child.
  @inlinable func length(proposal: CGFloat, child: CGFloat) -> CGFloat {
    if proposal.isNaN { return clamp(ideal.isNaN ? child : ideal) }
    switch (minimum.isNaN, maximum.isNaN) {
    case (false, false): return clamp(proposal)
    case (false, true): return max(minimum, min(proposal, child))
    case (true, false): return min(max(proposal, child), maximum)
    case (true, true): return child
    }
  }

  /// The proposed lengths for which the length of the frame is the same.
  ///
  /// - Parameters:
  ///   - proposal: One of them.
  ///   - child: The length of the child for what it is offered then.
  ///   - range: The offers for which the child has that length.
  @inlinable func range(for proposal: CGFloat, child: CGFloat, _ range: ProposedRange) -> ProposedRange {
    let exact = ProposedRange(proposal)
    // Without a proposed length the child is placed with another offer.
    if proposal.isNaN || range.low > range.high { return exact }
    // The proposals that lead to the same offers, which are kept between the bounds and never less than 0.
    var result = ProposedRange(low: range.low, high: range.high, holdsNil: false)
    let least = minimum.isNaN ? 0 : minimum
    if result.low <= least { result.low = -.infinity }
    if result.high >= maximum { result.high = .infinity }
    // Those for which the frame answers them with the same length.
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
