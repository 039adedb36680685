/// Updates the readers whose fold may have changed, deepest first.
///
/// Readers inside content that is built from a preference follow the delivery of that preference.
///
/// Readers evaluate folds on demand, so a preference without readers is never computed. The pass opens a scope for the
/// content of `overlayPreferenceValue` and `backgroundPreferenceValue` after the primary's fold.
extension ViewGraph {
  /// Updates the queued readers, deepest first.
  ///
  /// - Parameters:
  ///   - start: The queue index at which this scope begins. Earlier entries belong to an enclosing scope.
  ///   - depth: The depth of this scope. Readers at this depth or above belong to an enclosing scope.
  @MainActor
  package func runPreferencePass(from start: Int = 0, below depth: Int32 = -1) {
    while true {
      // The deepest reader is first, because readers above depend on its result. Readers at one depth keep view order.
      var best = -1
      var index = start
      var remaining = 0
      while index < queues.delivery.count {
        let reader = queues.delivery[index]
        if reader.depth > depth, !PreferenceDependentContent.contains(reader, below: depth, in: self) {
          remaining += 1
          if best < 0 || reader.depth > queues.delivery[best].depth { best = index }
        }
        index += 1
      }
      guard best >= 0 else { return }
      if remaining > 64 {
        runManyReaders(from: start, below: depth)
        continue
      }
      let reader = queues.delivery.take(at: best)
      deliver(to: reader)
    }
  }

  /// Updates the readers of a long queue, with one sort instead of a search for each reader.
  @MainActor
  private func runManyReaders(from start: Int, below depth: Int32) {
    let mine = queues.delivery.take(from: start) {
      $0.depth > depth && !PreferenceDependentContent.contains($0, below: depth, in: self)
    }
    for reader in mine.sorted(by: { $0.depth > $1.depth }) { deliver(to: reader) }
  }

  @MainActor
  private func deliver(to reader: ItemNode) {
    guard reader.flags.contains(.needsDelivery) else { return }
    reader.flags.remove(.needsDelivery)
    guard !reader.flags.contains(.isRemoved), let delivering = reader as? any DeliveryReader else { return }
    if !delivering.readsConcealed, reader.isAbsent(.concealed) { return }
    counts.nodesVisited += 1
    delivering.readPreferences()
  }
}
