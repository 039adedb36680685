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
