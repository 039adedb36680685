/// The sources of values for new state other than the initial values of its properties: the state of the same view in
/// another subtree, or in another tree.
package struct InheritedState {
  /// The values of new state, while this tree starts with the state of another one.
  package var seeds: StateSeeds?
  /// The subtrees that share their state; `nil` if there are none.
  package private(set) var sharedSubtrees: SharedSubtrees?

  package init() {}

  /// Whether all new state has the initial values of its properties.
  package var isEmpty: Bool { seeds == nil && sharedSubtrees == nil }

  /// Returns the storage for a new property: that of the same view in another subtree, or else a new one with the value
  /// of the same state in another tree.
  ///
  /// - Parameter isShared: Whether the property has the same value in both subtrees.
  @MainActor
  func makeStorage(
    _ type: StateStorage.Type, at address: UnsafeRawPointer, _ context: PropertyContext, isShared: Bool = true
  ) -> StateStorage {
    // The storages of a view are in the order of its properties, including those that are not shared.
    let partner = sharedSubtrees?.next(for: context.node.object())
    let shared = isShared ? partner : nil
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
  package mutating func share(_ original: ViewNode, with copy: ViewNode) {
    let subtrees = sharedSubtrees ?? SharedSubtrees()
    subtrees.connect(original, with: copy)
    sharedSubtrees = subtrees
  }

  /// Ends the sharing of a subtree, if it shares its state. Must be called before its root is removed.
  @MainActor
  package mutating func endSharing(_ node: ViewNode) {
    sharedSubtrees?.disconnect(node)
    if sharedSubtrees?.isEmpty == true { sharedSubtrees = nil }
  }
}

extension PropertyContext {
  /// Returns the storage of a property that describes a view at one place, such as a gesture in progress or the focus.
  /// A copy of the view in the same tree has separate storage.
  @MainActor
  package func makeStorage<Value>(_ type: StateBox<Value>.Type, at address: UnsafeRawPointer) -> StateBox<Value> {
    let host = node.object().host
    let storage =
      host.inheritsState
      ? host.inheritedState.makeStorage(type, at: address, self, isShared: false) as? StateBox<Value> : nil
    return storage ?? StateBox(at: address, self)
  }
}
