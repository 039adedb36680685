/// An ordered list of handles that supports removal without a search.
///
/// A short list is searched. In a long list, a removed handle remains in the entries and is marked as removed, until
/// more than half of the entries are marked.
///
/// Invariant: `removed` is a subset of `entries`, and has at most half as many elements.
///
/// Checked by `HandleList.check`.
package struct HandleList<Handle: Hashable>: Sequence {
  private var entries: ContiguousArray<Handle> = []
  private var removed: Set<Handle> = []

  /// The number of entries that removals have visited.
  package private(set) var entriesVisited = 0

  /// The largest number of entries for which a removal searches the list.
  private static var mostToSearch: Int { 8 }

  package init() {}

  package var count: Int { entries.count - removed.count }

  package var isEmpty: Bool { count == 0 }

  /// Adds a handle that is not in the list.
  package mutating func append(_ handle: Handle) {
    if removed.isEmpty || removed.remove(handle) == nil { entries.append(handle) }
  }

  /// Removes a handle that is in the list.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func remove(_ handle: Handle) {
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

  /// Calls `fail` with a sentence for each violation of the invariant.
  package func check(_ fail: (String) -> Void) {
    if !removed.isSubset(of: entries) || removed.count * 2 > entries.count {
      fail("Removed handles are entries of the list, and at most half of its entries.")
    }
  }

  package func makeIterator() -> some IteratorProtocol<Handle> {
    entries.lazy.filter { [removed] in removed.isEmpty || !removed.contains($0) }.makeIterator()
  }
}
