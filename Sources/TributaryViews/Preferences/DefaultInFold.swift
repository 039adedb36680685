import TributaryDiagnostics

/// Tells where SwiftUI would answer otherwise, because there an empty dynamic container takes part in the fold with the
/// default of the key. That matters only if folding the default in changes the value.
///
///     HStack { A().preference(…); if isShown { B() } }       not shown:  here A's value, there reduce(A's value, default)
///
/// Only where a part of the tree is empty is anything looked at, and each key a few times at most.
extension HostCore {
  /// More empty parts than these are not looked at in one frame.
  private static let mostEmptyParts = 32
  /// A default that made no difference so often is taken to make none.
  private static let mostTrials = 4

  /// A dynamic container has turned out to be empty.
  package func noteEmptyPart(_ part: ViewNode) {
    if emptyParts.count < Self.mostEmptyParts { emptyParts.append(handles.handle(for: part)) }
  }

  /// Looks at the parts that were found empty in this frame.
  @MainActor
  package func examineEmptyParts() {
    let parts = emptyParts
    emptyParts = []
    for part in parts {
      guard let part = handles.node(for: part), !part.flags.contains(.isRemoved) else { continue }
      var folds: [(items: ContiguousArray<ItemNode>, position: Int)] = []
      var ancestor = part.parent
      while let node = ancestor {
        if let reader = node as? any ReadsPreference, !isBesideWhatIsRead(part, node) {
          examine(folds, readBy: reader.readKey, at: part)
        }
        if let items = (node as? ItemNode)?.foldedItems, let fold = place(of: part, in: items) { folds.append(fold) }
        ancestor = node.parent
      }
    }
  }

  /// Whether a part is in the content that is built from the preference.
  private func isBesideWhatIsRead(_ part: ViewNode, _ reader: ViewNode) -> Bool {
    (reader as? SecondaryNode)?.secondary.map { holds($0, part) } ?? false
  }

  /// Where a part stands, or the item that it is in, among the items of a fold.
  private func place(
    of part: ViewNode, in items: ContiguousArray<ItemNode>
  ) -> (items: ContiguousArray<ItemNode>, position: Int)? {
    let position = items.firstIndex { precedes(part, $0) || precedes($0, part) && holds($0, part) } ?? items.count
    return (items, position)
  }

  private func holds(_ item: ItemNode, _ node: ViewNode) -> Bool {
    var current = node.parent
    while let ancestor = current {
      if ancestor === item { return true }
      current = ancestor.parent
    }
    return false
  }

  @MainActor
  private func examine(
    _ folds: [(items: ContiguousArray<ItemNode>, position: Int)], readBy key: PreferenceKeyInfo, at part: ViewNode
  ) {
    guard defaultTrials[key.id, default: 0] < Self.mostTrials else { return }
    for fold in folds {
      // What is around the part publishes for it.
      if fold.items.indices.contains(fold.position), holds(fold.items[fold.position], part),
        fold.items[fold.position].contributes(to: key)
      {
        return
      }
      guard fold.items.contains(where: { $0.contributes(to: key) }) else { continue }
      defaultTrials[key.id, default: 0] += 1
      guard let plain = key.refold(fold.items, key, nil), let filled = key.refold(fold.items, key, fold.position) else {
        return
      }
      let (here, there) = (key.anyValue(plain), key.anyValue(filled))
      if !areEqualValues(here, there) {
        defaultTrials[key.id] = Self.mostTrials
        reportDefaultInFold(key, here: describe(here), there: describe(there), at: part)
      }
      return
    }
  }

  private func reportDefaultInFold(_ key: PreferenceKeyInfo, here: String, there: String, at part: ViewNode) {
    reportOnce(
      "default:\(key.name)",
      Diagnostic(
        .defaultIsNotIdentity, path: part.path,
        evidence: [
          Evidence("key", key.name), Evidence("here", here), Evidence("with the default folded in", there),
        ]))
  }
}

extension ItemNode {
  /// The items whose contributions are folded here, in that order; `nil` if there is nothing to fold.
  fileprivate final var foldedItems: ContiguousArray<ItemNode>? {
    if let container = self as? ContainerNode { return container.items }
    if let pair = self as? SecondaryNode, let child = pair.child, let secondary = pair.secondary {
      return pair.isBehind ? [secondary, child] : [child, secondary]
    }
    return nil
  }
}

/// A node whose user wants to know a preference.
@MainActor
protocol ReadsPreference {
  var readKey: PreferenceKeyInfo { get }
}
