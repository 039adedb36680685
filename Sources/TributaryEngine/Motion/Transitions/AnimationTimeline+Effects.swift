import TributaryGeometry
import TributaryMotion

/// Items that come or go by effects, the parts of the package's own transitions.
extension AnimationTimeline {
  /// An item has come within this walk.
  @MainActor
  func arrive(_ item: ItemNode) {
    if host.features.upcalls.layout?.wasOnlyRevealed(item, in: walk) == true { return }
    let asked = transaction(at: item.undecorated).animation
    if let node = item.transitionNode, node.custom != nil {
      return arrive(node, isAnimated: asked != nil || node.animatesByItself)
    }
    let parts = item.transitionParts
    let animations = parts.map { $0.arrivalAnimation ?? asked }
    guard zip(parts, animations).contains(where: { $0.arrival != $0.arrival.neutral && $1 != nil }) else { return }
    setEffects(of: item, ContiguousArray(parts.map { $0.arrival.neutral }))
    for (index, part) in parts.enumerated() {
      if let animation = animations[index] {
        animateEffect(index, of: item, from: part.arrival, to: part.arrival.neutral, animation)
      }
    }
  }

  /// Begins to show an item going by the effects of its transition.
  ///
  /// - Returns: The runs that show it; `nil` if nothing is animated.
  @MainActor
  func showGoing(_ item: ItemNode, _ asked: Animation?) -> ContiguousArray<AnimationRun>? {
    let parts = item.transitionParts
    let animations = parts.map { $0.departureAnimation ?? asked }
    guard zip(parts, animations).contains(where: { $0.departure != $0.departure.neutral && $1 != nil }) else {
      return nil
    }
    var runs: ContiguousArray<AnimationRun> = []
    let before = transitionState(of: item)?.effects ?? []
    setEffects(of: item, ContiguousArray(parts.map { $0.departure }))
    for (index, part) in parts.enumerated() {
      let shown = index < before.count ? before[index] : part.departure.neutral
      if let animation = animations[index] {
        runs.append(animateEffect(index, of: item, from: shown, to: part.departure, animation))
      }
    }
    return runs
  }

  func transitionState(of item: ItemNode) -> TransitionState? {
    guard !effects.isEmpty, let state = effects[item.handleIndex], host.handles.node(for: state.handle) === item else {
      return nil
    }
    return state
  }

  func setEffects(of item: ItemNode, _ new: ContiguousArray<TransitionEffect>) {
    let handle = host.handles.handle(for: item)
    effects[handle.index] = TransitionState(handle: handle, effects: new)
    item.flags.insert(.isInMotion)
    item.container?.needsDraw()
  }

  /// Whether an item comes or goes by effects.
  package func isTransitioning(_ item: ItemNode) -> Bool { transitionState(of: item) != nil }

  /// How an item is shown that comes or goes.
  func shownTransition(of item: ItemNode) -> TransitionState? {
    guard var state = transitionState(of: item), !isConsulting else { return nil }
    for index in state.effects.indices {
      state.effects[index] = item.shown(state.effects[index], .transition(index))
    }
    return state
  }

  /// What the transition of an item makes of its coordinates, as it is shown.
  func transitionMap(of item: ItemNode) -> CGAffineTransform? {
    guard let map = shownTransition(of: item)?.map(in: item.frame(.shown).size), map.isFinite else { return nil }
    return map
  }

  /// Forgets how items look whose transition has ended.
  func dropEndedEffects() {
    if effects.isEmpty { return }
    let leaving = Set(departures.all.flatMap { $0.items.map { ObjectIdentifier($0.item) } })
    for (index, state) in effects {
      let item = host.handles.node(for: state.handle) as? ItemNode
      if let item, leaving.contains(ObjectIdentifier(item)) { continue }
      if state.effects.indices.contains(where: { track(of: state.handle, .transition($0)) != nil }), item != nil {
        continue
      }
      effects[index] = nil
      guard let item, let container = item.container else { continue }
      didEndMotion(of: item)
      container.needsDraw()
    }
  }
}
