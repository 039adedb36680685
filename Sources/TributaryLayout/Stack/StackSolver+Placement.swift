public import TributaryGeometry

extension StackSolver {
  /// Places the children that have moved, changed, or received another proposal.
  ///
  /// If the proposal does not specify the cross length, the children are proposed that of the stack.
  ///
  /// - Parameters:
  ///   - size: The size of the stack, in points. Children are placed relative to its top left corner.
  ///   - proposal: The proposal for which `size` was returned.
  ///   - direction: The layout direction; right to left mirrors the positions, not the order.
  ///   - placingAll: Whether to place every child, including those that have not moved.
  /// - Complexity: O(*n*); O(changed children) if the stack is rigid and no child has moved.
  @inlinable package mutating func place<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection, children: ContiguousArray<Element>,
    placingAll: Bool = false
  ) {
    resolve(placingProposal(proposal, in: size), children: children)
    let isSettled = !isMoved && !placingAll && size == placedSize && direction == placedDirection
    let cross = resolved.raw(axis.cross)
    if isSettled {
      for index in marked {
        let record = records[index]
        let child = children[index]
        child.place(at: child.placedOrigin, proposal: placedProposal(of: record, cross: cross))
        records[index].flags.subtract(.marked)
      }
    } else {
      var cursor: CGFloat = 0
      for index in records.indices {
        let record = records[index]
        cursor += gap(before: index)
        let guide = usesGuides ? guides[index] : 0
        let origin = position(of: record, guide, at: cursor.asCoordinate, in: size, direction: direction)
        let proposal = placedProposal(of: record, cross: cross)
        cursor += record.length
        let child = children[index]
        if !placingAll, record.flags.isPlacedAndUnmarked, child.placedOrigin == origin, child.placedProposal == proposal
        {
          continue
        }
        records[index].flags.formUnion(.placed)
        records[index].flags.subtract(.marked)
        child.place(at: origin, proposal: proposal)
      }
    }
    marked.clear()
    isMoved = false
    placedSize = size
    placedDirection = direction
  }

  // The following functions read only numbers of the solver, and are inlined: a call of a function that does not change
  // the solver copies it, here for each child.

  /// Returns the proposal with which the children are resolved when the stack is placed.
  @inlinable @inline(__always)
  func placingProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    var result = proposal.asOffer
    if result.raw(axis.cross).isNaN { result[axis.cross] = size.length(along: axis.cross).asLength }
    return result
  }

  /// Returns the proposal with which a child is placed: its size if it is rigid, otherwise the proposal for which it
  /// was measured.
  @inlinable @inline(__always)
  func placedProposal(of record: StackChild, cross: CGFloat) -> ProposedViewSize {
    record.flags.contains(.rigid)
      ? ProposedViewSize(major: record.length, minor: record.cross, axis: axis)
      : ProposedViewSize(major: record.offer, minor: cross, axis: axis)
  }

  /// Returns the top left corner of a child in the stack, in points.
  @inlinable @inline(__always)
  func position(
    of record: StackChild, _ guide: CGFloat, at cursor: CGFloat, in size: CGSize, direction: LayoutDirection
  ) -> CGPoint {
    let cross = crossOrigin(of: record, guide)
    var point = axis == .horizontal ? CGPoint(x: cursor, y: cross) : CGPoint(x: cross, y: cursor)
    if direction == .rightToLeft {
      let width = axis == .horizontal ? record.length : record.cross
      point.x = (size.width - point.x - width).asCoordinate
    }
    return point
  }
}
