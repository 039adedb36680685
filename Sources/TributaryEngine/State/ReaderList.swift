/// The nodes that read one value, as unretained entries with the evaluation in which each node read it.
@usableFromInline
package struct ReaderList {
  /// A node and the number of the evaluation in which it read the value.
  package struct Entry: Equatable {
    package let handle: NodeHandle
    package let evaluation: UInt32

    @inline(__always)
    package init(handle: NodeHandle, evaluation: UInt32) {
      self.handle = handle
      self.evaluation = evaluation
    }

    /// The absence of a reader. No handle has both numbers 0.
    fileprivate static var none: Entry {
      @inline(__always) get { Entry(handle: NodeHandle(index: 0, generation: 0), evaluation: 0) }
    }

    fileprivate var isNone: Bool {
      @inline(__always) get { handle.index == 0 && handle.generation == 0 }
    }
  }

  private var others: ContiguousArray<Entry> = []
  /// The first reader, or `Entry.none`. Most state has only one reader, which requires no array. An optional entry
  /// would be larger by a byte, with which the storage of a small value would not fit into 80 bytes.
  private var first = Entry.none

  @usableFromInline package init() {}

  package var isEmpty: Bool { first.isNone }

  /// The number of entries.
  package var count: Int { (first.isNone ? 0 : 1) + others.count }

  /// All entries.
  package var all: [Entry] { first.isNone ? [] : [first] + others }

  /// Returns whether a reader is known to be in the list. Only the first and last entries are checked.
  @inline(__always)
  package func holds(_ entry: Entry) -> Bool { first == entry || others.last == entry }

  /// Adds a reader if the list has no first reader, or if the first reader is an evaluation of the same node.
  ///
  /// - Returns: Whether the given entry is now the first reader.
  @inline(__always)
  package mutating func insertFirst(_ entry: Entry) -> Bool {
    if !first.isNone, first.handle != entry.handle { return false }
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
    let all = self.all
    first = .none
    others = []
    return all
  }
}
