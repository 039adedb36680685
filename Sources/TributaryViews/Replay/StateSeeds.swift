/// Values of state by the places of their views, for the copy of a tree.
package final class StateSeeds {
  private var values: [LoopPlace: ContiguousArray<Any>] = [:]
  private var last: (node: ObjectIdentifier, values: ArraySlice<Any>)?

  /// The state of a tree as it stands.
  ///
  /// - Complexity: O(*n*) nodes.
  @MainActor
  package init(of root: ViewNode) {
    func visit(_ node: ViewNode) {
      if let body = node as? EvaluatedNode, body.layout.hasDynamicProperties {
        var found: ContiguousArray<Any> = []
        body.visitStorage(StorageVisitor { found.append($0.anyValue) })
        if !found.isEmpty { values[LoopPlace(node)] = found }
      }
      node.forEachChild { child in alreadyOnMainActor { visit(child) } }
    }
    visit(root)
  }

  /// The value for the next property that is installed at a node; `nil` if the other tree has none there.
  package func next(for node: ViewNode) -> Any? {
    if last?.node != ObjectIdentifier(node) {
      last = (ObjectIdentifier(node), ArraySlice(values[LoopPlace(node)] ?? []))
    }
    return last?.values.popFirst()
  }
}
