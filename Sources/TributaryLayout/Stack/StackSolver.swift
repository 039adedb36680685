public import TributaryGeometry

/// A solver that sizes and places the children of a horizontal or vertical stack, and stores results for incremental
/// updates.
///
///     proposal 100, gap 8   [ 20 rigid ] 8 [ 10...30 ] 8 [ 0...∞ ]   →   20 · 30 · 34
///
/// The children are passed to every call. The solver stores one record for each child in a contiguous array.
///
/// Invariants:
/// 1. `records` contains one record per child of the last call, unless `isListStale`.
/// 2. While `isResolved` and no child is unmeasured, lengths, cross lengths and guides are valid for `resolved`.
/// 3. While `isRigid` is also true, they are valid for every proposal.
/// 4. A record without ``ChildFlags/stale`` that is ``ChildFlags/rigid`` is never measured again.
/// 5. `marked` lists each record with ``ChildFlags/marked`` once, and every unmeasured one while `isResolved`.
/// 6. While `isResolved` and no child is unmeasured, lengths, cross lengths and guides are valid for every proposal of
///    `region`.
/// 7. The probed lengths are valid for the cross lengths of `probedRange`.
/// 8. `probes`, `unevenGaps`, and `guides` are empty, or contain one element per record.
///
/// Tested by `RandomSceneTests`, `StackProperties`.
@frozen
@usableFromInline
package struct StackSolver: RecordingSolver {
  // The fields of one byte follow fields that end within a word.
  /// The cross-axis guide on which the children are aligned.
  @usableFromInline let alignment: AlignmentKey
  @usableFromInline let axis: Axis
  @usableFromInline package var guideFlags: ChildFlags = .none
  @usableFromInline package var hasAnswer = false
  @usableFromInline var isMoved = true
  @usableFromInline var placedDirection = LayoutDirection.leftToRight
  /// The gap between each two children, in points; nil for the gap that they prefer.
  @usableFromInline let spacing: CGFloat?
  @usableFromInline var hasPriorities = false
  @usableFromInline package var isListStale = true
  @usableFromInline package var isResolved = false
  @usableFromInline package var hasUnmeasured = false
  /// Whether each child has the same length for all offers in `heldMajor`.
  @usableFromInline var isFree = false
  @usableFromInline var usesGuides = false
  @usableFromInline package var isWholeRigid = false
  /// The unit of preferred gaps, in points: gaps are integral multiples of it; 0 for no unit.
  @usableFromInline package let gapUnit: CGFloat

  @usableFromInline package var records: ContiguousArray<StackChild> = []
  /// The lengths of the children that are not rigid for two proposals; empty while none is known.
  @usableFromInline var probes: ContiguousArray<ProbedLengths> = []
  @usableFromInline var totalGap: CGFloat = 0
  /// The gap between each two children, in points, if `unevenGaps` is empty.
  @usableFromInline var evenGap: CGFloat = 0
  /// The gaps before the children, in points; empty if they are equal, except for that before the first child, which
  /// is 0.
  @usableFromInline var unevenGaps: ContiguousArray<CGFloat> = []
  /// The positions of the alignment line in the children, in points; empty until the children are aligned on guides.
  @usableFromInline var guides: ContiguousArray<CGFloat> = []

  @usableFromInline var resolved = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline package var resolvedSize = CGSize.zero
  /// The cross length for which the probed lengths were measured. Probed lengths are preserved between proposals.
  @usableFromInline var probedCross: CGFloat = .nan
  /// The cross lengths for which the probed lengths are valid.
  @usableFromInline var probedRange = ProposedRange.all
  /// The proposals along and across the stack for which the records are valid, except for the offers of the children.
  @usableFromInline var heldMajor = ProposedRange.all
  @usableFromInline var heldCross = ProposedRange.all
  /// The lengths without gaps for which the most recently examined children have the same lengths.
  @usableFromInline var freeRange = ProposedRange.all
  /// The distance of the alignment line from the near edge across the stack, in points.
  @usableFromInline var line: CGFloat = 0

  // Placing with a nil cross length resolves the records for another one, so the result for the parent is stored
  // separately.
  @usableFromInline package var answered = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline package var answer = CGSize.zero

  @usableFromInline var marked: ContiguousArray<Int> = []
  @usableFromInline var placedSize = CGSize.zero

  /// Creates a solver for a stack.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the children are arranged.
  ///   - alignment: A guide of the other axis.
  ///   - spacing: The distance between children, in points, negative to overlap; nil for the distance that they prefer.
  ///     Values that are not finite count as 0.
  ///   - gapUnit: The unit of preferred gaps, in points: gaps are integral multiples of it; 0 for no unit.
  @inlinable package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, gapUnit: CGFloat = 0) {
    self.gapUnit = gapUnit
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing?.asCoordinate
  }

  /// Marks one child to be measured and placed again, after a change of its size, its rigidity or its guides.
  @inlinable package mutating func childDidChange(at index: Int) {
    guard !isListStale, records.indices.contains(index) else { return }
    if !records[index].flags.contains(.marked) { marked.append(index) }
    records[index].flags.formUnion([.marked, .stale])
    records[index].flags.subtract(.guided)
    if !probes.isEmpty { probes[index] = ProbedLengths() }
    hasUnmeasured = true
    hasAnswer = false
  }
}

