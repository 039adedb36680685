public import TributaryGeometry

/// What a stack remembers of one child. All children lie side by side in one array.
@frozen
@usableFromInline
package struct StackChild: Sendable {
  /// The gap before the child; 0 for the first.
  @usableFromInline var gap: CGFloat = 0
  /// Lengths along and across the stack.
  @usableFromInline var length: CGFloat = 0
  @usableFromInline var cross: CGFloat = 0
  /// The proposed length along the stack that `length` answers; not-a-number for nil.
  @usableFromInline var offer: CGFloat = .nan
  /// Where the alignment line crosses the child.
  @usableFromInline var guide: CGFloat = 0
  /// Lengths for a proposal of 0 and of infinity; not-a-number while unknown.
  @usableFromInline var minimum: CGFloat = .nan
  @usableFromInline var maximum: CGFloat = .nan
  /// Where it was last placed, and with what proposal.
  @usableFromInline var origin = CGPoint.zero
  @usableFromInline var proposal = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline var flags: ChildFlags = .stale

  @inlinable init() {}
}
