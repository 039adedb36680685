public import TributaryGeometry

/// A frame that keeps each dimension between a minimum and a maximum.
///
///     minimum and maximum   the proposal, kept between them
///     minimum only          the child, at most the proposal, at least the minimum
///     maximum only          the proposal, or the child if that is larger, at most the maximum
///     nil proposal          the ideal length, else that of the child, kept between them
///
/// The child is offered what is proposed, kept between the bounds; without a proposal the ideal length, or the minimum. It
/// is placed with the size that the frame has got, but for a dimension that neither the parent nor the frame says anything about.
@frozen
@usableFromInline
package struct FlexibleFrameLayout: SingleChildLayout, Sendable, Equatable {
  @usableFromInline let width: FlexibleLength
  @usableFromInline let height: FlexibleLength
  @usableFromInline package let alignment: Alignment

  /// A frame.
  ///
  /// - Parameter issues: Gets one entry per dimension that is negative, which counts as 0, or else not finite, which
  ///   counts as nil (a maximum may be infinite), and one per axis whose numbers contradict each other, where the larger
  ///   ones stand.
  @inlinable package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment, issues: inout [FrameIssue]
  ) {
    width = FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth, axis: .horizontal, issues: &issues)
    height = FlexibleLength(
      minimum: minHeight, ideal: idealHeight, maximum: maxHeight, axis: .vertical, issues: &issues)
    self.alignment = alignment
  }

  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      rawWidth: width.offer(proposal.rawWidth.asOffer), rawHeight: height.offer(proposal.rawHeight.asOffer))
  }

  @inlinable package func sizeThatFits<Element: LayoutElement>(
    _ proposal: ProposedViewSize, child: Element
  ) -> CGSize {
    let size = child.usableSize(for: childProposal(proposal))
    return CGSize(
      width: width.length(proposal: proposal.rawWidth.asOffer, child: size.width),
      height: height.length(proposal: proposal.rawHeight.asOffer, child: size.height))
  }

  @inlinable package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, child: Element
  ) -> ChildPlacement {
    let childProposal = ProposedViewSize(
      rawWidth: width.placingOffer(proposal.rawWidth.asOffer, in: size.width),
      rawHeight: height.placingOffer(proposal.rawHeight.asOffer, in: size.height))
    let frame = ViewDimensions(size: size, proposal: proposal)
    let origin = AlignedPlacement(alignment: alignment).origin(of: child.dimensions(in: childProposal), on: frame)
    return ChildPlacement(origin: origin, proposal: childProposal)
  }

  /// Whether each dimension is pinned by equal bounds, or free of them around a rigid child.
  @inlinable package func isRigid(childIsRigid: Bool) -> Bool {
    (width.isPinned || width.isUnset && childIsRigid) && (height.isPinned || height.isUnset && childIsRigid)
  }

  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion {
    let childProposal = childProposal(proposal)
    let childSize = child.usableSize(for: childProposal)
    let region = child.region(for: childProposal)
    return ProposalRegion(
      width: width.range(for: proposal.rawWidth, child: childSize.width, region.width),
      height: height.range(for: proposal.rawHeight, child: childSize.height, region.height))
  }
}
