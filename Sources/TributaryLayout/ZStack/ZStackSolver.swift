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
/// 2. While `isResolved` and nothing is unmeasured, sizes and guides answer `resolved`; while `isRigid`, any proposal.
/// 3. `marked` names each record with ``ChildFlags/marked`` once.
///
/// Tested by `ReferenceLayerTests`, `ZStackProperties`.
@frozen
@usableFromInline
package struct ZStackSolver {
  @usableFromInline let alignment: Alignment

  @usableFromInline var records: ContiguousArray<ZStackChild> = []
  @usableFromInline var isListStale = true
  @usableFromInline var isResolved = false
  @usableFromInline var hasUnmeasured = false
  @usableFromInline var isWholeRigid = false
  @usableFromInline var guideFlags: ChildFlags = []
  @usableFromInline var resolved = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline var resolvedSize = CGSize.zero
  /// Where the alignment lines cross, from the top leading corner.
  @usableFromInline var line = CGPoint.zero

  // Placing resolves again with the size as the proposal; the answer to the parent is kept apart.
  @usableFromInline var hasAnswer = false
  @usableFromInline var answered = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline var answer = CGSize.zero

  @usableFromInline var marked: ContiguousArray<Int> = []
  @usableFromInline var isMoved = true
  @usableFromInline var placedSize = CGSize.zero
  @usableFromInline var placedDirection = LayoutDirection.leftToRight

  @inlinable package init(alignment: Alignment) { self.alignment = alignment }

  /// Forgets everything: the list of children or a priority changed.
  @inlinable package mutating func invalidate() {
    isListStale = true
    isResolved = false
    hasAnswer = false
  }

  /// Marks one child to be measured and placed again: its size, its rigidity or its guides may have changed.
  @inlinable package mutating func childDidChange(at index: Int) {
    guard !isListStale, records.indices.contains(index) else { return }
    if !records[index].flags.contains(.marked) { marked.append(index) }
    records[index].flags.formUnion([.marked, .stale])
    hasUnmeasured = true
    hasAnswer = false
  }

  /// Whether the stack answers the same size to every proposal; settled by ``size(for:children:)``.
  @inlinable package var isRigid: Bool { isResolved && !hasUnmeasured && isWholeRigid }

  /// Whether a child may have set a guide that is one of the stack too; settled by ``size(for:children:)``.
  @inlinable package var hasExplicitGuides: Bool { guideFlags.contains(.explicitGuides) }

  /// Whether there is text whose baselines are the stack's too; settled by ``size(for:children:)``.
  @inlinable package var hasTextBaselines: Bool { guideFlags.contains(.textBaselines) }

  /// The priority of a stack of so many children: one without children gives way to everything, like a spacer.
  @inlinable package static func layoutPriority(childCount: Int) -> Double { childCount == 0 ? -.infinity : 0 }

  /// The preferences of the stack for its neighbours: those of all children; without children, no gap at all.
  @inlinable package func viewSpacing<Element: LayoutElement>(children: ContiguousArray<Element>) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    let preferences = children.map(\.viewSpacing)
    return preferences.contains { !$0.isDefault } ? .layered(preferences) : ViewSpacing()
  }
}
