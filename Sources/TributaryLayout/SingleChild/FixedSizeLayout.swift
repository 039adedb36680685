public import TributaryGeometry

/// Asks the child for its ideal length on the chosen axes, whatever is proposed.
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

  /// Whether the child is rigid, or asked the same on both axes always.
  @inlinable package func isRigid(childIsRigid: Bool) -> Bool {
    childIsRigid || axes == [.horizontal, .vertical]
  }

  /// The child is proposed the same on a fixed axis, whatever the proposal.
  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion {
    var region = child.region(for: childProposal(proposal)).outset(around: proposal)
    if axes.contains(.horizontal) { region.width = .all }
    if axes.contains(.vertical) { region.height = .all }
    return region
  }
}
