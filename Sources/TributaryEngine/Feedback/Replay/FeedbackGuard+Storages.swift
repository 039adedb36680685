extension FeedbackGuard {
  /// Returns the storage for a new property: that of the same view in another subtree, or else a new one with the value
  /// of the same state in another tree.
  @MainActor
  func makeStorage(
    _ type: StateStorage.Type, at address: UnsafeRawPointer, _ context: PropertyContext
  ) -> StateStorage {
    let shared = sharedSubtrees?.next(for: context.node.object)
    shared?.isShared = true
    if let shared, Swift.type(of: shared) == type, !(shared is any SharesOnlyValue) { return shared }
    let storage = seeds?.makeStorage(type, at: address, context) ?? type.init(at: address, context)
    if let shared {
      storage.restore(shared.anyValue)
      storage.isShared = true
    }
    return storage
  }

  /// Makes the client's views in two subtrees share their state.
  @MainActor
  package func share(_ node: ViewNode, _ other: ViewNode) {
    let subtrees = sharedSubtrees ?? SharedSubtrees()
    subtrees.connect(node, other)
    sharedSubtrees = subtrees
  }

  /// Ends the sharing of a subtree, if it shares its state. Must be called before its root is removed.
  @MainActor
  package func endSharing(_ node: ViewNode) {
    sharedSubtrees?.disconnect(node)
    if sharedSubtrees?.isEmpty == true { sharedSubtrees = nil }
  }
}
