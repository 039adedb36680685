public import TributaryGeometry

/// What a container sees of a child: sizes for proposals, and a place to put it.
///
/// Invariants:
/// 1. `sizeThatFits` is a function of the proposal until the container is told that the child changed.
/// 2. `isRigid`, `hasExplicitGuides` and `hasTextBaselines` are settled by the first `sizeThatFits` after a change.
/// 3. A rigid child looks the same at every proposal; it is placed with its own size as the proposal.
/// 4. In the region of an answer the child has the same size, and its guides have the same values.
///
/// Checked by `ItemNode.recompute`, `ItemNode.checkItem`.
@usableFromInline
package protocol LayoutElement: ExplicitGuides {
  /// The size in points that the child takes when it is offered a proposal. The element memoises.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the child answers the same size to every proposal.
  var isRigid: Bool { get }

  /// The proposals for which the answer to a proposal holds. Asked after `sizeThatFits` with the same proposal; an element
  /// that does not know answers with the proposal alone.
  func region(for proposal: ProposedViewSize) -> ProposalRegion

  /// Whether the child may be proposed lengths in any order, and only those that matter.
  ///
  /// Client code that measures sees the order in which a stack proposes, which is documented.
  var acceptsAnyOrder: Bool { get }

  /// Children of a higher priority choose their length before others; not-a-number counts as 0.
  var layoutPriority: Double { get }

  /// The gaps that the child would like to its neighbours.
  var viewSpacing: ViewSpacing { get }

  /// Whether the child or something in it may have set a guide. False spares every guide look-up.
  var hasExplicitGuides: Bool { get }

  /// Whether text in the child sets the two baseline guides; asked only where a baseline matters.
  ///
  /// An element that reports its text under ``hasExplicitGuides`` may leave this at false.
  var hasTextBaselines: Bool { get }

  /// What the child says about its cell, if it stands in a grid. Asked once for each list of children.
  var gridCell: GridCell { get }

  /// Puts the top left corner of the child at a point of the container, and offers it a size.
  func place(at origin: CGPoint, proposal: ProposedViewSize)
}

extension LayoutElement {
  @inlinable package var hasTextBaselines: Bool { false }

  @inlinable package func region(for proposal: ProposedViewSize) -> ProposalRegion { ProposalRegion(proposal) }

  @inlinable package var acceptsAnyOrder: Bool { false }

  /// The dimensions of the child at a size that it answered to a proposal.
  @inlinable package func dimensions(of size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size, proposal: proposal, guides: hasExplicitGuides || hasTextBaselines ? self : nil)
  }

  /// The size for a proposal, with what no rectangle can have replaced by zero.
  @inlinable package func usableSize(for proposal: ProposedViewSize) -> CGSize {
    let size = sizeThatFits(proposal)
    return size.asLengths
  }

  /// The dimensions that the child answers to a proposal.
  @inlinable package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = usableSize(for: proposal)
    return dimensions(of: size, for: proposal)
  }
}
