/// Finds out what each state of a loop does by itself: state by state, the last change is taken back in a copy of the tree
/// and made again.
@MainActor
package final class LoopReplay {
  private let run: DryRun
  private var effects: [LoopStateID: Effect?] = [:]

  /// More states than these are not told apart.
  package static let maximumStates = 128

  /// What follows from the last change of one state, everything else as it stands.
  package struct Effect {
    /// Who would be told something else.
    package let readers: Set<LoopReaderID>
    /// The nodes of the copy that had read the state.
    package let nodes: [ViewNode]
    /// What the change did to the copy.
    package let walk: LoopEvidence
  }

  /// - Returns: `nil` for the copy of a copy.
  package init?(of host: HostCore) {
    guard let run = DryRun(of: host) else { return nil }
    self.run = run
  }

  /// Whether the copy shows to the readers of a loop what the tree shows; else nothing follows from it.
  package func agrees(with series: LoopSeries) -> Bool {
    series.readers.allSatisfy { reader in
      guard let last = reader.deliveries.last, last.pass == series.now, let value = last.value,
        let told = run.firstDeliveries[reader.id]?.delivery
      else { return true }
      return areEqualValues(told.value, value)
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
    // Another view may hold the state by now, at the same place.
    guard let again = run.storage(of: state.id), let nodes = run.set(again, to: new) else { return nil }
    let (deliveries, walk) = run.recordedWalk()
    return Effect(readers: Set(deliveries.keys), nodes: nodes, walk: walk)
  }

  /// Who would have published to a reader before one of the states changed.
  package func publisher(
    of key: PreferenceKeyInfo, for reader: ReaderHistory, _ states: some Sequence<StateHistory>
  ) -> LoopPublisher? {
    for state in states {
      guard let last = state.changes.last, let old = last.old, let new = last.new,
        let storage = run.storage(of: state.id), run.set(storage, to: old) != nil
      else { continue }
      let (_, walk) = run.recordedWalk()
      let item = run.node(at: reader.id.place) as? ItemNode
      let publisher = item.map { LoopPublisher(of: run.key(like: key), below: $0, [walk]) }
      if let storage = run.storage(of: state.id) { _ = run.set(storage, to: new) }
      _ = run.walk()
      if let publisher, publisher.writer != nil { return publisher }
    }
    return nil
  }
}

extension DryRun {
  /// The description that the copy has of a key.
  package func key(like key: PreferenceKeyInfo) -> PreferenceKeyInfo { core.findPreferenceKey(key.id).object() ?? key }
}
