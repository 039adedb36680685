public import TributaryGeometry

/// The size of empty space that fills what others leave.
@frozen
@usableFromInline
package struct SpacerLayout: Sendable, Equatable {
  /// The least length along its axes, in points.
  @usableFromInline package let minLength: CGFloat
  /// The axis of the stack around it; nil outside of stacks, where it fills both.
  @usableFromInline package let axis: Axis?

  /// A spacer; without a minimum, or with one that is not finite, the minimum is the default gap.
  @inlinable package init(minLength: CGFloat?, axis: Axis?) {
    let given = minLength ?? ViewSpacing.defaultDistance
    self.minLength = given.isFinite ? given.asLength : ViewSpacing.defaultDistance
    self.axis = axis
  }

  /// The proposal along its axes, at least the minimum; nothing across.
  @inlinable package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : length(proposal.rawWidth),
      height: axis == .horizontal ? 0 : length(proposal.rawHeight))
  }

  @inlinable func length(_ proposal: CGFloat) -> CGFloat { proposal > minLength ? proposal : minLength }

  /// Below every number: the others choose first.
  @inlinable package static var layoutPriority: Double { -.infinity }
}

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

/// The size of what takes all that it is offered: colours, shapes, and geometry readers.
@usableFromInline
package enum GreedyLeaf {
  /// The length where none is proposed, in points.
  @inlinable package static var idealLength: CGFloat { 10 }

  /// The proposal, with 10 points for a dimension that is not given and 0 for a negative one.
  @inlinable package static func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: length(proposal.rawWidth), height: length(proposal.rawHeight))
  }

  @inlinable package static func length(_ proposal: CGFloat) -> CGFloat {
    proposal.isNaN ? idealLength : proposal.asLength
  }
}
