/// The nodes that read a part of a value through bindings, each with a function that checks whether its part has
/// changed.
///
/// A row of a list reads one element of an array. A write through the binding to an element changes this element only,
/// so the readers of the other elements are not checked.
///
/// Invariants:
/// 1. The list contains every node whose last evaluation read a part, and possibly nodes that no longer do.
/// 2. The list does not retain any binding, because a binding retains the storage that owns the list.
/// 3. Each reader in `readers` is either in `elements`, by the element that contains its part, or in `others`.
///
/// Tested by `ReaderListTests`, `LifetimeTests`.
package final class DerivedReaders {
  /// A node that read a part of the value through a binding.
  private struct Reader {
    let entry: ReaderList.Entry
    weak var location: AnyObject?
    let element: StoredElement?
    let hasChanged: () -> Bool
  }

  /// The readers in the order of their reads; `nil` for those that have been removed.
  private var readers: ContiguousArray<Reader?> = []
  /// The positions of the readers of one element of an array, by the path of the array and the index of the element.
  private var elements: [[AnyKeyPath]: [Int: ContiguousArray<Int>]] = [:]
  /// The positions of the readers of other parts.
  private var others: ContiguousArray<Int> = []
  /// The number of readers at which outdated readers are removed.
  private var sweepCount = 32

  package init() {}

  /// Adds a reader.
  ///
  /// - Parameters:
  ///   - location: The location of the part.
  ///   - element: The element of an array that contains the part; `nil` if it is unknown.
  ///   - isCurrent: Returns whether an entry belongs to its node's last evaluation.
  ///   - hasChanged: Returns whether the part differs from the value just read. Must not retain the location.
  /// - Complexity: O(1) amortized.
  package func insert(
    _ entry: ReaderList.Entry, of location: AnyObject, in element: StoredElement? = nil,
    isCurrent: (ReaderList.Entry) -> Bool, hasChanged: @escaping () -> Bool
  ) {
    // A body often reads one binding several times in succession.
    if let last = readers.last, let last, last.entry == entry, last.location === location { return }
    if readers.count >= sweepCount {
      let current = takeAll().filter { isCurrent($0.entry) }
      current.forEach { append($0) }
      sweepCount = max(32, readers.count * 2)
    }
    append(Reader(entry: entry, location: location, element: element, hasChanged: hasChanged))
  }

  private func append(_ reader: Reader) {
    if let element = reader.element {
      elements[element.path, default: [:]][element.index, default: []].append(readers.count)
    } else {
      others.append(readers.count)
    }
    readers.append(reader)
  }

  private func takeAll() -> ContiguousArray<Reader> {
    let all = ContiguousArray(readers.compactMap { $0 })
    readers = []
    elements = [:]
    others = []
    return all
  }

  /// Removes and returns the readers whose part a write to an element can have changed.
  private func take(changedBy element: StoredElement) -> ContiguousArray<Reader> {
    var positions = others
    others = []
    if let own = elements[element.path]?.removeValue(forKey: element.index) { positions += own }
    for path in elements.keys where path != element.path {
      for own in elements[path, default: [:]].values { positions += own }
      elements[path] = nil
    }
    positions.sort()
    var taken: ContiguousArray<Reader> = []
    for position in positions {
      if let reader = readers[position] { taken.append(reader) }
      readers[position] = nil
    }
    return taken
  }

  /// Removes and returns the readers whose part has changed.
  ///
  /// - Parameter element: The element of an array to which the change is confined; `nil` if it is unknown.
  /// - Complexity: O(*n*) checks, where *n* is the number of readers of parts that the change can affect.
  package func takeChanged(in element: StoredElement? = nil) -> [ReaderList.Entry] {
    // The comparison runs client code that may read the value; readers added meanwhile are kept.
    let known = element.map { take(changedBy: $0) } ?? takeAll()
    var changed: [ReaderList.Entry] = []
    var kept: ContiguousArray<Reader> = []
    for reader in known {
      if reader.hasChanged() { changed.append(reader.entry) } else { kept.append(reader) }
    }
    if element == nil { kept += takeAll() }
    for reader in kept { append(reader) }
    return changed
  }
}

/// An element of an array in state: the whole value of the state, or a stored property of it.
///
/// Writes through bindings to different elements of one array are independent of each other. This does not hold for
/// other collections, whose subscript can change several elements, and for computed properties.
package struct StoredElement: Hashable {
  /// The path from the value of the state to the array; empty if the array is the value.
  package let path: [AnyKeyPath]
  package let index: Int

  package init(path: [AnyKeyPath], index: Int) {
    self.path = path
    self.index = index
  }
}
