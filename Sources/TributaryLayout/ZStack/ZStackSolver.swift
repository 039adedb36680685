public import TributaryGeometry

/// Sizes and places children that lie on each other, about one alignment line for each axis.
///
///     top trailing: square 200, circle 60 with both guides at its middle   →   230 by 230
///
/// The size is the union of the aligned frames of the children of the highest priority; the others may hang out.
/// Placing offers that size to every child.
///
/// Invariants:
/// 1. `records` has one record per child of the last call, unless `isListStale`.
/// 2. While `isResolved` and nothing is unmeasured, sizes and guides answer `resolved` and every proposal of `region`; while
///    `isRigid`, any proposal.
/// 3. `marked` names each record with ``ChildFlags/marked`` once.
///
/// Tested by `ReferenceLayerTests`, `ZStackProperties`.
@frozen
@usableFromInline
package struct ZStackSolver: RecordingSolver {
  @usableFromInline let alignment: Alignment

  @usableFromInline package var records: ContiguousArray<ZStackChild> = []
  @usableFromInline package var isListStale = true
  @usableFromInline package var isResolved = false
  @usableFromInline package var hasUnmeasured = false
  @usableFromInline package var isWholeRigid = false
  @usableFromInline package var guideFlags: ChildFlags = []
  @usableFromInline var resolved = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline package var resolvedSize = CGSize.zero
  /// The proposals that the records answer.
  @usableFromInline package var region = ProposalRegion.all
  /// Where the alignment lines cross, from the top leading corner.
  @usableFromInline var line = CGPoint.zero

  // Placing resolves again with the size as the proposal; the answer to the parent is kept apart.
  @usableFromInline package var hasAnswer = false
  @usableFromInline package var answered = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline package var answer = CGSize.zero

  @usableFromInline var marked: ContiguousArray<Int> = []
  @usableFromInline var isMoved = true
  @usableFromInline var placedSize = CGSize.zero
  @usableFromInline var placedDirection = LayoutDirection.leftToRight

  @inlinable package init(alignment: Alignment) { self.alignment = alignment }

  /// Marks one child to be measured and placed again: its size, its rigidity or its guides may have changed.
  @inlinable package mutating func childDidChange(at index: Int) {
    guard !isListStale, records.indices.contains(index) else { return }
    if !records[index].flags.contains(.marked) { marked.append(index) }
    records[index].flags.formUnion([.marked, .stale])
    hasUnmeasured = true
    hasAnswer = false
  }

  /// The preferences of the stack for its neighbours: those of all children; without children, no gap at all.
  @inlinable package func viewSpacing<Element: LayoutElement>(children: ContiguousArray<Element>) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    let preferences = children.map(\.viewSpacing)
    return preferences.contains { !$0.isDefault } ? .layered(preferences) : ViewSpacing()
  }
}
