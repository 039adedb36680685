public import TributaryGeometry

/// A frame with a fixed width, a fixed height or both; other dimensions are those of the child.
///
/// The child is proposed the fixed dimensions, and is aligned in the frame by its guides. A larger child extends beyond
/// the frame.
@frozen
@usableFromInline
package struct FixedFrameLayout: SingleChildLayout, Sendable, Equatable {
  // Not-a-number represents a dimension that the child determines.
  @usableFromInline let width: CGFloat
  @usableFromInline let height: CGFloat
  @usableFromInline package let alignment: Alignment

  /// Creates a frame.
  ///
  /// - Parameter issues: An array to which one entry is appended per invalid dimension. A negative dimension counts as
  ///   0; any other that is not finite counts as nil.
  @inlinable package init(width: CGFloat?, height: CGFloat?, alignment: Alignment, issues: inout [FrameIssue]) {
    self.width = Self.usable(width, .horizontal, &issues)
    self.height = Self.usable(height, .vertical, &issues)
    self.alignment = alignment
  }

  @inlinable package static func == (lhs: FixedFrameLayout, rhs: FixedFrameLayout) -> Bool {
    ProposedViewSize.isSameLength(lhs.width, rhs.width) && ProposedViewSize.isSameLength(lhs.height, rhs.height)
      && lhs.alignment == rhs.alignment
  }

  package var isWidthFixed: Bool { !width.isNaN }

  package var isHeightFixed: Bool { !height.isNaN }

  @usableFromInline package var changedEdges: Edge.Set {
    (isWidthFixed ? Edge.Set.horizontal : []).union(isHeightFixed ? Edge.Set.vertical : [])
  }

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

  /// Returns whether the frame has the same size for every proposal: both dimensions are fixed, or the child is rigid.
  @inlinable package func isRigid(childIsRigid: Bool) -> Bool { childIsRigid || !(width.isNaN || height.isNaN) }

  /// Returns all lengths for a fixed dimension, and the region of the child for the other one.
  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion {
    var region = child.region(for: childProposal(proposal)).outset(around: proposal)
    if !width.isNaN { region.width = .all }
    if !height.isNaN { region.height = .all }
    return region
  }
}

/// An invalid argument of a frame, which the layout has replaced.
@usableFromInline
package enum FrameIssue: Equatable, Sendable {
  /// A negative dimension, which counts as 0, or one that is not finite, which counts as unspecified.
  case invalidDimension(Axis, CGFloat)
  /// A minimum greater than the ideal, or an ideal greater than the maximum; the larger value applies.
  case contradictory(Axis)
}
