public import TributaryGeometry

extension StackSolver {
  /// Resolves the records for a proposal.
  ///
  /// 1. Create the records if the list of children has changed.
  /// 2. If every child is rigid, measure only those that have changed. If the records are valid for the proposal,
  ///    measure none.
  /// 3. Otherwise divide the length (``distribute(_:cross:children:)``).
  /// 4. Add the lengths, and align the children across the stack.
  ///
  /// - Complexity: O(*n*) for rigid children, otherwise O(*n* log *n*); a child is measured at most three times.
  @inlinable package mutating func resolve<Element: LayoutElement>(
    _ proposal: ProposedViewSize, children: ContiguousArray<Element>
  ) {
    if isListStale || records.count != children.count { adopt(children) }
    if isResolved {
      if hasUnmeasured {
        if isWholeRigid, remeasureMarked(cross: proposal.raw(axis.cross), children: children) { return }
      } else if isWholeRigid || resolved == proposal {
        return
      } else if region.contains(proposal) {
        return offerAgain(proposal)
      }
      // A region computed with a changed child would depend on the child's earlier state.
      if hasUnmeasured, !probedRange.isExact { forgetProbes() }
    }
    distribute(proposal.raw(axis), cross: proposal.raw(axis.cross), children: children)
    resolved = proposal
    isResolved = true
    hasUnmeasured = false
    isMoved = true
    sum(children)
  }

  /// Measures the changed children of a rigid stack.
  ///
  /// - Returns: `false` if one of them is no longer rigid, so that the length must be divided again.
  @inlinable mutating func remeasureMarked<Element: LayoutElement>(
    cross: CGFloat, children: ContiguousArray<Element>
  ) -> Bool {
    var isChanged = false
    for index in marked where records[index].flags.contains(.stale) {
      let before = records[index]
      _ = measure(index, children[index].acceptsAnyOrder ? .infinity : 0, cross: cross, children: children)
      guard records[index].flags.contains(.rigid) else { return false }
      let after = records[index]
      let mayHaveGuide = usesGuides || after.flags.maySet(alignment)
      if after.length != before.length || after.cross != before.cross || mayHaveGuide
        || after.flags.intersection(.guideFacts)
          != before.flags.intersection(.guideFacts)
      {
        isChanged = true
      }
    }
    hasUnmeasured = false
    if isChanged {
      isMoved = true
      sum(children)
    }
    return true
  }

  /// Whether the stack is as long as its longest child along both axes, and one of them is elastic; valid after
  /// ``size(for:children:)``.
  @inlinable package func isElastic<Element: LayoutElement>(children: ContiguousArray<Element>) -> Bool {
    children.contains { $0.isElastic }
  }

  /// Returns the size of a child for a proposed length, which is measured unless the child is known to be rigid.
  @inlinable mutating func measure<Element: LayoutElement>(
    _ index: Int, _ length: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) -> CGSize {
    var record = records[index]
    if record.flags.contains(.rigid), !record.flags.contains(.stale) {
      return CGSize(width: record.length, height: record.cross)
    }
    let child = children[index]
    let answer = child.sizeThatFits(ProposedViewSize(major: length, minor: cross, axis: axis))
    let size =
      axis == .horizontal
      ? CGSize(width: answer.width.asLength, height: answer.height.asLength)
      : CGSize(width: answer.height.asLength, height: answer.width.asLength)
    record.flags.subtract(.measured)
    if child.hasExplicitGuides { record.flags.formUnion(.explicitGuides) }
    if child.hasTextBaselines { record.flags.formUnion(.textBaselines) }
    if child.isRigid {
      record.flags.formUnion(.rigid)
      record.length = size.width
      record.cross = size.height
      record.offer = size.width
    }
    records[index] = record
    return size
  }

  /// Adds the lengths and gaps, and computes the extent across the stack.
  @inlinable mutating func sum<Element: LayoutElement>(_ children: ContiguousArray<Element>) {
    var length: CGFloat = 0
    var widest: CGFloat = 0
    var all = ChildFlags.rigid
    var some = ChildFlags.none
    for index in records.indices {
      let record = records[index]
      length += gap(before: index) + record.length
      if record.cross > widest { widest = record.cross }
      all.formIntersection(record.flags)
      some.formUnion(record.flags)
    }
    isWholeRigid = all.contains(.rigid)
    guideFlags = some.intersection(.guideFacts)
    usesGuides = alignment.kind == .custom || some.maySet(alignment)
    if usesGuides {
      widest = uniteAcross(children)
    } else {
      // Without custom guides, the children are aligned on an edge or on the center of the widest.
      switch alignment.kind {
      case .start, .custom: line = 0
      case .center: line = (widest / 2).asCoordinate
      case .end, .firstTextBaseline, .lastTextBaseline: line = widest.asCoordinate
      }
    }
    length = length.asLength
    resolvedSize =
      axis == .horizontal ? CGSize(width: length, height: widest) : CGSize(width: widest, height: length)
  }
}
