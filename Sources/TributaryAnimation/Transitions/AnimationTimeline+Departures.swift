@_spi(Engine) import TributaryEngine
import TributaryMotion

/// Departures: views that were removed from the tree and are still drawn.
extension AnimationTimeline {
  /// Starts the departure of a removed unit, which is drawn until its transitions have ended.
  ///
  /// - Returns: `false` if no part of the unit is animated. The unit is then removed immediately.
  @MainActor
  func depart(_ unit: ViewNode, _ key: AnyHashable) -> Bool {
    guard let parent = unit.parent else { return false }
    let removal = transaction(at: unit)
    let asked = removal.animation
    var roots = ContiguousArray<ItemNode>()
    unit.appendItems(to: &roots)
    var items: ContiguousArray<DepartingItem> = []
    var runs: ContiguousArray<AnimationRun> = []
    var bodies: ContiguousArray<TransitionNode> = []
    var shown: Set<ObjectIdentifier> = []
    for item in roots.map(\.outermost) where item.canBeHeld {
      if let transition = item.transitionNode, transition.custom != nil {
        guard asked != nil || transition.animatesByItself else { continue }
        bodies.append(transition)
      } else {
        guard let itsRuns = startRemovalEffects(item, asked) else { continue }
        runs += itsRuns
      }
      shown.insert(ObjectIdentifier(item))
    }
    if shown.isEmpty { return false }
    for root in roots {
      // Items without a transition remain with the others and are not drawn, because the structure that contains them
      // still exists.
      guard let going = hold(root, isShown: shown.contains(ObjectIdentifier(root.outermost))) else { continue }
      items.append(going)
    }
    // Content that the unit presents is no longer displayed.
    host.root.shownItemsDidChange()
    // The bodies change inside the departure nodes, so the remaining items are not measured.
    for body in bodies {
      bypassModifiers(around: body) { $0 !== parent }
      body.show(.didDisappear, in: removal)
    }
    departures.insert(
      Departure(
        unit: unit, parent: host.handles.handle(for: parent), key: key, items: items, bodies: bodies, runs: runs))
    host.features.upcalls.visibility?.departuresDidBegin()
    return true
  }

  /// Moves an item, with the list modifiers around it, from its container into a departure node.
  @MainActor
  private func hold(_ root: ItemNode, isShown: Bool) -> DepartingItem? {
    var item = root
    var decorations: ContiguousArray<UnaryNode> = []
    while let unary = item.decoration {
      decorations.append(unary)
      item = unary
    }
    guard let container = item.container else { return nil }
    let node = DepartureNode(item, in: container, isShown: isShown)
    insertions.append(host.handles.handle(for: node))
    container.flags.insert(.hasDepartures)
    return DepartingItem(
      node: node, root: root, item: item, decorations: decorations, container: container, zIndex: item.zIndex,
      predecessor: container.asContainer.map { $0.predecessor(of: item) } ?? -1)
  }

  /// Keeps the departures of this walk at their former positions after layout, even if their containers have moved.
  func keepDeparturesInPlace() {
    for handle in insertions {
      (host.handles.node(for: handle) as? DepartureNode)?.keepPlace()
    }
  }

  /// Inserts the departing unit of an identity again, with its state, and returns it; `nil` if there is none.
  @MainActor
  func reinstate(in parent: ViewNode, key: @autoclosure () -> AnyHashable) -> ViewNode? {
    guard let departure = departures.take(from: parent, key: key()) else { return nil }
    departure.unit.catchUp()
    for leaving in departure.items {
      leaving.container.needsDraw()
      if departure.hasLost(leaving) {
        host.remove(leaving.node)
        leaving.item.container = nil
        for decoration in leaving.decorations { host.removeDecoration(decoration) }
        continue
      }
      for decoration in leaving.decorations { decoration.catchUp() }
      reinstatedItems.append((leaving.item, leaving.node))
      reinstatedDecorations += leaving.decorations
      if host.animatesChanges { carryOn(leaving.item, from: leaving.node) }
      let parts = leaving.item.transitionParts
      // The item refers to the departure node until its container adopts it again.
      host.remove(leaving.node)
      leaving.item.transitionNode?.show(.identity, in: transaction(at: departure.unit))
      guard let effects = transitionState(of: leaving.item)?.effects else { continue }
      for (index, effect) in effects.enumerated() {
        let own = index < parts.count ? parts[index].arrivalAnimation : nil
        if let animation = HostMotion.of(host).animation(at: departure.unit, own: own) {
          animateEffect(index, of: leaving.item, from: effect, to: effect.neutral, animation)
        } else {
          dropTrack(of: host.handles.handle(for: leaving.item), .transition(index))
        }
      }
      setEffects(of: leaving.item, ContiguousArray(effects.map(\.neutral)))
    }
    // The lists around the unit contain their decorations again, or remove them at the end of the walk.
    let returning = Set(reinstatedDecorations.map { ObjectIdentifier($0) })
    for node in departure.kept where !node.flags.contains(.isRemoved) && !returning.contains(ObjectIdentifier(node)) {
      if let unary = node.asUnary, unary.content == nil { host.removeDecoration(unary) } else { host.remove(node) }
    }
    host.root.shownItemsDidChange()
    return departure.unit
  }

