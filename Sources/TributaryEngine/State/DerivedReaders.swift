/// The nodes that read a part of a value through bindings, each with a function that checks whether its part has
/// changed.
///
/// Invariants:
/// 1. The list contains every node whose last evaluation read a part, and possibly nodes that no longer do.
/// 2. The list does not retain any binding, because a binding retains the storage that owns the list.
///
/// Tested by `ReaderListTests`, `LifetimeTests`.
package final class DerivedReaders {
  private struct Reader {
    let entry: ReaderList.Entry
    weak var location: AnyObject?
    let hasChanged: () -> Bool
  }

  private var readers: ContiguousArray<Reader> = []
  /// The number of readers at which outdated readers are removed.
  private var sweepCount = 32

  package init() {}

  package var isEmpty: Bool { readers.isEmpty }

  /// Adds a reader.
  ///
  /// - Parameters:
  ///   - location: The location of the part.
  ///   - isCurrent: Returns whether an entry belongs to its node's last evaluation.
  ///   - hasChanged: Returns whether the part differs from the value just read. Must not retain the location.
  /// - Complexity: O(1) amortized.
  package func insert(
    _ entry: ReaderList.Entry, of location: AnyObject, isCurrent: (ReaderList.Entry) -> Bool,
    hasChanged: @escaping () -> Bool
  ) {
    // A body often reads one binding several times in succession.
    if let last = readers.last, last.entry == entry, last.location === location { return }
    if readers.count >= sweepCount {
      readers.removeAll { !isCurrent($0.entry) }
      sweepCount = max(32, readers.count * 2)
    }
    readers.append(Reader(entry: entry, location: location, hasChanged: hasChanged))
  }

  /// Removes and returns the readers whose part has changed.
  package func takeChanged() -> [ReaderList.Entry] {
    // The comparison runs client code that may read the value; readers added meanwhile are kept.
    let known = readers
    readers = []
    var changed: [ReaderList.Entry] = []
    var kept: ContiguousArray<Reader> = []
    for reader in known {
      if reader.hasChanged() { changed.append(reader.entry) } else { kept.append(reader) }
    }
    readers = kept + readers
    return changed
  }
}
