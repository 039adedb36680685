/// The nodes that read a part of a value through bindings, each with a way to tell whether its part has changed.
///
/// Invariants:
/// 1. Holds every node whose last evaluation read a part, and perhaps some that no longer do.
/// 2. Keeps no binding alive: a binding keeps the storage that this belongs to.
///
/// Tested by `ReaderListTests`, `LifetimeTests`.
package final class DerivedReaders {
  private struct Reader {
    let entry: ReaderList.Entry
    weak var location: AnyObject?
    let hasChanged: () -> Bool
  }

  private var readers: ContiguousArray<Reader> = []
  /// How many readers there may be before those that no longer read are swept out.
  private var sweepCount = 32

  package init() {}

  package var isEmpty: Bool { readers.isEmpty }

  /// Adds a reader.
  ///
  /// - Parameters:
  ///   - location: The place of the part.
  ///   - isCurrent: Whether an entry is that of its node's last evaluation.
  ///   - hasChanged: Whether the part differs from what was read now. Must not hold the location.
  /// - Complexity: O(1) amortized.
  package func insert(
    _ entry: ReaderList.Entry, of location: AnyObject, isCurrent: (ReaderList.Entry) -> Bool,
    hasChanged: @escaping () -> Bool
  ) {
    // A body reads one binding several times in a row.
    if let last = readers.last, last.entry == entry, last.location === location { return }
    if readers.count >= sweepCount {
      readers.removeAll { !isCurrent($0.entry) }
      sweepCount = max(32, readers.count * 2)
    }
    readers.append(Reader(entry: entry, location: location, hasChanged: hasChanged))
  }

  /// Takes out the readers whose part has changed; the others stay.
  package func takeChanged() -> [ReaderList.Entry] {
    // Comparing runs code of users, who may read meanwhile: what they add is kept.
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
