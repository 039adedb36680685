import Foundation
import RandomTestSupport
import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct SegmentSumsTests {
  @Test func `A position is the sum of the lengths before it`() {
    let sums = SegmentSums([10, 20, 0, 5])
    #expect((0...4).map { sums.position(of: $0) } == [0, 10, 30, 30, 35])
    #expect(sums.total == 35)
    #expect(SegmentSums([]).total == 0)
    #expect(SegmentSums([7]).total == 7)
    #expect(SegmentSums([-.infinity, .nan, -1]).total == 0)
  }

  @Test func `Segments are found by their ends and starts`() {
    let sums = SegmentSums([10, 20, 0, 0, 5])
    let positions: [CGFloat] = [-.infinity, -1, 0, 1, 10, 11, 30, 31, 35, 36, .infinity]
    #expect(positions.map { sums.firstIndex(endingAtOrAfter: $0) } == [0, 0, 0, 0, 0, 1, 1, 4, 4, 5, 5])
    #expect(positions.map { sums.firstIndex(startingAtOrAfter: $0) } == [0, 0, 0, 1, 1, 2, 2, 5, 5, 5, 5])
    #expect(SegmentSums([]).firstIndex(endingAtOrAfter: 0) == 0)
    #expect(SegmentSums([]).firstIndex(startingAtOrAfter: 1) == 0)
  }

  @Test(arguments: 0..<40)
  func `Changed lengths give the same sums as new ones`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = generator.number(1..<40)
    var lengths = (0..<count).map { _ in CGFloat(generator.number(0..<90)) / 7 }
    var sums = SegmentSums(lengths)
    var maxima = SegmentMaxima(count: count)
    var breadths: [CGFloat?] = Array(repeating: nil, count: count)
    #expect(maxima.maximum == nil)
    for _ in 0..<60 {
      let index = generator.number(0..<count)
      let length = CGFloat(generator.number(0..<90)) / 7
      #expect(sums.set(index, length) == (lengths[index] != length))
      lengths[index] = length
      breadths[index] = generator.chance(30) ? nil : length
      maxima.set(index, breadths[index])
      #expect(maxima.maximum == breadths.compactMap(\.self).max())
      let fresh = SegmentSums(lengths)
      #expect((0...count).allSatisfy { sums.position(of: $0) == fresh.position(of: $0) })
      let exact = lengths.reduce(0, +)
      #expect(abs(sums.total - exact) < 1e-9)
      #expect(sums[index] == length)
    }
  }
}
