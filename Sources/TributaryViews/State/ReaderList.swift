/// The nodes that read one value, without keeping them alive, each with the evaluation in which it read.
@usableFromInline
package struct ReaderList {
  package struct Entry: Equatable {
    package let handle: NodeHandle
    package let evaluation: UInt32
  }

  /// Most state is read by one body: no array for that.
  private var first: Entry?
  private var others: ContiguousArray<Entry> = []

  @usableFromInline package init() {}

  package var isEmpty: Bool { first == nil }

  package mutating func insert(_ handle: NodeHandle, evaluation: UInt32) {
    let entry = Entry(handle: handle, evaluation: evaluation)
    guard let first else {
      self.first = entry
      return
    }
    if first == entry || others.last == entry { return }
    if first.handle == handle {
      self.first = entry
    } else if let index = others.firstIndex(where: { $0.handle == handle }) {
      others[index] = entry
    } else {
      others.append(entry)
    }
  }

  package mutating func takeAll() -> [Entry] {
    guard let first else { return [] }
    let all = [first] + others
    self.first = nil
    others = []
    return all
  }
}
