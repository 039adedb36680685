import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct GridTests {
  @Test func `Columns are as wide as their widest cell, and rows as high as their tallest`() {
    let grid = Cells(
      spacing: nil, [[Leaf.rigid(20, 10), Leaf.rigid(30, 20)], [Leaf.rigid(50, 10), Leaf.rigid(10, 40)]])
    #expect(grid.size(500, 500) == CGSize(width: 88, height: 68))
    #expect(grid.frames(500, 500) == ["15 5 20 10", "58 0 30 20", "0 43 50 10", "68 28 10 40"])
  }

  @Test func `Flexible columns share the length left by rigid ones`() {
    let grid = Cells([[Leaf.rigid(20, 10), Leaf(), Leaf()]])
    #expect(grid.frames(100, 30) == ["0 10 20 10", "20 0 40 30", "60 0 40 30"])
  }

  @Test func `A column that is already wide takes a share as well, and the grid overflows`() {
    let grid = Cells([[Leaf.rigid(70, 10), Leaf()], [Leaf(), Leaf()]])
    #expect(grid.frames(100, 30) == ["0 2.5 70 10", "70 0 50 15", "0 15 70 15", "70 15 50 15"])
  }

  @Test func `Rows share the height as columns share the width`() {
    let grid = Cells(spacing: 10, [[Leaf.rigid(20, 30)], [Leaf()], [Leaf()]])
    #expect(grid.frames(20, 110) == ["0 0 20 30", "0 40 20 30", "0 80 20 30"])
  }

  @Test func `Without a proposal, cells have their ideal size and fill their slots`() {
    let grid = Cells([[Leaf.rigid(50, 5), Leaf()], [Leaf(), Leaf.rigid(5, 40)]])
    #expect(grid.size(nil, nil) == CGSize(width: 60, height: 50))
    #expect(grid.frames(nil, nil) == ["0 2.5 50 5", "50 0 10 10", "0 10 50 40", "52.5 10 5 40"])
  }

  @Test func `A cell of higher priority is measured first, and no length is reserved for the others`() {
    let grid = Cells([[Leaf(), Leaf().priority(1), Leaf(width: 20...(.infinity))], [Leaf.rigid(5, 10)]])
    #expect(grid.frames(100, 20).prefix(3) == ["0 0 5 20", "5 0 100 20", "105 0 20 20"])
  }

  @Test func `A cell that needs more than its spanned columns grows them equally`() {
    let wide = Leaf.rigid(100, 10).cell { $0.columns = 2 }
    let grid = Cells(spacing: 10, [[Leaf.rigid(20, 10), Leaf.rigid(30, 10)], [wide]])
    #expect(grid.size(nil, nil) == CGSize(width: 100, height: 30))
    #expect(grid.frames(nil, nil) == ["10 0 20 10", "60 0 30 10", "0 20 100 10"])
  }

  @Test func `A cell that spans fewer columns is considered first`() {
    let two = Leaf.rigid(60, 1).cell { $0.columns = 2 }
    let three = Leaf.rigid(70, 1).cell { $0.columns = 3 }
    let grid = Cells(.topLeading, [[three], [two, Leaf.rigid(10, 1)], (0..<3).map { _ in Leaf.rigid(10, 1) }])
    #expect(grid.frames(nil, nil).suffix(3) == ["0 2 10 1", "30 2 10 1", "60 2 10 1"])
  }

  @Test func `A flexible view outside the rows takes the whole width and spreads the columns`() {
    let grid = Cells(spacing: 10, [[Leaf.rigid(20, 10), Leaf.rigid(30, 10)], [Outsider(width: nil, height: 1)]])
    #expect(grid.frames(300, nil) == ["60 0 20 10", "210 0 30 10", "0 20 300 1"])
  }

  @Test func `An unsized view takes only the length of the others`() {
    let line = Outsider(width: nil, height: 1).cell { $0.unsizedAxes = .horizontal }
    let grid = Cells(spacing: 10, [[Leaf.rigid(20, 10), Leaf.rigid(30, 10)], [line]])
    #expect(grid.frames(300, nil) == ["0 0 20 10", "30 0 30 10", "0 20 60 1"])
  }

  @Test func `An unsized cell adds no length`() {
    let empty = Leaf().cell { $0.unsizedAxes = [.horizontal, .vertical] }
    let grid = Cells(spacing: 5, [[empty, Leaf.rigid(30, 10)], [Leaf.rigid(20, 10), Leaf.rigid(10, 10)]])
    #expect(grid.size(300, 300) == CGSize(width: 55, height: 25))
    #expect(grid.frames(300, 300)[0] == "0 0 20 10")
  }

  @Test func `An unsized cell with a minimum adds its minimum`() {
    let cell = Leaf(width: 25...(.infinity), height: 5...5).cell { $0.unsizedAxes = .horizontal }
    let grid = Cells([[cell], [Leaf.rigid(10, 5)]])
    #expect(grid.size(300, 300) == CGSize(width: 25, height: 10))
  }

  @Test(arguments: [(1, 0), (7, 6), (1_000_000_000, 1_003), (Int.max, 1_003)])
  func `A column in which no cell begins has a gap, up to a number of columns`(columns: Int, gaps: Int) {
    let wide = Leaf.rigid(10, 10).cell { $0.columns = columns }
    let grid = Cells(
      spacing: 10, [[Leaf.rigid(20, 10), Leaf.rigid(30, 10)], [wide], [wide.copy(), Leaf.rigid(5, 10)]])
    let size = grid.size(nil, nil)
    #expect(size.height == 50)
    if columns == 1 { #expect(size.width == 60) }
    // A length that is divided among columns and added up again can differ by rounding.
    if columns == 7 { #expect(abs(size.width - (20 + 30 + 5 + 7 * 10)) < 1e-9) }
    if gaps > 6 { #expect(size.width >= 50 + CGFloat(gaps) * 10 && size.width < 55 + CGFloat(gaps + 2) * 10) }
  }

  @Test(arguments: [0, -3, Int.min])
  func `A cell spans at least one column`(columns: Int) {
    let cell = Leaf.rigid(20, 10).cell { $0.columns = columns }
    #expect(Cells(spacing: 10, [[cell, Leaf.rigid(30, 10)]]).size(nil, nil) == CGSize(width: 60, height: 10))
  }

  @Test func `A short row leaves the last columns empty`() {
    let grid = Cells(.topLeading, [[Leaf.rigid(20, 10)], [Leaf.rigid(10, 10), Leaf.rigid(30, 10)]])
    #expect(grid.frames(nil, nil) == ["0 0 20 10", "0 10 10 10", "20 10 30 10"])
  }

  @Test func `A grid without children has no size and no gap`() {
    let grid = Cells(spacing: nil, [])
    #expect(grid.size(100, .infinity) == .zero)
    #expect(grid.isRigid)
    #expect(grid.viewSpacing == .zero)
  }
}

extension Leaf {
  /// Returns a copy of the same child.
  fileprivate func copy() -> Leaf {
    let leaf = Leaf(name, width: width, height: height, ideal: ideal)
    leaf.gridCell = gridCell
    return leaf
  }
}
