public import TributaryGeometry

/// For which proposals the records hold, and children that nothing keeps short.
///
///     texts 20 and 50 wide, gap 8     from 108 on each text is offered at least 50, whatever the order: 20 · 50
///
/// The region is a function of the children and the proposal, not of what was asked before.
extension StackSolver {
  /// The proposals that the records answer.
  @inlinable package var region: ProposalRegion {
    ProposalRegion(major: heldMajor, minor: heldCross, axis: axis)
  }

  /// Starts the region of an answer: everything across, and only what is proposed along the stack.
  @inlinable mutating func beginRegion(_ length: CGFloat, cross: CGFloat) {
    if !probedRange.contains(cross) { forgetProbes() }
    probedCross = cross
    heldMajor = ProposedRange(length)
    heldCross = .all
    isFree = false
  }

  @inlinable mutating func forgetProbes() {
    for index in records.indices {
      records[index].minimum = .nan
      records[index].maximum = .nan
    }
    probedRange = .all
  }

  /// The region of the answer of a child that is not rigid.
  @inlinable func region<Element: LayoutElement>(
    of index: Int, _ length: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) -> ProposalRegion {
    children[index].region(for: ProposedViewSize(major: length, minor: cross, axis: axis))
  }

  /// Keeps of the region what the answer of a child allows.
  @inlinable @inline(never)
  mutating func holdCross<Element: LayoutElement>(
    _ index: Int, _ length: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    heldCross.formIntersection(region(of: index, length, cross: cross, children: children).range(along: axis.cross))
  }

  /// Keeps of the cross lengths of the probes what the answer of a child to a probe allows.
  @inlinable @inline(never)
  mutating func holdProbe<Element: LayoutElement>(
    _ index: Int, _ length: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    if records[index].flags.contains(.rigid) || probedRange.isExact { return }
    probedRange.formIntersection(region(of: index, length, cross: cross, children: children).range(along: axis.cross))
  }

  /// The only child decides alone.
  @inlinable @inline(never)
  mutating func holdOnly<Element: LayoutElement>(
    _ length: CGFloat, _ offer: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    if records[0].flags.contains(.rigid) { return }
    let region = region(of: 0, offer, cross: cross, children: children)
    heldMajor = region.range(along: axis).outset(by: totalGap, around: length)
    isFree = true
  }

  /// Gives each child of a group the length that it takes at an infinite proposal, if it takes that for whatever it can be
  /// offered.
  ///
  /// Each is offered its part of what is left, in an order that depends on how flexible the children are. Where the parts are
  /// large enough in every order, no child has to be asked how short it can be.
  ///
  /// - Returns: Whether the lengths are final.
  @inlinable mutating func takeFreely<Element: LayoutElement, Group: RandomAccessCollection<Int>>(
    _ group: Group, _ available: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) -> Bool where Group.Index == Int {
    // Client code that measures is asked what it would be asked otherwise: a child that is not rigid ends this.
    for position in group.indices {
      let index = group[group.count > 1 && position < 2 ? 1 - position : position]
      let flags = records[index].flags
      if flags.contains(.rigid), !flags.contains(.stale) { continue }
      if children[index].acceptsAnyOrder { continue }
      _ = minimum(index, cross: cross, children: children)
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

  /// The length from which on each child of a group is offered enough, in whichever order.
  ///
  /// A child is served with an equal part of what is left. If the part is at least as long as any child needs, so is the
  /// part of the next, since no child takes more than it. Rigid children may take their turn like others, and shorter ones
  /// must not make the parts too small.
  ///
  /// - Parameter offer: What the children were asked with: infinity, or not-a-number.
  /// - Returns: Slightly more than the sum, so that no rounding matters; `nil` if there is none. What the answers hold for
  ///   across the stack is kept.
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

  /// All children are served, each with more than it takes.
  @inlinable mutating func holdFree(_ length: CGFloat) {
    heldMajor = freeRange.outset(by: totalGap, around: length)
    isFree = true
  }

  /// Offers the children of a group that are not rigid equal parts of what is left, in their order.
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

  /// The records answer a proposal of the region: only what the children are offered is another.
  @inlinable mutating func offerAgain(_ proposal: ProposedViewSize) {
    let length = proposal.raw(axis)
    let cross = proposal.raw(axis.cross)
    if isFree, !ProposedViewSize.isSameLength(length, resolved.raw(axis)) {
      offerFreely(0..<records.count, length.less(totalGap))
    }
    if !probedRange.contains(cross) { forgetProbes() }
    probedCross = cross
    resolved = proposal
    isMoved = true
  }
}
