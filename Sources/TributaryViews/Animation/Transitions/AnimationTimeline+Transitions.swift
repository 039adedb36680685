import TributaryGeometry

extension AnimationTimeline {
  // MARK: Coming

  /// An item has come within this walk.
  @MainActor
  func arrive(_ item: ItemNode) {
    let asked = transaction(at: item.undecorated).animation
    if let node = item.transitionNode, node.custom != nil {
      return arrive(node, isAnimated: asked != nil || node.animatesByItself)
    }
    let parts = item.transitionParts
    let animations = parts.map { $0.arrivalAnimation ?? asked }
    guard zip(parts, animations).contains(where: { $0.arrival != $0.arrival.neutral && $1 != nil }) else { return }
    setLooks(of: item, ContiguousArray(parts.map { $0.arrival.neutral }))
    for (index, part) in parts.enumerated() {
      if let animation = animations[index] {
        animateLook(index, of: item, from: part.arrival, to: part.arrival.neutral, animation)
      }
    }
  }

  // MARK: Going

  /// Has a unit that is no longer there drawn until its transitions have ended.
  ///
  /// - Returns: `false` if nothing of it is animated; then it goes at once.
  @MainActor
  func depart(_ unit: ViewNode, _ key: AnyHashable) -> Bool {
    guard let parent = unit.parent else { return false }
    let asked = transaction(at: unit).animation
    var roots = ContiguousArray<ItemNode>()
    unit.appendItems(to: &roots)
    var items: ContiguousArray<DepartingItem> = []
    var runs: ContiguousArray<AnimationRun> = []
    var bodies: ContiguousArray<TransitionNode> = []
    for root in roots {
      var item = root
      var decorations: ContiguousArray<UnaryNode> = []
      while let unary = item.decoration {
        decorations.append(unary)
        item = unary
      }
      guard let container = item.container, item.flags.contains(.isPlaced), container.canHoldDeparture(of: item) else {
        continue
      }
      let transition = item.transitionNode
      if let transition, transition.custom != nil {
        guard asked != nil || transition.animatesByItself else { continue }
        bodies.append(transition)
      } else {
        guard let shown = showGoing(item, asked) else { continue }
        runs += shown
      }
      for decoration in decorations { decoration.flags.insert(.isDeparting) }
      let node = DepartureNode(item, in: container)
      insertions.append(host.handles.handle(for: node))
      items.append(
        DepartingItem(
          node: node, item: item, decorations: decorations, container: container,
          zIndex: item.zIndex, predecessor: container is ContainerNode ? item.index - 1 : -1))
      container.flags.insert(.holdsDepartures)
    }
    if items.isEmpty { return false }
    // The bodies change where the items are held now: nothing of what stays is measured for that.
    for body in bodies { body.show(.didDisappear) }
    departures.append(
      Departure(unit: unit, parent: ObjectIdentifier(parent), key: key, items: items, bodies: bodies, runs: runs))
    return true
  }

  /// Begins to show an item going by the looks of its transition.
  ///
  /// - Returns: The runs that show it; `nil` if nothing is animated.
  @MainActor
  private func showGoing(_ item: ItemNode, _ asked: Animation?) -> ContiguousArray<AnimationRun>? {
    let parts = item.transitionParts
    let animations = parts.map { $0.departureAnimation ?? asked }
    guard zip(parts, animations).contains(where: { $0.departure != $0.departure.neutral && $1 != nil }) else {
      return nil
    }
    var runs: ContiguousArray<AnimationRun> = []
    let before = transitionState(of: item)?.looks ?? []
    setLooks(of: item, ContiguousArray(parts.map { $0.departure }))
    for (index, part) in parts.enumerated() {
      let shown = index < before.count ? before[index] : part.departure.neutral
      if let animation = animations[index] {
        runs.append(animateLook(index, of: item, from: shown, to: part.departure, animation))
      }
    }
    return runs
  }

  /// Layout is done: what has begun to go in this walk stands where it stood, wherever its container is now.
  func keepDeparturesInPlace() {
    for handle in insertions {
      (host.handles.node(for: handle) as? DepartureNode)?.keepPlace()
    }
  }

  /// The unit of an identity that is on its way out, if there is one: it stays, with its state.
  @MainActor
  func revive(in parent: ViewNode, key: AnyHashable) -> ViewNode? {
    guard let index = departures.firstIndex(where: { $0.parent == ObjectIdentifier(parent) && $0.key == key }) else {
      return nil
    }
    let departure = departures.remove(at: index)
    for leaving in departure.items {
      leaving.container.needsDraw()
      for decoration in leaving.decorations { decoration.flags.remove(.isDeparting) }
      revivedDecorations += leaving.decorations
      if host.mayAnimate { carryOn(leaving.item, from: leaving.node) }
      // The item refers to it until its container takes it back.
      host.remove(leaving.node)
      leaving.item.transitionNode?.show(.identity)
      guard let looks = transitionState(of: leaving.item)?.looks else { continue }
      let parts = leaving.item.transitionParts
      let asked = transaction(at: departure.unit).animation
      for (index, look) in looks.enumerated() {
        let own = index < parts.count ? parts[index].arrivalAnimation : nil
        if host.mayAnimate, let animation = own ?? asked {
          animateLook(index, of: leaving.item, from: look, to: look.neutral, animation)
        } else {
          dropTrack(of: host.handles.handle(for: leaving.item), .transition(index))
        }
      }
      setLooks(of: leaving.item, ContiguousArray(looks.map(\.neutral)))
    }
    return departure.unit
  }

