/// Handles in the order in which they were added, of which any can be taken out without a search.
///
/// A short list is searched. In a long one what was taken out stays in its place, marked, until it is more than half of all.
///
/// Invariant: `removed` holds only handles that stand in `entries`, and not more than half of them.
///
/// Checked by `HandleList.check`.
package struct HandleList: Sequence {
  private var entries: ContiguousArray<NodeHandle> = []
  private var removed: Set<NodeHandle> = []

  /// How many entries were looked at so far to take others out.
  package private(set) var entriesVisited = 0

  /// Lists of so many are searched.
  private static let mostToSearch = 8

  package init() {}

  package var count: Int { entries.count - removed.count }

  package var isEmpty: Bool { count == 0 }

  /// Adds a handle that is not in the list.
  package mutating func append(_ handle: NodeHandle) {
    if removed.isEmpty || removed.remove(handle) == nil { entries.append(handle) }
  }

  /// Takes out a handle that is in the list.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func remove(_ handle: NodeHandle) {
    if entries.count <= Self.mostToSearch {
      entriesVisited += entries.count
      entries.removeAll { $0 == handle }
      removed.remove(handle)
      return
    }
    removed.insert(handle)
    if removed.count * 2 > entries.count {
      entriesVisited += entries.count
      entries.removeAll { removed.contains($0) }
      removed = []
    }
  }

  /// Calls `fail` for what is not as the invariant says.
  package func check(_ fail: (String) -> Void) {
    if !removed.isSubset(of: entries) || removed.count * 2 > entries.count {
      fail("What was removed from a list stands in it, and is half of it at most.")
    }
  }

  package func makeIterator() -> some IteratorProtocol<NodeHandle> {
    entries.lazy.filter { [removed] in removed.isEmpty || !removed.contains($0) }.makeIterator()
  }
}
