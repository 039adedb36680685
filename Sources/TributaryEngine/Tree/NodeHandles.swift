/// A weak reference to a node: an index into the engine's table, and the generation of the entry at the creation of the
/// handle.
@usableFromInline
package struct NodeHandle: Hashable, Sendable {
  @usableFromInline package var index: UInt32
  @usableFromInline package var generation: UInt32

  @inlinable
  package init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

/// A handle of a node of a known class, which resolves to that class without a cast.
///
/// Invariant: the node of the handle is an instance of `Node`.
///
/// By construction: `NodeHandles` creates the handle from a node of that class, and a handle resolves only to the node
/// for which it was created.
package struct TypedHandle<Node: ViewNode>: Hashable, Sendable {
  package let handle: NodeHandle

  fileprivate init(_ handle: NodeHandle) { self.handle = handle }
}

/// The table that resolves handles. It does not retain nodes.
///
/// Invariant: a slot with the generation of a handle contains the node of that handle, and that node is alive:
/// `ViewNode.remove()` retires the slot before the owner of the node releases it.
///
/// Checked by `NodeHandles.check`.
package struct NodeHandles {
  package init() {}

  /// The nodes and the generations of the slots. They are separate arrays, which are a quarter smaller than one array
  /// of pairs.
  private var nodes: ContiguousArray<Unretained<ViewNode>?> = [nil]
  private var generations: ContiguousArray<UInt32> = [0]
  private var free: ContiguousArray<UInt32> = []

  /// Returns the handle of a node, which is constant while the node is in the tree. For a removed node, returns a
  /// handle that does not resolve.
  @inline(__always)
  package mutating func handle(for node: ViewNode) -> NodeHandle {
    if node.handleIndex != 0 {
      return NodeHandle(index: node.handleIndex, generation: generations[Int(node.handleIndex)])
    }
    return newHandle(for: node)
  }

  @inline(never)
  private mutating func newHandle(for node: ViewNode) -> NodeHandle {
    // A handle of a removed node would never be retired.
    if node.flags.contains(.isRemoved) { return NodeHandle(index: 0, generation: 1) }
    if !free.isEmpty, let index = free.popLast() {
      nodes[Int(index)] = Unretained(node)
      node.handleIndex = index
    } else {
      node.handleIndex = UInt32(nodes.count)
      nodes.append(Unretained(node))
      generations.append(1)
    }
    return NodeHandle(index: node.handleIndex, generation: generations[Int(node.handleIndex)])
  }

  /// Returns the handle of a node if it has one; `nil` if no code has requested it, or the node was removed.
  package func knownHandle(of node: ViewNode) -> NodeHandle? {
    if node.handleIndex == 0 { return nil }
    return NodeHandle(index: node.handleIndex, generation: generations[Int(node.handleIndex)])
  }

  /// Returns the node of a handle, unless the node was removed from the tree.
  package func node(for handle: NodeHandle) -> ViewNode? {
    let index = Int(handle.index)
    guard index < nodes.count, generations[index] == handle.generation else { return nil }
    return nodes[index].object()
  }

  /// Returns the node of a handle as a value of its class, unless the node was removed from the tree.
  ///
  /// A handle resolves only to the node for which it was created, so the owner of the handle has its class. Debug
  /// builds check the class, and trap if it differs.
  package func node<Node: ViewNode>(for handle: NodeHandle, as type: Node.Type) -> Node? {
    node(for: handle).map { unsafeDowncast($0, to: type) }
  }

  /// Returns the handle of a node together with its class.
  package mutating func typedHandle<Node: ViewNode>(for node: Node) -> TypedHandle<Node> {
    TypedHandle(handle(for: node))
  }

  /// Returns the node of a handle, unless the node was removed from the tree.
  package func node<Node: ViewNode>(for handle: TypedHandle<Node>) -> Node? {
    node(for: handle.handle, as: Node.self)
  }

  package mutating func retire(_ node: ViewNode) {
    let index = node.handleIndex
    guard index != 0 else { return }
    nodes[Int(index)] = nil
    generations[Int(index)] &+= 1
    free.append(index)
    node.handleIndex = 0
  }

  /// Calls `fail` with a sentence for each violation of the invariant.
  package func check(_ fail: (String) -> Void) {
    for (index, slot) in nodes.enumerated() {
      guard let node = slot.object() else { continue }
      if node.handleIndex != UInt32(index) { fail("The handle index of a node is the index of its slot.") }
      if node.flags.contains(.isRemoved) { fail("The slot of a removed node is retired.") }
    }
    let isFree = free.allSatisfy { nodes.indices.contains(Int($0)) && nodes[Int($0)] == nil }
    if !isFree || Set(free).count != free.count { fail("A free slot contains no node and is listed once.") }
  }
}

/// The handles of the nodes of one class, in the order of their creation.
///
/// Nodes are not required to unregister: the handles of removed nodes are discarded before they outnumber the others.
package struct NodeRegister<Node: ViewNode> {
  package private(set) var entries: ContiguousArray<TypedHandle<Node>> = []
  private var sweepCount = 32

  package init() {}

  /// Adds a node.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func add(_ node: Node) {
    let host = node.host
    if entries.count >= sweepCount {
      entries.removeAll { host.handles.node(for: $0) == nil }
      sweepCount = max(32, entries.count * 2)
    }
    entries.append(host.handles.typedHandle(for: node))
  }
}
