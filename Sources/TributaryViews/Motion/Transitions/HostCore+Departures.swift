extension HostCore {
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