  /// Ends the departures whose ancestors were removed. During a walk, a departure may be about to be inserted again, so
  /// the check is deferred to the end of the walk.
  @MainActor
  package func someNodeWasRemoved() {
    if departures.isEmpty { return }
    if isWalking || isEndingDepartures { mayHaveOrphans = true } else { endOrphans() }
  }

  /// Ends the departures whose ancestors were removed from the tree.
  @MainActor
  func endOrphans() {
    mayHaveOrphans = false
    end(departures.take { $0.unit.hasRemovedAncestor || $0.items.contains(where: \.hasGone) })
  }

  /// Removes the departures that have ended.
  @MainActor
  func endDepartures(at time: Double) {
    end(departures.take { $0.hasEnded(at: time) })
  }

  /// Removes ended departures. Departures that lose an ancestor are removed with them, or at the end of the walk.
  @MainActor
  func end(_ ended: ContiguousArray<Departure>) {
    if ended.isEmpty { return }
    let outer = isEndingDepartures
    isEndingDepartures = true
    for departure in ended { end(departure) }
    isEndingDepartures = outer
    // Appearance nodes that were waiting for the departures are updated.
    var updated: Set<ObjectIdentifier> = []
    for node in ended.flatMap(\.unit.appearancesAround) {
      if !node.flags.contains(.isRemoved), updated.insert(ObjectIdentifier(node)).inserted { node.collectItems() }
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
    for node in departure.kept where !node.flags.contains(.isRemoved) { host.remove(node) }
    host.root.shownItemsDidChange()
  }

  /// Detaches reinserted items that no container has adopted from their departure nodes, removes the modifiers around
  /// them that no list contains, and ends the effects of the items that returned without an animation.
  ///
  /// Inside another departing unit, no container adopts the items.
  @MainActor
  func sweepReinstatedItems() {
    for (item, node) in reinstatedItems where item.container === node { item.container = nil }
    reinstatedItems = []
    let reinstated = reinstatedDecorations
    reinstatedDecorations = []
    for node in reinstated where !node.flags.contains(.isRemoved) {
      if (node.parent as? any DecoratesContent)?.decorates(with: node) ?? false { continue }
      host.removeDecoration(node)
    }
    dropEndedEffects()
  }
}

extension ItemNode {
  /// The departure node that draws this item; `nil` for an item that is not departing.
  var holder: DepartureNode? {
    guard let holder = outermost.container?.asUnary, holder.holdsDeparture else { return nil }
    return unsafeDowncast(holder, to: DepartureNode.self)
  }

  /// Whether this item can be drawn until the end of its departure.
  fileprivate var canBeHeld: Bool {
    flags.contains(.isPlaced) && container?.canHoldDeparture(of: self) ?? false
  }

  /// Returns whether a departing item of this container can be drawn until the end of its departure.
  fileprivate func canHoldDeparture(of item: ItemNode) -> Bool {
    if let container = asContainer {
      return container.draws(item) && container.collectedPosition(of: item) != nil
    }
    guard let unary = asUnary else { return false }
    return !unary.holdsDeparture && unary.child === item
  }
}

extension ViewNode {
  /// Notifies this unit of changes in its surroundings, which are not propagated to departures.
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
