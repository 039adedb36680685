/// The fold of a container, which combines the contributions of its items to a key.
extension ContainerNode {
  /// Returns the part that this container takes in the enclosing folds.
  final func partOfFold(in key: PreferenceKeyInfo) -> PreferencePart {
    guard flags.contains(.subtreeHasWriters) else { return .none }
    if passesOn(key) {
      key.foldsPassedOn &+= 1
      return partOfItems(in: key)
    }
    if let part = folds.part(in: key) { return part }
    let part = partOfItems(in: key)
    folds.storePart(part, in: key)
    return part
  }

  /// Returns whether this container passes the contribution of its only item on without a stored fold.
  private final func passesOn(_ key: PreferenceKeyInfo) -> Bool { folds.isFull(for: key) && publishers.count == 1 }

  private final func partOfItems(in key: PreferenceKeyInfo) -> PreferencePart {
    var part: PreferencePart = flags.contains(.isDynamicContainer) ? .standIn : .none
    let items = publishers
    for index in items.indices {
      switch items.reference(at: index).with({ $0.part(in: key) }) {
      case .value: return .value
      case .standIn: part = .standIn
      case .none: break
      }
    }
    return part
  }

  /// Returns the folded contributions of the items: the stored result if it is current, otherwise a new fold in view
  /// order.
  ///
  /// A container with the folds of many keys passes the contribution of its only item on without storing it. The
  /// outermost of these containers in a reader stores it nevertheless: readers of the same key around each container of
  /// a chain would otherwise each follow the whole chain.
  @MainActor
  final func fold(_ key: PreferenceKeyInfo) -> PreferenceSource? {
    guard flags.contains(.subtreeHasWriters) else { return nil }
    if passesOn(key), !key.takeRead() {
      key.foldsPassedOn &+= 1
      let items = publishers
      defer { withExtendedLifetime(items) {} }
      if let source = items.reference(at: 0).with({ $0.contribution(to: key) }) { return source }
      return flags.contains(.isDynamicContainer) ? key.standIn(nil).source : nil
    }
    if let result = folds.lookUp(key) { return result.source }
    host.counts.nodesVisited &+= 1
    var result = key.fold(publishers, key, folds.takeCache(of: key))
    if result.source == nil, flags.contains(.isDynamicContainer) { result = key.standIn(result.cache) }
    folds.store(result, for: key)
    return result.source
  }
}

extension PreferenceKeyInfo {
  /// Returns whether a reader reads the key, for the first container with the folds of many keys.
  fileprivate final func takeRead() -> Bool {
    defer { isRead = false }
    return isRead
  }
}
