@testable import TributaryTerminal

struct LineCellTests {
  @Test func `A line that ends in a cell runs through it`() {
    expect(LineCell(right: .light).character, equals: "─")
    expect(LineCell(up: .heavy).character, equals: "┃")
    expect(LineCell(up: .light, right: .light).character, equals: "└")
  }

  @Test func `Light and heavy lines join`() {
    var cell = LineCell(right: .light, left: .light)
    cell.join(LineCell(up: .heavy, down: .heavy))
    expect(cell.character, equals: "╂")
    cell.join(LineCell(right: .heavy))
    expect(cell.character, equals: "╊")
  }

  @Test func `Corners are round only if every line in the cell is rounded`() {
    var cell = LineCell(right: .light, down: .light, isRounded: true)
    expect(cell.character, equals: "╭")
    cell.join(LineCell(right: .light, down: .light))
    expect(cell.character, equals: "┌")
    cell.join(LineCell(left: .light))
    expect(cell.character, equals: "┬")
  }

  @Test func `All combinations have distinct characters, except for line ends`() {
    let weights: [LineCell.Weight] = [.none, .light, .heavy]
    var seen: Set<Character> = []
    for up in weights {
      for right in weights {
        for down in weights {
          for left in weights { seen.insert(LineCell(up: up, right: right, down: down, left: left).character) }
        }
      }
    }
    // 81 less the eight that end in the cell, which look like the four straight lines.
    expect(seen.count, equals: 73)
  }

  @Test func `A corner is kept beside a passing line and joins one that meets it`() {
    let corner = LineCell(up: .light, right: .light, y: 40, x: 4)
    for distance in [CGFloat(0), 5] {
      let line = LineCell(right: .light, left: .light, y: 40 + distance)
      var (first, second) = (corner, line)
      first.join(line)
      second.join(corner)
      expect(first.character, equals: (distance == 0 ? "┴" : "└"))
      expect(second.character, equals: first.character)
    }
  }
}
