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
