public import TributaryGeometry

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
