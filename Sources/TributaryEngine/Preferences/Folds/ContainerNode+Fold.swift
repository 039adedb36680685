/// The fold of a container: its contribution to a key is made of those of its items.
extension ContainerNode {
  /// The part that this container takes in the folds around it.
  final func partOfFold(in key: PreferenceKeyInfo) -> PreferencePart {
    guard flags.contains(.subtreeHasWriters) else { return .none }
    if let part = folds.part(in: key) { return part }
    let part = partOfItems(in: key)
    folds.storePart(part, in: key)
    return part
  }

  private final func partOfItems(in key: PreferenceKeyInfo) -> PreferencePart {
    var part: PreferencePart = flags.contains(.isDynamicContainer) ? .standIn : .none
    for item in publishers {
      switch item.part(in: key) {
      case .value: return .value
      case .standIn: part = .standIn
      case .none: break
      }
    }
    return part
  }

  /// The folded contributions of the items: the stored result if it is current, else the items are asked in view order.
  @MainActor
  final func fold(_ key: PreferenceKeyInfo) -> PreferenceSource? {
    guard flags.contains(.subtreeHasWriters) else { return nil }
    if let result = folds.lookUp(key) { return result.source }
    host.counts.nodesVisited &+= 1
    var result = key.fold(publishers, key, folds.takeCache(of: key))
    if result.source == nil, flags.contains(.isDynamicContainer) { result = key.standIn(result.cache) }
    folds.store(result, for: key)
    return result.source
  }
}
