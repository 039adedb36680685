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
