public import TributaryGeometry

/// The lengths of a stack for which every child that is served in order of flexibility takes the same length.
///
///     texts 20 and 50 wide, gap 8, order 20 · 50     from 78 on, the first is offered at least 35, and the second 50
///
/// The order of the children depends on their flexibility only, which is the same for all lengths. Every offer is
/// therefore a nondecreasing function of the length while the children before take the same lengths: if each child has
/// the same length for the offers at both ends of a range, it has that length for all offers between them.
extension StackSolver {
  /// Extends the region along the stack to the lengths for which every served child takes the same length.
  @inlinable @inline(never)
  mutating func holdServed<Element: LayoutElement>(
    _ length: CGFloat, cross: CGFloat, children: ContiguousArray<Element>
  ) {
    // If one child takes every length that it is offered, the size holds for this length only.
    for index in records.indices where !records[index].flags.contains(.rigid) {
      if servedRange(of: index, cross: cross, children: children).isExact { return }
    }
    let order = servingOrder(of: 0..<records.count)
    var range = ProposedRange(low: -.infinity, high: .infinity, holdsNil: false)
    var division = division(of: length.less(totalGap), among: 0..<records.count, in: order)
    var spent = totalGap
    if order.count < records.count {
      for record in records where record.flags.contains(.rigid) { spent += record.length }
    }
    for child in order {
      let record = records[child.index]
      if record.flags.contains(.rigid) {
        division.skip(record.length)
      } else {
        guard let held = offers(of: child, division.offer(), isLast: division.count == 1, cross: cross, children) else {
          return
        }
        // Rounding of the lengths has no effect at a small distance from the bounds.
        let count = CGFloat(division.count)
        if held.low > 0 {
          let bound = held.low * count + spent
          range.low = max(range.low, bound + (held.low * count + spent.magnitude) * 1e-9)
        }
        if held.high < .infinity {
          let bound = held.high * count + spent
          range.high = min(range.high, bound - (held.high * count + spent.magnitude) * 1e-9)
        }
        division.take(record.length)
      }
      spent += record.length
    }
    range.low = min(range.low, length)
    range.high = max(range.high, length)
    if range.low < length, !isServed(range.low, in: order, cross: cross, children) { range.low = length }
    if range.high > length, !isServed(range.high, in: order, cross: cross, children) { range.high = length }
    heldMajor = range
  }

  /// Returns the lengths for which a child has the size that was measured for its offer.
  @inlinable func servedRange<Element: LayoutElement>(
    of index: Int, cross: CGFloat, children: ContiguousArray<Element>
  ) -> ProposedRange {
    region(of: index, records[index].offer, cross: cross, children: children).range(along: axis)
  }

  /// Returns the offers for which a child takes the same length, and for which the following child is offered a new
  /// part; `nil` if there is no other than the given one.
  @inlinable func offers<Element: LayoutElement>(
    of child: FlexibleChild, _ offer: CGFloat, isLast: Bool, cross: CGFloat, _ children: ContiguousArray<Element>
  ) -> ProposedRange? {
    var range = servedRange(of: child.index, cross: cross, children: children)
    let length = records[child.index].length
    if !isLast {
      // A child that takes exactly its offer passes it on to the following child, without a division.
      if length == offer { return nil }
      if length < offer {
        range.low = max(range.low, length.nextUp)
      } else {
        range.high = min(range.high, length.nextDown)
      }
    }
    return range.contains(offer) ? range : nil
  }

  /// Returns whether every child takes the recorded length if the stack has another length.
  @inlinable func isServed<Element: LayoutElement>(
    _ length: CGFloat, in order: ContiguousArray<FlexibleChild>, cross: CGFloat, _ children: ContiguousArray<Element>
  ) -> Bool {
    var division = division(of: length.asOffer.less(totalGap), among: 0..<records.count, in: order)
    for child in order {
      let record = records[child.index]
      if record.flags.contains(.rigid) {
        division.skip(record.length)
        continue
      }
      let (isLast, offer) = (division.count == 1, division.offer())
      guard offers(of: child, offer, isLast: isLast, cross: cross, children) != nil else { return false }
      division.take(record.length)
    }
    return true
  }

  /// Updates the offers of the children for another length of the region.
  @inlinable mutating func offerServed(_ length: CGFloat) {
    let order = servingOrder(of: 0..<records.count)
    var division = division(of: length.less(totalGap), among: 0..<records.count, in: order)
    for child in order {
      if records[child.index].flags.contains(.rigid) {
        division.skip(records[child.index].length)
      } else {
        records[child.index].offer = division.offer()
        division.take(records[child.index].length)
      }
    }
  }
}
