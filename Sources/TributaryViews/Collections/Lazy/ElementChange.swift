/// The difference between the ids of the elements of a list before and after an update: those between equal ends.
///
///     old   a b c d │ e f │ y z        first 4, last 2
///     new   a b c d │ x   │ y z        only e, f and x are hashed
///
/// Tested by `ElementChangeTests`.
package struct ElementChange<ID: Hashable> {
  package let old: ContiguousArray<ID>
  package let new: ContiguousArray<ID>
  /// The number of equal ids at the beginning.
  package private(set) var first = 0
  /// The number of equal ids at the end, after those at the beginning.
  package private(set) var last = 0

  /// The largest number of inserted ids that are searched linearly. More ids are hashed.
  private static var mostToSearch: Int { 4 }

  /// Creates the difference.
  ///
  /// - Complexity: O(*n*) comparisons of ids, or O(1) if both arrays have the same storage; no id is hashed.
  package init(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
    self.old = old
    self.new = new
    // In a generic function, access to an array copies the id, and access to memory does not.
    (first, last) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let shorter = min(old.count, new.count)
        if old.baseAddress == new.baseAddress { return (shorter, 0) }
        var first = 0
        while first < shorter, old[first] == new[first] { first += 1 }
        var last = 0
        while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
        return (first, last)
      }
    }
  }

  /// Whether the ids are equal and in the same order.
  package var isEmpty: Bool { first == old.count && first == new.count }

  /// The indices of the old ids between the ends.
  package var removed: Range<Int> { first..<(old.count - last) }

  /// The indices of the new ids between the ends.
  package var inserted: Range<Int> { first..<(new.count - last) }

  /// Removes the equal ends, so that every id counts as removed and inserted.
  package func withoutEnds() -> ElementChange {
    var result = self
    (result.first, result.last) = (0, 0)
    return result
  }

  /// Returns the new index of an element at one of the ends; `nil` for an element between them.
  package func newIndex(of index: Int) -> Int? {
    if index < first { return index }
    return index >= old.count - last ? index + new.count - old.count : nil
  }

  /// Returns whether the new ids are unique, given that the old ids are.
  package func staysUnique() -> Bool {
    var arrived = Set<ID>(minimumCapacity: inserted.count)
    for index in inserted where !arrived.insert(new[index]).inserted { return false }
    if first + last == 0 { return true }
    for index in removed { arrived.remove(old[index]) }
    if arrived.isEmpty { return true }
    return new.withUnsafeBufferPointer { new in
      if arrived.count > Self.mostToSearch {
        return !new[..<inserted.lowerBound].contains(where: arrived.contains)
          && !new[inserted.upperBound...].contains(where: arrived.contains)
      }
      for id in arrived {
        for index in 0..<inserted.lowerBound where new[index] == id { return false }
        for index in inserted.upperBound..<new.count where new[index] == id { return false }
      }
      return true
    }
  }
}
