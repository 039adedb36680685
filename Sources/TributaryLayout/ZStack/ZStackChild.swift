public import TributaryGeometry

/// What a layered stack remembers of one child.
@frozen
@usableFromInline
package struct ZStackChild: Sendable {
  @usableFromInline var size = CGSize.zero
  /// Where the two alignment lines cross the child.
  @usableFromInline var guide = CGPoint.zero
  /// Where it was last placed, and with what proposal.
  @usableFromInline var origin = CGPoint.zero
  @usableFromInline var proposal = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline var flags: ChildFlags = .stale

  @inlinable init() {}
}
