import TributaryMotion

/// What has left the tree and still is drawn.
extension AnimationTimeline {
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
    var shown: Set<ObjectIdentifier> = []
    for item in roots.map(\.decorated) where item.canBeHeld {
      if let transition = item.transitionNode, transition.custom != nil {
        guard asked != nil || transition.animatesByItself else { continue }
        bodies.append(transition)
      } else {
        guard let itsRuns = showGoing(item, asked) else { continue }
        runs += itsRuns
      }
      shown.insert(ObjectIdentifier(item))
    }
    if shown.isEmpty { return false }
    for root in roots {
      // What goes at once stays with the others, and is not seen: the structure that it is part of is still there.
      guard let going = hold(root, isShown: shown.contains(ObjectIdentifier(root.decorated))) else { continue }
      items.append(going)
    }
    // What is presented from here is shown no longer.
    host.root.shownItemsDidChange()
    // The bodies change where the items are held now: nothing of what stays is measured for that.
    for body in bodies { body.show(.didDisappear) }
    departures.insert(
      Departure(unit: unit, parent: ObjectIdentifier(parent), key: key, items: items, bodies: bodies, runs: runs))
    host.features.upcalls.visibility?.departuresDidBegin()
    return true
  }

  /// Takes an item, with the modifiers around it, out of its container's hands.
  @MainActor
  private func hold(_ root: ItemNode, isShown: Bool) -> DepartingItem? {
    var item = root
    var decorations: ContiguousArray<UnaryNode> = []
    while let unary = item.decoration {
      decorations.append(unary)
      item = unary
    }
    guard let container = item.container else { return nil }
    for decoration in decorations { decoration.flags.insert(.isDeparting) }
    let node = DepartureNode(item, in: container, isShown: isShown)
    insertions.append(host.handles.handle(for: node))
    container.flags.insert(.subtreeHasDepartures)
    return DepartingItem(
      node: node, item: item, decorations: decorations, container: container, zIndex: item.zIndex,
      predecessor: container is ContainerNode ? item.index - 1 : -1)
  }

  /// Layout is done: what has begun to go in this walk stands where it stood, wherever its container is now.
  func keepDeparturesInPlace() {
    for handle in insertions {
      (host.handles.node(for: handle) as? DepartureNode)?.keepPlace()
    }
  }

  /// The unit of an identity that is on its way out, if there is one: it stays, with its state.
  @MainActor
  func reinstate(in parent: ViewNode, key: @autoclosure () -> AnyHashable) -> ViewNode? {
    guard let departure = departures.take(from: parent, key: key()) else { return nil }
    departure.unit.catchUp()
    for leaving in departure.items {
      leaving.container.needsDraw()
      for decoration in leaving.decorations {
        decoration.flags.remove(.isDeparting)
        decoration.catchUp()
      }
      reinstatedDecorations += leaving.decorations
      host.animateReturn(of: leaving.item, from: leaving.node)
      // The item refers to it until its container takes it back.
      host.remove(leaving.node)
      leaving.item.transitionNode?.show(.identity)
      guard let effects = transitionState(of: leaving.item)?.effects else { continue }
      let parts = leaving.item.transitionParts
      for (index, effect) in effects.enumerated() {
        let own = index < parts.count ? parts[index].arrivalAnimation : nil
        if let animation = host.animation(at: departure.unit, own: own) {
          animateEffect(index, of: leaving.item, from: effect, to: effect.neutral, animation)
        } else {
          dropTrack(of: host.handles.handle(for: leaving.item), .transition(index))
        }
      }
      setEffects(of: leaving.item, ContiguousArray(effects.map(\.neutral)))
    }
    host.root.shownItemsDidChange()
    return departure.unit
  }

  /// What goes may have lost what it stands in. In the middle of a walk it may be just about to be brought up to date: it
  /// stays until the walk has come to its end.
  @MainActor
  package func someNodeWasRemoved() {
    if departures.isEmpty { return }
    if isWalking || isEndingDepartures { mayHaveOrphans = true } else { endOrphans() }
  }

  /// Takes away for good what has been taken out of the tree with something around it.
  @MainActor
  func endOrphans() {
    mayHaveOrphans = false
    end(departures.take { $0.unit.hasRemovedAncestor || $0.items.contains(where: \.hasGone) })
  }

  /// Takes away what has gone.
  @MainActor
  func endDepartures(at time: Double) {
    end(departures.take { $0.hasEnded(at: time) })
  }

  /// Takes away for good what goes no longer. What that leaves without anything around it is taken away with it, or at the
  /// end of the walk.
  @MainActor
  func end(_ ended: ContiguousArray<Departure>) {
    if ended.isEmpty { return }
    let outer = isEndingDepartures
    isEndingDepartures = true
    for departure in ended { end(departure) }
    isEndingDepartures = outer
    // Who waited for them knows now that they have gone.
    var told: Set<ObjectIdentifier> = []
    for departure in ended {
      departure.unit.forEachAppearanceAround { node in
        if !node.flags.contains(.isRemoved), told.insert(ObjectIdentifier(node)).inserted { node.collectItems() }
      }
    }
    if mayHaveOrphans, !isWalking, !outer { endOrphans() }
  }

  @MainActor
  private func end(_ departure: Departure) {
    for leaving in departure.items {
      leaving.container.needsDraw()
      host.remove(leaving.node)
      for decoration in leaving.decorations { host.remove(decoration) }
    }
    host.remove(departure.unit)
    host.root.shownItemsDidChange()
  }

  /// Takes away modifiers around items that came back, if nothing took them back.
  @MainActor
  func sweepReinstatedDecorations() {
    let reinstated = reinstatedDecorations
    reinstatedDecorations = []
    for node in reinstated where !node.flags.contains(.isRemoved) {
      if (node.container?.flags.contains(.isRemoved) ?? true) || (node.child?.flags.contains(.isRemoved) ?? true) {
        host.remove(node)
      }
    }
  }
}

extension ItemNode {
  /// This item with the modifiers around it that belong to lists further out.
  fileprivate var decorated: ItemNode {
    var item = self
    while let unary = item.decoration { item = unary }
    return item
  }

  /// Whether this item can be drawn until it has gone.
  fileprivate var canBeHeld: Bool {
    flags.contains(.isPlaced) && container?.canHoldDeparture(of: self) ?? false
  }

  /// Whether an item that goes from here can be drawn until it has gone.
  fileprivate func canHoldDeparture(of item: ItemNode) -> Bool {
    switch self {
    case let container as ContainerNode:
      container.draws(item) && container.items.indices.contains(Int(item.index))
        && container.items[Int(item.index)] === item
    case let unary as UnaryNode: !(unary is DepartureNode) && unary.child === item
    default: false
    }
  }
}

extension ViewNode {
  /// Nobody has told this unit of changes around it while it was on its way out.
  @MainActor
  fileprivate func catchUp() {
    surroundingsDidChange([.environment, .layoutDirection, .safeArea])
  }

  var hasRemovedAncestor: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.flags.contains(.isRemoved) { return true }
      node = current.parent
    }
    return false
  }
}
