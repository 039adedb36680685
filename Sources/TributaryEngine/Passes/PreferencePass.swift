/// Brings the readers whose fold may have changed up to date, deepest first; readers inside content that is built from a
/// preference come after the delivery of that preference.
///
/// Folds are pulled by the readers: what nobody reads is not computed. Opens a scope for the content of overlay- and
/// backgroundPreferenceValue after the primary's fold.
extension ViewGraph {
  /// - Parameters:
  ///   - start: Entries of the queue before this one belong to a scope around.
  ///   - depth: Readers at this depth or above belong to a scope around.
  @MainActor
  package func runPreferencePass(from start: Int = 0, below depth: Int32 = -1) {
    while true {
      // The deepest reader first: those above see what it makes. Ties stand in view order.
      var best = -1
      var index = start
      var remaining = 0
      while index < queues.delivery.count {
        let reader = queues.delivery[index]
        if reader.depth > depth, !isWaiting(reader, below: depth) {
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

  /// The same for long queues: sorts once instead of searching again for every reader.
  @MainActor
  private func runManyReaders(from start: Int, below depth: Int32) {
    let mine = queues.delivery.take(from: start) { $0.depth > depth && !isWaiting($0, below: depth) }
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
