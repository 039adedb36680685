/// An item that the preference pass brings up to date.
package protocol DeliveryReader: ItemNode {
  /// Reads what it goes by, because it stood in the queue of the preference pass.
  ///
  /// Called once for each time that it was enqueued, deepest items first. It may pull folds, open a scope for content that it
  /// builds, and enqueue actions.
  @MainActor func readPreferences()

  /// Whether it reads while it is concealed too.
  var readsConcealed: Bool { get }
}

extension DeliveryReader {
  package var readsConcealed: Bool { false }
}
