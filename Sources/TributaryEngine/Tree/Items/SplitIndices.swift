/// The indices that the entries of a long sequence hold. The first ones count from the start, the others from the end:
///
///     position    0   1   2 │ 3        4
///     index       0   1   2 │ max − 2  max − 1      5 entries, split at 3
///
/// An entry after a replaced range therefore keeps its index when the number of entries changes. A replacement moves
/// the split to its range, and only the entries between the former and the new split receive other indices.
///
/// Indices are in the order of the positions.
///
/// Tested by `SplitIndicesTests`.
package struct SplitIndices {
  /// The number of entries.
  package private(set) var count = 0
  /// The position of the first entry whose index counts from the end.
  private var split = 0

  /// Creates the indices of entries that all count from the start.
  package init(count: Int) {
    self.count = count
    split = count
  }

  /// Returns the index of a position.
  package func index(of position: Int) -> Int32 {
    position < split ? Int32(truncatingIfNeeded: position) : Self.index(of: position, beforeEnd: count)
  }

  /// Returns the position of an index.
  package func position(of index: Int32) -> Int { Self.position(of: index, beforeEnd: count) }

  /// Replaces a range of entries.
  ///
  /// - Parameter number: The number of new entries.
  /// - Returns: The new positions of the entries whose index is new or different.
  package mutating func replace(_ range: Range<Int>, with number: Int) -> Range<Int> {
    let end = range.lowerBound + number
    let shift = number - range.count
    if shift == 0 { return range }
    let former = split
    count += shift
    split = end
    return min(former, range.lowerBound)..<max(end, former + shift)
  }

  /// Makes all indices count from the start.
  ///
  /// - Returns: The positions of the entries whose index is different.
  package mutating func join() -> Range<Int> {
    defer { split = count }
    return split..<count
  }

  /// Returns the index of a position that counts from the end of `count` entries.
  package static func index(of position: Int, beforeEnd count: Int) -> Int32 {
    .max - Int32(truncatingIfNeeded: count - position)
  }

  /// Returns the position of an index in a sequence of `count` entries.
  package static func position(of index: Int32, beforeEnd count: Int) -> Int {
    index <= .max / 2 ? Int(index) : count - Int(.max - index)
  }
}
