public import TributaryGeometry

/// Sizes and places children that lie on each other, about one alignment line for each axis.
///
///     top trailing: square 200, circle 60 with both guides at its middle   →   230 by 230
///
/// The size is the union of the aligned frames of the children of the highest priority; the others may hang out.
/// Placing offers that size to every child.
///
/// Invariants:
/// 1. `records` has one record per child of the last call, unless `isListStale`.
/// 2. While `isResolved` and nothing is unmeasured, sizes and guides answer `resolved` and every proposal of `region`; while
///    `isRigid`, any proposal.
/// 3. `marked` names each record with ``ChildFlags/marked`` once.
///
/// Tested by `ReferenceLayerTests`, `ZStackProperties`.
@frozen
@usableFromInline
package struct ZStackSolver: RecordingSolver {
  @usableFromInline let alignment: Alignment

  @usableFromInline package var records: ContiguousArray<ZStackChild> = []
  @usableFromInline package var isListStale = true
  @usableFromInline package var isResolved = false
  @usableFromInline package var hasUnmeasured = false
  @usableFromInline package var isWholeRigid = false
  @usableFromInline package var guideFlags: ChildFlags = []
  @usableFromInline var resolved = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline package var resolvedSize = CGSize.zero
  /// The proposals that the records answer.
  @usableFromInline package var region = ProposalRegion.all
  /// Where the alignment lines cross, from the top leading corner.
  @usableFromInline var line = CGPoint.zero

  // Placing resolves again with the size as the proposal; the answer to the parent is kept apart.
  @usableFromInline package var hasAnswer = false
  @usableFromInline package var answered = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline package var answer = CGSize.zero

  @usableFromInline var marked: ContiguousArray<Int> = []
  @usableFromInline var isMoved = true
  @usableFromInline var placedSize = CGSize.zero
  @usableFromInline var placedDirection = LayoutDirection.leftToRight

  @inlinable package init(alignment: Alignment) { self.alignment = alignment }

  /// Marks one child to be measured and placed again: its size, its rigidity or its guides may have changed.
  @inlinable package mutating func childDidChange(at index: Int) {
    guard !isListStale, records.indices.contains(index) else { return }
    if !records[index].flags.contains(.marked) { marked.append(index) }
    records[index].flags.formUnion([.marked, .stale])
    hasUnmeasured = true
    hasAnswer = false
  }

  /// The preferences of the stack for its neighbours: those of all children; without children, no gap at all.
  @inlinable package func viewSpacing<Element: LayoutElement>(children: ContiguousArray<Element>) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    let preferences = children.map(\.viewSpacing)
    return preferences.contains { !$0.isDefault } ? .layered(preferences) : ViewSpacing()
  }
}

/// What a layered stack remembers of one child.
@frozen
@usableFromInline
package struct ZStackChild: Sendable {
  @usableFromInline var size = CGSize.zero
  /// Where the two alignment lines cross the child.
  @usableFromInline var guide = CGPoint.zero
  /// Where it was last placed, and with what proposal.
  @usableFromInline var origin = CGPoint.zero
  @usableFromInline var proposal = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline var flags: ChildFlags = .stale

  @inlinable init() {}
}

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
