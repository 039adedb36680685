public import TributaryGeometry

extension StackSolver {
  /// Divides a length among the children.
  ///
  /// 1. Without a length, measure every child with its ideal length.
  /// 2. Subtract the gaps. If no length is left, or an infinite one, offer it to every child
  ///    (``takeAlike(_:cross:children:)``).
  /// 3. Process the groups of equal priority, highest first; reserve the minimum lengths of lower groups.
  /// 4. If the length is sufficient for all children of a group, assign each its length
  ///    (``takeFreely(_:_:cross:children:)``).
  /// 5. Otherwise process the rigid children of the group, then the others in order of increasing flexibility.
  @inlinable mutating func distribute<Element: LayoutElement>(
    _ length: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    beginRegion(length, cross: cross)
    guard !length.isNaN else { return takeIdeal(cross: cross, children: children) }
    let available = length.less(totalGap)
    if available <= 0, records.count > 1 {
      takeAlike(0, cross: cross, children: children)
      holdNothing(length)
    } else if hasPriorities, available == .infinity {
      takeAlike(.infinity, cross: cross, children: children)
    } else if hasPriorities {
      distributeByPriority(available, cross: cross, children: children)
    } else if records.count == 1 {
      take(0, available.asLength, cross: cross, children: children)
      holdOnly(length, available.asLength, cross: cross, children: children)
    } else if takeFreely(0..<records.count, available, cross: cross, children: children) {
      holdFree(length)
      return
    } else if available == .infinity {
      takeAlike(.infinity, cross: cross, children: children)
    } else if probe(0..<records.count, cross: cross, children: children) {
      serve(0..<records.count, available, cross: cross, children: children)
      holdServed(length, cross: cross, children: children)
    }
    heldCross.formIntersection(probedRange)
  }

  /// Measures every child with its ideal length.
  @inlinable mutating func takeIdeal<Element: LayoutElement>(cross: CGFloat, children: ContiguousArray<Element>) {
    for index in records.indices { take(index, .nan, cross: cross, children: children) }
    if records.count == 1 {
      holdOnly(.nan, .nan, cross: cross, children: children)
    } else if !hasPriorities, sumFreely(0..<records.count, .nan, cross: cross, children: children) != nil {
      holdFree(.nan)
    }
  }

  /// Offers the same length to every child, without probes.
  ///
  /// If there is no length to divide, every child is offered 0, and if there is an infinite one, infinity: in any
  /// order, whatever the other children take.
  @inlinable mutating func takeAlike<Element: LayoutElement>(
    _ offer: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    for index in records.indices { take(index, offer, cross: cross, children: children) }
  }

