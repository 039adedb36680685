public import TributaryGeometry

/// A solver that sizes and places layered children, aligned on one alignment line for each axis.
///
///     top trailing: square 200, circle 60 with both guides at its middle   →   230 by 230
///
/// The size is the union of the aligned frames of the children with the highest priority; other children may extend
/// beyond it. When the stack is placed, every child is proposed that size.
///
/// Invariants:
/// 1. `records` contains one record per child of the last call, unless `isListStale`.
/// 2. While `isResolved` and no child is unmeasured, sizes and guides are valid for `resolved` and every proposal of
///    `region`; while `isRigid`, for any proposal.
/// 3. `marked` lists each record with ``ChildFlags/marked`` once.
///
/// Tested by `RandomSceneTests`, `ZStackProperties`.
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
  /// The proposals for which the records are valid.
  @usableFromInline package var region = ProposalRegion.all
  /// The intersection of the alignment lines, relative to the top leading corner, in points.
  @usableFromInline var line = CGPoint.zero

  // Placing resolves the records with the size as the proposal, so the result for the parent is stored separately.
  @usableFromInline package var hasAnswer = false
  @usableFromInline package var answered = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  @usableFromInline package var answer = CGSize.zero

  @usableFromInline var marked: ContiguousArray<Int> = []
  @usableFromInline var isMoved = true
  @usableFromInline var placedSize = CGSize.zero
  @usableFromInline var placedDirection = LayoutDirection.leftToRight

  @inlinable package init(alignment: Alignment) { self.alignment = alignment }

  /// Marks one child to be measured and placed again, after a change of its size, its rigidity or its guides.
  @inlinable package mutating func childDidChange(at index: Int) {
    guard !isListStale, records.indices.contains(index) else { return }
    if !records[index].flags.contains(.marked) { marked.append(index) }
    records[index].flags.formUnion([.marked, .stale])
    hasUnmeasured = true
    hasAnswer = false
  }

  /// Returns the spacing preferences of the stack, merged from those of all children; without children, there are no
  /// gaps.
  @inlinable package func viewSpacing<Element: LayoutElement>(children: ContiguousArray<Element>) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    var merge = SpacingMerge()
    for child in children { merge.add(child.viewSpacing) }
    return merge.result
  }
}

/// The stored measurements of one child of a layered stack.
@frozen
@usableFromInline
package struct ZStackChild: Sendable {
  @usableFromInline var size = CGSize.zero
  /// The intersection of the two alignment lines in the child, in points.
  @usableFromInline var guide = CGPoint.zero
  @usableFromInline var flags: ChildFlags = .stale

  @inlinable init() {}
}

extension ZStackSolver {
  /// Proposes the size of the stack to every child, and places the children that have moved, changed, or received
  /// another proposal.
  ///
  /// - Parameters:
  ///   - size: The size of the stack, in points. Children are placed relative to its top left corner.
  ///   - direction: The layout direction; right to left mirrors the positions.
  ///   - placingAll: Whether to place every child, including those that have not moved.
  /// - Complexity: O(*n*); O(changed children) if the stack is rigid and no child has moved.
  @inlinable package mutating func place<Element: LayoutElement>(
    in size: CGSize, direction: LayoutDirection, children: ContiguousArray<Element>, placingAll: Bool = false
  ) {
    resolve(ProposedViewSize(size).asOffer, children: children)
    if !isMoved, !placingAll, size == placedSize, direction == placedDirection {
      for index in marked {
        let child = children[index]
        records[index].flags.subtract(.marked)
        child.place(at: child.placedOrigin, proposal: placedProposal(of: records[index]))
      }
    } else {
      for index in records.indices {
        let record = records[index]
        var origin = origin(of: record)
        if direction == .rightToLeft { origin.x = (size.width - origin.x - record.size.width).asCoordinate }
        let proposal = placedProposal(of: record)
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
    marked.removeAll(keepingCapacity: true)
    isMoved = false
    placedSize = size
    placedDirection = direction
  }

  /// Returns the proposal with which a child is placed: its size if it is rigid, otherwise the size of the stack.
  @inlinable func placedProposal(of record: ZStackChild) -> ProposedViewSize {
    record.flags.contains(.rigid) ? ProposedViewSize(record.size) : resolved
  }

  /// Returns the top leading corner of a child, relative to that of the stack, in points.
  @inlinable func origin(of record: ZStackChild) -> CGPoint {
    CGPoint(x: (line.x - record.guide.x).asCoordinate, y: (line.y - record.guide.y).asCoordinate)
  }

  /// Returns a guide of the stack, merged from the guides that its children have set, each offset by the child's
  /// origin.
  ///
  /// - Returns: The guide in points from the top leading corner, or nil if no child has set it or containers do not
  ///   expose it.
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
      let inside = children[index].dimensions(of: record.size, for: placedProposal(of: record))
      let origin = origin(of: record)
      merge.add(inside.explicitValue(of: key).map { $0 + (key.axis == .horizontal ? origin.x : origin.y) })
    }
    return merge.result
  }
}
