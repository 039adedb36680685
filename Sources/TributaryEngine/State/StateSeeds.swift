/// The values of state by the places of their views, for a copy of a tree.
///
/// A place is identified by a hash of its path from the root. Among a million places, a collision occurs on average in
/// one of forty million trees. The copy, which is only examined, then starts with a wrong value.
///
/// The seeds are created and read on the main actor, as trees are.
package final class StateSeeds {
  private var values: ContiguousArray<Any> = []
  private var ranges: [UInt64: Range<Int>] = [:]
  private var last: NodeHandle?
  private var rest = 0..<0

  /// Creates seeds from the current state of a tree.
  ///
  /// - Complexity: O(*n*) nodes, times their depth.
  @MainActor
  package init(of root: ViewNode) {
    let visitor = StorageVisitor { [unowned self] in values.append(Self.seed(for: $0.anyValue)) }
    visit(root, visitor)
  }

  /// Creates seeds from the state of one body, for a tree with the same body at the same place.
  @MainActor
  package init(ofBody node: EvaluatedNode) {
    node.visitStorage(StorageVisitor { [unowned self] in values.append($0.anyValue) })
    ranges[Self.place(of: node)] = values.indices
  }

  /// Returns the value of a state for a copy of the tree.
  @MainActor
  private static func seed(for value: Any) -> Any { (value as? any ReplicatedObject)?.replica() ?? value }

  @MainActor
  private func visit(_ node: ViewNode, _ visitor: StorageVisitor) {
    if let body = node.asEvaluated, body.layout.hasDynamicProperties {
      let start = values.count
      body.visitStorage(visitor)
      if values.count > start { ranges[Self.place(of: node)] = start..<values.count }
    }
    node.forEachExistingChild { child in alreadyOnMainActor { visit(child, visitor) } }
  }

  /// Returns the storage for a new property, with the value of its seed.
  @MainActor
  package func makeStorage(
    _ type: StateStorage.Type, at address: UnsafeRawPointer, _ context: PropertyContext
  ) -> StateStorage {
    let storage = type.init(at: address, context)
    if let seed = next(for: context.node.object()) { storage.restore(seed) }
    return storage
  }

  /// Returns the value of the next property that is installed at a node; `nil` if the original tree has none at this
  /// place.
  private func next(for node: ViewNode) -> Any? {
    let handle = node.host.handles.handle(for: node)
    if last != handle {
      last = handle
      rest = ranges[Self.place(of: node)] ?? 0..<0
    }
    guard let index = rest.first else { return nil }
    rest = index + 1..<rest.upperBound
    return values[index]
  }

  /// Returns the hash of the path to a node from the root of the tree.
  private static func place(of node: ViewNode) -> UInt64 {
    var place: UInt64 = 0
    var current: ViewNode? = node
    while let node = current {
      place = (place ^ UInt64(bitPattern: Int64(node.futureIndex)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      place ^= place >> 32
      current = node.parent
    }
    return place
  }
}

/// An object in the state of a framework view that records the progress of that view. The state of a copied tree
/// contains a separate object with the same progress, so the passes of the copy do not affect the original view.
///
/// Tested by `DryRunTests`.
package protocol ReplicatedObject: AnyObject {
  /// Returns an object with the same progress that no view uses.
  @MainActor func replica() -> Self
}