  /// Processes the groups of equal priority, highest first.
  @inlinable mutating func distributeByPriority<Element: LayoutElement>(
    _ available: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    let priorities = ContiguousArray(children.map { Self.usablePriority($0.layoutPriority) })
    let order = records.indices.sorted {
      priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
    }
    var groups: ContiguousArray<ContiguousArray<Int>> = []
    for index in order {
      if let last = groups.last?.first, priorities[last] == priorities[index] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    // The sum of the minimum lengths of all groups below each one.
    var reserved = ContiguousArray(repeating: CGFloat(0), count: groups.count + 1)
    for number in groups.indices.dropFirst() {
      for index in groups[number] { reserved[number] += minimum(index, cross: cross, children: children) }
    }
    for number in groups.indices.dropFirst().reversed() { reserved[number] += reserved[number + 1] }

    var remaining = available
    for (number, group) in groups.enumerated() {
      let share = remaining.less(reserved[number + 1])
      if group.count == 1 {
        take(group[0], share.asLength, cross: cross, children: children)
      } else if takeFreely(group, share, cross: cross, children: children) {
        // The lengths are independent of the order.
      } else if probe(group, cross: cross, children: children) {
        serve(group, share, cross: cross, children: children)
      }
      for index in group { remaining = remaining.less(records[index].length) }
    }
  }

  /// Determines the flexibility of the children of a group.
  ///
  /// - Returns: Whether any child is flexible; if not, the lengths are final.
  @inlinable mutating func probe<Element: LayoutElement, Group: RandomAccessCollection<Int>>(
    _ group: Group, cross: CGFloat, children: ContiguousArray<Element>
  ) -> Bool where Group.Index == Int {
    // The second child is measured before the first, as in a sort that compares each element with its predecessor.
    var isFlexible = false
    var postponed: Int?
    var unbounded = Unbounded()
    for position in group.indices {
      let swapped = group.count > 1 && position < 2 ? 1 - position : position
      let index = group[swapped]
      if unbounded.add(index, of: self, children: children) {
        setMaximum(.infinity, of: index)
        isFlexible = true
        continue
      }
      _ = minimum(index, cross: cross, children: children)
      if records[index].flags.contains(.rigid) { continue }
      isFlexible = true
      guard probed(index).maximum.isNaN else { continue }
      if !children[index].acceptsAnyOrder {
        measureMaximum(index, cross: cross, children: children)
      } else if children[index].isElastic {
        setMaximum(.infinity, of: index)
      } else if postponed == nil {
        postponed = index
      } else {
        measureMaximum(index, cross: cross, children: children)
      }
    }
    if unbounded.hasElastic, postponed != nil { measureMinima(group, cross: cross, children: children) }
    if let postponed, !isFirst(postponed, in: group) { measureMaximum(postponed, cross: cross, children: children) }
    if unbounded.count > 0, group.count(where: { probed($0).maximum == .infinity }) > 1 {
      measureMinima(group, cross: cross, children: children)
    }
    return isFlexible
  }

  /// The children that are known to be infinitely long for an infinite proposal.
  ///
  /// Their minimum lengths are relevant only if there are several of them, or to avoid a measurement of the maximum
  /// length of another child.
  @usableFromInline
  struct Unbounded {
    @usableFromInline var count = 0
    @usableFromInline var hasElastic = false

    @inlinable init() {}

    /// Counts a child if it is known to be infinitely long.
    ///
    /// - Returns: Whether the child was counted.
    @inlinable mutating func add<Element: LayoutElement>(
      _ index: Int, of solver: StackSolver, children: ContiguousArray<Element>
    ) -> Bool {
      let flags = solver.records[index].flags
      if flags.contains(.rigid) || !children[index].acceptsAnyOrder { return false }
      if !flags.contains(.stale), children[index].isElastic {
        hasElastic = true
      } else if children[index].lengthOfEveryContent(.infinity, along: solver.axis) != .infinity {
        return false
      }
      count += 1
      return true
    }
  }

  /// Measures the minimum lengths of the flexible children of a group.
  @inlinable mutating func measureMinima<Element: LayoutElement, Group: RandomAccessCollection<Int>>(
    _ group: Group, cross: CGFloat, children: ContiguousArray<Element>
  ) where Group.Index == Int {
    for index in group where !records[index].flags.contains(.rigid) {
      _ = minimum(index, cross: cross, children: children)
    }
  }

  /// Measures the length of a child for an infinite proposal.
  @inlinable mutating func measureMaximum<Element: LayoutElement>(
    _ index: Int, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    if let length = lengthOfEveryContent(of: index, .infinity, children: children) {
      setMaximum(length, of: index)
      return
    }
    setMaximum(measure(index, .infinity, cross: cross, children: children).width, of: index)
    holdProbe(index, .infinity, cross: cross, children: children)
  }

  /// Returns the length of a child for a proposed length if it need not be measured.
  ///
  /// The length of a frame with bounds is often known. In a nest of frames, a measurement for each bound would measure
  /// every level below for the bounds of all levels above.
  @inlinable func lengthOfEveryContent<Element: LayoutElement>(
    of index: Int, _ length: CGFloat, children: ContiguousArray<Element>
  ) -> CGFloat? {
    if records[index].flags.contains(.rigid) || !children[index].acceptsAnyOrder { return nil }
    return children[index].lengthOfEveryContent(length, along: axis)?.asLength
  }

  /// Returns whether a child is served before all others of its group, whatever its maximum length.
  ///
  /// A finite length is served before an infinite one, and among infinite ones the larger minimum is. A measurement of
  /// the maximum length can require a measurement of everything in the child.
  @inlinable func isFirst<Group: RandomAccessCollection<Int>>(_ index: Int, in group: Group) -> Bool {
    let minimum = probed(index).minimum
    return group.allSatisfy { other in
      if other == index { return true }
      let lengths = probed(other)
      guard !records[other].flags.contains(.rigid), lengths.maximum == .infinity else { return false }
      return minimum > lengths.minimum || minimum == lengths.minimum && index < other
    }
  }

  /// Returns the length of a child for a proposal of zero.
  @inlinable mutating func minimum<Element: LayoutElement>(
    _ index: Int, cross: CGFloat, children: ContiguousArray<Element>
  ) -> CGFloat {
    let known = probed(index).minimum
    if !known.isNaN { return known }
    if let length = lengthOfEveryContent(of: index, 0, children: children) {
      setMinimum(length, of: index)
      return length
    }
    let length = measure(index, 0, cross: cross, children: children).width
    // The record of a rigid child contains the length.
    if records[index].flags.contains(.rigid) { return length }
    setMinimum(length, of: index)
    holdProbe(index, 0, cross: cross, children: children)
    return length
  }

  /// Proposes an equal part of the remaining length to each child of a group, in order of increasing flexibility.
  @inlinable mutating func serve<Element: LayoutElement, Group: RandomAccessCollection<Int>>(
    _ group: Group, _ available: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    let order = servingOrder(of: group)
    var division = division(of: available, among: group, in: order)
    for child in order {
      if records[child.index].flags.contains(.rigid) {
        division.skip(records[child.index].length)
        continue
      }
      take(child.index, division.offer(), cross: cross, children: children)
      division.take(records[child.index].length)
    }
  }

  /// Returns the order in which the children of a group are offered a part of the length.
  ///
  /// The rigid children are not in the result: their lengths are subtracted first. Only if a child cannot grow but is
  /// not marked as rigid, all rigid children are sorted among the others, because their number affects its proposal.
  @inlinable func servingOrder<Group: RandomAccessCollection<Int>>(of group: Group) -> ContiguousArray<FlexibleChild> {
    var order = ContiguousArray<FlexibleChild>()
    for index in group where !records[index].flags.contains(.rigid) {
      order.append(FlexibleChild(index: index, probed(index)))
    }
    if order.contains(where: { $0.flexibility <= 0 }) {
      for index in group where records[index].flags.contains(.rigid) {
        order.append(FlexibleChild(index: index, ProbedLengths(both: records[index].length)))
      }
    }
    order.sort()
    return order
  }

  /// Returns the division of a length among the children of a serving order, after the children that are not in it.
  @inlinable func division<Group: RandomAccessCollection<Int>>(
    of available: CGFloat, among group: Group, in order: ContiguousArray<FlexibleChild>
  ) -> LengthDivision {
    var division = LengthDivision(available, among: order.count)
    if order.count == group.count { return division }
    for index in group where records[index].flags.contains(.rigid) {
      division.remaining = division.remaining.less(records[index].length)
    }
    return division
  }

  /// Measures a child with a proposed length, and records the result.
  @inlinable mutating func take<Element: LayoutElement>(
    _ index: Int, _ offer: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    let size = measure(index, offer, cross: cross, children: children)
    guard !records[index].flags.contains(.rigid) else { return }
    records[index].length = size.width
    records[index].cross = size.height
    records[index].offer = offer
    records[index].flags.subtract(.guided)
    if !heldCross.isExact { holdCross(index, offer, cross: cross, children: children) }
  }
}

/// The result of one child of a stack in a distribution, for explanations of a layout.
package struct StackShare {
  /// The index of the child.
  package let index: Int
  package let priority: Double
  /// The length for an infinite proposal minus the length for a zero proposal, in points; not-a-number if it was not
  /// measured.
  package let flexibility: CGFloat
  /// The proposed length, in points; not-a-number for an ideal length or a rigid child.
  package let offered: CGFloat
  package let taken: CGFloat
  /// The length that remains for the following children, in points; not-a-number if no length is divided.
  package let left: CGFloat
}

extension StackSolver {
  /// The divided length, in points; not-a-number if the children have their ideal lengths.
  package var dividedLength: CGFloat { resolved.raw(axis) }

