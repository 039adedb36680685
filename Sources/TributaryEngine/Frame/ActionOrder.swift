/// The order in which the actions of one pass run.
///
///     1. disappearances of views that their transition removes immediately
///     2. changes of values with which views were created
///     3. appearances                                          2 and 3: siblings from the last to the first
///     4. other disappearances                                 within a removed unit: the order of appearances;
///                                                             units in view order
///
/// Deliveries of preferences and of geometry run in view order. Each runs before the first action of 2 and 3 that
/// belongs to an enclosing view, or after all of them. Children always come before parents, and a view's modifiers run
/// from the inside out.
package struct ActionOrder {
  private let host: ViewGraph
  private var removals: ContiguousArray<PendingAction> = []
  private var changes: ContiguousArray<PendingAction> = []
  private var deliveries: ContiguousArray<PendingAction> = []
  private var appearances: ContiguousArray<PendingAction> = []
  private var disappearances: ContiguousArray<PendingAction> = []

  package init(_ actions: ContiguousArray<PendingAction>, in host: ViewGraph) {
    self.host = host
    for action in actions {
      switch action.stage {
      case .delivery: deliveries.append(action)
      case .change: changes.append(action)
      case .appearance: appearances.append(action)
      case .disappearance:
        if action.precedesInsertions { removals.append(action) } else { disappearances.append(action) }
      }
    }
  }

  /// Returns the actions in order.
  ///
  /// - Complexity: O(*n* log *n*) comparisons of positions in the tree, each O(depth).
  package func sorted() -> ContiguousArray<PendingAction> {
    var result = sortedByUnits(removals)
    let deliveries = sort(deliveries) { $0.node.precedesInPostOrder($1.node) }
    var next = 0
    for action in sort(changes, isBefore) + sort(appearances, isBefore) {
      let end = endOfDeliveries(deliveries, inside: action.node)
      if end > next {
        result.append(contentsOf: deliveries[next..<end])
        next = end
      }
      result.append(action)
    }
    result.append(contentsOf: deliveries[next...])
    result.append(contentsOf: sortedByUnits(disappearances))
    return result
  }

  private func isBefore(_ a: PendingAction, _ b: PendingAction) -> Bool {
    a.node.precedesFromLast(b.node)
  }

  /// Returns the number of leading deliveries up to and including the last one inside `node`.
  ///
  /// In post-order, the deliveries inside a node directly precede the node.
  private func endOfDeliveries(_ deliveries: ContiguousArray<PendingAction>, inside node: ViewNode) -> Int {
    var (low, high) = (0, deliveries.count)
    while low < high {
      let middle = (low + high) / 2
      if deliveries[middle].node.precedesInPostOrder(node) { low = middle + 1 } else { high = middle }
    }
    return low > 0 && node.precedes(deliveries[low - 1].node) ? low : 0
  }

  /// Returns the actions grouped into units that were removed together, in view order.
  ///
  /// Within a unit, children come before parents and siblings run from last to first.
  private func sortedByUnits(_ actions: ContiguousArray<PendingAction>) -> ContiguousArray<PendingAction> {
    guard actions.count > 1 else { return actions }
    let units = actions.map { $0.node.unitOfLeaving }
    let order = actions.indices.sorted { a, b in
      if units[a] !== units[b] { return units[a].precedesInPostOrder(units[b]) }
      if actions[a].node === actions[b].node { return a < b }
      return actions[a].node.precedesFromLast(actions[b].node)
    }
    return ContiguousArray(order.map { actions[$0] })
  }

  /// Returns the actions in a stable order. The input is usually in tree order, or in reverse tree order.
  private func sort(
    _ actions: ContiguousArray<PendingAction>, _ isBefore: (PendingAction, PendingAction) -> Bool
  ) -> ContiguousArray<PendingAction> {
    guard actions.count > 1 else { return actions }
    let pairs = actions.indices.dropFirst()
    if pairs.allSatisfy({ isBefore(actions[$0 - 1], actions[$0]) }) { return actions }
    if pairs.allSatisfy({ isStrictlyBefore(actions[$0], actions[$0 - 1], isBefore) }) {
      return ContiguousArray(actions.reversed())
    }
    let order = actions.indices.sorted { a, b in
      if isStrictlyBefore(actions[a], actions[b], isBefore) { return true }
      return a < b && !isStrictlyBefore(actions[b], actions[a], isBefore)
    }
    return ContiguousArray(order.map { actions[$0] })
  }

  private func isStrictlyBefore(
    _ a: PendingAction, _ b: PendingAction, _ isBefore: (PendingAction, PendingAction) -> Bool
  ) -> Bool {
    a.node !== b.node && isBefore(a, b)
  }
}

extension ViewNode {
  /// The outermost node that was removed or became invisible together with this one; this node if it was removed alone.
  fileprivate final var unitOfLeaving: ViewNode {
    var unit = self
    var node: ViewNode? = self
    while let current = node {
      if current.hasLeft { unit = current }
      node = current.parent
    }
    return unit
  }

  private var hasLeft: Bool {
    if flags.contains(.isRemoved) { return true }
    guard let outer = outerReference.object() else { return false }
    return !outer.absence(of: self, among: .disappearing).isEmpty
  }
}
