public import TributaryGeometry

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at some offsets.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before another one.
  ///
  ///     a b c d e   {0, 3} to 2   →   b a d c e
  ///
  /// - Parameters:
  ///   - source: Offsets of those that move; they keep their order.
  ///   - destination: The offset before which they go, as it is before the move; the number of elements for the end.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
