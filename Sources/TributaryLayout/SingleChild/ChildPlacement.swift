public import TributaryGeometry

/// Where a child stands in its container, and the size that it is offered there.
@frozen
@usableFromInline
package struct ChildPlacement: Equatable, Sendable {
  /// The corner of the child from that of the container, in points.
  @usableFromInline package var origin: CGPoint
  @usableFromInline package var proposal: ProposedViewSize

  @inlinable package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
