import RandomTestSupport
import Testing
import TributaryViews

@Suite struct RowPlacesTests {
  private struct Row: Equatable {
    let element: Int
    let items: Range<Int>
  }

  /// Returns the rows with the given elements and numbers of items, one after the other.
  private func rows(_ numbers: [(element: Int, count: Int)]) -> [Row] {
    var end = 0
    return numbers.map { element, count in
      end += count
      return Row(element: element, items: end - count..<end)
    }
  }

  @Test(arguments: 0..<20)
  func `Places are those of an array after any replacements`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func newRow() -> (element: Int, count: Int) { (generator.number(0..<1000), generator.number(0..<4)) }
    var places = RowPlaces()
    var expected: [(element: Int, count: Int)] = []
    for step in 0..<60 {
      if step == 30 {
        places.removeAll()
        expected = []
      }
      if step % 30 < 10 {
        let row = newRow()
        expected.append(row)
        places.append(segment: 0, element: row.element, items: row.count)
      } else {
        let start = generator.number(0..<expected.count + 1)
        let range = start..<start + generator.number(0..<min(5, expected.count - start) + 1)
        let new = (0..<generator.number(0..<5)).map { _ in newRow() }
        var first = expected[..<range.lowerBound].reduce(0) { $0 + $1.count }
        let added = new.map { element, count in
          first += count
          return RowPlace(segment: 0, element: element, items: first - count..<first)
        }
        let change = new.reduce(0) { $0 + $1.count } - expected[range].reduce(0) { $0 + $1.count }
        _ = places.replace(range, with: ContiguousArray(added), items: change)
        expected.replaceSubrange(range, with: new)
      }
      expect(places.map { Row(element: $0.element, items: places.items(of: $0)) }, equals: rows(expected))
      expect(places.itemCount, equals: expected.reduce(0) { $0 + $1.count })
    }
  }

  @Test func `A replacement near the last one moves few places`() {
    var places = RowPlaces()
    for element in 0..<1000 { places.append(segment: 0, element: element, items: 1) }
    let none = ContiguousArray<RowPlace>()
    expect(places.replace(500..<502, with: none, items: -2), equals: 498)
    expect(places.replace(510..<511, with: none, items: -1), equals: 11)
    expect(places.replace(480..<480, with: none, items: 0), equals: 30)
  }
}
