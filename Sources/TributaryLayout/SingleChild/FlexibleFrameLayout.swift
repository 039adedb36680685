public import TributaryGeometry

/// A frame that limits each dimension to a minimum and a maximum.
///
///     minimum and maximum   the proposal, limited to both bounds
///     minimum only          the child, at most the proposal, at least the minimum
///     maximum only          the proposal, or the child if that is larger, at most the maximum
///     nil proposal          the ideal length, else that of the child, limited to the bounds
///
/// The child is proposed the frame's proposal, limited to the bounds; without a proposal, the ideal length or the
/// minimum. It is placed with the size of the frame, except for a dimension that neither the parent nor the frame
/// specifies.
@frozen
@usableFromInline
package struct FlexibleFrameLayout: SingleChildLayout, Sendable, Equatable {
  @usableFromInline let width: FlexibleLength
  @usableFromInline let height: FlexibleLength
  @usableFromInline package let alignment: Alignment

  /// Creates a frame.
  ///
  /// - Parameter issues: An array to which one entry is appended per invalid dimension, and one per axis with
  ///   contradictory bounds. A negative dimension counts as 0; any other that is not finite counts as nil, except for
  ///   an infinite maximum. If bounds contradict each other, the larger ones apply.
  @inlinable package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment, issues: inout [FrameIssue]
  ) {
    width = FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth, axis: .horizontal, issues: &issues)
    height = FlexibleLength(
      minimum: minHeight, ideal: idealHeight, maximum: maxHeight, axis: .vertical, issues: &issues)
    self.alignment = alignment
  }

  /// The labels of the specified bounds in the modifier, in order; empty without any.
  package var labels: String {
    let bounds = [
      ("minWidth:", width.minimum), ("idealWidth:", width.ideal), ("maxWidth:", width.maximum),
      ("minHeight:", height.minimum), ("idealHeight:", height.ideal), ("maxHeight:", height.maximum),
    ]
    return bounds.filter { !$0.1.isNaN }.map(\.0).joined()
  }

  @usableFromInline package var changedEdges: Edge.Set {
    (width.isUnset ? [] : Edge.Set.horizontal).union(height.isUnset ? [] : Edge.Set.vertical)
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

  /// Returns whether each dimension is fixed by equal bounds, or has no bounds around a rigid child.
  @inlinable package func isRigid(childIsRigid: Bool) -> Bool {
    (width.isPinned || width.isUnset && childIsRigid) && (height.isPinned || height.isUnset && childIsRigid)
  }

  /// Returns whether each dimension has an infinite maximum, or none around an elastic child.
  @inlinable package func isElastic(childIsElastic: Bool) -> Bool {
    (width.maximum == .infinity || width.maximum.isNaN && childIsElastic)
      && (height.maximum == .infinity || height.maximum.isNaN && childIsElastic)
  }

  @inlinable package func lengthOfEveryChild(_ proposal: CGFloat, along axis: Axis) -> CGFloat? {
    (axis == .horizontal ? width : height).lengthOfEveryChild(proposal.asOffer)
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
