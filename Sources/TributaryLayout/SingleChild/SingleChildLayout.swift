public import TributaryGeometry

/// A layout around one child, as a value: what it answers to a proposal, and where the child stands in it.
@usableFromInline
package protocol SingleChildLayout {
  /// The size for a proposal, in points.
  func sizeThatFits<Element: LayoutElement>(_ proposal: ProposedViewSize, child: Element) -> CGSize

  /// Where the child stands in a size that answers a proposal, reading from left to right.
  func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, child: Element
  ) -> ChildPlacement

  /// Whether the layout answers the same size to every proposal.
  func isRigid(childIsRigid: Bool) -> Bool

  /// The proposals for which an answer holds. Asked after `sizeThatFits` with the same proposal.
  ///
  /// - Parameter size: The answer.
  func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion
}

extension SingleChildLayout {
  @inlinable package func isRigid(childIsRigid: Bool) -> Bool { childIsRigid }

  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion { ProposalRegion(proposal) }

  /// Where the top left corner of the child stands; right to left mirrors leading and trailing.
  @inlinable package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection, child: Element
  ) -> ChildPlacement {
    var result = placement(in: size, proposal: proposal, child: child)
    guard direction == .rightToLeft else { return result }
    let width = child.usableSize(for: result.proposal).width
    result.origin.x = (size.width - result.origin.x - width).asCoordinate
    return result
  }

  /// A guide of the layout: what the child has set for it, moved by where the child stands.
  ///
  /// Guides of every kind pass through a layout of one child.
  /// - Returns: The guide in points from the top leading corner, or nil if the child has not set it.
  @inlinable package func explicitGuide<Element: LayoutElement>(
    _ key: AlignmentKey, in dimensions: ViewDimensions, child: Element
  ) -> CGFloat? {
    guard child.hasExplicitGuides || child.hasTextBaselines else { return nil }
    let placement = placement(in: dimensions.size, proposal: dimensions.proposal, child: child)
    let origin = key.axis == .horizontal ? placement.origin.x : placement.origin.y
    return child.dimensions(in: placement.proposal).explicitValue(of: key).map { $0 + origin }
  }
}
