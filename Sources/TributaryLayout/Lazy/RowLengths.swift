package import TributaryGeometry

/// The lengths of the rows of a list, most of which are not measured and count as an estimate.
///
///     5 rows, 2nd 30, 4th 50, estimate 40   →   0 · 40 · 70 · 110 · 160 · 200
///
/// An estimate is final for the rows that are followed by a row of known length. A later estimate applies to the rows
/// after the last known one, so that positions of displayed rows do not depend on the lengths of rows after them.
///
/// Invariants:
/// 1. `indices` is strictly ascending within `0..<count`; `lengths`, `gaps`, `sums`, and `knownSums` have the same
///    number of elements.
/// 2. No length is negative or infinite, so positions never decrease.
/// 3. `gaps[i]` is the estimate for each unknown row directly before the known row `i`, and `sums[i]` is the position
///    of the end of that row.
/// 4. `filledCount` is the number of known lengths greater than zero.
/// 5. After the first call of `estimateByMean`, the position of a row changes only with the known lengths of the rows
///    before it, or if a row becomes known whose length differs from its estimate.
///
/// Tested by `RowLengthsTests`.
package struct RowLengths: Sendable {
  /// The number of rows.
  package let count: Int
  /// The length of the rows after the last known one, in points.
  package var estimate: CGFloat
  /// Whether the estimate is a mean of known lengths. Until then, it applies to all unknown rows.
  package private(set) var isEstimated = false
  private var indices: ContiguousArray<Int> = []
  private var lengths: ContiguousArray<CGFloat> = []
  private var gaps: ContiguousArray<CGFloat> = []
  private var sums: ContiguousArray<CGFloat> = []
  /// The sums of the first known lengths: of one length, of two lengths, and so on.
  private var knownSums: ContiguousArray<CGFloat> = []
  private var filledCount = 0
  /// The rows whose lengths have changed in a frame, with its number.
  private var changed: (frame: Int, indices: Set<Int>) = (0, [])

  package init(count: Int, estimate: CGFloat = 0) {
    self.count = max(0, count)
    self.estimate = estimate.asExtent
  }

  /// Creates a list without known lengths that takes over the estimate of another list.
  package init(count: Int, estimatedAs other: RowLengths) {
    self.init(count: count, estimate: other.isEstimated ? other.estimate : other.mean ?? other.estimate)
    isEstimated = other.isEstimated
  }

  /// The number of known lengths.
  package var knownCount: Int { indices.count }

  /// Returns the number of rows before one whose lengths are unknown.
  package func unknownCount(before index: Int) -> Int { index - known(before: index) }

  /// Whether there are rows, and none has a known length.
  package var isUnknown: Bool { count > 0 && indices.isEmpty }

  /// The mean of the known lengths, in points; `nil` if none is known.
  ///
  /// An element without a view has a length of zero, which does not count toward the mean.
  package var mean: CGFloat? { knownSums.last.map { $0 / CGFloat(max(filledCount, 1)) } }

  /// The length of all rows together, in points.
  package var total: CGFloat { position(of: count) }

  /// The known length of a row, in points.
  package subscript(index: Int) -> CGFloat? {
    let place = known(before: index)
    return place < indices.count && indices[place] == index ? lengths[place] : nil
  }

  /// Returns the known or estimated length of a row, in points.
  package func length(of index: Int) -> CGFloat { self[index] ?? estimate(before: known(before: index)) }

  /// Returns the estimate that applies to an unknown row, or to the unknown rows directly before a known row, in
  /// points.
  package func gap(of index: Int) -> CGFloat { estimate(before: known(before: index)) }

  /// Returns the start of a row, in points from the start of the first row.
  ///
  /// - Parameter index: The index of the row; the number of rows returns the end of the last row.
  /// - Complexity: O(log *n*) in the number of known lengths.
  package func position(of index: Int) -> CGFloat {
    let place = known(before: index)
    return end(before: place) + CGFloat(index - firstUnknown(before: place)) * estimate(before: place)
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
  /// - Parameters:
  ///   - index: The index of the row.
  ///   - length: The length, in points.
  ///   - gap: The estimate for each unknown row directly before the row if the row was unknown; `nil` for the estimate
  ///     that applied to the row.
  ///   - frame: The number of the frame in which the row was measured; `nil` for a length measured earlier.
  /// - Returns: Whether the length was unknown or different before.
  /// - Complexity: O(1) after the last known row, otherwise linear in the number of known rows after it.
  @discardableResult
  package mutating func set(_ index: Int, _ length: CGFloat, gap: CGFloat? = nil, frame: Int? = nil) -> Bool {
    guard index >= 0, index < count else { return false }
    let length = length.asExtent
    let place = known(before: index)
    if place < indices.count, indices[place] == index {
      if lengths[place] == length { return false }
      if lengths[place] > 0 { filledCount -= 1 }
      lengths[place] = length
    } else {
      gaps.insert(gap?.asExtent ?? estimate(before: place), at: place)
      indices.insert(index, at: place)
      lengths.insert(length, at: place)
      sums.insert(0, at: place)
      knownSums.insert(0, at: place)
    }
    if length > 0 { filledCount += 1 }
    updateSums(from: place)
    if let frame {
      if changed.frame != frame { changed = (frame, []) }
      changed.indices.insert(index)
    }
    return true
  }

  /// Discards the lengths that have changed in a frame, from a row on. The first length greater than zero remains,
  /// since the others are estimated by it.
  ///
  /// - Returns: Whether a length was discarded.
  package mutating func forget(from index: Int, changedIn frame: Int) -> Bool {
    guard changed.frame == frame, let filled = lengths.firstIndex(where: { $0 > 0 }) else { return false }
    let first = max(known(before: index), filled + 1)
    let discarded = (first..<max(first, indices.count)).filter { changed.indices.contains(indices[$0]) }
    guard let place = discarded.first else { return false }
    for place in discarded.reversed() {
      if lengths[place] > 0 { filledCount -= 1 }
      indices.remove(at: place)
      lengths.remove(at: place)
      gaps.remove(at: place)
      sums.remove(at: place)
      knownSums.remove(at: place)
    }
    updateSums(from: place)
    return true
  }

  private mutating func updateSums(from place: Int) {
    for later in place..<sums.count {
      let gap = CGFloat(indices[later] - firstUnknown(before: later)) * gaps[later]
      sums[later] = end(before: later) + gap + lengths[later]
      knownSums[later] = (later > 0 ? knownSums[later - 1] : 0) + lengths[later]
    }
  }

  /// Sets the estimate to the mean of the known lengths.
  ///
  /// - Returns: Whether the estimate has changed.
  package mutating func estimateByMean() -> Bool {
    guard let mean else { return false }
    let isFirst = !isEstimated
    isEstimated = true
    guard mean != estimate else { return false }
    estimate = mean
    if isFirst {
      for place in gaps.indices { gaps[place] = mean }
      updateSums(from: 0)
    }
    return true
  }

  /// Discards all known lengths, but not the estimate.
  package mutating func forget() {
    indices.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    isEstimated = false
    sums.removeAll(keepingCapacity: true)
    knownSums.removeAll(keepingCapacity: true)
    changed.indices.removeAll()
    filledCount = 0
  }

  /// Calls `body` for every known length, in order, with the index of the row and the estimate for each unknown row
  /// directly before it.
  package func forEachKnown(_ body: (_ index: Int, _ length: CGFloat, _ gap: CGFloat) -> Void) {
    for place in indices.indices { body(indices[place], lengths[place], gaps[place]) }
  }

  /// The end of the known row before a known one, in points.
  private func end(before place: Int) -> CGFloat { place > 0 ? sums[place - 1] : 0 }

  /// The index of the row after the known row before a known one.
  private func firstUnknown(before place: Int) -> Int { place > 0 ? indices[place - 1] + 1 : 0 }

  /// The estimate for each unknown row before a known one, in points.
  private func estimate(before place: Int) -> CGFloat { place < gaps.count ? gaps[place] : estimate }

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
