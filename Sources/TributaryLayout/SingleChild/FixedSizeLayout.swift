public import TributaryGeometry

/// A layout that measures the child with its ideal length on selected axes, regardless of the proposal.
@frozen
@usableFromInline
package struct FixedSizeLayout: SingleChildLayout, Sendable, Equatable {
  @usableFromInline let axes: Axis.Set

  @inlinable package init(horizontal: Bool, vertical: Bool) {
    var axes: Axis.Set = []
    if horizontal { axes.formUnion(.horizontal) }
    if vertical { axes.formUnion(.vertical) }
    self.axes = axes
  }

  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      rawWidth: axes.contains(.horizontal) ? .nan : proposal.rawWidth.asOffer,
      rawHeight: axes.contains(.vertical) ? .nan : proposal.rawHeight.asOffer)
  }

  @inlinable package func sizeThatFits<Element: LayoutElement>(
    _ proposal: ProposedViewSize, child: Element
  ) -> CGSize {
    child.usableSize(for: childProposal(proposal))
  }

  @inlinable package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, child: Element
  ) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: childProposal(proposal))
  }

  /// Returns whether the child is rigid, or both axes are fixed.
  @inlinable package func isRigid(childIsRigid: Bool) -> Bool {
    childIsRigid || axes == [.horizontal, .vertical]
  }

  /// Returns all lengths for a fixed axis, on which the child's proposal is constant, and the region of the child for
  /// the other one.
  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion {
    var region = child.region(for: childProposal(proposal)).outset(around: proposal)
    if axes.contains(.horizontal) { region.width = .all }
    if axes.contains(.vertical) { region.height = .all }
    return region
  }
}
