/// Updates the readers whose fold may have changed, deepest first.
///
/// Readers inside content that is built from a preference follow the delivery of that preference.
///
/// Readers evaluate folds on demand, so a preference without readers is never computed. The pass opens a scope for the
/// content of `overlayPreferenceValue` and `backgroundPreferenceValue` after the primary's fold.
extension ViewGraph {
  /// Updates the queued readers, deepest first: the readers above depend on their results. Readers at one depth keep
  /// the order of the queue.
  ///
  /// - Parameters:
  ///   - start: The queue index at which this scope begins. Earlier entries belong to an enclosing scope.
  ///   - depth: The depth of this scope. Readers at this depth or above belong to an enclosing scope.
  /// - Complexity: O(*n* log *n*) for *n* readers. Readers in content that is about to be rebuilt are examined again
  ///   after each depth.
  @MainActor
  package func runPreferencePass(from start: Int = 0, below depth: Int32 = -1) {
    var readers: ArraySlice<ItemNode> = []
    var level = Int32.max
    while true {
      // After each level, readers are due that it has invalidated, or whose content it has built.
      if readers.first.map({ $0.depth < level }) ?? true, queues.delivery.count > start {
        let due = queues.delivery.take(from: start) {
          $0.depth > depth && !(facts.hasBuiltContent && $0.isInPendingContent(below: depth))
        }
        if !due.isEmpty { readers = (readers + due).sorted { $0.depth > $1.depth }[...] }
      }
      guard let reader = readers.popFirst() else { return }
      level = reader.depth
      guard reader.flags.contains(.needsDelivery) else { continue }
      reader.flags.remove(.needsDelivery)
      guard !reader.flags.contains(.isRemoved), let delivering = reader as? any DeliveryReader else { continue }
      if !delivering.readsConcealed, reader.isAbsent(.concealed) { continue }
      counts.nodesVisited += 1
      delivering.readPreferences()
    }
  }
}