  /// Takes away for good what has been taken out of the tree with something around it.
  @MainActor
  func endOrphans() {
    var orphans: ContiguousArray<Departure> = []
    departures.removeAll { departure in
      let isOrphan = departure.unit.hasRemovedAncestor || departure.items.contains(where: \.hasGone)
      if isOrphan { orphans.append(departure) }
      return isOrphan
    }
    for departure in orphans { end(departure) }
  }

  /// Takes away what has gone.
  @MainActor
  func endDepartures(at time: Double) {
    guard departures.contains(where: { $0.hasEnded(at: time) }) else { return }
    let ended = departures.filter { $0.hasEnded(at: time) }
    departures.removeAll { $0.hasEnded(at: time) }
    for departure in ended { end(departure) }
  }

  @MainActor
  func end(_ departure: Departure) {
    for leaving in departure.items {
      leaving.container.needsDraw()
      host.remove(leaving.node)
      for decoration in leaving.decorations { host.remove(decoration) }
    }
    host.remove(departure.unit)
  }

  /// Takes away modifiers around items that came back, if nothing took them back.
  @MainActor
  func sweepRevivedDecorations() {
    let revived = revivedDecorations
    revivedDecorations = []
    for node in revived where !node.flags.contains(.isRemoved) {
      if (node.container?.flags.contains(.isRemoved) ?? true) || (node.child?.flags.contains(.isRemoved) ?? true) {
        host.remove(node)
      }
    }
  }

  // MARK: Looks

  func transitionState(of item: ItemNode) -> TransitionState? {
    guard let state = looks[item.handleIndex], host.handles.node(for: state.handle) === item else { return nil }
    return state
  }

  private func setLooks(of item: ItemNode, _ new: ContiguousArray<TransitionLook>) {
    let handle = host.handles.handle(for: item)
    looks[handle.index] = TransitionState(handle: handle, looks: new)
    item.flags.insert(.isTransitioning)
    item.container?.needsDraw()
  }

  /// What the transition of an item makes of its coordinates, in the middle of drawing.
  func presentedMap(of item: ItemNode) -> CGAffineTransform? {
    guard isPresenting, let map = transitionState(of: item)?.map(in: item.size), map.isUsable else { return nil }
    return map
  }

  /// Forgets how items look whose transition has ended.
  func dropEndedLooks() {
    if looks.isEmpty { return }
    let leaving = Set(departures.flatMap { $0.items.map { ObjectIdentifier($0.item) } })
    for (index, state) in looks {
      let item = host.handles.node(for: state.handle) as? ItemNode
      if let item, leaving.contains(ObjectIdentifier(item)) { continue }
      if state.looks.indices.contains(where: { track(of: state.handle, .transition($0)) != nil }), item != nil {
        continue
      }
      looks[index] = nil
      guard let item, let container = item.container else { continue }
      // What goes from inside a modifier is drawn with what has come there.
      if container is ContainerNode || !container.flags.contains(.holdsDepartures) {
        item.flags.remove(.isTransitioning)
      }
      container.needsDraw()
    }
  }

  // MARK: The order of drawing

  /// The items of a container are others: those that go keep their place among the ones that stay.
  func itemsDidChange(in container: ContainerNode, from old: ContiguousArray<ItemNode>) {
    let items = container.items
    var isHolding = false
    for index in departures.indices {
      for position in departures[index].items.indices
      where departures[index].items[position].container === container {
        isHolding = true
        var predecessor = Int(departures[index].items[position].predecessor)
        while predecessor >= 0 {
          let place = Int(old[predecessor].index)
          if items.indices.contains(place), items[place] === old[predecessor] {
            predecessor = place
            break
          }
          predecessor -= 1
        }
        departures[index].items[position].predecessor = Int32(predecessor)
      }
    }
    if !isHolding { container.flags.remove(.holdsDepartures) }
    holdDepartures(of: container)
  }

  /// A container may have collected what goes once more, before the list that it belongs to did.
  func holdDepartures(of container: ItemNode) {
    for departure in departures {
      for leaving in departure.items where leaving.container === container { leaving.item.container = leaving.node }
    }
  }

  /// What goes from inside a modifier around one item.
  func departingItems(in container: ItemNode) -> [ItemNode] {
    departures.flatMap { $0.items }.filter { $0.container === container }.map(\.node)
  }

  /// What a container draws, back to front: its items, and between them those that go.
  ///
  /// - Returns: `nil` if nothing of it goes.
  func drawnItems(of container: ContainerNode) -> [ItemNode]? {
    let leaving = departures.flatMap { $0.items }.filter { $0.container === container }
    if leaving.isEmpty { return nil }
    var all: [(zIndex: Double, index: Int32, rank: Int, item: ItemNode)] = []
    for item in container.items { all.append((item.zIndex, item.index, 0, item)) }
    for (rank, going) in leaving.enumerated() { all.append((going.zIndex, going.predecessor, rank + 1, going.node)) }
    return all.sorted { ($0.zIndex, $0.index, $0.rank) < ($1.zIndex, $1.index, $1.rank) }.map(\.item)
  }
}

extension ItemNode {
  /// Whether an item that goes from here can be drawn until it has gone.
  fileprivate func canHoldDeparture(of item: ItemNode) -> Bool {
    switch self {
    case let container as ContainerNode:
      container.drawsDepartures && container.items.indices.contains(Int(item.index))
        && container.items[Int(item.index)] === item
    case let unary as UnaryNode: !(unary is DepartureNode) && unary.child === item
    default: false
    }
  }
}

extension ViewNode {
  var hasRemovedAncestor: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.flags.contains(.isRemoved) { return true }
      node = current.parent
    }
    return false
  }

  /// Whether this item, or one around it, goes.
  var isDeparting: Bool { departure != nil }
}
