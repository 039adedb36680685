/// The nodes that read one value, without keeping them alive, each with the evaluation in which it read.
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

  /// Most state is read by one body: no array for that.
  private var first: Entry?
  private var others: ContiguousArray<Entry> = []

  @usableFromInline package init() {}

  package var isEmpty: Bool { first == nil }

  /// How many readers are remembered.
  package var count: Int { (first == nil ? 0 : 1) + others.count }

  /// Everyone in the list.
  package var all: [Entry] { first.map { [$0] + others } ?? [] }

  /// Whether a reader is known to be in the list: the first one and the last one are looked at.
  @inline(__always)
  package func holds(_ entry: Entry) -> Bool { first == entry || others.last == entry }

  /// Adds a reader if there is none yet.
  ///
  /// - Returns: Whether the reader is the first one now.
  @inline(__always)
  package mutating func insertFirst(_ entry: Entry) -> Bool {
    if first == nil { first = entry }
    return first == entry
  }

  /// Adds a reader.
  ///
  /// - Parameter isCurrent: Whether an entry is that of its node's last evaluation; asked before the list grows, so that
  ///   a value that is never written does not collect everyone who ever read it.
  /// - Complexity: O(1) amortized.
  package mutating func insert(_ entry: Entry, isCurrent: (Entry) -> Bool) {
    guard let first else {
      self.first = entry
      return
    }
    if first.handle == entry.handle {
      self.first = entry
      return
    }
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
