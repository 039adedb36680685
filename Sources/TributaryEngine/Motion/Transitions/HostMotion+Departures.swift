package import TributaryGeometry

extension HostMotion {
  /// Removes a unit that a condition, an id, or a list of elements no longer contains. If its transition is animated,
  /// the unit is drawn until the transition ends.
  @MainActor
  package func remove(_ unit: ViewNode, key: @autoclosure () -> AnyHashable) {
    if animateDeparture(of: unit, identifiedBy: key()) { return }
    guard host.features[TransitionFacts.self]?.hasIdentityTransitions == true, unit.hasIdentityTransition else {
      return host.remove(unit)
    }
    let first = host.actions.count
    host.remove(unit)
    for index in host.actions.indices.dropFirst(first) { host.actions[index].precedesInsertions = true }
  }

  /// Passes a node that its parent is about to remove to the departure that displays it, if there is one.
  ///
  /// - Returns: Whether a departure owns the node, and removes it at its end.
  @MainActor
  package func keepForDeparture(_ node: ViewNode) -> Bool {
    guard let timeline, !timeline.departures.isEmpty, let departure = timeline.departures.departure(displaying: node)
    else { return false }
    departure.keep(node)
    return true
  }

  /// Passes a node that a departure owns back to the parent that contains it again.
  @MainActor
  package func takeFromDeparture(_ node: ItemNode) { node.holder?.owner.object()?.giveBack(node) }

  /// Ends the departures whose ancestors were removed.
  @MainActor
  package func endOrphanedDepartures() { timeline?.someNodeWasRemoved() }

  /// Keeps the positions of departing items in the drawing order after the items of a container have changed.
  package func keepDepartures(in container: ContainerNode, since old: ContiguousArray<ItemNode>) {
    timeline?.itemsDidChange(in: container, from: old)
  }

  /// Keeps departing items attached to their departure nodes after a modifier has adopted its item again.
  package func keepDepartures(in container: UnaryNode) { timeline?.holdDepartures(of: container) }

  /// Returns the departures inside an item.
  package func departures(in container: ItemNode) -> [ItemNode] { timeline?.departingItems(in: container) ?? [] }

  /// Returns the items and the departures of a container in drawing order, back to front.
  ///
  /// - Returns: The items; `nil` if the container has no departures.
  package func itemsWithDepartures(of container: ContainerNode) -> [ItemNode]? {
    timeline?.drawnItems(of: container)
  }

  /// Returns whether an item is departing and still drawn.
  package func isDepartingVisibly(_ item: ItemNode) -> Bool { item.departure?.isShown ?? false }

  /// Returns whether a departure below an appearance node is still drawn.
  package func hasDepartures(below node: AppearanceNode) -> Bool {
    timeline?.departures.holdsAny(below: node) ?? false
  }

  /// Returns the coordinate transform of an item's transition; `nil` if there is none.
  package func transitionMap(of item: ItemNode) -> CGAffineTransform? { timeline?.transitionMap(of: item) }

  /// Inserts a departing unit again for a condition, an id, or an element, and returns it; `nil` if there is none.
  @usableFromInline @MainActor
  package func reinstate(in parent: ViewNode, key: @autoclosure () -> AnyHashable) -> ViewNode? {
    guard let timeline, !timeline.departures.isEmpty else { return nil }
    return timeline.reinstate(in: parent, key: key())
  }
}

extension ViewNode {
  /// Whether all items of this node have an identity transition.
  fileprivate var hasIdentityTransition: Bool {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return !items.isEmpty && items.allSatisfy { $0.transitionNode?.isIdentity ?? false }
  }
}
