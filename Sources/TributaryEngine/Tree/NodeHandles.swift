/// A reference to a node that may have gone: an index into the engine's table with the generation that it was made in.
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

/// The table that resolves handles. It holds no node alive.
///
/// Invariant: a slot whose generation is that of a handle holds the node that the handle was made for, and that node is
/// alive: `ViewNode.remove()` retires the slot before its owner lets the node go.
///
/// Checked by `NodeHandles.check`.
package struct NodeHandles {
  package init() {}

  private struct Slot {
    /// Not `unowned(unsafe)`: the compiler takes an optional with such a first field for `nil` while the field is, and a loop
    /// over slots would end at the first free one.
    var node: Unmanaged<ViewNode>?
    var generation: UInt32
  }

  private var slots: ContiguousArray<Slot> = [Slot(node: nil, generation: 0)]
  private var free: ContiguousArray<UInt32> = []

  /// The handle of a node; the same for as long as the node is in the tree, and afterwards one that nothing answers to.
  package mutating func handle(for node: ViewNode) -> NodeHandle {
    if node.handleIndex != 0 {
      return NodeHandle(index: node.handleIndex, generation: slots[Int(node.handleIndex)].generation)
    }
    // A handle of a node that has left the tree would never be retired.
    if node.flags.contains(.isRemoved) { return NodeHandle(index: 0, generation: 1) }
    if let index = free.popLast() {
      slots[Int(index)].node = .passUnretained(node)
      node.handleIndex = index
    } else {
      node.handleIndex = UInt32(slots.count)
      slots.append(Slot(node: .passUnretained(node), generation: 1))
    }
    return NodeHandle(index: node.handleIndex, generation: slots[Int(node.handleIndex)].generation)
  }

  /// The node behind a handle, unless it has left the tree.
  package func node(for handle: NodeHandle) -> ViewNode? {
    guard Int(handle.index) < slots.count else { return nil }
    let slot = slots[Int(handle.index)]
    return slot.generation == handle.generation ? slot.node?.takeUnretainedValue() : nil
  }

  /// The node behind a handle that was made for a node of the type, unless it has left the tree.
  ///
  /// A handle answers the node that it was made for or none, so that whoever keeps one knows the class; a debug build looks
  /// nevertheless, and traps.
  package func node<Node: ViewNode>(for handle: NodeHandle, as type: Node.Type) -> Node? {
    node(for: handle).map { unsafeDowncast($0, to: type) }
  }

  package mutating func retire(_ node: ViewNode) {
    let index = node.handleIndex
    guard index != 0 else { return }
    slots[Int(index)].node = nil
    slots[Int(index)].generation &+= 1
    free.append(index)
    node.handleIndex = 0
  }

  /// Calls `fail` for what is not as the invariant says.
  package func check(_ fail: (String) -> Void) {
    for (index, slot) in slots.enumerated() {
      guard let node = slot.node?.takeUnretainedValue() else { continue }
      if node.handleIndex != UInt32(index) { fail("A slot holds the node that its handle was made for.") }
      if node.flags.contains(.isRemoved) { fail("The slot of a node that has been removed is retired.") }
    }
    let isFree = free.allSatisfy { slots.indices.contains(Int($0)) && slots[Int($0)].node == nil }
    if !isFree || Set(free).count != free.count { fail("A slot that is free holds nobody, and is free once.") }
  }
}

/// Handles of nodes of one kind, in the order in which they were made.
///
/// Nodes need not take themselves out: those that have gone are dropped before there are more of them than of others.
package struct NodeRegister {
  package private(set) var entries: ContiguousArray<NodeHandle> = []
  private var sweepCount = 32

  package init() {}

  /// - Complexity: O(1) amortized.
  package mutating func add(_ handle: NodeHandle, in handles: NodeHandles) {
    if entries.count >= sweepCount {
      entries.removeAll { handles.node(for: $0) == nil }
      sweepCount = max(32, entries.count * 2)
    }
    entries.append(handle)
  }
}
