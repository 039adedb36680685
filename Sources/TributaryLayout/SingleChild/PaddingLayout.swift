public import TributaryGeometry

/// A margin around a child.
///
///     proposal 100, insets 8 and 8   →   child is offered 84
///
/// Negative insets let the child stick out. A child that is too big for its offer makes the padded view too big.
@frozen
@usableFromInline
package struct PaddingLayout: SingleChildLayout, Sendable, Equatable {
  /// The insets in points; what is not finite counts as 0.
  @usableFromInline package let insets: EdgeInsets

  @inlinable package init(insets: EdgeInsets) {
    self.insets = insets.asCoordinates
  }

  /// The edges that are padding and no longer those of the child.
  package var paddedEdges: Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    // Not-a-number, which is nil, stays what it is.
    ProposedViewSize(
      rawWidth: (proposal.rawWidth.asOffer - insets.horizontal).asOffer,
      rawHeight: (proposal.rawHeight.asOffer - insets.vertical).asOffer)
  }

  @inlinable package func sizeThatFits<Element: LayoutElement>(
    _ proposal: ProposedViewSize, child: Element
  ) -> CGSize {
    let size = child.usableSize(for: childProposal(proposal))
    return CGSize(
      width: (size.width + insets.horizontal).asLength, height: (size.height + insets.vertical).asLength)
  }

  @inlinable package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, child: Element
  ) -> ChildPlacement {
    ChildPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: childProposal(proposal))
  }

  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion {
    child.region(for: childProposal(proposal))
      .outset(by: CGSize(width: insets.horizontal, height: insets.vertical), around: proposal)
  }
}
