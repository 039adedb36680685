struct RowLengthsTests {
  @Test func `Unknown rows have the estimated length`() {
    var lengths = RowLengths(count: 5, estimate: 40)
    lengths.set(3, 50)
    lengths.set(1, 30)
    expect((0...5).map { lengths.position(of: $0) }, equals: [0, 40, 70, 110, 160, 200])
    expect(lengths.mean, equals: 40)
    expect(lengths[1], equals: 30)
    expectNil(lengths[2])
    lengths.set(3, 10)
    expect(lengths.total, equals: 160)
    lengths.forget()
    expect(lengths.total, equals: 200)
    expectNil(lengths.mean)
  }

  @Test func `The first visible row is the first that ends after the edge or begins at it`() {
    var lengths = RowLengths(count: 6, estimate: 10)
    for (index, length) in [20, 0, 0, 20, 0, 5].enumerated() { lengths.set(index, CGFloat(length)) }
    let found = [-5, 0, 19, 20, 21, 39, 40, 44, 45, 100].map { lengths.firstIndex(endingAfter: $0) }
    expect(found, equals: [0, 0, 0, 1, 3, 3, 4, 5, 6, 6])
  }

  @Test func `An invalid length is zero, and an invalid row is ignored`() {
    var lengths = RowLengths(count: -3, estimate: .nan)
    expect(lengths.total, equals: 0)
    expect(lengths.set(0, 5), equals: false)
    lengths = RowLengths(count: 2, estimate: -4)
    for value in [CGFloat.nan, .infinity, -7] { lengths.set(0, value) }
    expect(lengths.total, equals: 0)
    expect(lengths.firstIndex(endingAfter: .infinity), equals: 2)
    expect(lengths.firstIndex(endingAfter: .nan), equals: 2)
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
    expect(lengths.mean, equals: 30)
    #expect(lengths.estimateByMean() && lengths.total == 60 + 6 * 30)
    lengths.set(1, 0)
    expect(lengths.mean, equals: 40)
    lengths.set(3, 0)
    expect(lengths.mean, equals: 0)
    lengths.set(2, 8)
    expect(lengths.mean, equals: 8)
    lengths.forget()
    expectNil(lengths.mean)
  }
}

struct SegmentSumsTests {
  @Test func `A position is the sum of the lengths before it`() {
    let sums = SegmentSums([10, 20, 0, 5])
    expect((0...4).map { sums.position(of: $0) }, equals: [0, 10, 30, 30, 35])
    expect(sums.total, equals: 35)
    expect(SegmentSums([]).total, equals: 0)
    expect(SegmentSums([7]).total, equals: 7)
    expect(SegmentSums([-.infinity, .nan, -1]).total, equals: 0)
  }

  @Test func `Segments are found by their ends and starts`() {
    let sums = SegmentSums([10, 20, 0, 0, 5])
    let positions: [CGFloat] = [-.infinity, -1, 0, 1, 10, 11, 30, 31, 35, 36, .infinity]
    expect(positions.map { sums.firstIndex(endingAtOrAfter: $0) }, equals: [0, 0, 0, 0, 0, 1, 1, 4, 4, 5, 5])
    expect(positions.map { sums.firstIndex(startingAtOrAfter: $0) }, equals: [0, 0, 0, 1, 1, 2, 2, 5, 5, 5, 5])
    expect(SegmentSums([]).firstIndex(endingAtOrAfter: 0), equals: 0)
    expect(SegmentSums([]).firstIndex(startingAtOrAfter: 1), equals: 0)
  }

  @Test(arguments: 0..<40) func `Changed lengths give the same sums as new ones`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = generator.number(1..<40)
    var lengths = (0..<count).map { _ in CGFloat(generator.number(0..<90)) / 7 }
    var sums = SegmentSums(lengths)
    var maxima = SegmentMaxima(count: count)
    var breadths: [CGFloat?] = Array(repeating: nil, count: count)
    expectNil(maxima.maximum)
    for _ in 0..<60 {
      let index = generator.number(0..<count)
      let length = CGFloat(generator.number(0..<90)) / 7
      expect(sums.set(index, length), equals: (lengths[index] != length))
      lengths[index] = length
      breadths[index] = generator.chance(30) ? nil : length
      maxima.set(index, breadths[index])
      expect(maxima.maximum, equals: breadths.compactMap(\.self).max())
      let fresh = SegmentSums(lengths)
      #expect((0...count).allSatisfy { sums.position(of: $0) == fresh.position(of: $0) })
      let exact = lengths.reduce(0, +)
      expect(abs(sums.total - exact), below: 1e-9)
      expect(sums[index], equals: length)
    }
  }
}

struct UnitLengthsTests {
  /// Units with the lengths of their rows, as a container stores them.
  private struct Units {
    var rows: [RowLengths]
    let lengths = UnitLengths()
    /// The units that the last update visited.
    var visited: [Int] = []

    init(_ rows: [RowLengths]) { self.rows = rows }

    mutating func update() -> [Int] {
      var visited: [Int] = []
      let resized = lengths.update(count: rows.count) { number in
        visited.append(number)
        return (rows[number].total, rows[number].isUnknown)
      }
      self.visited = visited
      return resized
    }

