import TributaryMotion

extension AnimationTimeline {
  /// Recomputes the indices and checks the tracks and effects between two frames. Calls `fail` with a sentence for each
  /// violation.
  @MainActor
  func checkTracks(_ fail: (String) -> Void) {
    if isConsulting || isWalking || host.transactions.mayAnimate { fail("Between two frames no walk animates.") }
    if !geometryRecords.isEmpty || !insertions.isEmpty || !undecided.isEmpty || !arrivals.isEmpty {
      fail("After a walk nothing waits to be animated.")
    }
    if frameIndex.count != frames.count { fail("Every track of a frame is found by its node, once.") }
    for (index, track) in frames.enumerated() {
      if frameIndex[track.handle.index] != index { fail("The index of frames finds the track of a node.") }
      guard let item = host.handles.node(for: track.handle) as? ItemNode else {
        fail("A track belongs to an item in the tree.")
        continue
      }
      if !item.flags.contains(.isInMotion) { fail("Who draws an item that moves asks where it is shown.") }
      if track.motion == nil, track.corrections.isEmpty { fail("A track has something left to show.") }
    }
    checkProperties(fail)
    checkDepartures(fail)
    checkEffects(fail)
    for run in allRuns where run.hasEnded(at: host.time) && !run.isAwaited {
      fail("A run that has ended and that nobody waits for is forgotten.")
    }
  }

  /// Checks the departures: each is outside the structure and outside the items of its container, and still in the
  /// drawing order.
  @MainActor
  private func checkDepartures(_ fail: (String) -> Void) {
    var keys: Set<DepartureKey> = []
    departures.check(fail)
    for departure in departures.all {
      if departure.hasEnded(at: host.time) { fail("After a frame nothing is kept that has gone.") }
      if departure.items.isEmpty { fail("What goes has items.") }
      if !keys.insert(DepartureKey(parent: departure.parent, key: departure.key)).inserted {
        fail("What an identity stood for goes once.")
      }
      if departure.unit.hasRemovedAncestor { fail("What goes is kept in memory with what is around it.") }
      departure.unit.parent?.forEachChild { if $0 === departure.unit { fail("What goes is in no list of children.") } }
      for leaving in departure.items { check(leaving, fail) }
    }
  }

  private struct DepartureKey: Hashable {
    let parent: ObjectIdentifier
    let key: AnyHashable
  }

  @MainActor
  private func check(_ leaving: DepartingItem, _ fail: (String) -> Void) {
    if leaving.hasGone || leaving.node.flags.contains(.isRemoved) {
      fail("An item that goes is there until it has gone.")
    }
    if !leaving.container.flags.contains(.subtreeHasDepartures) { fail("A container knows that something of it goes.") }
    if leaving.item.container !== leaving.node || leaving.node.child !== leaving.item {
      fail("An item that goes is held by its departure node.")
    }
    leaving.container.forEachItem { if $0 === leaving.item { fail("What goes is no item of its container.") } }
    guard let container = leaving.container as? ContainerNode else { return }
    if !(-1..<container.items.count).contains(Int(leaving.predecessor)) {
      fail("What goes is drawn in front of a sibling that is there.")
    }
  }

  /// Checks the effects of items in insertion and removal transitions.
  @MainActor
  private func checkEffects(_ fail: (String) -> Void) {
    let leaving = Set(departures.all.flatMap { $0.items.map { ObjectIdentifier($0.item) } })
    for (index, state) in effects {
      guard state.handle.index == index, let item = host.handles.node(for: state.handle) else {
        fail("An effect belongs to an item in the tree.")
        continue
      }
      if leaving.contains(ObjectIdentifier(item)) { continue }
      if !state.effects.indices.contains(where: { track(of: state.handle, .transition($0)) != nil }) {
        fail("An effect is that of an item that comes or goes.")
      }
    }
  }
}
