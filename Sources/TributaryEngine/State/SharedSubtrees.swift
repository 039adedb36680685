/// Pairs of subtrees of one tree that show the same views at two places, such as an item in a bar and in a menu.
///
///     original ──▶ … ──▶ view ──▶ storage ◀── view ◀── … ◀── copy
///
/// The client's views at the same place of both subtrees share their state, whichever is created first. The parts of
/// controls have separate state. Only the original runs actions for changes and for values of publishers.
///
/// Invariants:
/// 1. The partner of a root's partner is the root, and one of both is in `copies`.
/// 2. A storage is shared with one view of the other subtree only; see `StateStorage.isShared`.
///
/// Tested by `ToolbarOverflowStateTests`.
@MainActor
package final class SharedSubtrees {
  private var partners: [NodeHandle: NodeHandle] = [:]
  private var copies: Set<NodeHandle> = []
  private var last: NodeHandle?
  private var rest: ArraySlice<StateStorage> = []

  package nonisolated init() {}

  package var isEmpty: Bool { partners.isEmpty }

  /// Makes two subtrees partners. Both nodes must be disconnected before they are removed.
  package func connect(_ original: ViewNode, with copy: ViewNode) {
    disconnect(original)
    disconnect(copy)
    let handles = (original: original.host.handles.handle(for: original), copy: copy.host.handles.handle(for: copy))
    partners[handles.original] = handles.copy
    partners[handles.copy] = handles.original
    copies.insert(handles.copy)
  }

  /// Ends the partnership of a subtree, if it has one. Its partner can be connected to another subtree afterward.
  package func disconnect(_ node: ViewNode) {
    guard let handle = node.host.handles.knownHandle(of: node),
      let partner = partners.removeValue(forKey: handle)
    else { return }
    partners[partner] = nil
    copies.subtract([handle, partner])
    (last, rest) = (nil, [])
    if let partner = node.host.handles.node(for: partner) { visit(partner, StorageVisitor { $0.isShared = false }) }
  }

  private func visit(_ node: ViewNode, _ visitor: StorageVisitor) {
    node.asEvaluated?.visitStorage(visitor)
    node.forEachExistingChild { child in alreadyOnMainActor { visit(child, visitor) } }
  }

  /// Returns the storage that the next property that is installed at a node shares; `nil` if the other subtree has no
  /// view of the same type at this place, or if its view already shares its state.
  func next(for node: EvaluatedNode) -> StateStorage? {
    let handle = node.host.handles.handle(for: node)
    if last != handle {
      last = handle
      rest = storages(for: node)[...]
    }
    return rest.popFirst()
  }

  /// - Complexity: O(*d*) for a node at depth *d*.
  private func storages(for node: EvaluatedNode) -> ContiguousArray<StateStorage> {
    guard !node.layout.isBuiltInComposite, let partner = partner(of: node)?.asEvaluated,
      partner.layout === node.layout
    else {
      return []
    }
    var found: ContiguousArray<StateStorage> = []
    partner.visitStorage(StorageVisitor { found.append($0) })
    return found.contains { $0.isShared } ? [] : found
  }

  /// Returns whether a node is in a copy whose original has a node of the same type at the same place.
  ///
  /// - Complexity: O(*d*) for a node at depth *d*.
  func isRepeated(_ node: ViewNode) -> Bool {
    guard let original = partner(of: node, amongCopies: true) else { return false }
    return type(of: original) == type(of: node)
  }

  /// Returns the node at the same place in the other subtree.
  ///
  /// - Parameter amongCopies: Whether only nodes in copies have a partner.
  private func partner(of node: ViewNode, amongCopies: Bool = false) -> ViewNode? {
    var indices: [Int32] = []
    var current: ViewNode? = node
    while let inner = current {
      if let handle = node.host.handles.knownHandle(of: inner), let partner = partners[handle] {
        if amongCopies, !copies.contains(handle) { return nil }
        return indices.reversed().reduce(node.host.handles.node(for: partner)) { $0?.existingChild(at: $1) }
      }
      indices.append(inner.futureIndex)
      current = inner.parent
    }
    return nil
  }
}

extension ViewNode {
  /// Whether the node is in a copy of a subtree, so that the original runs the actions of changes.
  @MainActor package final var isRepeated: Bool { host.inheritedState.sharedSubtrees?.isRepeated(self) ?? false }

  /// The index of the node among its siblings, which is also known while its content is created: a list appends a child
  /// afterward.
  var futureIndex: Int32 {
    guard let list = parent?.asList else { return indexInParent }
    let index = Int(indexInParent)
    let isAppended = list.children.indices.contains(index) && list.children[index] === self
    return isAppended ? indexInParent : Int32(truncatingIfNeeded: list.children.count)
  }

  fileprivate func existingChild(at index: Int32) -> ViewNode? {
    if let list = asList { return list.children.indices.contains(Int(index)) ? list.children[Int(index)] : nil }
    var found: ViewNode?
    forEachExistingChild { if $0.indexInParent == index { found = $0 } }
    return found
  }
}
