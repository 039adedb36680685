public import TributaryGeometry

/// A layout that takes the whole proposal, and centers the child at a point.
@frozen
@usableFromInline
package struct PositionLayout: SingleChildLayout, Sendable, Equatable {
  /// The position of the child's center, relative to the top leading corner, in points.
  @usableFromInline package let position: CGPoint

  @inlinable package init(position: CGPoint) {
    self.position = position.asCoordinates
  }

  @inlinable package func sizeThatFits<Element: LayoutElement>(
    _ proposal: ProposedViewSize, child: Element
  ) -> CGSize {
    let proposal = proposal.asOffer
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: child.usableSize(for: proposal))
  }

  @inlinable package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, child: Element
  ) -> ChildPlacement {
    let childProposal = ProposedViewSize(size).asOffer
    let middle = child.usableSize(for: childProposal)
    return ChildPlacement(
      origin: CGPoint(
        x: (position.x - middle.width / 2).asCoordinate, y: (position.y - middle.height / 2).asCoordinate),
      proposal: childProposal)
  }

  /// Returns `false`, because the size is the proposal.
  @inlinable package func isRigid(childIsRigid: Bool) -> Bool { false }
}
