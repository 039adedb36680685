@_spi(Engine) import TributaryEngine

/// The places of the active rows of a lazy container, in view order, as an array with a gap:
///
///     places     a  b  c │ d  e
///     head       a  b  c            count their items from the start
///     tail                 e  d     in reverse order, count their items from the end
///
/// A scroll step replaces places at both ends of the visible part. A replacement moves the gap to its range, and thus
/// only the places between the former and the new gap, and no place after them changes.
///
/// Invariant: the items of each place begin where those of the place before it end.
///
/// Checked by `LazyContainerNode.checkInvariants`, and tested by `RowLocationsTests`.
package struct RowLocations {
  private var head: ContiguousArray<RowLocation> = []
  private var tail: ContiguousArray<RowLocation> = []
  /// The number of items of all places.
  package private(set) var itemCount = 0

  package init() {}

  /// Removes all places and keeps the capacity.
  package mutating func removeAll() {
    head.removeAll(keepingCapacity: true)
    tail.removeAll(keepingCapacity: true)
    itemCount = 0
  }

  /// Appends the place of a row.
  package mutating func append(segment: Int, element: Int, items count: Int) {
    moveGap(to: self.count)
    head.append(RowLocation(segment: segment, element: element, items: itemCount..<itemCount + count))
    itemCount += count
  }

  /// Returns the positions of the items of a place.
  package func items(of place: RowLocation) -> Range<Int> {
    let start = SplitIndices.position(of: place.index, beforeEnd: itemCount)
    return start..<start + place.count
  }

  /// Replaces places.
  ///
  /// - Parameters:
  ///   - rows: The new places, whose items count from the start.
  ///   - change: The difference in the number of items.
  /// - Returns: The number of places that were moved.
  package mutating func replace(_ range: Range<Int>, with rows: ContiguousArray<RowLocation>, items change: Int) -> Int
  {
    let moved = moveGap(to: range.upperBound)
    head.replaceSubrange(range, with: rows)
    itemCount += change
    return moved
  }

  /// - Returns: The number of places that were moved.
  @discardableResult
  private mutating func moveGap(to position: Int) -> Int {
    let distance = position - head.count
    while head.count > position {
      let place = head.removeLast()
      tail.append(place.with(index: SplitIndices.index(of: items(of: place).lowerBound, beforeEnd: itemCount)))
    }
    while head.count < position {
      let place = tail.removeLast()
      head.append(place.with(index: Int32(truncatingIfNeeded: items(of: place).lowerBound)))
    }
    return abs(distance)
  }
}

extension RowLocations: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int { head.count + tail.count }

  package subscript(position: Int) -> RowLocation {
    position < head.count ? head[position] : tail[endIndex - 1 - position]
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which a property holds, given that it holds for all subsequent elements.
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
