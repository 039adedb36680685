public import TributaryGeometry

extension ZStackSolver {
  /// Offers every child the size of the stack, and places those that moved, got another proposal, or changed.
  ///
  /// - Parameters:
  ///   - size: The size of the stack, in points. Children are placed from its top left corner.
  ///   - direction: Right to left mirrors the positions.
  ///   - placingAll: Places every child, moved or not.
  /// - Complexity: O(*n*); O(changed children) if the stack is rigid and nothing moved.
  @inlinable package mutating func place<Element: LayoutElement>(
    in size: CGSize, direction: LayoutDirection, children: ContiguousArray<Element>, placingAll: Bool = false
  ) {
    resolve(ProposedViewSize(size).asOffer, children: children)
    if !isMoved, !placingAll, size == placedSize, direction == placedDirection {
      for index in marked {
        records[index].flags.subtract(.marked)
        children[index].place(at: records[index].origin, proposal: records[index].proposal)
      }
    } else {
      for index in records.indices {
        let record = records[index]
        var origin = origin(of: record)
        if direction == .rightToLeft { origin.x = (size.width - origin.x - record.size.width).asCoordinate }
        let proposal = record.flags.contains(.rigid) ? ProposedViewSize(record.size) : resolved
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

  /// The top leading corner of a child, from that of the stack.
  @inlinable func origin(of record: ZStackChild) -> CGPoint {
    CGPoint(x: (line.x - record.guide.x).asCoordinate, y: (line.y - record.guide.y).asCoordinate)
  }

  /// A guide of the stack: what its children have set for it, each moved by where the child stands, taken together.
  ///
  /// - Returns: The guide in points from the top leading corner, or nil if no child has set it or it belongs to the
  ///   guides that do not leave their container.
  @inlinable package mutating func explicitGuide<Element: LayoutElement>(
    _ key: AlignmentKey, in dimensions: ViewDimensions, children: ContiguousArray<Element>
  ) -> CGFloat? {
    guard key.escapesContainers else { return nil }
    if isResolved, !hasUnmeasured, !isListStale, !guideFlags.maySet(key) { return nil }
    resolve(ProposedViewSize(dimensions.size).asOffer, children: children)
    guard guideFlags.maySet(key) else { return nil }
    var merge = GuideMerge(key)
    for index in records.indices where records[index].flags.maySet(key) {
      let record = records[index]
      let proposal = record.flags.contains(.rigid) ? ProposedViewSize(record.size) : resolved
      let inside = children[index].dimensions(of: record.size, for: proposal)
      let origin = origin(of: record)
      merge.add(inside.explicitValue(of: key).map { $0 + (key.axis == .horizontal ? origin.x : origin.y) })
    }
    return merge.result
  }
}
