public import TributaryGeometry

/// The size of a line between the children of a stack.
@frozen
@usableFromInline
package struct DividerLayout: Sendable, Equatable {
  /// The thickness of the line, in points.
  @inlinable package static var thickness: CGFloat { 1 }

  /// The axis of the stack around it; nil outside of stacks, where the line lies flat.
  @usableFromInline package let axis: Axis?

  @inlinable package init(axis: Axis?) { self.axis = axis }

  /// One point along the stack, and the proposal across.
  @inlinable package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    axis == .horizontal
      ? CGSize(width: Self.thickness, height: GreedyLeaf.length(proposal.rawHeight))
      : CGSize(width: GreedyLeaf.length(proposal.rawWidth), height: Self.thickness)
  }
}