/// The stored measurements of one child of a stack. The records of all children are elements of one array.
///
/// Numbers that most stacks do not require are stored outside the records, which are numerous.
@frozen
@usableFromInline
package struct StackChild: Sendable {
  /// The lengths along and across the stack, in points.
  @usableFromInline var length: CGFloat = 0
  @usableFromInline var cross: CGFloat = 0
  /// The proposed length along the stack for which `length` was measured; not-a-number represents nil.
  @usableFromInline var offer: CGFloat = .nan
  @usableFromInline var flags: ChildFlags = .stale

  @inlinable init() {}
}

/// A child of a stack that is not rigid, comparable by the order of processing.
@frozen
@usableFromInline
struct FlexibleChild: Comparable {
  @usableFromInline let index: Int
  @usableFromInline let minimum: CGFloat
  /// The length for an infinite proposal minus the length for a zero proposal, in points; negative infinity for a child
  /// that is first in any case.
  @usableFromInline let flexibility: CGFloat

  @inlinable init(index: Int, _ lengths: ProbedLengths) {
    self.index = index
    minimum = lengths.minimum
    let maximum = lengths.maximum
    flexibility = maximum.isNaN ? -.infinity : maximum == .infinity ? .infinity : maximum - minimum
  }

  /// Returns whether a child is processed before another.
  ///
  /// The least flexible child is first; among infinitely flexible ones, the one with the larger minimum; otherwise
  /// source order.
  @inlinable static func < (lhs: FlexibleChild, rhs: FlexibleChild) -> Bool {
    if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
    if lhs.flexibility == .infinity, lhs.minimum != rhs.minimum { return lhs.minimum > rhs.minimum }
    return lhs.index < rhs.index
  }
}

/// The lengths of one child of a stack for a proposal of 0 and of infinity.
@frozen
@usableFromInline
package struct ProbedLengths: Sendable {
  /// The lengths in points; not-a-number while unknown. The maximum of a child that is served first in any case is not
  /// measured.
  @usableFromInline var minimum: CGFloat = .nan
  @usableFromInline var maximum: CGFloat = .nan

  @inlinable init() {}

  /// Creates the lengths of a rigid child.
  @inlinable init(both length: CGFloat) {
    minimum = length
    maximum = length
  }
}

extension StackSolver {
  /// Returns the known lengths of a child that is not rigid.
  @inlinable func probed(_ index: Int) -> ProbedLengths { probes.isEmpty ? ProbedLengths() : probes[index] }

  @inlinable mutating func setMinimum(_ length: CGFloat, of index: Int) {
    makeRoomForProbes()
    probes[index].minimum = length
  }

  @inlinable mutating func setMaximum(_ length: CGFloat, of index: Int) {
    makeRoomForProbes()
    probes[index].maximum = length
  }

  @inlinable mutating func makeRoomForProbes() {
    if probes.isEmpty { probes.append(contentsOf: repeatElement(ProbedLengths(), count: records.count)) }
  }
}
