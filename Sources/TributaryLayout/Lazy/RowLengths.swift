package import TributaryGeometry

/// The lengths of the rows of a list, most of which are not measured and count as an estimate.
///
///     5 rows, 2nd 30, 4th 50, estimate 40   →   0 · 40 · 70 · 110 · 160 · 200
///
/// An estimate is final for the rows that are followed by a row of known length. A later estimate applies to the rows
/// after the last known one, so that positions of displayed rows do not depend on the lengths of rows after them.
///
/// Invariants:
/// 1. The indices in `known` are strictly ascending within `0..<count`.
/// 2. No length is negative or infinite, so positions never decrease.
/// 3. The sums in `known` are those of the lengths and gaps before them.
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
  private var known: ContiguousArray<KnownLength> = []
  private var filledCount = 0
  /// The rows whose lengths have changed in a frame, with its number.
  private var changed: (frame: Int, indices: Set<Int>) = (0, [])

  /// The length of a row that has been measured.
  private struct KnownLength {
    let index: Int
    var length: CGFloat
    /// The estimate for each unknown row directly before the row.
    var gap: CGFloat
    /// The position of the end of the row.
    var end: CGFloat = 0
    /// The sum of the known lengths up to this one.
    var sum: CGFloat = 0
  }

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
  package var knownCount: Int { known.count }

  /// Returns the number of rows before one whose lengths are unknown.
  package func unknownCount(before index: Int) -> Int { index - place(of: index) }

  /// Whether there are rows, and none has a known length.
  package var isUnknown: Bool { count > 0 && known.isEmpty }

  /// The mean of the known lengths, in points; `nil` if none is known.
  ///
  /// An element without a view has a length of zero, which does not count toward the mean.
  package var mean: CGFloat? { known.last.map { $0.sum / CGFloat(max(filledCount, 1)) } }

  /// The length of all rows together, in points.
  package var total: CGFloat { position(of: count) }

  /// The known length of a row, in points.
  package subscript(index: Int) -> CGFloat? {
    let place = place(of: index)
    return place < known.count && known[place].index == index ? known[place].length : nil
  }

  /// Returns the known or estimated length of a row, in points.
  package func length(of index: Int) -> CGFloat { self[index] ?? gap(of: index) }

  /// Returns the estimate that applies to an unknown row, or to the unknown rows directly before a known row, in
  /// points.
  package func gap(of index: Int) -> CGFloat { estimate(before: place(of: index)) }

  /// Returns the start of a row, in points from the start of the first row.
  ///
  /// - Parameter index: The index of the row; the number of rows returns the end of the last row.
  /// - Complexity: O(log *n*) in the number of known lengths.
  package func position(of index: Int) -> CGFloat {
    let place = place(of: index)
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
    let place = place(of: index)
    if place < known.count, known[place].index == index {
      if known[place].length == length { return false }
      if known[place].length > 0 { filledCount -= 1 }
      known[place].length = length
    } else {
      let gap = gap?.asExtent ?? estimate(before: place)
      known.insert(KnownLength(index: index, length: length, gap: gap), at: place)
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
    guard changed.frame == frame, let filled = known.firstIndex(where: { $0.length > 0 }) else { return false }
    let first = max(place(of: index), filled + 1)
    let discarded = (first..<max(first, known.count)).filter { changed.indices.contains(known[$0].index) }
    guard let place = discarded.first else { return false }
    for place in discarded.reversed() {
      if known[place].length > 0 { filledCount -= 1 }
      known.remove(at: place)
    }
    updateSums(from: place)
    return true
  }

  private mutating func updateSums(from place: Int) {
    for later in place..<known.count {
      let gap = CGFloat(known[later].index - firstUnknown(before: later)) * known[later].gap
      known[later].end = end(before: later) + gap + known[later].length
      known[later].sum = (later > 0 ? known[later - 1].sum : 0) + known[later].length
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
      for place in known.indices { known[place].gap = mean }
      updateSums(from: 0)
    }
    return true
  }

  /// Discards all known lengths, but not the estimate.
  package mutating func forget() {
    known.removeAll(keepingCapacity: true)
    isEstimated = false
    changed.indices.removeAll()
    filledCount = 0
  }

  /// Calls `body` for every known length, in order, with the index of the row and the estimate for each unknown row
  /// directly before it.
  package func forEachKnown(_ body: (_ index: Int, _ length: CGFloat, _ gap: CGFloat) -> Void) {
    for row in known { body(row.index, row.length, row.gap) }
  }

  /// The end of the known row before a known one, in points.
  private func end(before place: Int) -> CGFloat { place > 0 ? known[place - 1].end : 0 }

  /// The index of the row after the known row before a known one.
  private func firstUnknown(before place: Int) -> Int { place > 0 ? known[place - 1].index + 1 : 0 }

  /// The estimate for each unknown row before a known one, in points.
  private func estimate(before place: Int) -> CGFloat { place < known.count ? known[place].gap : estimate }

  /// Returns the number of known lengths of rows before one.
  private func place(of index: Int) -> Int {
    var low = 0
    var high = known.count
    while low < high {
      let middle = low + (high - low) / 2
      if known[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
