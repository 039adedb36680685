import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct GridAlignmentTests {
  @Test func `Views are aligned in their cells by the grid`() {
    let grid = Cells(.bottomTrailing, [[Leaf.rigid(20, 10), Leaf.rigid(30, 20)], [Leaf.rigid(50, 10)]])
    #expect(grid.frames(nil, nil) == ["30 10 20 10", "50 0 30 20", "0 20 50 10"])
  }

  @Test func `The first cell with a column alignment determines it`() {
    let cell = Leaf.rigid(10, 10).cell { $0.columnAlignment = .trailing }
    let late = Leaf.rigid(20, 10).cell { $0.columnAlignment = .leading }
    let grid = Cells(.leading, [[Leaf.rigid(50, 10), Leaf.rigid(5, 10)], [cell, Leaf.rigid(30, 10)], [late]])
    #expect(grid.frames(nil, nil) == ["0 0 50 10", "50 0 5 10", "40 10 10 10", "50 10 30 10", "30 20 20 10"])
  }

  @Test func `A row alignment applies to its row`() {
    let rows = (0..<2).map { _ in [Leaf.rigid(10, 10), Leaf.rigid(10, 30)] }
    let grid = Cells(.center, alignments: [.top, .bottom], rows)
    #expect(grid.frames(nil, nil) == ["0 0 10 10", "10 0 10 30", "0 50 10 10", "10 30 10 30"])
  }

  @Test func `Baseline-aligned cells need the height of all cells around the baseline`() {
    let title = Leaf.rigid(10, 40).guide(.firstTextBaseline) { _ in 30 }
    let label = Leaf.rigid(10, 20).guide(.firstTextBaseline) { _ in 5 }
    let grid = Cells(.center, alignments: [.firstTextBaseline], [[title, label]])
    #expect(grid.size(nil, nil).height == 45)
    #expect(grid.frames(nil, nil) == ["0 0 10 40", "10 25 10 20"])
  }

  @Test func `Guides of a column widen it`() {
    let moved = Leaf.rigid(20, 10).guide(.leading) { _ in -15 }
    let grid = Cells(.leading, [[moved], [Leaf.rigid(30, 10)]])
    #expect(grid.frames(nil, nil) == ["15 0 20 10", "0 10 30 10"])
    #expect(grid.size(nil, nil).width == 35)
  }

  @Test func `An anchor places a point of a view at the same point of its cell`() {
    let anchored = Leaf.rigid(20, 10).cell { $0.anchor = UnitPoint(x: 0.25, y: 1) }
    let grid = Cells(.topLeading, [[anchored, Leaf.rigid(5, 30)], [Leaf.rigid(60, 10)]])
    #expect(grid.frames(nil, nil)[0] == "10 20 20 10")
  }

  @Test func `A spanning cell is aligned by the grid`() {
    let cell = Leaf.rigid(10, 10).cell { $0.columnAlignment = .trailing }
    let wide = Leaf.rigid(20, 10).cell { $0.columns = 2 }
    let grid = Cells(.leading, [[cell, Leaf.rigid(50, 10)], [wide]])
    #expect(grid.frames(nil, nil)[2] == "0 10 20 10")
  }

  @Test func `Right-to-left layout mirrors columns, alignments, and anchors`() {
    let anchored = Leaf.rigid(10, 10).cell { $0.anchor = .topTrailing }
    let grid = Cells(
      .topLeading, spacing: 10, [[Leaf.rigid(20, 10), Leaf.rigid(30, 10)], [Leaf.rigid(5, 10), anchored]])
    grid.direction = .rightToLeft
    #expect(grid.frames(nil, nil) == ["40 0 20 10", "0 0 30 10", "55 20 5 10", "0 20 10 10"])
  }

  @Test func `A guide of a child moves with the child`() {
    let grid = Cells(.topLeading, [[Leaf.rigid(30, 10), Leaf.rigid(30, 10).guide(.mine) { _ in 4 }]])
    let dimensions = ViewDimensions(size: grid.size(nil, nil), proposal: .unspecified, guides: grid)
    #expect(dimensions[explicit: .mine] == 34)
  }

  @Test func `Gaps follow from the spacing of the adjacent cells`() {
    let flush = Leaf.rigid(20, 10).spacing(.zero)
    let text = { Leaf.rigid(10, 20).spacing(.text(lineHeight: 20)) }
    let grid = Cells(spacing: nil, [[flush, Leaf.rigid(20, 10)], [text(), text()], [text(), text()]])
    // One pair prefers no gap, the others 8 between the columns; the texts of two rows have a smaller gap.
    #expect(grid.size(nil, nil) == CGSize(width: 48, height: 10 + 8 + 20 + 2 + 20))
  }
}
