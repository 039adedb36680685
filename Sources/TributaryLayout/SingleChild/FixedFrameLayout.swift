public import TributaryGeometry

/// A frame of a fixed width, a fixed height or both; the other dimension is the child's.
///
/// The child is offered the fixed dimensions, and stands in the frame by its guides. A bigger child sticks out.
@frozen
@usableFromInline
package struct FixedFrameLayout: SingleChildLayout, Sendable, Equatable {
  // Not-a-number for a dimension that is left to the child.
  @usableFromInline let width: CGFloat
  @usableFromInline let height: CGFloat
  @usableFromInline package let alignment: Alignment

  /// A frame.
  ///
  /// - Parameter issues: Gets one entry per dimension that is negative, which counts as 0, or else not finite, which
  ///   counts as nil.
  @inlinable package init(width: CGFloat?, height: CGFloat?, alignment: Alignment, issues: inout [FrameIssue]) {
    self.width = Self.usable(width, .horizontal, &issues)
    self.height = Self.usable(height, .vertical, &issues)
    self.alignment = alignment
  }

  package var isWidthFixed: Bool { !width.isNaN }

  package var isHeightFixed: Bool { !height.isNaN }

  @inlinable static func usable(_ length: CGFloat?, _ axis: Axis, _ issues: inout [FrameIssue]) -> CGFloat {
    guard let length else { return .nan }
    if length >= 0, length.isFinite { return length.asLength }
    issues.append(.invalidDimension(axis, length))
    return length < 0 ? 0 : .nan
  }

  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      rawWidth: width.isNaN ? proposal.rawWidth.asOffer : width,
      rawHeight: height.isNaN ? proposal.rawHeight.asOffer : height)
  }

  @inlinable package func sizeThatFits<Element: LayoutElement>(
    _ proposal: ProposedViewSize, child: Element
  ) -> CGSize {
    if !width.isNaN, !height.isNaN { return CGSize(width: width, height: height) }
    let size = child.usableSize(for: childProposal(proposal))
    return CGSize(width: width.isNaN ? size.width : width, height: height.isNaN ? size.height : height)
  }

  @inlinable package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, child: Element
  ) -> ChildPlacement {
    let childProposal = childProposal(proposal)
    let frame = ViewDimensions(size: size, proposal: proposal)
    let origin = AlignedPlacement(alignment: alignment).origin(of: child.dimensions(in: childProposal), on: frame)
    return ChildPlacement(origin: origin, proposal: childProposal)
  }

  /// Whether the frame answers the same size to every proposal: both dimensions are fixed, or the child is rigid.
  @inlinable package func isRigid(childIsRigid: Bool) -> Bool { childIsRigid || !(width.isNaN || height.isNaN) }

  /// A fixed dimension answers any proposal; the other one is the child's.
  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion {
    var region = child.region(for: childProposal(proposal)).outset(around: proposal)
    if !width.isNaN { region.width = .all }
    if !height.isNaN { region.height = .all }
    return region
  }
}

/// Something about the numbers of a frame that its layout had to repair.
@usableFromInline
package enum FrameIssue: Equatable, Sendable {
  /// A dimension that is negative, which counts as 0, or else not finite, which counts as not given.
  case invalidDimension(Axis, CGFloat)
  /// A minimum above the ideal, or an ideal above the maximum; the larger one stands.
  case contradictory(Axis)
}
