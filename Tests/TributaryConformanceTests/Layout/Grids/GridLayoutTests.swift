@MainActor struct GridLayoutTests {
  @Test(.claim("GRID-24"), arguments: [LayoutDirection.leftToRight, .rightToLeft])
  @MainActor func `A grid and its layout agree`(direction: LayoutDirection) {
    let grid = settledHost(200, 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) { TableRows() }
        .environment(\.layoutDirection, direction)
    }
    let layout = settledHost(200, 100) {
      GridLayout(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) { TableRows() }
        .environment(\.layoutDirection, direction)
    }
    let boxes = { (host: (String) -> String) in ["a", "b", "wide", "c", "line"].map(host) }
    expect(boxes(grid.box), equals: boxes(layout.box))
    expectEmpty(layout.diagnostics)
    if direction == .leftToRight {
      // Columns of 90 and 100 points: the wide cell takes the whole width, and each column grows by 70.
      expect(boxes(grid.box), equals: ["70 27 20 10", "100 27 30 10", "0 42 200 10", "0 57 10 10", "0 72 200 1"])
    }
  }

  @Test(.claim("GRID-25")) @MainActor func `Cells keep their state when a grid becomes a column`() {
    play(
      settledHost(100, 100) { Switching() },
      "tap a; tap a | columns a, b = 35…47 55…65",
      "tap switch | taps a = 2; columns a, b = 44…56 45…55")
  }

  @Test @MainActor func `A grid layout reports an invalid gap`() {
    play(100, 100, "| columns a, b = 40…50 50…60; diagnostics = invalidDimension") {
      GridLayout(horizontalSpacing: .nan) {
        GridRow {
          Block("a", 10, 10)
          Block("b", 10, 10)
        }
      }
    }
  }
}

private struct TableRows: View {
  var body: some View {
    GridRow {
      Block("a", 20, 10).gridColumnAlignment(.trailing)
      Block("b", 30, 10)
    }
    GridRow { Block("wide", nil, 10).gridCellColumns(2) }
    Block("c", 10, 10)
    Divider().accessibilityIdentifier("line")
  }
}

private struct Switching: View {
  @State private var isTable = true
  var body: some View {
    let layout = isTable ? AnyLayout(GridLayout(alignment: .topLeading)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      GridRow {
        TapCounter("a")
        TapCounter("b")
      }
      Trigger("switch") { isTable.toggle() }
    }
  }
}
