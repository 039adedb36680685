/// The nodes that read one value, without keeping them alive, each with the evaluation in which it read.
///
/// An entry of an evaluation that is over is harmless: whoever is told of a change is asked whether it still holds. Such
/// entries are swept out when the list has doubled, so that its length stays within twice that of those who read.
@usableFromInline
package struct ReaderList {
  package struct Entry: Equatable {
    package let handle: NodeHandle
    package let evaluation: UInt32

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

  /// How many entries there are, those of evaluations that are over included.
  package var count: Int { (first == nil ? 0 : 1) + others.count }

  /// Adds an entry.
  ///
  /// - Parameter isCurrent: Whether the evaluation of an entry is the last of its node.
  /// - Complexity: O(1) on average.
  package mutating func insert(_ entry: Entry, isCurrent: (Entry) -> Bool) {
    guard let first else {
      self.first = entry
      return
    }
    if first == entry || others.last == entry { return }
    if first.handle == entry.handle {
      self.first = entry
      return
    }
    // Capacities double, so each sweep is paid for by as many insertions as it looks at.
    if others.count >= 16, others.count == others.capacity {
      others.removeAll { !isCurrent($0) }
      if others.count > others.capacity / 2 { others.reserveCapacity(others.count * 2) }
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
