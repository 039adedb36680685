/// A view is *concealed* while a `ViewThatFits` around it shows another candidate, or a navigation stack another page. It is
/// in the tree and keeps its state; its body is kept up to date, and it may be measured. It is not placed, told of
/// geometry, drawn or hit; its readers, actions and preferences wait until it is shown.
///
/// Nothing is stored for that: a node is asked where a pass would otherwise work for it, and only in a host in which
/// there ever was something to conceal.
extension ItemNode {
  /// Whether an item around shows another one than that which leads to this one.
  ///
  /// - Complexity: O(depth).
  package final var isConcealed: Bool {
    guard host.facts.hasAlternatives else { return false }
    var item = self
    while let outer = item.nearestItem {
      if item.isLeftOut(by: outer) { return true }
      item = outer
    }
    return false
  }

  /// Whether the item around shows another one than this.
  package final var isLeftOut: Bool {
    guard host.facts.hasAlternatives, let outer = nearestItem else { return false }
    return isLeftOut(by: outer)
  }

  private func isLeftOut(by outer: ItemNode) -> Bool {
    // What was shown and goes is seen until it has gone.
    guard let alternatives = outer as? AlternativesNode else { return false }
    return alternatives.shown !== self && !(self is any StandInForDeparture)
  }

  /// The item that lays this one out, or will once items are collected.
  private final var nearestItem: ItemNode? {
    if let container { return container }
    var node = parent
    while let current = node {
      if let item = current as? ItemNode { return item }
      node = current.parent
    }
    return nil
  }

  /// Remembers that something in this concealed subtree has to be placed, for when it is shown: from there, placing finds
  /// its way by the flags.
  package final func postponePlacement() {
    var node: ItemNode = self
    while let container = node.container, !container.flags.contains(.needsPlacement) {
      if let alternatives = container as? AlternativesNode, alternatives.shown !== node { return }
      container.flags.insert(.needsPlacement)
      container.childNeedsPlacement(node)
      node = container
    }
  }
}

extension PassThroughNode {
  /// Whether everything that stands here is concealed.
  package final var isConcealed: Bool {
    guard host.facts.hasAlternatives else { return false }
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return !items.isEmpty && items.allSatisfy { $0.isConcealed }
  }
}
