package import TributaryGeometry

/// The lengths of the rows of a list, most of which are not measured and count as an estimate.
///
///     5 rows, 2nd 30, 4th 50, estimate 40   →   0 · 40 · 70 · 110 · 160 · 200
///
/// Invariants:
/// 1. `indices` is strictly ascending within `0..<count`; `lengths` and `sums` have the same number of elements.
/// 2. No length is negative or infinite, so positions never decrease.
/// 3. `sums[i]` is the sum of the first `i + 1` known lengths.
/// 4. `filledCount` is the number of known lengths greater than zero.
///
/// Tested by `RowLengthsTests`.
package struct RowLengths: Sendable {
  /// The number of rows.
  package let count: Int
  /// The length of rows with unknown length, in points.
  package var estimate: CGFloat
  private var indices: ContiguousArray<Int> = []
  private var lengths: ContiguousArray<CGFloat> = []
  private var sums: ContiguousArray<CGFloat> = []
  private var filledCount = 0

  package init(count: Int, estimate: CGFloat = 0) {
    self.count = max(0, count)
    self.estimate = estimate.asExtent
  }

  /// The number of known lengths.
  package var knownCount: Int { indices.count }

  /// Whether there are rows, and none has a known length.
  package var isUnknown: Bool { count > 0 && indices.isEmpty }

  /// The mean of the known lengths, in points; `nil` if none is known.
  ///
  /// An element without a view has a length of zero, which does not count toward the mean.
  package var mean: CGFloat? { sums.last.map { $0 / CGFloat(max(filledCount, 1)) } }

  /// The length of all rows together, in points.
  package var total: CGFloat { position(of: count) }

  /// The known length of a row, in points.
  package subscript(index: Int) -> CGFloat? {
    let place = known(before: index)
    return place < indices.count && indices[place] == index ? lengths[place] : nil
  }

  /// Returns the start of a row, in points from the start of the first row.
  ///
  /// - Parameter index: The index of the row; the number of rows returns the end of the last row.
  /// - Complexity: O(log *n*) in the number of known lengths.
  package func position(of index: Int) -> CGFloat {
    let place = known(before: index)
    return (place > 0 ? sums[place - 1] : 0) + CGFloat(index - place) * estimate
  }

  /// Returns the first row that ends after a position, or that begins there or later; the number of rows if there is
  /// none.
  ///
  /// - Complexity: O(log² *n*).
  package func firstIndex(endingAfter position: CGFloat) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      let isBehind = self.position(of: middle + 1) > position || self.position(of: middle) >= position
      if isBehind { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Stores the length of a row.
  ///
  /// - Returns: Whether the length was unknown or different before.
  /// - Complexity: O(1) after the last known row, otherwise linear in the number of known rows after it.
  @discardableResult
  package mutating func set(_ index: Int, _ length: CGFloat) -> Bool {
    guard index >= 0, index < count else { return false }
    let length = length.asExtent
    let place = known(before: index)
    if place < indices.count, indices[place] == index {
      if lengths[place] == length { return false }
      if lengths[place] > 0 { filledCount -= 1 }
      lengths[place] = length
    } else {
      indices.insert(index, at: place)
      lengths.insert(length, at: place)
      sums.insert(0, at: place)
    }
    if length > 0 { filledCount += 1 }
    for later in place..<sums.count { sums[later] = (later > 0 ? sums[later - 1] : 0) + lengths[later] }
    return true
  }

  /// Sets the estimate to the mean of the known lengths.
  ///
  /// - Returns: Whether the estimate has changed.
  package mutating func estimateByMean() -> Bool {
    guard let mean, mean != estimate else { return false }
    estimate = mean
    return true
  }

  /// Discards all known lengths, but not the estimate.
  package mutating func forget() {
    indices.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
    filledCount = 0
  }

  /// Calls `body` for every known length, in order.
  package func forEachKnown(_ body: (Int, CGFloat) -> Void) {
    for (index, length) in zip(indices, lengths) { body(index, length) }
  }

  /// Returns the number of known lengths of rows before one.
  private func known(before index: Int) -> Int {
    var low = 0
    var high = indices.count
    while low < high {
      let middle = low + (high - low) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
