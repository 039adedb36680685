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
