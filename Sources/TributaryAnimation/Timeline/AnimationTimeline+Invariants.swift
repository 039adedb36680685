import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryMotion

extension AnimationTimeline {
  /// Recomputes the indices and checks the tracks and effects between two frames. Calls `fail` with a sentence for each
  /// violation.
  @MainActor
  func checkTracks(_ fail: (String) -> Void) {
    if isConsulting || isWalking || host.transactions.mayAnimate {
      fail("Between two frames, no walk records animations.")
    }
    if !geometryRecords.isEmpty || !insertions.isEmpty || !undecided.isEmpty || !arrivals.isEmpty {
      fail("After a walk, no change is waiting for an animation.")
    }
    if frameIndex.count != frames.count { fail("The index of frame tracks has one entry for each track.") }
    for (index, track) in frames.enumerated() {
      if frameIndex[track.handle.index] != index { fail("The index of frame tracks maps a node to its track.") }
      guard let item = host.handles.node(for: track.handle)?.asItem else {
        fail("The item of a frame track is in the tree.")
        continue
      }
      if !item.flags.contains(.isInMotion) { fail("An item with a frame track carries the isInMotion mark.") }
      if track.motion == nil, track.corrections.isEmpty { fail("A frame track has a motion or a correction.") }
    }
    checkProperties(fail)
    checkDepartures(fail)
    checkEffects(fail)
    for run in allRuns where run.hasEnded(at: host.time) && !run.isAwaited {
      fail("A run that has ended and has no completion is removed.")
    }
  }

  /// Checks the departures: each is outside the structure and outside the items of its container, and still in the
  /// drawing order.
  @MainActor
  private func checkDepartures(_ fail: (String) -> Void) {
    var keys: Set<DepartureKey> = []
    // Elements with equal ids depart separately.
    let areUnique = !host.findings.all.contains { $0.code == .duplicateForEachID }
    departures.check(fail)
    for departure in departures.all {
      if departure.hasEnded(at: host.time) { fail("After a frame, no departure has ended.") }
      if departure.items.isEmpty { fail("A departure has at least one item.") }
      let isNew = keys.insert(DepartureKey(parent: departure.parent, key: departure.key)).inserted
      if areUnique, !isNew {
        fail("Unless ids are equal, an identity has at most one departure.")
      }
      if departure.unit.hasRemovedAncestor { fail("The ancestors of a departing unit are retained.") }
      departure.unit.parent?.forEachChild {
        if $0 === departure.unit { fail("A departing unit is not in a list of children.") }
      }
      for leaving in departure.items {
        check(leaving, fail)
        checkOwners(of: leaving, in: departure, fail)
      }
      for node in departure.kept {
        if node.isListed { fail("A node that a departure keeps is in no list of children.") }
        if node.hasRemovedAncestor { fail("The ancestors of a node that a departure keeps exist.") }
      }
    }
  }

  private struct DepartureKey: Hashable {
    let parent: NodeHandle
    let key: AnyHashable
  }

  @MainActor
  private func check(_ leaving: DepartingItem, _ fail: (String) -> Void) {
    if leaving.hasGone || leaving.node.flags.contains(.isRemoved) {
      fail("A departing item is in the tree until its departure ends.")
    }
    if !leaving.container.flags.contains(.hasDepartures) {
      fail("The container of a departing item carries the hasDepartures mark.")
    }
    if leaving.item.container !== leaving.node || leaving.node.child !== leaving.item {
      fail("A departing item is the child of its departure node.")
    }
    leaving.container.forEachItem {
      if $0 === leaving.item { fail("A departing item is not an item of its container.") }
    }
    guard let container = leaving.container.asContainer else { return }
    if !(-1..<container.items.count).contains(Int(leaving.predecessor)) {
      fail("The predecessor of a departing item is the index of a sibling, or -1.")
    }
  }

  /// Checks that a departure owns the nodes that it displays.
  private func checkOwners(of leaving: DepartingItem, in departure: Departure, _ fail: (String) -> Void) {
    var item: ItemNode? = leaving.item
    while let current = item {
      if current.flags.contains(.isRemoved) { fail("A displayed item of a departure is in the tree.") }
      if !departure.owns(current) { fail("A departure owns the items that it displays.") }
      item = current.decorated
    }
  }

  /// Checks the effects of items in insertion and removal transitions.
  @MainActor
  private func checkEffects(_ fail: (String) -> Void) {
    let leaving = Set(departures.all.flatMap { $0.items.map { ObjectIdentifier($0.item) } })
    for (index, state) in effects {
      guard state.handle.index == index, let item = host.handles.node(for: state.handle) else {
        fail("The item of a transition effect is in the tree.")
        continue
      }
      if leaving.contains(ObjectIdentifier(item)) { continue }
      if !state.effects.indices.contains(where: { track(of: state.handle, .transition($0)) != nil }) {
        fail("An item with a transition effect is inserted or removed.")
      }
    }
  }
}

extension Departure {
  /// Returns whether parents that own their children connect a node to the unit or to a kept node.
  fileprivate func owns(_ node: ViewNode) -> Bool {
    if node === unit || kept.contains(where: { $0 === node }) { return true }
    return node.isListed && node.parent.map { owns($0) } ?? false
  }
}

extension ViewNode {
  /// Whether the structural parent lists this node among its children.
  fileprivate var isListed: Bool {
    var isListed = false
    parent?.forEachExistingChild { if $0 === self { isListed = true } }
    return isListed
  }
}
