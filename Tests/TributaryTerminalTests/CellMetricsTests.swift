struct CellMetricsTests {
  let metrics = CellMetrics.standard

  @Test func `Edges are rounded to the nearest cell border, with halves up`() {
    expect(metrics.columns(from: 0, to: 8), equals: 0..<1)
    expect(metrics.columns(from: 3.9, to: 12), equals: 0..<2)
    expect(metrics.columns(from: 4, to: 12), equals: 1..<2)
    expect(metrics.columns(from: -4, to: 8), equals: 0..<1)
    expect(metrics.columns(from: -4.1, to: 8), equals: -1..<1)
    expect(metrics.rows(from: 8, to: 40), equals: 1..<3)
  }

  @Test func `An area without a cell border gets the cell of its center`() {
    expect(metrics.columns(from: 9, to: 10), equals: 1..<2)
    expect(metrics.rows(from: 20, to: 21), equals: 1..<2)
    expect(metrics.columns(from: 4, to: 11), equals: 0..<1)
    expectEmpty(metrics.columns(from: 5, to: 5))
    expectEmpty(metrics.columns(from: 9, to: 5))
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
    expectEmpty(metrics.columns(from: value, to: value))
    expect(metrics.columns(from: 0, to: value).count, atMost: 1_000_000_000)
    expect(metrics.gridSize(of: CGSize(width: value, height: value)).columns, atMost: CellGrid.maximumCellCount)
    expect(CellMetrics(width: value, height: -1).height, equals: 16)
  }

  @Test func `Grids are limited to the maximum number of cells`() {
    let grid = CellGrid(columns: 100_000, rows: 100_000)
    #expect(grid.columns == 100_000 && grid.rows == 10)
    expect(CellGrid(columns: -1, rows: 5).columns, equals: 0)
  }
}

struct CellTextTests {
  private func shown(_ text: String) -> String {
    String(CellText(text, cellsOf: CellTextMeasurer.cells(of:)).items.map(\.character))
  }

  @Test func `No terminal control sequence passes through`() {
    expect(shown("a\u{1B}[31mb"), equals: "a[31mb")
    expect(shown("a\u{7}\u{8}\r\n\u{7F}\u{9B}2Jb"), equals: "a2Jb")
    expect(shown("a\u{202E}b\u{2066}c\u{200F}d\u{2028}e\u{FEFF}f\u{FFFE}"), equals: "abcdef")
  }

  @Test func `Tabs are four spaces`() { expect(shown("a\tb"), equals: "a    b") }

  @Test func `Wide characters take two columns, and combining marks none`() {
    expect(CellText("日本", cellsOf: CellTextMeasurer.cells(of:)).columns, equals: 4)
    expect(CellText("e\u{301}x", cellsOf: CellTextMeasurer.cells(of:)).columns, equals: 2)
    expect(CellText("👨‍👩‍👧", cellsOf: CellTextMeasurer.cells(of:)).columns, equals: 2)
  }

  @Test func `A long run of combining marks is truncated`() {
    let pile = "a" + String(repeating: "\u{301}", count: 1_000)
    expect(shown(pile).unicodeScalars.count, equals: 16)
  }

  @Test func `Isolated joiners and marks are dropped`() {
    expect(shown("\u{200D}"), equals: "")
    expect(shown("\u{301}"), equals: "")
  }
}
