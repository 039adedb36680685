public import TributaryGeometry

/// A layout that adds a margin around a child.
///
///     proposal 100, insets 8 and 8   →   child is offered 84
///
/// With negative insets, the child extends beyond the padding. A child that exceeds its proposal enlarges the padded
/// view accordingly.
@frozen
@usableFromInline
package struct PaddingLayout: SingleChildLayout, Sendable, Equatable {
  /// The insets, in points; values that are not finite count as 0.
  @usableFromInline package let insets: EdgeInsets

  @inlinable package init(insets: EdgeInsets) {
    self.insets = insets.asCoordinates
  }

  /// The edges with padding, which are no longer edges of the child.
  package var paddedEdges: Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    // Not-a-number, which represents nil, is propagated.
    ProposedViewSize(
      rawWidth: (proposal.rawWidth.asOffer - insets.horizontal).asOffer,
      rawHeight: (proposal.rawHeight.asOffer - insets.vertical).asOffer)
  }

  @inlinable package func sizeThatFits<Element: LayoutElement>(
    _ proposal: ProposedViewSize, child: Element
  ) -> CGSize {
    padded(child.usableSize(for: childProposal(proposal)))
  }

  /// Returns the size of the padded view for a size of the child.
  @inlinable package func padded(_ size: CGSize) -> CGSize {
    CGSize(width: (size.width + insets.horizontal).asLength, height: (size.height + insets.vertical).asLength)
  }

  @inlinable package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, child: Element
  ) -> ChildPlacement {
    ChildPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: childProposal(proposal))
  }

  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion {
    region(child.region(for: childProposal(proposal)), around: proposal)
  }

  /// Returns the region of the padded view around a proposal for a region of the child.
  @inlinable package func region(_ region: ProposalRegion, around proposal: ProposedViewSize) -> ProposalRegion {
    region.outset(by: CGSize(width: insets.horizontal, height: insets.vertical), around: proposal)
  }
}
