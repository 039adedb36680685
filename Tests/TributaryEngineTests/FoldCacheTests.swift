import ExpectationTestSupport
import Testing
import TributaryEngine

/// The search for a stored fold among those of many keys, which are sorted by the numbers of the keys, the highest
/// first.
struct FoldCacheTests {
  /// Returns the index of a number, and the number of comparisons.
  private func search(_ number: Int32, in numbers: [Int32]) -> (index: Int, compared: Int) {
    var compared = 0
    let index = FoldCache.index(of: number, amongFirst: numbers.count) {
      compared += 1
      return numbers[$0]
    }
    return (index, compared)
  }

  @Test func `A search finds each number, and the place of each missing one`() {
    let numbers: [Int32] = [19, 15, 12, 8, 5, 1]
    for (index, number) in numbers.enumerated() {
      expect(search(number, in: numbers).index, equals: index)
      expect(search(number - 1, in: numbers).index, equals: index + 1)
    }
    expect(search(20, in: numbers).index, equals: 0)
    expect(search(7, in: []).index, equals: 0)
  }

  /// Readers are updated from the inside out, so each search finds its fold at the end, or stores a new one there.
  @Test(arguments: [16, 256, 4096]) func `The last fold and the end are found with one comparison`(count: Int) {
    let numbers = (1...count).reversed().map { Int32($0) }
    expect(search(1, in: numbers).compared, equals: 1)
    #expect(search(0, in: numbers) == (count, 1))
  }

  @Test func `Other folds are found with few comparisons`() {
    let numbers = (1...4096).reversed().map { Int32($0) }
    for number in numbers { expect(search(number, in: numbers).compared, atMost: 14) }
  }
}
