/// The values of the state that later transactions have changed, for a walk that displays the changes of the first one.
///
///     changes  x 0 → 1 (spring)   x 1 → 2 (linear)   y 5 → 6 (linear)
///     hidden   x = 0, y = 5
///     shown    x = 2, y = 6
///
/// Invariant: there is an entry for each state with a pending later change, and `old` contains the values before each
/// of these changes.
///
/// Tested by `ChangeGrowthTests`.
struct LaterValues {
  /// The values of a state before each later change, and after the last one.
  private struct Entry {
    let storage: StateStorage
    var old: ContiguousArray<Any>
    var newest: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The number of states with pending later changes.
  var count: Int { entries.count }

  /// Appends a change.
  mutating func append(_ change: StateChange) {
    let key = ObjectIdentifier(change.storage)
    if entries[key] == nil {
      entries[key] = Entry(storage: change.storage, old: [change.old], newest: change.new)
    } else {
      entries[key]?.old.append(change.old)
      entries[key]?.newest = change.new
    }
  }

  /// Removes the first pending change of its state. The caller retains the change, so that no value is released during
  /// the removal.
  mutating func removeFirst(_ change: StateChange) {
    let key = ObjectIdentifier(change.storage)
    guard let count = entries[key]?.old.count else { return }
    if count > 1 { entries[key]?.old.remove(at: 0) } else { entries[key] = nil }
  }

  /// Restores the values from before all pending changes.
  func hide() {
    for entry in entries.values { if let old = entry.old.first { entry.storage.restore(old) } }
  }

  /// Restores the newest values.
  func reveal() {
    for entry in entries.values { entry.storage.restore(entry.newest) }
  }
}
