/// An id that counts its hash computations and its comparisons.
package struct CountedID: Hashable {
  package nonisolated(unsafe) static var hashes = 0
  package nonisolated(unsafe) static var comparisons = 0
  package let number: Int

  package init(number: Int) { self.number = number }

  package static func == (a: CountedID, b: CountedID) -> Bool {
    comparisons += 1
    return a.number == b.number
  }

  package func hash(into hasher: inout Hasher) {
    Self.hashes += 1
    hasher.combine(number)
  }
}
