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
  /// The storages that the copy of a subtree shares with the original; `nil` for a copy of a tree.
  private var shared: SharedStorages?

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

  /// Creates seeds for a second copy of a subtree in the same tree. The client's views in the copy share their state with
  /// those at the same places of the original.
  ///
  /// - Parameters:
  ///   - original: The root of the original.
  ///   - copy: The root of the copy, whose content is created next.
  ///   - outer: The seeds of the whole tree, which apply to all other state.
  /// - Complexity: O(*n*) nodes of the original, times their depth in it.
  @MainActor
  package init(sharing original: ViewNode, with copy: ViewNode, in outer: StateSeeds?) {
    shared = SharedStorages(of: original, with: copy, in: outer)
  }

  /// Returns the storage for a new property: that of the original, or else a new one with the value of its seed.
  @MainActor
  package func makeStorage(
    _ type: StateStorage.Type, at address: UnsafeRawPointer, _ context: PropertyContext
  ) -> StateStorage {
    let node = context.node.object
    if let shared {
      let original = shared.next(for: node)
      if let original, Swift.type(of: original) == type, !(original is any SharesOnlyValue) { return original }
      let storage = shared.outer?.makeStorage(type, at: address, context) ?? type.init(at: address, context)
      if let original { storage.restore(original.anyValue) }
      return storage
    }
    let storage = type.init(at: address, context)
    if let seed = next(for: node) { storage.restore(seed) }
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

  /// Returns the hash of the path to a node from the root of the tree or from an outer node.
  static func place(of node: ViewNode, below root: ViewNode? = nil) -> UInt64 {
    var place: UInt64 = 0
    var current: ViewNode? = node
    while let node = current, node !== root {
      place = (place ^ UInt64(bitPattern: Int64(node.indexInParent)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
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
protocol ReplicatedObject: AnyObject {
  /// Returns an object with the same progress that no view uses.
  @MainActor func replica() -> Self
}
