public import TributaryGeometry

extension ZStackSolver {
  /// Resolves the records for a proposal.
  ///
  /// - Complexity: O(*n*); each child is measured once, and only if it changed or is not rigid.
  @inlinable package mutating func resolve<Element: LayoutElement>(
    _ proposal: ProposedViewSize, children: ContiguousArray<Element>
  ) {
    if isListStale || records.count != children.count { adopt(children) }
    if isResolved, !hasUnmeasured {
      if isWholeRigid || resolved == proposal { return }
      if region.contains(proposal) {
        resolved = proposal
        isMoved = true
        return
      }
    }
    // A rigid child is not measured again, and does not limit the region.
    region = .all
    for index in records.indices {
      let flags = records[index].flags
      if flags.contains(.rigid), !flags.contains(.stale) { continue }
      measure(index, proposal, child: children[index])
    }
    resolved = proposal
    isResolved = true
    hasUnmeasured = false
    isMoved = true
    unite()
  }

  /// Whether a child with the highest priority is elastic; valid after ``size(for:children:)``.
  @inlinable package func isElastic<Element: LayoutElement>(children: ContiguousArray<Element>) -> Bool {
    records.indices.contains { records[$0].flags.contains(.leading) && children[$0].isElastic }
  }

  /// Creates the records for a list of children, and finds those with the highest priority.
  @inlinable mutating func adopt<Element: LayoutElement>(_ children: ContiguousArray<Element>) {
    records.removeAll(keepingCapacity: true)
    records.reserveCapacity(children.count)
    marked.removeAll(keepingCapacity: true)
    isListStale = false
    isResolved = false
    hasUnmeasured = false
    hasAnswer = false
    isMoved = true
    var highest = -Double.infinity
    for child in children { highest = max(highest, StackSolver.usablePriority(child.layoutPriority)) }
    for child in children {
      var record = ZStackChild()
      if StackSolver.usablePriority(child.layoutPriority) == highest { record.flags.formUnion(.leading) }
      records.append(record)
    }
  }

  /// Records the size of a child for a proposal, and its guides.
  @inlinable mutating func measure<Element: LayoutElement>(
    _ index: Int, _ proposal: ProposedViewSize, child: Element
  ) {
    let size = child.usableSize(for: proposal)
    var flags = records[index].flags.subtracting([.stale, .rigid, .explicitGuides, .textBaselines])
    if child.isRigid {
      flags.formUnion(.rigid)
    } else if !region.isExact {
      hold(child, proposal)
    }
    if child.hasExplicitGuides { flags.formUnion(.explicitGuides) }
    if child.hasTextBaselines { flags.formUnion(.textBaselines) }
    records[index].flags = flags
    records[index].size = size
    let dimensions = dimensions(of: index, for: proposal, child: child)
    records[index].guide = CGPoint(
      x: dimensions.value(of: alignment.horizontal.key).asCoordinate,
      y: dimensions.value(of: alignment.vertical.key).asCoordinate)
  }

  /// Returns the dimensions of a child at its recorded size.
  @inlinable func dimensions<Element: LayoutElement>(
    of index: Int, for proposal: ProposedViewSize, child: Element
  ) -> ViewDimensions {
    // The edges and centers of text are those of its bounds, so no guides are read.
    let record = records[index]
    let asks = record.flags.maySet(alignment.horizontal.key) || record.flags.maySet(alignment.vertical.key)
    return ViewDimensions(size: record.size, proposal: proposal, guides: asks ? child : nil)
  }

  /// Limits the region to that of a child's measurement.
  @inlinable @inline(never)
  mutating func hold<Element: LayoutElement>(_ child: Element, _ proposal: ProposedViewSize) {
    region.formIntersection(child.region(for: proposal))
  }

  /// Computes the union of the frames of the children with the highest priority, aligned on the alignment lines.
  @inlinable mutating func unite() {
    guard !records.isEmpty else {
      isWholeRigid = true
      guideFlags = []
      resolvedSize = .zero
      line = .zero
      return
    }
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var all: ChildFlags = [.rigid]
    var some: ChildFlags = []
    for record in records {
      all.formIntersection(record.flags)
      some.formUnion(record.flags)
      guard record.flags.contains(.leading) else { continue }
      low.x = min(low.x, -record.guide.x)
      low.y = min(low.y, -record.guide.y)
      high.x = max(high.x, record.size.width - record.guide.x)
      high.y = max(high.y, record.size.height - record.guide.y)
    }
    isWholeRigid = all.contains(.rigid)
    guideFlags = some.intersection([.explicitGuides, .textBaselines])
    line = CGPoint(x: (-low.x).asCoordinate, y: (-low.y).asCoordinate)
    resolvedSize = CGSize(width: (high.x - low.x).asLength, height: (high.y - low.y).asLength)
  }
}
