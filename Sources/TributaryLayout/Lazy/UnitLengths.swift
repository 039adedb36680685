package import TributaryGeometry

/// The lengths of the units of a lazy container, with the positions of the units and the units to update.
///
/// A unit is a segment of a lazy stack or a band of a lazy grid. The container stores the known and estimated lengths
/// of the rows of each unit, and reports each unit whose length can have changed. An update adds these changes to the
/// sums from which positions are computed, and visits no other unit.
///
///     a row is measured ── lengthDidChange ──▶ changed ── update ──▶ sums ──▶ positions
///                                        └──▶ unestimated ── updateEstimates ──▶ changed
///
/// Invariants:
/// 1. `sums` contains the current length of each unit that is not in `changed`.
/// 2. After an update, `unknown` are the units with rows of which none has a known length.
/// 3. The estimate of each unit that is not in `unestimated` is the mean of its known lengths, if it has any.
/// 4. No update has moved a unit before `firstMoved` since the last call of `takeFirstMoved`.
///
/// This is a class because a container reads positions many times in a scroll step, and each read of a structure would
/// copy all of its arrays.
///
/// Checked by `LazyContainerNode.checkInvariants`, and tested by `UnitLengthsTests`.
package final class UnitLengths {
  @exclusivity(unchecked) private var sums = SegmentSums([])
  @exclusivity(unchecked) private var changed = SegmentMarks()
  @exclusivity(unchecked) private var unestimated = SegmentMarks()
  package private(set) var unknown: Set<Int> = []
  @exclusivity(unchecked) private var firstMoved = 0

  package init() {}

  // MARK: Changes

  /// Marks all units after a change of their order or of all lengths.
  package func allLengthsDidChange() {
    changed.insertAll()
    unestimated.insertAll()
  }

  /// Marks a unit after the length of one of its rows has changed.
  package func lengthDidChange(of unit: Int) {
    changed.insert(unit)
    unestimated.insert(unit)
  }

  /// Whether lengths have changed since the last update.
  package var needsUpdate: Bool { !changed.isEmpty }

  /// Adds the lengths that have changed to the sums.
  ///
  /// - Parameters:
  ///   - count: The number of units.
  ///   - unit: A closure that returns the length of a unit, in points, and whether it has rows of which none has a
  ///     known length.
  /// - Returns: The units whose length differs from before; none if all units were marked.
  /// - Complexity: O(*k* log *n*) for *k* marked units.
  package func update(count: Int, _ unit: (Int) -> (length: CGFloat, isUnknown: Bool)) -> [Int] {
    guard let marked = changed.take() else {
      let units = (0..<count).map(unit)
      sums = SegmentSums(units.map(\.length))
      unknown = Set(units.indices.filter { units[$0].isUnknown })
      firstMoved = 0
      return []
    }
    var resized: [Int] = []
    for number in marked {
      let (length, isUnknown) = unit(number)
      if isUnknown { unknown.insert(number) } else { unknown.remove(number) }
      guard sums.set(number, length) else { continue }
      firstMoved = min(firstMoved, number + 1)
      resized.append(number)
    }
    return resized
  }

  /// Updates the estimates of the units whose lengths have changed.
  ///
  /// - Parameters:
  ///   - count: The number of units.
  ///   - estimate: A closure that sets the estimate of a unit to the mean of its known lengths, and returns whether the
  ///     estimate has changed.
  /// - Returns: The units whose estimate has changed.
  package func updateEstimates(count: Int, _ estimate: (Int) -> Bool) -> [Int] {
    let marked = unestimated.take() ?? Array(0..<count)
    let reestimated = marked.filter { $0 < count && estimate($0) }
    for number in reestimated { changed.insert(number) }
    return reestimated
  }

  /// Returns the first unit whose position has changed since the last call; the number of units if there is none.
  package func takeFirstMoved() -> Int {
    defer { firstMoved = sums.count }
    return firstMoved
  }

  // MARK: Positions

  /// The length of a unit after the last update, in points.
  package subscript(unit: Int) -> CGFloat { sums[unit] }

  /// The number of units at the last update.
  package var count: Int { sums.count }

  /// The length of all units together, in points.
  package var total: CGFloat { sums.total }

  /// Returns the start of a unit, in points from the start of the first; the end of the last for the number of units.
  package func position(of unit: Int) -> CGFloat { sums.position(of: unit) }

  /// Returns the first unit that ends at a position or later; the number of units if there is none.
  package func firstIndex(endingAtOrAfter position: CGFloat) -> Int { sums.firstIndex(endingAtOrAfter: position) }

  /// Returns the units that overlap or touch a window.
  package func units(touching window: Range<CGFloat>) -> Range<Int> {
    // The bounds allow for rounding errors of the sums.
    let first = sums.firstIndex(endingAtOrAfter: window.lowerBound - 1)
    return first..<max(first, sums.firstIndex(startingAtOrAfter: window.upperBound + 1))
  }
}

/// The segments or units of a lazy container that a step of layout visits next.
package struct SegmentMarks: Sendable {
  /// Whether all of them are marked.
  private var isAll = true
  private var numbers: Set<Int> = []

  package init() {}

  package var isEmpty: Bool { !isAll && numbers.isEmpty }

  package mutating func insert(_ number: Int) {
    if !isAll { numbers.insert(number) }
  }

  package mutating func insertAll() {
    isAll = true
    numbers = []
  }

  /// Removes all marks.
  ///
  /// - Returns: The marked indices, in ascending order; `nil` if all were marked.
  package mutating func take() -> [Int]? {
    defer {
      isAll = false
      numbers.removeAll(keepingCapacity: true)
    }
    return isAll ? nil : numbers.sorted()
  }
}
