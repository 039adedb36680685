import TributaryGeometry
import TributaryLayout

/// The check of the tree's invariants for tests: the invariants that the types document, between two frames.
extension ViewGraph {
  /// Checks every node.
  ///
  /// - Parameter recomputing: Whether cached sizes and folds are computed again and compared. The computation can run
  ///   client code, and adds entries to the caches.
  /// - Returns: One sentence for each violation; empty if there is none.
  /// - Complexity: O(*n*) nodes, each with its cached sizes.
  @MainActor
  package func checkInvariants(recomputing: Bool = true) -> [String] {
    var broken: [String] = []
    if hasPendingWork { broken.append("After a frame, the queue of every pass is empty.") }
    queues.check { broken.append($0) }
    if !queues.draw.isEmpty { broken.append("After a frame, no fragment is waiting to be drawn.") }
    if phase != .idle { broken.append("After a frame, the engine is idle.") }
    if !queues.removedSubtrees.isEmpty { broken.append("After a frame, no removed subtree is retained.") }
    handles.check { broken.append($0) }
    findings.check { broken.append($0) }
    features.check { broken.append($0) }
    if !transactions.isEmpty { broken.append("After a frame, no transaction is pending.") }
    root.checkSubtree(into: &broken)
    guard recomputing else { return broken }
    let counts = self.counts
    root.recomputeSubtree(into: &broken)
    runDrawPass()
    self.counts = counts
    return broken
  }
}

extension ViewNode {
  /// Checks this node and its descendants.
  @MainActor
  fileprivate final func checkSubtree(into broken: inout [String]) {
    checkStructure(into: &broken)
    if let item = asItem {
      item.checkItem(into: &broken)
    } else {
      (self as? any CheckedNode)?.checkInvariants { broken.append("\($0) (\(type(of: self)) at \(path))") }
    }
    var children: ContiguousArray<ViewNode> = []
    forEachExistingChild { children.append($0) }
    // Inactive rows are not laid out.
    for child in children where absence(of: child, among: .inactive).isEmpty { child.checkSubtree(into: &broken) }
  }

  /// Recomputes the cached values of this node and its descendants.
  @MainActor
  fileprivate final func recomputeSubtree(into broken: inout [String]) {
    if let item = asItem {
      item.recompute(into: &broken)
      // An item that placed its content during a measurement is restored before the content is checked.
      if host.queues.layout.count > 0 { host.runLayoutPass(from: 0) }
    }
    var children: ContiguousArray<ViewNode> = []
    forEachExistingChild { children.append($0) }
    for child in children where absence(of: child, among: .inactive).isEmpty { child.recomputeSubtree(into: &broken) }
  }

  private func checkStructure(into broken: inout [String]) {
    func fail(_ sentence: String) { broken.append("\(sentence) (\(type(of: self)) at \(path))") }
    if flags.contains(.isRemoved) { fail("A removed node is not in a list of children.") }
    checkWriters(fail)
    if flags.contains(.needsUpdate) { fail("After a frame, no body is waiting to be evaluated.") }
    if flags.contains(.needsItems) { fail("After a frame, no container is waiting to collect its items.") }
    if !host.hasPendingWork, !flags.isDisjoint(with: PassQueues.marks) {
      fail("A node with the mark of a pass is in the queue of that pass.")
    }
    var last: Int32?
    forEachExistingChild { child in
      if child.parent !== self { fail("A child refers to its parent.") }
      if child.depth != depth + 1 { fail("The depth of a child is one more than the depth of its parent.") }
      if let last, child.indexInParent <= last { fail("The indices of siblings increase in view order.") }
      last = child.indexInParent
    }
    if handleIndex != 0, host.handles.node(for: host.handles.handle(for: self)) !== self {
      fail("The handle of a node in the tree resolves to the node.")
    }
  }
}

extension ItemNode {
  private func sentence(_ text: String) -> String { "\(text) (\(type(of: self)) at \(path))" }

  @MainActor
  fileprivate final func checkItem(into broken: inout [String]) {
    func fail(_ text: String) { broken.append(sentence(text)) }
    if flags.contains(.isRigid), probes != nil { fail("A rigid node has no probes.") }
    if let region = extras?.sizeRegion {
      if flags.contains(.isRigid) { fail("A rigid node has no size region.") }
      if !region.contains(proposal) { fail("The size region contains the current proposal.") }
    }
    probes?.check(fail)
    if flags.contains(.needsGeometry) { fail("After a frame, no geometry change is pending.") }
    if flags.contains(.needsDelivery) { fail("After a frame, no delivery to a reader is pending.") }
    if flags.contains(.needsDraw) { fail("After a frame, no fragment is out of date.") }
    // The layout and drawing of concealed views are deferred until they are shown.
    if isAbsent(.concealed) { return }
    (self as? any CheckedNode)?.checkInvariants(fail)
    forEachExistingItem { item in
      if item.flags.contains(.needsMeasure) { fail("After a frame, every item is measured.") }
      if item.flags.contains(.needsPlacement) { fail("After a frame, every item is placed.") }
      if item.container !== self { fail("An item refers to the container that lays it out.") }
      if item.flags.contains(.isRemoved) { fail("A removed item is not in a container.") }
      if !flags.isSuperset(of: inherited(from: item)) {
        fail("The subtreeHas… flags of an item are also set on its container.")
      }
    }
    if let container = asContainer { container.checkItems(fail) }
    if let unary = asUnary, let content = unary.content, content.onlyItem()?.object() !== unary.decoratedItem {
      fail("The decorated item is the only item of the content.")
    }
  }