    mutating func updateEstimates() -> [Int] {
      // The closure cannot modify the units during the update of their lengths.
      var rows = self.rows
      defer { self.rows = rows }
      return lengths.updateEstimates(count: rows.count) { rows[$0].estimateByMean() }
    }
  }

  @Test func `An update visits all units first, and later only the changed ones`() {
    var units = Units((0..<5).map { _ in RowLengths(count: 3, estimate: 10) })
    expect(units.lengths.needsUpdate)
    expect(units.update(), equals: [])
    expect(units.visited, equals: [0, 1, 2, 3, 4])
    expect(!units.lengths.needsUpdate)
    expect(units.lengths.total, equals: 150)
    units.rows[3].set(0, 40)
    units.lengths.lengthDidChange(of: 3)
    // This length is already correct.
    units.lengths.lengthDidChange(of: 1)
    expect(units.update(), equals: [3])
    expect(units.visited, equals: [1, 3])
    expect((0...5).map { units.lengths.position(of: $0) }, equals: [0, 30, 60, 90, 150, 180])
    expect(units.update(), equals: [])
    expect(units.visited, equals: [])
    units.lengths.allLengthsDidChange()
    expect(units.update(), equals: [])
    expect(units.visited, equals: [0, 1, 2, 3, 4])
  }

  @Test func `The first moved unit follows the first one with a different length`() {
    var units = Units((0..<5).map { _ in RowLengths(count: 1, estimate: 10) })
    _ = units.update()
    expect(units.lengths.takeFirstMoved(), equals: 0)
    expect(units.lengths.takeFirstMoved(), equals: 5)
    for (number, length) in [(3, 20), (1, 20), (0, 10)] {
      units.rows[number].set(0, CGFloat(length))
      units.lengths.lengthDidChange(of: number)
    }
    expect(units.update(), equals: [1, 3])
    expect(units.lengths.takeFirstMoved(), equals: 2)
    expect(units.lengths.takeFirstMoved(), equals: 5)
  }

  @Test func `A unit is unknown until a length of one of its rows is known`() {
    var units = Units([RowLengths(count: 2), RowLengths(count: 0), RowLengths(count: 1)])
    _ = units.update()
    expect(units.lengths.unknown, equals: [0, 2])
    units.rows[0].set(1, 0)
    units.lengths.lengthDidChange(of: 0)
    _ = units.update()
    expect(units.lengths.unknown, equals: [2])
    units.rows[0].forget()
    units.lengths.allLengthsDidChange()
    _ = units.update()
    expect(units.lengths.unknown, equals: [0, 2])
  }

  @Test func `A new estimate changes the length of its unit, but not the estimate again`() {
    var units = Units((0..<3).map { _ in RowLengths(count: 4, estimate: 10) })
    _ = units.update()
    expect(units.updateEstimates(), equals: [])
    units.rows[1].set(2, 30)
    units.lengths.lengthDidChange(of: 1)
    expect(units.updateEstimates(), equals: [1])
    expect(units.update(), equals: [1])
    expect(units.lengths[1], equals: 120)
    expect(units.updateEstimates(), equals: [])
    expect(!units.lengths.needsUpdate)
  }

  @Test(arguments: 0..<30) func `Changed units have the same positions as new ones`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = generator.number(1..<30)
    var units = Units((0..<count).map { _ in RowLengths(count: generator.number(0..<6), estimate: 7) })
    var before: [CGFloat] = []
    for step in 0..<40 {
      let number = generator.number(0..<count)
      let isAll = generator.chance(10)
      if isAll {
        for number in units.rows.indices { units.rows[number].forget() }
        units.lengths.allLengthsDidChange()
      } else if units.rows[number].set(generator.number(0..<6), CGFloat(generator.number(0..<90)) / 7) {
        units.lengths.lengthDidChange(of: number)
      }
      if generator.chance(50) { _ = units.updateEstimates() }
      _ = units.update()
      var fresh = Units(units.rows)
      _ = fresh.update()
      #expect(
        (0...count).allSatisfy { units.lengths.position(of: $0) == fresh.lengths.position(of: $0) }, "step \(step)")
      expect(units.lengths.unknown, equals: fresh.lengths.unknown, "step \(step)")
      let touching = units.lengths.units(touching: 20..<40)
      for unit in 0..<count {
        let (start, end) = (fresh.lengths.position(of: unit), fresh.lengths.position(of: unit + 1))
        if start <= 40, end >= 20 { expect(touching.contains(unit), "step \(step), unit \(unit)") }
        if touching.contains(unit) { #expect(start <= 41 && end >= 19, "step \(step), unit \(unit)") }
      }
      let positions = (0..<count).map { fresh.lengths.position(of: $0) }
      let moved = positions.indices.first { !before.indices.contains($0) || before[$0] != positions[$0] }
      let firstMoved = units.lengths.takeFirstMoved()
      expect(firstMoved, atMost: moved ?? count, "step \(step)")
      if !isAll { expect(firstMoved, atLeast: moved ?? firstMoved, "step \(step)") }
      before = positions
    }
  }
}