  /// The sum of the gaps, in points.
  package var gaps: CGFloat { totalGap }

  /// Returns the results of the children in the last distribution, in processing order; empty if there was none.
  ///
  /// - Complexity: O(*n* log *n*).
  package func shares<Element: LayoutElement>(of children: ContiguousArray<Element>) -> [StackShare] {
    guard isResolved, records.count == children.count else { return [] }
    let priorities = children.map { Self.usablePriority($0.layoutPriority) }
    // The maximum of a child that is first in any case is not measured for the layout.
    let lengths = records.indices.map { index in
      if records[index].flags.contains(.rigid) { return ProbedLengths(both: records[index].length) }
      var lengths = probed(index)
      if hasPriorities { return lengths }
      if lengths.minimum.isNaN, lengths.maximum == .infinity {
        let least = children[index].usableSize(for: ProposedViewSize(major: 0, minor: probedCross, axis: axis))
        lengths.minimum = least.length(along: axis)
      }
      if lengths.minimum.isNaN || !lengths.maximum.isNaN { return lengths }
      let size = children[index].usableSize(for: ProposedViewSize(major: .infinity, minor: probedCross, axis: axis))
      lengths.maximum = size.length(along: axis)
      return lengths
    }
    let flexible = lengths.indices.map { FlexibleChild(index: $0, lengths[$0]) }
    let isProbed = lengths.map { !$0.minimum.isNaN && !$0.maximum.isNaN }
    let order = records.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      return isProbed[a] && isProbed[b] ? flexible[a] < flexible[b] : a < b
    }
    var left = resolved.raw(axis) - totalGap
    return order.map { index in
      let record = records[index]
      left -= record.length
      return StackShare(
        index: index, priority: priorities[index], flexibility: isProbed[index] ? flexible[index].flexibility : .nan,
        offered: record.flags.contains(.rigid) ? .nan : record.offer, taken: record.length, left: left)
    }
  }
}
