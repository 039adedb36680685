@MainActor struct GridTests {
  @Test(.claim("GRID-23")) @MainActor func `Misuse is reported and clamped`() {
    let host = settledHost(100, 100) {
      Grid(horizontalSpacing: .nan, verticalSpacing: .infinity) {
        GridRow {
          Block("a", 20, 10).gridCellColumns(0)
          Block("b", 30, 10).gridCellAnchor(UnitPoint(x: .nan, y: 0))
        }
        GridRow {
          Block("c", 10, 10)
          Block("d", 10, 10).gridCellColumns(.max)
        }
      }
    }
    play(host, "| columns a, b, c, d = 25…45 45…75 30…40 55…65; rows a, c = 40…50 50…60")
    expect(host.diagnostics.count, equals: 4)
    expect(host.diagnostics.allSatisfy { $0.code == .invalidDimension })
  }
}
