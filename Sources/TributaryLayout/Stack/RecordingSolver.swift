public import TributaryGeometry

/// A solver that stores a record for each child and the most recently returned size, as stack solvers do.
@usableFromInline
package protocol RecordingSolver {
  associatedtype Record

  var records: ContiguousArray<Record> { get }
  /// Whether the list of children, a priority or a spacing preference has changed.
  var isListStale: Bool { get set }
  /// Whether the records are resolved for a proposal, with the size `resolvedSize`.
  var isResolved: Bool { get set }
  /// Whether a child has changed since the records were resolved.
  var hasUnmeasured: Bool { get }
  /// Whether every child was rigid.
  var isWholeRigid: Bool { get }
  /// The flags for the guides that a child may have set.
  var guideFlags: ChildFlags { get }
  var resolvedSize: CGSize { get }

  // Placing may resolve the records for another proposal, so the result for the parent is stored separately.
  var hasAnswer: Bool { get set }
  var answered: ProposedViewSize { get set }
  var answer: CGSize { get set }

  /// Resolves the records for a proposal.
  mutating func resolve<Element: LayoutElement>(_ proposal: ProposedViewSize, children: ContiguousArray<Element>)
}

extension RecordingSolver {
  /// Returns the size of the stack for a proposal, in points; it may exceed the proposal.
  ///
  /// If no child has changed, the stored result is returned for the same proposal. Otherwise, the records are resolved.
  @inlinable package mutating func size<Element: LayoutElement>(
    for proposal: ProposedViewSize, children: ContiguousArray<Element>
  ) -> CGSize {
    let proposal = proposal.asOffer
    if hasAnswer, !hasUnmeasured, answered == proposal, records.count == children.count { return answer }
    resolve(proposal, children: children)
    hasAnswer = true
    answered = proposal
    answer = resolvedSize
    return answer
  }

  /// Discards all stored values, after a change of the list of children, a priority or a preferred spacing.
  @inlinable package mutating func invalidate() {
    isListStale = true
    isResolved = false
    hasAnswer = false
  }

  /// Whether the size of the stack is the same for every proposal; valid after ``size(for:children:)``.
  @inlinable package var isRigid: Bool { isResolved && !hasUnmeasured && isWholeRigid }

  /// Whether a child may have set a guide that the stack exposes; valid after ``size(for:children:)``.
  @inlinable package var hasExplicitGuides: Bool { guideFlags.contains(.explicitGuides) }

  /// Whether the stack contains text and exposes its baselines; valid after ``size(for:children:)``.
  @inlinable package var hasTextBaselines: Bool { guideFlags.contains(.textBaselines) }

  /// Returns the priority of a stack with a given number of children. A stack without children has the lowest priority,
  /// like a spacer.
  @inlinable package static func layoutPriority(childCount: Int) -> Double { childCount == 0 ? -.infinity : 0 }
}
