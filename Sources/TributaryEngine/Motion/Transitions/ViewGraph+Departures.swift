package import TributaryGeometry

extension ViewGraph {
  /// Takes a unit out of the tree that a condition, an id or a list of elements does not ask for any more: after its
  /// transition, if that is animated.
  @MainActor
  package func remove(_ unit: ViewNode, key: @autoclosure () -> AnyHashable) {
    if animateDeparture(of: unit, identifiedBy: key()) { return }
    guard features[TransitionFacts.self]?.hasIdentityTransitions == true, unit.hasIdentityTransition else {
      return remove(unit)
    }
    let first = actions.count
    remove(unit)
    for index in actions.indices.dropFirst(first) { actions[index].precedesInsertions = true }
  }

  /// A node has been taken out of the tree: what goes may have lost what it stands in.
  @MainActor
  package func endOrphanedDepartures() { animations?.someNodeWasRemoved() }

  /// The items of a container are others: what goes keeps its place among those that stay.
  package func keepDepartures(in container: ContainerNode, since old: ContiguousArray<ItemNode>) {
    animations?.itemsDidChange(in: container, from: old)
  }

  /// A modifier around one item has taken its item again: what goes from there stays out of its hands.
  package func keepDepartures(in container: UnaryNode) { animations?.holdDepartures(of: container) }

  /// What goes from inside an item and is still drawn.
  package func departures(in container: ItemNode) -> [ItemNode] { animations?.departingItems(in: container) ?? [] }

  /// What a container draws, back to front: its items, and between them those that go.
  ///
  /// - Returns: `nil` if nothing of it goes.
  package func itemsWithDepartures(of container: ContainerNode) -> [ItemNode]? {
    animations?.drawnItems(of: container)
  }

  /// Whether an item is on its way out and still seen.
  package func isSeenGoing(_ item: ItemNode) -> Bool { item.departure?.isShown ?? false }

  /// Whether something of what was in a view with actions for coming and going is still drawn.
  package func hasDepartures(below node: AppearanceNode) -> Bool {
    animations?.departures.holdsAny(below: node) ?? false
  }

  /// What the transition of an item that comes or goes does to its coordinates; `nil` for nothing.
  package func transitionMap(of item: ItemNode) -> CGAffineTransform? { animations?.transitionMap(of: item) }

  /// The unit that a condition, an id or an element asks for again while it goes; `nil` if there is none.
  @usableFromInline @MainActor
  package func reinstate(in parent: ViewNode, key: @autoclosure () -> AnyHashable) -> ViewNode? {
    guard let animations, !animations.departures.isEmpty else { return nil }
    return animations.reinstate(in: parent, key: key())
  }
}

extension ViewNode {
  /// Whether everything that stands here is to go at once, by its transition.
  fileprivate var hasIdentityTransition: Bool {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return !items.isEmpty && items.allSatisfy { $0.transitionNode?.isIdentity ?? false }
  }
}
