/// An action that a frame did not run.
package struct WithheldAction {
  package let action: PendingAction
  /// Whether the next frame runs it in any case.
  package let isForNextFrame: Bool
}

extension PendingAction {
  /// The item whose action this is: a reader that adds no item of its own speaks for the one inside.
  package var item: ItemNode? {
    (node as? ItemNode) ?? (node.flags.contains(.isRemoved) ? nil : node.onlyItem().object())
  }

  /// This action, without reference to a node that has left the tree and whose surroundings may be freed.
  package var outlivingFrame: PendingAction {
    guard node.flags.contains(.isRemoved), let root = node.host.root else { return self }
    return PendingAction(node: root, kind: kind, moment: moment)
  }

  /// Whether nobody is to be told any more when the node has left the tree.
  package var needsItsNode: Bool { delivery != nil || moment == .appearance }

  /// This action, for a later frame: a view that has gone by then does not appear.
  @MainActor package var ofWhatIsThere: PendingAction {
    guard case .plain(let name, let body) = kind, moment == .appearance else { return self }
    return PendingAction(
      node: node, kind: .plain(name) { [node] in if !node.flags.contains(.isRemoved) { body() } }, moment: moment)
  }
}
