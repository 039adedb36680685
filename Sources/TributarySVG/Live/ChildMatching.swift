import TributaryDrawing

/// A matching of the children of a group with the units that they continue as.
///
///     old   a  b  c  d  e          a, d, e: the same objects as before
///     new   a  d  x  c' e          d and c have swapped places; x is inserted, b is removed
///
/// Children that are identical objects match first, in any order. The others match in order if one can become the
/// other.
struct ChildMatching {
  private let old: ArraySlice<LiveChild>
  private let new: [LiveUnit]
  private let fade: Double

  /// The index of the continued child for each unit.
  private(set) var sources: [Int?]

  /// The units that have moved relative to the order of the children.
  private var moved: Set<Int> = []

  init(old: ArraySlice<LiveChild>, new: [LiveUnit], fade: Double) {
    self.old = old
    self.new = new
    self.fade = fade
    sources = Array(repeating: nil, count: new.count)
  }

  /// Returns the units by the index of the continued child.
  ///
  /// - Parameter count: The number of children of the group.
  func unitsOfSources(count: Int) -> [Int?] {
    var units: [Int?] = Array(repeating: nil, count: count)
    for (unit, source) in sources.enumerated() { if let source { units[source] = unit } }
    return units
  }

  /// Returns whether the child of a unit has moved.
  func isMoved(_ unit: Int) -> Bool { moved.contains(unit) }

  mutating func match() {
    // Equal children at both ends need no search.
    var (start, low) = (0, old.startIndex)
    while start < new.count, low < old.endIndex, old[low].shows(new[start], fade: fade) {
      sources[start] = low
      (start, low) = (start + 1, low + 1)
    }
    var (end, high) = (new.count, old.endIndex)
    while end > start, high > low, old[high - 1].shows(new[end - 1], fade: fade) {
      (end, high) = (end - 1, high - 1)
      sources[end] = high
    }
    guard start < end, low < high else { return }
    var free = matchIdentities(start..<end, low..<high)
    matchInOrder(start..<end, &free)
    findMoves(start..<end)
  }

  /// Matches children and units that were created from the same object.
  ///
  /// - Returns: The children without a unit.
  private mutating func matchIdentities(_ units: Range<Int>, _ children: Range<Int>) -> [Int] {
    var byIdentity: [ObjectIdentifier: [Int]] = [:]
    for index in children.reversed() {
      if let identity = old[index].unit.identity { byIdentity[ObjectIdentifier(identity), default: []].append(index) }
    }
    var taken: Set<Int> = []
    for unit in units {
      guard let identity = new[unit].identity, let child = byIdentity[ObjectIdentifier(identity)]?.popLast() else {
        continue
      }
      sources[unit] = child
      taken.insert(child)
    }
    return children.filter { !taken.contains($0) }
  }

  /// Matches each remaining unit with the next child that can become it.
  private mutating func matchInOrder(_ units: Range<Int>, _ free: inout [Int]) {
    var next = 0
    for unit in units where sources[unit] == nil && next < free.count {
      if old[free[next]].unit.canBecome(new[unit]) {
        sources[unit] = free[next]
        next += 1
      } else if let later = free[next...].prefix(16).firstIndex(where: { old[$0].unit.canBecome(new[unit]) }) {
        sources[unit] = free[later]
        next = later + 1
      }
    }
  }

  /// Determines the smallest set of units whose children must move: those outside a longest increasing subsequence.
  private mutating func findMoves(_ units: Range<Int>) {
    let matched = units.filter { sources[$0] != nil }
    let places = matched.compactMap { sources[$0] }
    // The last element of the best subsequence of each length, and the predecessor of each element.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: places.count)
    for index in places.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if places[ends[middle]] < places[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var kept: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      kept.insert(index)
      index = previous[index]
    }
    for index in places.indices where !kept.contains(index) { moved.insert(matched[index]) }
  }
}
