public import TributaryGeometry

/// The size of a spacer, which fills the space that other views leave.
@frozen
@usableFromInline
package struct SpacerLayout: Sendable, Equatable {
  /// The minimum length along the spacer's axes, in points.
  @usableFromInline package let minLength: CGFloat
  /// The axis of the enclosing stack; nil outside stacks, where the spacer fills both axes.
  @usableFromInline package let axis: Axis?

  /// Creates a spacer. If the minimum is nil or not finite, it is the default gap.
  @inlinable package init(minLength: CGFloat?, axis: Axis?) {
    let given = minLength ?? ViewSpacing.defaultDistance
    self.minLength = given.isFinite ? given.asLength : ViewSpacing.defaultDistance
    self.axis = axis
  }

  /// Returns the proposal along the spacer's axes, but at least the minimum, and zero across.
  @inlinable package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : length(proposal.rawWidth),
      height: axis == .horizontal ? 0 : length(proposal.rawHeight))
  }

  @inlinable func length(_ proposal: CGFloat) -> CGFloat { proposal > minLength ? proposal : minLength }

  /// The lowest priority: all other children choose their lengths first.
  @inlinable package static var layoutPriority: Double { -.infinity }
}

/// The size of a dividing line between the children of a stack.
@frozen
@usableFromInline
package struct DividerLayout: Sendable, Equatable {
  /// The thickness of the line, in points.
  @inlinable package static var thickness: CGFloat { 1 }

  /// The axis of the enclosing stack; nil outside stacks, where the line is horizontal.
  @usableFromInline package let axis: Axis?

  @inlinable package init(axis: Axis?) { self.axis = axis }

  /// Returns one point along the stack, and the proposal across.
  @inlinable package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    axis == .horizontal
      ? CGSize(width: Self.thickness, height: GreedyLeaf.length(proposal.rawHeight))
      : CGSize(width: GreedyLeaf.length(proposal.rawWidth), height: Self.thickness)
  }
}

/// The size of views that take the whole proposal: colors, shapes, and geometry readers.
@usableFromInline
package enum GreedyLeaf {
  /// The length if none is proposed, in points.
  @inlinable package static var idealLength: CGFloat { 10 }

  /// Returns the proposal, with 10 points for an unspecified dimension and 0 for a negative one.
  @inlinable package static func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: length(proposal.rawWidth), height: length(proposal.rawHeight))
  }

  @inlinable package static func length(_ proposal: CGFloat) -> CGFloat {
    proposal.isNaN ? idealLength : proposal.asLength
  }
}
