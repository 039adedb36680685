import RandomTestSupport
import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct UnitLengthsTests {
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
    #expect(units.lengths.needsUpdate)
    #expect(units.update() == [])
    #expect(units.visited == [0, 1, 2, 3, 4])
    #expect(!units.lengths.needsUpdate)
    #expect(units.lengths.total == 150)
    units.rows[3].set(0, 40)
    units.lengths.lengthDidChange(of: 3)
    // This length is already correct.
    units.lengths.lengthDidChange(of: 1)
    #expect(units.update() == [3])
    #expect(units.visited == [1, 3])
    #expect((0...5).map { units.lengths.position(of: $0) } == [0, 30, 60, 90, 150, 180])
    #expect(units.update() == [])
    #expect(units.visited == [])
    units.lengths.allLengthsDidChange()
    #expect(units.update() == [])
    #expect(units.visited == [0, 1, 2, 3, 4])
  }

  @Test func `The first moved unit follows the first one with a different length`() {
    var units = Units((0..<5).map { _ in RowLengths(count: 1, estimate: 10) })
    _ = units.update()
    #expect(units.lengths.takeFirstMoved() == 0)
    #expect(units.lengths.takeFirstMoved() == 5)
    for (number, length) in [(3, 20), (1, 20), (0, 10)] {
      units.rows[number].set(0, CGFloat(length))
      units.lengths.lengthDidChange(of: number)
    }
    #expect(units.update() == [1, 3])
    #expect(units.lengths.takeFirstMoved() == 2)
    #expect(units.lengths.takeFirstMoved() == 5)
  }

  @Test func `A unit is unknown until a length of one of its rows is known`() {
    var units = Units([RowLengths(count: 2), RowLengths(count: 0), RowLengths(count: 1)])
    _ = units.update()
    #expect(units.lengths.unknown == [0, 2])
    units.rows[0].set(1, 0)
    units.lengths.lengthDidChange(of: 0)
    _ = units.update()
    #expect(units.lengths.unknown == [2])
    units.rows[0].forget()
    units.lengths.allLengthsDidChange()
    _ = units.update()
    #expect(units.lengths.unknown == [0, 2])
  }

  @Test func `A new estimate changes the length of its unit, but not the estimate again`() {
    var units = Units((0..<3).map { _ in RowLengths(count: 4, estimate: 10) })
    _ = units.update()
    #expect(units.updateEstimates() == [])
    units.rows[1].set(2, 30)
    units.lengths.lengthDidChange(of: 1)
    #expect(units.updateEstimates() == [1])
    #expect(units.update() == [1])
    #expect(units.lengths[1] == 120)
    #expect(units.updateEstimates() == [])
    #expect(!units.lengths.needsUpdate)
  }

  @Test(arguments: 0..<30)
  func `Changed units have the same positions as new ones`(seed: UInt64) {
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
      #expect(units.lengths.unknown == fresh.lengths.unknown, "step \(step)")
      let touching = units.lengths.units(touching: 20..<40)
      for unit in 0..<count {
        let (start, end) = (fresh.lengths.position(of: unit), fresh.lengths.position(of: unit + 1))
        if start <= 40, end >= 20 { #expect(touching.contains(unit), "step \(step), unit \(unit)") }
        if touching.contains(unit) { #expect(start <= 41 && end >= 19, "step \(step), unit \(unit)") }
      }
      let positions = (0..<count).map { fresh.lengths.position(of: $0) }
      let moved = positions.indices.first { !before.indices.contains($0) || before[$0] != positions[$0] }
      let firstMoved = units.lengths.takeFirstMoved()
      #expect(firstMoved <= moved ?? count, "step \(step)")
      if !isAll { #expect(firstMoved >= moved ?? firstMoved, "step \(step)") }
      before = positions
    }
  }
}
