@_spi(Engine) import TributaryEngine
import TributaryLoops

/// Actions in a copy of a tree, which write the state of the copy.
extension DryRun {
  /// A write that an action has attempted, including writes of equal values.
  struct Write {
    let id: LoopStateID
    let value: Any

    /// Returns the numbers that differ from those of another value, and their differences; ±1 for a changed Boolean.
    func changes(since baseline: Any?) -> [(index: Int, difference: Double)] {
      guard let baseline else { return [] }
      if let old = baseline as? Bool, let new = value as? Bool { return old == new ? [] : [(0, new ? 1 : -1)] }
      guard let old = (baseline as? any Perturbable)?.perturbableNumbers,
        let new = (value as? any Perturbable)?.perturbableNumbers, old.count == new.count
      else { return [] }
      return zip(old, new).enumerated().compactMap { index, pair in
        let difference = pair.1 - pair.0
        return difference.isFinite && difference != 0 ? (index, difference) : nil
      }
    }
  }

  /// Runs an action.
  ///
  /// - Returns: The attempted writes, one for each state, with its current value.
  @MainActor
  func writes(of action: PendingAction) -> [Write] {
    guard let delivery = action.delivery else { return [] }
    var storages: [StateStorage] = []
    core.callbacks.listener = { event in
      guard case .willWrite(let storage) = event else { return }
      self.recordWrite(to: storage)
      if !storages.contains(where: { $0 === storage }) { storages.append(storage) }
    }
    core.withPhase(.acting) { delivery.action() }
    core.callbacks.listener = nil
    return storages.compactMap { storage in
      core.handles.node(for: storage.owner).map { owner in
        Write(id: LoopStateID(place: TreePosition(owner), property: storage.propertyName), value: storage.anyValue)
      }
    }
  }
}
