import TributaryLoopRules
@_spi(Engine) package import TributaryEngine

/// A replay that determines the effect of each state of a loop separately: in a copy of the tree, the last change of
/// the state is reverted and repeated.
@MainActor
package final class LoopReplay {
  private let run: DryRun
  private var effects: [LoopStateID: Effect?] = [:]
  private var drivenOverTime: [LoopComponenthip: [LoopStateID: Set<LoopReaderID>]] = [:]

  /// The largest number of states that are distinguished.
  package static let maximumStates = 128

  /// The effect of the last change of one state, with all other state unchanged.
  package struct Effect {
    /// The readers that would receive a different value.
    package let readers: Set<LoopReaderID>
    /// The nodes of the copy that read the state before the change.
    package let nodes: [ViewNode]
    /// The evidence of the walk after the change in the copy.
    package let walk: LoopEvidence
  }

  /// Creates a replay with a copy of the tree of a host.
  ///
  /// - Returns: `nil` if the host is itself a copy.
  package init?(of host: ViewGraph) {
    guard let run = DryRun(of: host) else { return nil }
    self.run = run
  }

  /// Returns whether the copy delivers the same values to the readers of a loop as the tree. Otherwise, the replay is
  /// not conclusive.
  package func agrees(with series: LoopSeries) -> Bool {
    series.readers.allSatisfy { reader in
      guard let last = reader.deliveries.last, last.pass == series.now, let value = last.value,
        let delivery = run.firstDeliveries[reader.id]?.delivery
      else { return true }
      return areEqualValues(delivery.value, value)
    }
  }

  package func effect(of state: StateHistory) -> Effect? {
    if let known = effects[state.id] { return known }
    let effect = effects.count < Self.maximumStates ? findEffect(of: state) : nil
    effects[state.id] = .some(effect)
    return effect
  }

  private func findEffect(of state: StateHistory) -> Effect? {
    guard let last = state.changes.last, let old = last.old, let new = last.new,
      let storage = run.storage(of: state.id),
      run.set(storage, to: old) != nil
    else { return nil }
    _ = run.walk()
    // The state may belong to another view at the same place after the walk.
    guard let again = run.storage(of: state.id), let nodes = run.set(again, to: new) else { return nil }
    let (deliveries, walk) = run.recordedWalk()
    return Effect(readers: Set(deliveries.keys), nodes: nodes, walk: walk)
  }

  // MARK: Dependencies

  /// The number of earlier passes that are replayed. If a bound hides the current effect of a state, an earlier change
  /// may still show it.
  private static let mostMoments = 8
  /// The largest number of states for which earlier changes are replayed. With more states, only the last change of
  /// each is replayed.
  private static let mostStatesOverTime = 16

  /// Returns the readers that received a different value because of the changes of each state in a loop; `nil` if a
  /// state cannot be replayed.
  package func readersDriven(in series: LoopSeries) -> [LoopStateID: Set<LoopReaderID>]? {
    var driven: [LoopStateID: Set<LoopReaderID>] = [:]
    for state in series.states {
      guard let effect = effect(of: state) else { return nil }
      driven[state.id] = effect.readers
    }
    guard (2...Self.mostStatesOverTime).contains(series.states.count) else { return driven }
    if let known = drivenOverTime[LoopComponenthip(series)] { return known }
    let first = max(LoopValues.firstPass, series.now - Self.mostMoments)
    for pass in stride(from: series.now - 1, through: first, by: -1) { addEffects(at: pass, series, &driven) }
    for state in series.states {
      if let value = state.changes.last?.new { run.storage(of: state.id)?.writeAny(value) }
    }
    _ = run.walk()
    drivenOverTime[LoopComponenthip(series)] = driven
    return driven
  }

  /// Adds the effect of each change of a pass, with all other state as before that pass.
  private func addEffects(
    at pass: Int, _ series: LoopSeries, _ driven: inout [LoopStateID: Set<LoopReaderID>]
  ) {
    for state in series.states {
      if let value = state.standing(at: pass) { run.storage(of: state.id)?.writeAny(value) }
    }
    _ = run.walk()
    for state in series.states {
      guard let change = state.change(at: pass), let old = change.old, let new = change.new,
        let storage = run.storage(of: state.id)
      else { continue }
      storage.writeAny(new)
      driven[state.id, default: []].formUnion(run.walk().keys)
      run.storage(of: state.id)?.writeAny(old)
      _ = run.walk()
    }
  }

  /// Returns the publisher to a reader before one of the states changed.
  package func publisher(
    of key: PreferenceKeyInfo, for reader: ReaderHistory, _ states: some Sequence<StateHistory>
  ) -> LoopPublisher? {
    for state in states {
      guard let last = state.changes.last, let old = last.old, let new = last.new,
        let storage = run.storage(of: state.id), run.set(storage, to: old) != nil
      else { continue }
      let (_, walk) = run.recordedWalk()
      let item = run.node(at: reader.id.place)?.asItem
      let publisher = item.map { LoopPublisher(of: run.key(like: key), below: $0, [walk]) }
      if let storage = run.storage(of: state.id) { _ = run.set(storage, to: new) }
      _ = run.walk()
      if let publisher, publisher.writer != nil { return publisher }
    }
    return nil
  }
}

extension DryRun {
  /// Returns the copy's description of a preference key.
  package func key(like key: PreferenceKeyInfo) -> PreferenceKeyInfo { core.findPreferenceKey(key.id).object() ?? key }
}

/// A host with the same content as another one.
@MainActor
package struct HostReplica {
  /// An object that keeps the engine's host alive.
  package let owner: AnyObject
  package let core: ViewGraph
  package let apply: () -> Void

  package init(owner: AnyObject, core: ViewGraph, apply: @escaping () -> Void) {
    self.owner = owner
    self.core = core
    self.apply = apply
  }
}
