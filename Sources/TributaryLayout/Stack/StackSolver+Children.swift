public import TributaryGeometry

extension StackSolver {
  /// Creates the records for a list of children, with their gaps, and records whether priorities differ.
  ///
  /// - Complexity: O(*n*).
  @inlinable mutating func adopt<Element: LayoutElement>(_ children: ContiguousArray<Element>) {
    records.removeAll(keepingCapacity: true)
    records.reserveCapacity(children.count)
    probes.removeAll(keepingCapacity: true)
    unevenGaps.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    marked.removeAll(keepingCapacity: true)
    totalGap = 0
    evenGap = spacing ?? 0
    hasPriorities = false
    guideFlags = .none
    isListStale = false
    isResolved = false
    hasUnmeasured = false
    hasAnswer = false
    isMoved = true
    guard let first = children.first else { return }
    let priority = Self.usablePriority(first.layoutPriority)
    // Spacing preferences are read only if they determine a gap.
    var previous = spacing == nil && children.count > 1 ? first.viewSpacing : ViewSpacing()
    for index in children.indices {
      if index > 0 {
        let child = children[index]
        if spacing == nil {
          let next = child.viewSpacing
          setGap(previous.distance(to: next, along: axis).wholeMultiple(of: gapUnit), before: index)
          previous = next
        }
        totalGap += gap(before: index)
        if Self.usablePriority(child.layoutPriority) != priority { hasPriorities = true }
      }
      records.append(StackChild())
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
    var result = ViewSpacing()
    for index in children.indices {
      let spacing = children[index].viewSpacing
      if spacing.isDefault { continue }
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.formUnion(axis == .horizontal ? .leading : .top) }
      if index == children.count - 1 { edges.formUnion(axis == .horizontal ? .trailing : .bottom) }
      result.formUnion(spacing, edges: edges)
    }
    return result
  }
}

extension CGFloat {
  /// Returns the nearest integral multiple of a length, with halves rounded up; the value itself for a length that is
  /// not positive.
  @inlinable package func wholeMultiple(of unit: CGFloat) -> CGFloat {
    unit > 0 ? (self / unit + 0.5).rounded(.down) * unit : self
  }
}
