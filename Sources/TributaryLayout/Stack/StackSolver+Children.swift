public import TributaryGeometry

extension StackSolver {
  /// Creates the records for a list of children, with their gaps, and records whether priorities differ.
  ///
  /// - Complexity: O(*n*).
  @inlinable mutating func adopt<Element: LayoutElement>(_ children: ContiguousArray<Element>) {
    records.clear()
    records.reserveCapacity(children.count)
    records.append(contentsOf: repeatElement(StackChild(), count: children.count))
    probes.clear()
    unevenGaps.clear()
    guides.clear()
    marked.clear()
    isListStale = false
    isResolved = false
    hasUnmeasured = false
    hasAnswer = false
    isMoved = true
    guideFlags = .none
    hasPriorities = false
    evenGap = spacing ?? 0
    // Spacing preferences are read only if they determine a gap.
    if spacing == nil, children.count > 1 { adoptPreferredGaps(children) }
    var total: CGFloat = 0
    for index in children.indices { total += gap(before: index) }
    totalGap = total
    guard let first = children.first else { return }
    let priority = Self.usablePriority(first.layoutPriority)
    // A loop over the children themselves would retain each of them.
    hasPriorities = children.indices.contains { Self.usablePriority(children[$0].layoutPriority) != priority }
  }

  /// Stores the gaps that the children prefer.
  @inlinable mutating func adoptPreferredGaps<Element: LayoutElement>(_ children: ContiguousArray<Element>) {
    var previous = children[0].viewSpacing
    for index in children.indices.dropFirst() {
      let next = children[index].viewSpacing
      setGap(previous.distance(to: next, along: axis).wholeMultiple(of: gapUnit), before: index)
      previous = next
    }
  }

  /// Returns the gap before a child, in points; 0 for the first child.
  @inlinable func gap(before index: Int) -> CGFloat {
    if index == 0 { return 0 }
    return unevenGaps.isEmpty ? evenGap : unevenGaps[index]
  }

  /// Stores the gap before a child that is not the first, after those before the preceding children.
  @inlinable mutating func setGap(_ gap: CGFloat, before index: Int) {
    if index == 1 {
      evenGap = gap
    } else if !unevenGaps.isEmpty {
      unevenGaps.append(gap)
    } else if gap != evenGap {
      unevenGaps.append(0)
      unevenGaps.append(contentsOf: repeatElement(evenGap, count: index - 1))
      unevenGaps.append(gap)
    }
  }

  /// Returns a priority that can be sorted: not-a-number counts as 0.
  @inlinable static func usablePriority(_ priority: Double) -> Double { priority.isNaN ? 0 : priority }

  /// Returns the spacing preferences of the stack, merged from those of the children at each edge.
  ///
  ///     horizontal stack:  leading from the first, trailing from the last, top and bottom from all
  ///
  /// A stack without children has no gaps.
  @inlinable package func viewSpacing<Element: LayoutElement>(children: ContiguousArray<Element>) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    var merge = SpacingMerge()
    for index in children.indices {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.formUnion(axis == .horizontal ? .leading : .top) }
      if index == children.count - 1 { edges.formUnion(axis == .horizontal ? .trailing : .bottom) }
      merge.add(children[index].viewSpacing, edges: edges)
    }
    return merge.result
  }
}

extension CGFloat {
  /// Returns the nearest integral multiple of a length, with halves rounded up; the value itself for a length that is
  /// not positive.
  @inlinable package func wholeMultiple(of unit: CGFloat) -> CGFloat {
    unit > 0 ? (self / unit + 0.5).rounded(.down) * unit : self
  }
}

extension ContiguousArray {
  /// Removes all elements, and keeps the capacity. For an empty array, `removeAll(keepingCapacity:)` would create a
  /// buffer.
  @inlinable mutating func clear() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
