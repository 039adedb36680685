public import TributaryGeometry

/// A layout that proposes a size with a fixed ratio: the largest that fits the proposal, or the smallest that fills it.
///
///     ratio 2, proposal 100 by 100   →   fit 100 by 50, fill 200 by 100
///
/// If only one dimension is proposed, the ratio determines the other. Without a proposal, the child receives none
/// either.
@frozen
@usableFromInline
package struct AspectRatioLayout: SingleChildLayout, Sendable, Equatable {
  /// The ratio of width to height, or nil for that of the child's ideal size. A ratio that is not finite and positive
  /// has no effect.
  @usableFromInline package let ratio: CGFloat?
  @usableFromInline package let contentMode: ContentMode

  @inlinable package init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// Returns the ratio of the proposals that a child receives; `nil` if the layout has no effect.
  @inlinable func usableRatio<Element: LayoutElement>(of child: Element) -> CGFloat? {
    var usable = ratio ?? 0
    if ratio == nil {
      let ideal = child.usableSize(for: .unspecified)
      usable = ideal.width / ideal.height
    }
    return usable.isFinite && usable > 0 ? usable : nil
  }

  @inlinable func childProposal<Element: LayoutElement>(
    _ proposal: ProposedViewSize, child: Element
  ) -> ProposedViewSize {
    let proposal = proposal.asOffer
    guard proposal.width != nil || proposal.height != nil, let ratio = usableRatio(of: child) else { return proposal }
    guard let width = proposal.width else {
      return ProposedViewSize(rawWidth: proposal.rawHeight * ratio, rawHeight: proposal.rawHeight)
    }
    guard let height = proposal.height else {
      return ProposedViewSize(rawWidth: width, rawHeight: width / ratio)
    }
    let followsHeight = (height * ratio < width) == (contentMode == .fit)
    return followsHeight
      ? ProposedViewSize(rawWidth: height * ratio, rawHeight: height)
      : ProposedViewSize(rawWidth: width, rawHeight: width / ratio)
  }

  @inlinable package func sizeThatFits<Element: LayoutElement>(
    _ proposal: ProposedViewSize, child: Element
  ) -> CGSize {
    child.usableSize(for: childProposal(proposal, child: child))
  }

  /// Returns whether an infinite length fills: the child is then proposed an infinite length along both axes.
  @inlinable package func isElastic(childIsElastic: Bool) -> Bool { contentMode == .fill && childIsElastic }

  @inlinable package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, child: Element
  ) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: childProposal(proposal, child: child))
  }
}

/// The proposals for which the child receives proposals of one region.
///
/// One proposed length determines both lengths of the child's proposal. To fit, it is the shorter one:
///
///     ratio 2, child region 40 ... ∞ by 10 ... ∞     region 40 ... ∞ by 20 ... ∞, whichever length is the shorter one
///
/// Both lengths of the child's proposal are nondecreasing functions of the length that determines them, including
/// rounding. A range of that length is therefore valid if its bounds are.
extension AspectRatioLayout {
  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion {
    let offer = proposal.asOffer
    let held = child.region(for: childProposal(offer, child: child))
    guard !held.isExact else { return ProposalRegion(proposal) }
    guard let ratio = usableRatio(of: child) else { return held.outset(around: proposal) }
    guard offer.width != nil || offer.height != nil else { return ProposalRegion(proposal) }
    let region = region(around: offer, ratio, held)
    return region.contains(proposal) ? region : ProposalRegion(proposal)
  }

  /// Returns the region of the proposals around `offer` for which the child receives a proposal in `held`.
  @inlinable func region(around offer: ProposedViewSize, _ ratio: CGFloat, _ held: ProposalRegion) -> ProposalRegion {
    let (width, height) = (offer.rawWidth, offer.rawHeight)
    let fits = contentMode == .fit
    let followsHeight = width.isNaN || !height.isNaN && (height * ratio < width) == fits
    let margin: (width: CGFloat, height: CGFloat) = followsHeight ? (1e-9, 2e-9) : (2e-9, 1e-9)
    // The widths and the heights that may determine the proposal of the child.
    let widths = Self.range(
      max(held.width.low, held.height.low * ratio), min(held.width.high, held.height.high * ratio),
      around: followsHeight ? .nan : width, margin.width
    ) { held.contains(ProposedViewSize(rawWidth: $0, rawHeight: $0 / ratio)) }
    let heights = Self.range(
      max(held.width.low / ratio, held.height.low), min(held.width.high / ratio, held.height.high),
      around: followsHeight ? height : .nan, margin.height
    ) { held.contains(ProposedViewSize(rawWidth: $0 * ratio, rawHeight: $0)) }
    return followsHeight
      ? region(ofHeights: heights ?? ProposedRange(height), around: height, ratio, widths)
      : region(ofWidths: widths ?? ProposedRange(width), around: offer, ratio, heights)
  }

  /// Returns a range of lengths, reduced by a margin for rounding; `nil` if it is empty or a bound is not valid.
  ///
  /// - Parameters:
  ///   - given: A length that the range always contains; not-a-number if there is none.
  ///   - isValid: A closure that returns whether a length is valid.
  @inlinable static func range(
    _ low: CGFloat, _ high: CGFloat, around given: CGFloat, _ margin: CGFloat, isValid: (CGFloat) -> Bool
  ) -> ProposedRange? {
    var range = ProposedRange(
      low: low > 0 ? low * (1 + margin) : -.infinity, high: high * (1 - margin), holdsNil: false)
    if given < range.low { range.low = given > 0 ? given : -.infinity }
    if given > range.high { range.high = given }
    return range.low <= range.high && isValid(range.low.asOffer) && isValid(range.high) ? range : nil
  }

  /// Returns the region in which a height determines the proposal of the child, or a width of `widths` does.
  @inlinable func region(
    ofHeights heights: ProposedRange, around height: CGFloat, _ ratio: CGFloat, _ widths: ProposedRange?
  ) -> ProposalRegion {
    var region = ProposalRegion(width: ProposedRange(low: -.infinity, high: .infinity, holdsNil: true), height: heights)
    if contentMode == .fit {
      if let widths, heights.high * ratio <= widths.high {
        region.width.low = widths.low
      } else {
        // The widths that are greater than the width for every height.
        region.height.high = height
        region.width.low = (height * ratio).nextUp
      }
    } else if let widths, heights.low.asOffer * ratio >= widths.low {
      region.width.high = widths.high
    } else {
      // The widths that are not greater than the width for any height.
      region.height.low = height > 0 ? height : -.infinity
      region.width.high = height * ratio
    }
    return region
  }

  /// Returns the region in which a width determines the proposal of the child, or a height of `heights` does.
  @inlinable func region(
    ofWidths widths: ProposedRange, around offer: ProposedViewSize, _ ratio: CGFloat, _ heights: ProposedRange?
  ) -> ProposalRegion {
    var region = ProposalRegion(width: widths, height: ProposedRange(low: -.infinity, high: .infinity, holdsNil: true))
    let (width, height) = (offer.rawWidth, offer.rawHeight)
    if contentMode == .fit {
      if let heights, heights.high * ratio >= widths.high {
        region.height.low = heights.low
      } else {
        // The heights for which no width is too large.
        region.width.high = width
        region.height = height.isNaN ? ProposedRange(height) : .atLeast(height)
      }
    } else if let heights, heights.low == -.infinity || heights.low * ratio < widths.low {
      region.height.high = heights.high
    } else {
      // The heights for which every width is too large.
      region.width.low = width > 0 ? width : -.infinity
      region.height.high = height
      if height.isNaN { region.height = ProposedRange(height) }
    }
    return region
  }
}
