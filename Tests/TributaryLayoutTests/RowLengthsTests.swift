import Foundation
import RandomTestSupport
import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct RowLengthsTests {
  @Test func `Unknown rows have the estimated length`() {
    var lengths = RowLengths(count: 5, estimate: 40)
    lengths.set(3, 50)
    lengths.set(1, 30)
    #expect((0...5).map { lengths.position(of: $0) } == [0, 40, 70, 110, 160, 200])
    #expect(lengths.mean == 40)
    #expect(lengths[1] == 30)
    #expect(lengths[2] == nil)
    lengths.set(3, 10)
    #expect(lengths.total == 160)
    lengths.forget()
    #expect(lengths.total == 200)
    #expect(lengths.mean == nil)
  }

  @Test func `The first visible row is the first that ends after the edge or begins at it`() {
    var lengths = RowLengths(count: 6, estimate: 10)
    for (index, length) in [20, 0, 0, 20, 0, 5].enumerated() { lengths.set(index, CGFloat(length)) }
    let found = [-5, 0, 19, 20, 21, 39, 40, 44, 45, 100].map { lengths.firstIndex(endingAfter: $0) }
    #expect(found == [0, 0, 0, 1, 3, 3, 4, 5, 6, 6])
  }

  @Test func `An invalid length is zero, and an invalid row is ignored`() {
    var lengths = RowLengths(count: -3, estimate: .nan)
    #expect(lengths.total == 0)
    #expect(lengths.set(0, 5) == false)
    lengths = RowLengths(count: 2, estimate: -4)
    for value in [CGFloat.nan, .infinity, -7] { lengths.set(0, value) }
    #expect(lengths.total == 0)
    #expect(lengths.firstIndex(endingAfter: .infinity) == 2)
    #expect(lengths.firstIndex(endingAfter: .nan) == 2)
  }

  @Test func `Lengths recorded in any order give the same positions`() {
    var generator = SeededGenerator(seed: 4)
    let values = (0..<200).map { _ in CGFloat(Int.random(in: 0..<50, using: &generator)) }
    var inOrder = RowLengths(count: 200)
    for (index, value) in values.enumerated() { inOrder.set(index, value) }
    var shuffled = RowLengths(count: 200)
    for index in (0..<200).shuffled(using: &generator) {
      shuffled.set(index, 7)
      shuffled.set(index, values[index])
    }
    #expect((0...200).allSatisfy { inOrder.position(of: $0) == shuffled.position(of: $0) })
  }

  @Test func `Rows without a length do not affect the estimate`() {
    var lengths = RowLengths(count: 10)
    for (index, length) in [(0, CGFloat(0)), (1, 20), (2, 0), (3, 40)] { lengths.set(index, length) }
    #expect(lengths.mean == 30)
    #expect(lengths.estimateByMean() && lengths.total == 60 + 6 * 30)
    lengths.set(1, 0)
    #expect(lengths.mean == 40)
    lengths.set(3, 0)
    #expect(lengths.mean == 0)
    lengths.set(2, 8)
    #expect(lengths.mean == 8)
    lengths.forget()
    #expect(lengths.mean == nil)
  }
}
