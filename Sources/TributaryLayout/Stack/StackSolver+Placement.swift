public import TributaryGeometry

extension StackSolver {
  /// Places the children that moved, got another proposal, or changed.
  ///
  /// Where the proposal leaves the cross length open, the children are offered that of the stack.
  ///
  /// - Parameters:
  ///   - size: The size of the stack, in points. Children are placed from its top left corner.
  ///   - proposal: The proposal that `size` answers.
  ///   - direction: Right to left mirrors the positions, not the order.
  ///   - placingAll: Places every child, moved or not.
  /// - Complexity: O(*n*); O(changed children) if the stack is rigid and nothing moved.
  @inlinable package mutating func place<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection, children: ContiguousArray<Element>,
    placingAll: Bool = false
  ) {
    resolve(placingProposal(proposal, in: size), children: children)
    let isSettled = !isMoved && !placingAll && size == placedSize && direction == placedDirection
    let cross = resolved.raw(axis.cross)
    if isSettled {
      for index in marked {
        children[index].place(at: records[index].origin, proposal: records[index].proposal)
        records[index].flags.subtract(.marked)
      }
    } else {
      var cursor: CGFloat = 0
      for index in records.indices {
        let record = records[index]
        cursor += record.gap
        let origin = position(of: record, at: cursor.asCoordinate, in: size, direction: direction)
        let proposal = placedProposal(of: record, cross: cross)
        cursor += record.length
        let stays = record.flags.contains(.placed) && record.origin == origin && record.proposal == proposal
        if stays, !placingAll, !record.flags.contains(.marked) { continue }
        records[index].origin = origin
        records[index].proposal = proposal
        records[index].flags.formUnion(.placed)
        records[index].flags.subtract(.marked)
        children[index].place(at: origin, proposal: proposal)
      }
    }
    marked.removeAll(keepingCapacity: true)
    isMoved = false
    placedSize = size
    placedDirection = direction
  }

  /// The proposal that children are divided by when the stack is placed.
  @inlinable func placingProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    var result = proposal.asOffer
    if result.raw(axis.cross).isNaN { result[axis.cross] = size.length(along: axis.cross).asLength }
    return result
  }

  /// The proposal that a child is placed with: its own size if it is rigid, else what it was offered.
  @inlinable func placedProposal(of record: StackChild, cross: CGFloat) -> ProposedViewSize {
    record.flags.contains(.rigid)
      ? ProposedViewSize(major: record.length, minor: record.cross, axis: axis)
      : ProposedViewSize(major: record.offer, minor: cross, axis: axis)
  }

  /// The top left corner of a child in the stack.
  @inlinable func position(
    of record: StackChild, at cursor: CGFloat, in size: CGSize, direction: LayoutDirection
  ) -> CGPoint {
    let cross = crossOrigin(of: record)
    var point = axis == .horizontal ? CGPoint(x: cursor, y: cross) : CGPoint(x: cross, y: cursor)
    if direction == .rightToLeft {
      let width = axis == .horizontal ? record.length : record.cross
      point.x = (size.width - point.x - width).asCoordinate
    }
    return point
  }
}
