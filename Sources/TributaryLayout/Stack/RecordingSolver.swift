public import TributaryGeometry

/// A solver that holds a record for each child, and the size that it has answered last: what those of stacks have in common.
@usableFromInline
package protocol RecordingSolver {
  associatedtype Record

  var records: ContiguousArray<Record> { get }
  /// Whether the list of children, a priority or a spacing is another one.
  var isListStale: Bool { get set }
  /// Whether the records answer `resolvedSize`.
  var isResolved: Bool { get set }
  /// Whether a child has changed since.
  var hasUnmeasured: Bool { get }
  /// Whether every child was rigid.
  var isWholeRigid: Bool { get }
  /// Which guides a child may have set.
  var guideFlags: ChildFlags { get }
  var resolvedSize: CGSize { get }

  // Placing may resolve again for another proposal; the answer to the parent is kept apart.
  var hasAnswer: Bool { get set }
  var answered: ProposedViewSize { get set }
  var answer: CGSize { get set }

  /// Makes the records answer a proposal.
  mutating func resolve<Element: LayoutElement>(_ proposal: ProposedViewSize, children: ContiguousArray<Element>)
}

extension RecordingSolver {
  /// The size of the stack for a proposal, in points; it may exceed the proposal.
  ///
  /// The last answer stands as long as no child has changed; else the records are resolved.
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

  /// Forgets everything: the list of children, a priority or a preferred spacing changed.
  @inlinable package mutating func invalidate() {
    isListStale = true
    isResolved = false
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
}
