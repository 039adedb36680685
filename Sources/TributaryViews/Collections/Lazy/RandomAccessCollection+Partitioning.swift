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
