import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct GridTests {
  @Test(
    .claim(
      "GRID-01",
      "A column is as wide as its widest cell, and a row as high as its tallest cell, with default gaps of 8 points.",
      .documented, "Apple's documentation of Grid; the gap is that of stacks"))
  func `Cells of two rows align`() {
    let host = settledHost(188, 168) {
      Grid {
        GridRow {
          Block("a", 20, 10)
          Block("b", 30, 20)
        }
        GridRow {
          Block("c", 50, 10)
          Block("d", 10, 40)
        }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.box("grid") == "50 50 88 68")
    #expect(host.columns("a", "b", "c", "d") == "65…85 108…138 50…100 118…128")
    #expect(host.rows("a", "b", "c", "d") == "55…65 50…70 93…103 78…118")
  }

  @Test(
    .claim(
      "GRID-02", "Flexible columns share the width that the other columns leave.", .documented,
      "Apple's documentation of Grid, which divides space as rows of HStack in a VStack do"))
  func `Colors share the width beside a fixed cell and fill their cells`() {
    let host = settledHost(200, 60) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Block("a", 30, 20)
          Block("b")
          Block("c")
        }
      }
    }
    #expect(host.columns("a", "b", "c") == "0…30 40…115 125…200")
    #expect(host.rows("a", "b") == "20…40 0…60")
  }

  @Test(
    .claim(
      "GRID-03", "A view outside a GridRow is a separate row across all columns.", .documented,
      "Apple's documentation of Grid"))
  func `A header covers both columns`() {
    let host = settledHost(60, 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        Block("header", nil, 10)
        GridRow {
          Block("a", 20, 10)
          Block("b", 30, 10)
        }
      }
    }
    #expect(host.columns("header", "a", "b") == "0…60 0…20 30…60")
  }

  @Test(
    .claim(
      "GRID-04", "A divider in a separate row makes a grid take the whole width.", .documented,
      "Apple's documentation of gridCellUnsizedAxes"))
  func `A divider spreads the columns`() {
    let host = settledHost(300, 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Block("a", 20, 10)
          Block("b", 30, 10)
        }
        Divider().accessibilityIdentifier("line")
      }
    }
    #expect(host.columns("line", "a", "b") == "0…300 60…80 210…240")
    #expect(host.extent("line") == "300 1")
  }

  @Test(
    .claim(
      "GRID-05",
      "An unsized axis prevents a flexible view from widening the grid; the view takes the width of the other cells.",
      .documented, "Apple's documentation of gridCellUnsizedAxes"))
  func `An unsized divider is as wide as the cells`() {
    let host = settledHost(300, 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Block("a", 20, 10)
          Block("b", 30, 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
      }
    }
    #expect(host.columns("line", "a", "b") == "120…180 120…140 150…180")
  }

  @Test(
    .claim(
      "GRID-06", "Rows can have different numbers of cells, and a short row leaves the last columns empty.",
      .documented,
      "Apple's documentation of Grid"))
  func `An unsized clear color keeps a cell empty`() {
    let host = settledHost(100, 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Block("a", 30, 10)
        }
        GridRow { Block("b", 20, 10) }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.box("grid") == "25 40 50 20")
    #expect(host.columns("a", "b") == "45…75 25…45")
  }

  @Test(
    .claim(
      "GRID-07", "A cell can cover several columns and the gaps between them.", .documented,
      "Apple's documentation of gridCellColumns"))
  func `A cell of two columns is as wide as both`() {
    let host = settledHost(85, 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Block("a", 20, 10)
          Block("b", 30, 10)
          Block("c", 5, 10)
        }
        GridRow {
          Block("wide", nil, 10).gridCellColumns(2)
          Block("d", 15, 10)
        }
      }
    }
    #expect(host.columns("a", "b", "c", "wide", "d") == "0…20 30…60 75…80 0…60 70…85")
  }

  @Test(
    .claim(
      "GRID-08", "A spanning cell that needs more width than its columns have widens them by equal amounts.", .observed,
      "programs with printed results, run on macOS 26.6 and 27"))
  func `A wide cell widens both of its columns`() {
    let host = settledHost(200, 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 20, 10)
          Block("b", 30, 10)
        }
        GridRow { Block("wide", 100, 10).gridCellColumns(2) }
      }
    }
    #expect(host.columns("a", "b", "wide") == "50…70 95…125 50…150")
  }

  @Test(
    .claim(
      "GRID-09",
      "The number of columns is that of the widest row; a column in which no cell begins also has the gap of the "
        + "grid.",
      .observed, "programs with printed results, run on macOS 26.6 and 27"))
  func `A cell that spans more columns adds columns`() {
    let host = settledHost(80, 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Block("a", 20, 10)
          Block("b", 30, 10)
        }
        GridRow { Block("wide", nil, 10).gridCellColumns(4) }
      }
    }
    #expect(host.columns("wide", "b") == "0…80 30…60")
  }

  @Test(
    .claim(
      "GRID-10", "A modifier on a row applies to each of its cells.", .documented, "Apple's documentation of GridRow"))
  func `Padding on a row pads every cell`() {
    let host = settledHost(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 20, 10)
          Block("b", 30, 10)
        }
        .padding(5)
        GridRow {
          Block("c", 10, 10)
          Block("d", 10, 10)
        }
      }
    }
    #expect(host.columns("a", "b", "c", "d") == "20…40 50…80 25…35 60…70")
  }

  @Test(
    .claim(
      "GRID-11", "A row outside a grid is transparent, like a Group.", .decided,
      "Apple's documentation defines rows in grids only; a row outside one has no columns"))
  func `A row in a vertical stack stacks its views`() {
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        GridRow {
          Block("a", 20, 10)
          Block("b", 30, 10)
        }
      }
    }
    #expect(host.rows("a", "b") == "40…50 50…60")
  }

  @Test(
    .claim(
      "GRID-12", "Rows can come from a ForEach, a condition, or the body of a view; an empty row takes no space.",
      .derived,
      "follows from rows and groups being transparent"))
  func `Rows can come from loops, conditions, and view bodies`() {
    let host = settledHost(100, 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 10) {
        ForEach(0..<2) { row in
          GridRow {
            Block("a\(row)", 20, 10)
            if row == 1 { Block("b", 30, 10) }
          }
        }
        GridRow {}
        ComposedRow()
      }
    }
    #expect(host.rows("a0", "a1", "c", "d") == "25…35 45…55 65…75 65…75")
    #expect(host.columns("b", "d") == "45…75 45…50")
  }

  @Test(
    .claim(
      "GRID-13", "Default gaps follow the spacing preferences of the cells, row by row and column by column.", .derived,
      "Apple's documentation of Grid leaves them to the platform; the rule is that of stacks"))
  func `Rows of text have smaller gaps than other rows`() {
    let host = settledHost(200, 200) {
      Grid {
        GridRow { Text("one").accessibilityIdentifier("a") }
        GridRow { Text("two").accessibilityIdentifier("b") }
        GridRow { Block("c", 10, 10) }
      }
    }
    // 20 + 2 + 20 + 8 + 10 high, vertically centered.
    #expect(host.rows("a", "b", "c") == "70…90 92…112 120…130")
  }

  @Test(
    .claim(
      "GRID-14", "A grid without cells has zero size, and no gap to its neighbors.", .derived,
      "the rule of an empty stack"))
  func `An empty grid takes no space`() {
    let host = settledHost(100, 100) {
      VStack {
        Block("a", 10, 10)
        Grid { GridRow {} }
        Block("b", 10, 10)
      }
    }
    #expect(host.rows("a", "b") == "40…50 50…60")
  }

  @Test(
    .claim(
      "GRID-23",
      "Invalid numbers are ignored, with a warning: columns below 1, and gaps and anchors that are not finite.",
      .decided, "SwiftUI does not document it; the same rule as for frames with invalid lengths"))
  func `Misuse is reported and clamped`() {
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
    #expect(host.columns("a", "b", "c", "d") == "25…45 45…75 30…40 55…65")
    #expect(host.rows("a", "c") == "40…50 50…60")
    #expect(host.diagnostics.count == 4)
    #expect(host.diagnostics.allSatisfy { $0.code == .invalidDimension })
  }
}

private struct ComposedRow: View {
  var body: some View {
    GridRow {
      Block("c", 20, 10)
      Block("d", 5, 10)
    }
  }
}
