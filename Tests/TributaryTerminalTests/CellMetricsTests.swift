import RandomTestSupport
import Testing
import TributaryGeometry
import TributaryTerminal

@Suite struct CellMetricsTests {
  let metrics = CellMetrics.standard

  @Test func `Edges are rounded to the nearest cell border, with halves up`() {
    #expect(metrics.columns(from: 0, to: 8) == 0..<1)
    #expect(metrics.columns(from: 3.9, to: 12) == 0..<2)
    #expect(metrics.columns(from: 4, to: 12) == 1..<2)
    #expect(metrics.columns(from: -4, to: 8) == 0..<1)
    #expect(metrics.columns(from: -4.1, to: 8) == -1..<1)
    #expect(metrics.rows(from: 8, to: 40) == 1..<3)
  }

  @Test func `An area without a cell border gets the cell of its center`() {
    #expect(metrics.columns(from: 9, to: 10) == 1..<2)
    #expect(metrics.rows(from: 20, to: 21) == 1..<2)
    #expect(metrics.columns(from: 4, to: 11) == 0..<1)
    #expect(metrics.columns(from: 5, to: 5).isEmpty)
    #expect(metrics.columns(from: 9, to: 5).isEmpty)
  }

  @Test func `Frames that share an edge neither overlap nor leave a gap`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      var edge = CGFloat.random(in: -100...100, using: &random)
      var end: Int?
      for _ in 0..<5 {
        let next = edge + CGFloat.random(in: 8...30, using: &random)
        let columns = metrics.columns(from: edge, to: next)
        #expect(end == nil || end == columns.lowerBound, "at \(edge) up to \(next)")
        (edge, end) = (next, columns.upperBound)
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func `No coordinate causes a trap`(_ value: CGFloat) {
    #expect(metrics.columns(from: value, to: value).isEmpty)
    #expect(metrics.columns(from: 0, to: value).count <= 1_000_000_000)
    #expect(metrics.gridSize(of: CGSize(width: value, height: value)).columns <= CellGrid.maximumCellCount)
    #expect(CellMetrics(width: value, height: -1).height == 16)
  }

  @Test func `Grids are limited to the maximum number of cells`() {
    let grid = CellGrid(columns: 100_000, rows: 100_000)
    #expect(grid.columns == 100_000 && grid.rows == 10)
    #expect(CellGrid(columns: -1, rows: 5).columns == 0)
  }
}