  /// Recomputes the cached sizes, and compares each with the size for the same proposal.
  @MainActor
  fileprivate final func recompute(into broken: inout [String]) {
    guard !flags.contains(.needsMeasure) else { return }
    let flags = self.flags
    defer { self.flags = flags }
    check(size, for: proposal, into: &broken)
    for entry in probes?.entries ?? [] { check(entry.size, for: entry.proposal, into: &broken) }
    if let region = extras?.sizeRegion { check(size, in: region, into: &broken) }
    for known in probes?.regions ?? [] { check(known.size, in: known.region, into: &broken) }
    // Concealed views are updated when they are shown.
    if let node = self as? any RememberingNode, !isAbsent(.concealed), !node.isUpToDate {
      broken.append(sentence("Stored results of client code equal the current results."))
    }
    if flags.contains(.isRigid) {
      check(size, for: .zero, into: &broken)
      check(size, for: .infinity, into: &broken)
      check(size, for: .unspecified, into: &broken)
    }
    if flags.contains(.isElastic) { checkElasticity(into: &broken) }
    checkLengthsOfEveryContent(into: &broken)
    (self as? any CachingNode)?.checkCaches { broken.append(sentence($0)) }
    (self as? any FoldCachingNode)?.forEachCachedFold { key, source, items in
      let old = source.map { describe(key.anyValue($0)) } ?? "nothing"
      let standIn = flags.contains(.isDynamicContainer) ? key.standIn(nil).source : nil
      let new = (key.fold(items, key, nil).source ?? standIn).map { describe(key.anyValue($0)) } ?? "nothing"
      if old != new {
        broken.append(
          sentence("A stored fold equals the fold of the current contributions: \(key.name) \(old), now \(new)."))
      }
    }
  }

  /// Measures an elastic item with infinite proposals.
  private func checkElasticity(into broken: inout [String]) {
    for other in [0, 30, CGFloat.nan, .infinity] {
      for axis in [Axis.horizontal, .vertical] {
        let proposal = ProposedViewSize(major: .infinity, minor: other, axis: axis)
        let size = (self as? any RemeasuredNode)?.remeasured(proposal) ?? measure(proposal)
        hostReference.with { MeasuredRegion.of($0).forget() }
        if size.length(along: axis) == .infinity { continue }
        broken.append(sentence("An elastic item is infinitely long for an infinite proposal: \(size) for \(proposal)."))
      }
    }
  }

  /// Measures the item for lengths whose result is known without a measurement.
  private func checkLengthsOfEveryContent(into broken: inout [String]) {
    for axis in Axis.allCases {
      for length in [0, 25, CGFloat.infinity] {
        guard let known = lengthOfEveryContent(length, along: axis) else { continue }
        if flags.contains(.isRigid) { broken.append(sentence("A rigid item is measured.")) }
        let size = measure(ProposedViewSize(major: length, minor: 40, axis: axis))
        hostReference.with { MeasuredRegion.of($0).forget() }
        if size.length(along: axis) == known { continue }
        broken.append(sentence("A length known without a measurement equals the measured one: \(known), \(size)."))
      }
    }
  }

  /// Measures the item at the bounds of a region and inside the region.
  private func check(_ size: CGSize, in region: ProposalRegion, into broken: inout [String]) {
    for width in region.width.samples {
      for height in region.height.samples {
        check(size, for: ProposedViewSize(rawWidth: width, rawHeight: height), into: &broken)
      }
    }
  }

  private func check(_ size: CGSize, for proposal: ProposedViewSize, into broken: inout [String]) {
    let now = (self as? any RemeasuredNode)?.remeasured(proposal) ?? measure(proposal)
    hostReference.with { MeasuredRegion.of($0).forget() }
    if now == size { return }
    broken.append(sentence("A stored size equals a new measurement: \(size) for \(proposal), now \(now)."))
  }
}

extension ProposedRange {
  /// Proposed lengths in this range, in points, with not-a-number for `nil`: the bounds, and one length between them.
  fileprivate var samples: [CGFloat] {
    var samples: [CGFloat] = holdsNil ? [.nan] : []
    if low <= high {
      let (first, last) = (max(low, -1), min(high, 1e6))
      samples += (first == last ? [first] : [first, first + (last - first) / 3, last]).filter { contains($0) }
      if high == .infinity { samples.append(high) }
    }
    return samples
  }
}

extension ContainerNode {
  @MainActor
  fileprivate final func checkItems(_ fail: (String) -> Void) {
    var present: ContiguousArray<ItemNode> = []
    appendContentItems(to: &present)
    if !present.elementsEqual(items, by: { $0 === $1 }) {
      fail("The items are the items of the content, in view order.")
    }
    for (index, item) in items.enumerated() where position(of: item) != index {
      fail("The index of an item corresponds to its position in the container.")
    }
    if !layoutPreferencesAreTrue { fail("The stored layout preferences of a container equal those of its items.") }
    let depths = items.map { $0.zIndex }
    let raised = items.indices.map { isRaised($0) ? 1 : 0 }
    let order = items.indices.sorted { (raised[$0], depths[$0], $0) < (raised[$1], depths[$1], $1) }
    var drawn: ContiguousArray<ItemNode> = []
    forEachItemInDrawingOrder { drawn.append($0) }
    if !drawn.elementsEqual(order, by: { $0 === items[$1] }) { fail("Items are drawn in the order of zIndex.") }
  }
}
