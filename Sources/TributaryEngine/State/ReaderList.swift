/// The nodes that read one value, as unretained entries with the evaluation in which each node read it.
@usableFromInline
package struct ReaderList {
  package struct Entry: Equatable {
    package let handle: NodeHandle
    package let evaluation: UInt32

    @inline(__always)
    package init(handle: NodeHandle, evaluation: UInt32) {
      self.handle = handle
      self.evaluation = evaluation
    }
  }

  /// The first reader. Most state has only one reader, which requires no array.
  private var first: Entry?
  private var others: ContiguousArray<Entry> = []

  @usableFromInline package init() {}

  package var isEmpty: Bool { first == nil }

  /// The number of entries.
  package var count: Int { (first == nil ? 0 : 1) + others.count }

  /// All entries.
  package var all: [Entry] { first.map { [$0] + others } ?? [] }

  /// Returns whether a reader is known to be in the list. Only the first and last entries are checked.
  @inline(__always)
  package func holds(_ entry: Entry) -> Bool { first == entry || others.last == entry }

  /// Adds a reader if the list has no first reader, or if the first reader is an evaluation of the same node.
  ///
  /// - Returns: Whether the given entry is now the first reader.
  @inline(__always)
  package mutating func insertFirst(_ entry: Entry) -> Bool {
    if let first, first.handle != entry.handle { return false }
    first = entry
    return true
  }

  /// Adds a reader.
  ///
  /// - Parameter isCurrent: Returns whether an entry belongs to its node's last evaluation. Called before the list
  ///   grows, so that outdated entries do not accumulate for a value that is never written.
  /// - Complexity: O(1) amortized.
  package mutating func insert(_ entry: Entry, isCurrent: (Entry) -> Bool) {
    if insertFirst(entry) { return }
    if others.count >= 16, others.count == others.capacity {
      others.removeAll { !isCurrent($0) }
      if others.count > others.capacity / 2 { others.reserveCapacity(others.capacity * 2) }
    }
    others.append(entry)
  }

  package mutating func takeAll() -> [Entry] {
    guard let first else { return [] }
    let all = [first] + others
    self.first = nil
    others = []
    return all
  }
}
