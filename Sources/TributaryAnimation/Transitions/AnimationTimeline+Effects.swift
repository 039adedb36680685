@_spi(Engine) package import TributaryEngine
import TributaryGeometry
import TributaryMotion

/// Insertions and removals with effects, which are the parts of built-in transitions.
extension AnimationTimeline {
  /// Starts the insertion transition of an item.
  @MainActor
  func arrive(_ item: ItemNode) {
    if host.features.upcalls.layout?.wasOnlyRevealed(item, in: walk) == true { return }
    let insertion = insertionTransaction(of: item.undecorated)
    let asked = insertion.animation
    if let node = item.transitionNode, node.custom != nil {
      if asked != nil || node.animatesByItself { arrive(node, in: insertion) }
      return
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

  /// Starts the removal effects of an item's transition.
  ///
  /// - Returns: The runs of the effects; `nil` if no effect is animated.
  @MainActor
  func startRemovalEffects(_ item: ItemNode, _ asked: Animation?) -> ContiguousArray<AnimationRun>? {
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

  /// Returns whether an item is in an insertion or removal transition with effects.
  package func isTransitioning(_ item: ItemNode) -> Bool { transitionState(of: item) != nil }

  /// Returns the displayed effects of an item in a transition.
  func shownTransition(of item: ItemNode) -> TransitionState? {
    guard var state = transitionState(of: item), !isConsulting else { return nil }
    for index in state.effects.indices {
      state.effects[index] = item.shown(state.effects[index], .transition(index))
    }
    return state
  }

  /// Returns the displayed coordinate transform of an item's transition.
  func transitionMap(of item: ItemNode) -> CGAffineTransform? {
    guard let state = shownTransition(of: item) else { return nil }
    let map = state.map(in: item.transitionBounds(within: item.frame(.shown).size))
    return map.isFinite ? map : nil
  }

  /// Discards the effects of items whose transition has ended.
  func dropEndedEffects() {
    if effects.isEmpty { return }
    let leaving = Set(departures.all.flatMap { $0.items.map { ObjectIdentifier($0.item) } })
    for (index, state) in effects {
      let item = host.handles.node(for: state.handle)?.asItem
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
