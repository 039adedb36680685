public import TributaryGeometry

/// The proposals for which the records are valid, and the case of children with sufficient length.
///
///     texts 20 and 50 wide, gap 8     from 108 on each text is offered at least 50, whatever the order: 20 · 50
///
/// The region is a function of the children and the proposal, and does not depend on earlier measurements.
extension StackSolver {
  /// The proposals for which the records are valid.
  @inlinable package var region: ProposalRegion {
    ProposalRegion(major: heldMajor, minor: heldCross, axis: axis)
  }

  /// Initializes the region of a result: all lengths across the stack, and only the proposed length along it.
  @inlinable mutating func beginRegion(_ length: CGFloat, cross: CGFloat) {
    if !probedRange.contains(cross) { forgetProbes() }
    probedCross = cross
    heldMajor = ProposedRange(length)
    heldCross = .all
    isFree = false
  }

  @inlinable mutating func forgetProbes() {
    probes.clear()
    probedRange = .all
  }

  /// Returns the region of a measurement of a child that is not rigid.
  @inlinable func region<Element: LayoutElement>(
    of index: Int, _ length: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) -> ProposalRegion {
    children[index].region(for: ProposedViewSize(major: length, minor: cross, axis: axis))
  }

  /// Limits the region to the cross lengths for which a child's measurement is valid.
  @inlinable @inline(never)
  mutating func holdCross<Element: LayoutElement>(
    _ index: Int, _ length: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    heldCross.formIntersection(region(of: index, length, cross: cross, children: children).range(along: axis.cross))
  }

  /// Limits the cross lengths of the probes to those for which a child's probe is valid.
  @inlinable @inline(never)
  mutating func holdProbe<Element: LayoutElement>(
    _ index: Int, _ length: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    if records[index].flags.contains(.rigid) || probedRange.isExact { return }
    probedRange.formIntersection(region(of: index, length, cross: cross, children: children).range(along: axis.cross))
  }

  /// Sets the region of a stack without a length to divide: every length up to that of the gaps offers 0 to each child.
  @inlinable mutating func holdNothing(_ length: CGFloat) {
    heldMajor = ProposedRange(low: -.infinity, high: max(length, totalGap), holdsNil: false)
    isFree = true
  }

  /// Sets the region of a stack with one child, which is determined by the child alone.
  @inlinable @inline(never)
  mutating func holdOnly<Element: LayoutElement>(
    _ length: CGFloat, _ offer: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    if records[0].flags.contains(.rigid) { return }
    let region = region(of: 0, offer, cross: cross, children: children)
    heldMajor = region.range(along: axis).outset(by: totalGap, around: length)
    isFree = true
  }

  /// Assigns each child of a group its length for an infinite proposal, if every possible offer results in that length.
  ///
  /// Each child is offered a part of the remaining length, in an order that depends on the flexibility of the children.
  /// If the parts are sufficient in every order, the children's minimum lengths need not be measured.
  ///
  /// - Returns: Whether the lengths are final.
  @inlinable mutating func takeFreely<Element: LayoutElement, Group: RandomAccessCollection<Int>>(
    _ group: Group, _ available: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) -> Bool where Group.Index == Int {
    // Client code receives the same measurements as in the other case: the first such child that is not rigid ends this
    // one.
    for position in group.indices {
      let index = group[group.count > 1 && position < 2 ? 1 - position : position]
      let flags = records[index].flags
      if flags.contains(.rigid), !flags.contains(.stale) { continue }
      if children[index].acceptsAnyOrder {
        // Another child can be expensive to measure for an infinite length.
        if children[index].isElastic { return false }
        // Every child must be offered the length of the longest one.
        if let most = lengthOfEveryContent(of: index, .infinity, children: children),
          most == .infinity || most * CGFloat(group.count) > available
        {
          return false
        }
        continue
      }
      if available == .infinity {
        _ = measure(index, .infinity, cross: cross, children: children)
      } else {
        _ = minimum(index, cross: cross, children: children)
      }
      if !records[index].flags.contains(.rigid) { return false }
    }
    var isRigid = true
    for index in group {
      let size = measure(index, .infinity, cross: cross, children: children)
      if records[index].flags.contains(.rigid) { continue }
      if !size.width.isFinite { return false }
      isRigid = false
      records[index].length = size.width
      records[index].cross = size.height
      records[index].flags.subtract(.guided)
    }
    if isRigid { return true }
    guard let sum = sumFreely(group, .infinity, cross: cross, children: children), available.asOffer >= sum else {
      return false
    }
    offerFreely(group, available)
    return true
  }

  /// Returns the length for which every child of a group is offered enough, in any order.
  ///
  /// A child is offered an equal part of the remaining length. If the part is at least as long as the longest child
  /// requires, so is the part of the next child, because no child takes more than that. Rigid children may be processed
  /// in the same order as others, and short ones must not make the parts too small.
  ///
  /// - Parameter offer: The length with which the children were measured: infinity, or not-a-number.
  /// - Returns: Slightly more than the sum, so that rounding has no effect; `nil` if there is no such length. The
  ///   region across the stack is limited to that of the children.
  @inlinable @inline(never)
  mutating func sumFreely<Element: LayoutElement, Group: RandomAccessCollection<Int>>(
    _ group: Group, _ offer: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) -> CGFloat? where Group.Index == Int {
    var longest: CGFloat = 0
    var range = ProposedRange.all
    for index in group where !records[index].flags.contains(.rigid) {
      if !children[index].acceptsAnyOrder { return nil }
      let region = region(of: index, offer, cross: cross, children: children)
      let along = region.range(along: axis)
      guard along.high == .infinity else { return nil }
      heldCross.formIntersection(region.range(along: axis.cross))
      longest = max(longest, along.low, records[index].length)
      range.formIntersection(along)
    }
    guard longest < .infinity else { return nil }
    var sum: CGFloat = 0
    for index in group {
      sum += records[index].flags.contains(.rigid) ? max(records[index].length, longest) : longest
    }
    sum *= 1 + 1e-9
    freeRange = ProposedRange(low: sum > 0 ? sum : -.infinity, high: .infinity, holdsNil: range.holdsNil)
    return sum
  }

  /// Sets the region for children that are all offered more than they take.
  @inlinable mutating func holdFree(_ length: CGFloat) {
    heldMajor = freeRange.outset(by: totalGap, around: length)
    isFree = true
  }

  /// Offers equal parts of the remaining length to the children of a group that are not rigid, in their order.
  @inlinable mutating func offerFreely<Group: RandomAccessCollection<Int>>(_ group: Group, _ available: CGFloat) {
    var remaining = available
    var count = 0
    for index in group {
      if records[index].flags.contains(.rigid) {
        remaining = remaining.less(records[index].length)
      } else {
        count += 1
      }
    }
    for index in group where !records[index].flags.contains(.rigid) {
      records[index].offer = remaining.isNaN ? remaining : (remaining / CGFloat(count)).asLength
      remaining = remaining.less(records[index].length)
      count -= 1
    }
  }

  /// Updates the records for another proposal of the region, which changes only the offers of the children.
  @inlinable mutating func offerAgain(_ proposal: ProposedViewSize) {
    let length = proposal.raw(axis)
    let cross = proposal.raw(axis.cross)
    if !ProposedViewSize.isSameLength(length, resolved.raw(axis)) {
      if isFree {
        offerFreely(0..<records.count, length.less(totalGap))
      } else {
        offerServed(length)
      }
    }
    if !probedRange.contains(cross) { forgetProbes() }
    probedCross = cross
    resolved = proposal
    isMoved = true
  }
}
