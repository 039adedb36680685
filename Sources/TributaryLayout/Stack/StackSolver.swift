public import TributaryGeometry

/// Sizes and places the children of a horizontal or vertical stack, and remembers enough to redo little.
///
///     proposal 100, gap 8   [ 20 rigid ] 8 [ 10...30 ] 8 [ 0...∞ ]   →   20 · 30 · 34
///
/// The children themselves are passed to every call; the solver holds one record for each, side by side.
///
/// Invariants:
/// 1. `records` has one record per child of the last call, unless `isListStale`.
/// 2. While `isResolved` and nothing is unmeasured, lengths, cross lengths and guides answer `resolved`.
/// 3. While `isRigid` besides, they answer every proposal.
/// 4. A record without ``ChildFlags/stale`` that is ``ChildFlags/rigid`` is never measured again.
/// 5. `marked` names each record with ``ChildFlags/marked`` once, and every unmeasured one while `isResolved`.
/// 6. While `isResolved` and nothing is unmeasured, lengths, cross lengths and guides answer every proposal of `region`.
/// 7. The probed lengths hold for the cross lengths of `probedRange`.
///
/// Tested by `ReferenceStackTests`, `StackProperties`.
@frozen
@usableFromInline
package struct StackSolver: RecordingSolver {
  @usableFromInline let axis: Axis
  /// The guide across the stack on which the children stand together.
  @usableFromInline let alignment: AlignmentKey
  /// The gap between any two children; nil leaves it to each pair.
  @usableFromInline let spacing: CGFloat?
  /// The length of which gaps that the children decide are whole multiples, in points; 0 for none.
  @usableFromInline package let gapUnit: CGFloat

  @usableFromInline package var records: ContiguousArray<StackChild> = []
  @usableFromInline var totalGap: CGFloat = 0
  @usableFromInline var hasPriorities = false
  @usableFromInline package var isListStale = true

  @usableFromInline package var isResolved = false
  @usableFromInline package var hasUnmeasured = false
  @usableFromInline var resolved = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline package var resolvedSize = CGSize.zero
  /// The cross length for which the probed lengths hold; they are kept from one proposal to the next.
  @usableFromInline var probedCross: CGFloat = .nan
  /// The cross lengths for which the probed lengths hold.
  @usableFromInline var probedRange = ProposedRange.all
  /// The proposals along and across the stack that the records answer, apart from what the children are offered.
  @usableFromInline var heldMajor = ProposedRange.all
  @usableFromInline var heldCross = ProposedRange.all
  /// The lengths without gaps for which the last children that were looked at take what they do.
  @usableFromInline var freeRange = ProposedRange.all
  /// Whether each child takes the same length for whatever it is offered in `heldMajor`.
  @usableFromInline var isFree = false
  /// Distance of the alignment line from the near edge across the stack.
  @usableFromInline var line: CGFloat = 0
  @usableFromInline var usesGuides = false
  @usableFromInline package var isWholeRigid = false
  @usableFromInline package var guideFlags: ChildFlags = []

  // Placing with a nil cross length resolves again with another one; the answer to the parent is kept apart.
  @usableFromInline package var hasAnswer = false
  @usableFromInline package var answered = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline package var answer = CGSize.zero

  @usableFromInline var marked: ContiguousArray<Int> = []
  @usableFromInline var isMoved = true
  @usableFromInline var placedSize = CGSize.zero
  @usableFromInline var placedDirection = LayoutDirection.leftToRight

  /// A solver for a stack.
  ///
  /// - Parameters:
  ///   - alignment: A guide of the other axis.
  ///   - spacing: Points between children, negative to overlap; nil leaves it to the children, and what is not
  ///     finite counts as 0.
  ///   - gapUnit: The length of which gaps that the children decide are whole multiples; 0 for none.
  @inlinable package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, gapUnit: CGFloat = 0) {
    self.gapUnit = gapUnit
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing?.asCoordinate
  }

  /// Marks one child to be measured and placed again: its size, its rigidity or its guides may have changed.
  @inlinable package mutating func childDidChange(at index: Int) {
    guard !isListStale, records.indices.contains(index) else { return }
    if !records[index].flags.contains(.marked) { marked.append(index) }
    records[index].flags.formUnion([.marked, .stale])
    records[index].flags.subtract(.guided)
    records[index].minimum = .nan
    records[index].maximum = .nan
    hasUnmeasured = true
    hasAnswer = false
  }
}

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

/// A child in the order in which a stack serves those that are not rigid.
@frozen
@usableFromInline
struct FlexibleChild: Comparable {
  @usableFromInline let index: Int
  @usableFromInline let minimum: CGFloat
  /// The length at an infinite proposal less that at none.
  @usableFromInline let flexibility: CGFloat

  @inlinable init(index: Int, minimum: CGFloat, maximum: CGFloat) {
    self.index = index
    self.minimum = minimum
    flexibility = maximum == .infinity ? .infinity : maximum - minimum
  }

  /// The least flexible first; among the endlessly flexible the one with the larger minimum; else in source order.
  @inlinable static func < (lhs: FlexibleChild, rhs: FlexibleChild) -> Bool {
    if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
    if lhs.flexibility == .infinity, lhs.minimum != rhs.minimum { return lhs.minimum > rhs.minimum }
    return lhs.index < rhs.index
  }
}
