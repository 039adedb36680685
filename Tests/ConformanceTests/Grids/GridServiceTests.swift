import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The order in which a grid measures its cells, and the proposals for them.
@MainActor @Suite struct GridServiceTests {
  @Test(
    .claim(
      "GRID-26",
      "Equally flexible cells receive one share: the width that measured columns leave, divided by the open columns.",
      .observed, "programs with printed results, run on macOS 26.6 and 27: two halves in two columns of 200 make 104"))
  func `Two flexible cells in two columns share the width`() {
    let host = settledHost(200, 200) {
      Grid {
        GridRow {
          Answered.half("a")
          Block("b", 20, 20)
        }
        GridRow {
          Block("c", 10, 30)
          Answered.half("d")
        }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.extent("grid") == "104 58")
    // Each cell is placed in a slot of 48 by 20 or 30 points.
    #expect(host.columns("a", "d") == "60…84 116…140")
  }

  @Test(
    .claim(
      "GRID-27",
      "Less flexible cells are measured first, and their lengths are subtracted from the shares of the others.",
      .observed,
      "programs with printed results, run on macOS 26.6 and 27: 10 to 20, flexible, and 10 to 160 in 200: the third is 82"
    ))
  func `The less flexible cell is measured first`() {
    let host = settledHost(200, 100) {
      Grid {
        GridRow {
          Answered("a", 10...20, 10...10)
          Answered("b", 0...(.infinity), 20...20)
          Answered("c", 10...160, 10...10)
        }
      }
    }
    #expect(host.extent("a") == "20 10")
    #expect(host.extent("c") == "82 10")
    #expect(host.extent("b") == "82 20")
    let column = settledHost(100, 200) {
      Grid {
        GridRow { Answered("a", 10...10, 10...20) }
        GridRow { Answered("b", 20...20, 0...(.infinity)) }
        GridRow { Answered("c", 10...10, 10...160) }
      }
    }
    #expect(column.rows("a", "b", "c") == "0…20 28…110 118…200")
  }

  @Test(
    .claim(
      "GRID-28",
      "The share of a cell is computed before more flexible cells are measured, including those across its column.",
      .observed,
      "programs with printed results, run on macOS 26.6 and 27: 10 to 50 square before two flexible cells in 150 is 44.67"
    ))
  func `A square of limited size takes a third`() {
    let host = settledHost(150, 100) {
      Grid {
        GridRow {
          Answered("a", 10...50, 10...50)
          Answered("b", 0...(.infinity), 30...30)
          Answered("c", 0...(.infinity), 0...(.infinity))
        }
      }
    }
    #expect(host.frame(of: "a").map { short($0.width) } == "44.667")
  }

  @Test(
    .claim(
      "GRID-29", "Rows share the height as columns share the width, one cell after another.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: 20 to 120 square over a flexible row in 300 by 200 is "
        + "120 by 96"))
  func `Rows share the height as columns share the width`() {
    let host = settledHost(300, 200) {
      Grid {
        GridRow {
          Answered("a", 20...120, 20...120)
          Answered("b", 0...60, 0...60)
        }
        Color.red.accessibilityIdentifier("row")
      }
    }
    #expect(host.extent("a") == "120 96")
    #expect(host.extent("row") == "300 96")
  }

  @Test(
    .claim(
      "GRID-30",
      "A cell is placed with its slot, or with its measured proposal if its measured size fills the slot.",
      .observed, "programs with printed results, run on macOS 26.6 and 27: half alone in a grid of 300 is 150"),
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `A cell of half its slot keeps its measured size`(direction: LayoutDirection) {
    let host = settledHost(300, 100) {
      Grid { Answered.half("a") }.accessibilityIdentifier("grid").environment(\.layoutDirection, direction)
    }
    #expect(host.box("grid") == "75 45 150 10")
    #expect(host.box("a") == "75 45 150 10")
    let inside = settledHost(300, 100) { ScrollView { Grid { Answered.half("a") } } }
    #expect(inside.box("a") == "75 0 150 10")
    let nested = settledHost(300, 100) { Grid { Grid { Answered.half("a") } } }
    #expect(nested.extent("a") == "150 10")
  }

  @Test(
    .claim(
      "GRID-31", "A grid reserves no length for cells of lower priority.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: priority 1 beside 30 in 60 takes 60, the grid is 90"))
  func `A cell with a higher priority takes the whole length`() {
    let host = settledHost(60, 60) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", nil, 10).layoutPriority(1)
          Block("b", 30, 10)
        }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.extent("grid") == "90 10")
    #expect(host.columns("a", "b") == "-15…45 45…75")
  }

  @Test(
    .claim(
      "GRID-32",
      "A spacer is measured last, and its proposal is the length that all existing columns and rows leave, including "
        + "its own.",
      .observed, "programs with printed results, run on macOS 26.6 and 27: a spacer in 200 by 100 gets 142 by 42"))
  func `A spacer takes the remaining length and can raise its row`() {
    let host = settledHost(200, 100) {
      Grid {
        GridRow {
          Spacer().accessibilityIdentifier("spacer")
          Block("b", 20, 20)
        }
        GridRow {
          Block("c", 10, 30)
          Block("d", 40, 10)
        }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.extent("spacer") == "142 42")
    #expect(host.extent("grid") == "190 80")
  }

  @Test func `A spacer has its ideal height where no height is proposed`() {
    let host = settledHost(200, 100) {
      ScrollView {
        Grid {
          GridRow {
            Spacer().accessibilityIdentifier("spacer")
            Block("b", 20, 20)
          }
          GridRow {
            Block("c", 10, 30)
            Block("d", 40, 10)
          }
        }
        .accessibilityIdentifier("grid")
      }
    }
    #expect(host.extent("spacer") == "142 20")
    #expect(host.extent("grid") == "190 58")
  }

  @Test(
    .claim(
      "GRID-36", "A column with an unsized cell that is not yet measured is open.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: the rule; the numbers follow from it"))
  func `An unsized cell keeps its column open`() {
    let host = settledHost(100, 50) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Answered("a", 0...(.infinity), 10...10)
          Answered("b", 0...(.infinity), 10...10).gridCellUnsizedAxes(.horizontal)
        }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.extent("a") == "50 10")
    #expect(host.extent("grid") == "50 10")
    let high = settledHost(50, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Answered("a", 10...10, 0...(.infinity)) }
        GridRow { Answered("b", 10...10, 0...(.infinity)).gridCellUnsizedAxes(.vertical) }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(high.extent("a") == "10 50")
    #expect(high.extent("grid") == "10 50")
  }

  @Test(
    .claim(
      "GRID-37", "A spanning cell keeps no column open in which another cell is alone.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: the rule; the numbers follow from it"))
  func `A spanning cell keeps no column open`() {
    let host = settledHost(100, 50) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Answered("a", 0...(.infinity), 10...10)
          Block("b", 30, 10)
        }
        GridRow { Answered("w", 0...(.infinity), 10...10).gridCellColumns(2) }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.extent("a") == "70 10")
    #expect(host.extent("w") == "100 10")
    #expect(host.extent("grid") == "100 20")
  }

  @Test(
    .claim(
      "GRID-38", "The flexibility of a cell on an axis without a proposal does not affect the order of measurement.",
      .observed,
      "programs with printed results, run on macOS 26.6 and 27: the rule; the numbers follow from it"))
  func `Infinite flexibility on an axis without a proposal does not affect the order`() {
    let grid = {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Answered("a", 0...20, 0...(.infinity))
          Answered("c", 0...100, 10...10)
        }
      }
    }
    let open = settledHost(60, 100) { ScrollView { grid() } }
    #expect(open.extent("c") == "40 10")
    let bounded = settledHost(60, 100) { grid() }
    #expect(bounded.extent("c") == "30 10")
  }

  @Test(
    .claim(
      "GRID-33", "An unsized cell has its ideal length without a proposal, and several unsized axes combine.",
      .observed,
      "programs with printed results, run on macOS 26.6 and 27: ideal 40 in a grid of its ideal size makes it 40"))
  func `An unsized cell has its ideal length without a proposal`() {
    let cell = { Answered("a", 0...(.infinity), 0...(.infinity), ideal: CGSize(width: 40, height: 25)) }
    let host = settledHost(200, 100) {
      Grid { GridRow { cell().gridCellUnsizedAxes(.horizontal) } }.fixedSize().accessibilityIdentifier("grid")
    }
    #expect(host.extent("grid") == "40 25")
    #expect(host.extent("a") == "40 25")
    let both = settledHost(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          cell().gridCellUnsizedAxes(.horizontal).gridCellUnsizedAxes(.vertical)
          Block("b", 20, 30)
        }
        GridRow { Block("c", 15, 10) }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(both.extent("grid") == "35 40")
    #expect(both.extent("a") == "15 30")
  }

  @Test(
    .claim(
      "GRID-34", "A spanning cell is aligned by the grid, regardless of the alignments of its columns.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: 20 wide over columns of 30 and 30 begins at 24"))
  func `A spanning cell is centered over its columns`() {
    let host = settledHost(68, 50) {
      Grid {
        GridRow {
          Block("a", 30, 10).gridColumnAlignment(.trailing)
          Block("b", 30, 10).gridColumnAlignment(.leading)
        }
        GridRow { Block("c", 20, 10).gridCellColumns(2) }
      }
    }
    #expect(host.columns("c") == "24…44")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `A spanning cell is aligned with the leading edge of the grid`(direction: LayoutDirection) {
    let host = settledHost(68, 50) {
      Grid(alignment: .leading) {
        GridRow {
          Block("a", 30, 10).gridColumnAlignment(.trailing)
          Block("b", 30, 10).gridColumnAlignment(.trailing)
        }
        GridRow { Block("c", 20, 10).gridCellColumns(2) }
      }
      .environment(\.layoutDirection, direction)
    }
    #expect(host.columns("c") == (direction == .leftToRight ? "0…20" : "48…68"))
  }

  @Test(
    .claim(
      "GRID-35", "The gap before a column is the largest preferred gap of its pairs of cells, and zero without a pair.",
      .observed, "programs with printed results, run on macOS 26.6 and 27"))
  func `A column of cells without neighbors has no gap`() {
    let host = settledHost(100, 50) {
      Grid {
        GridRow {
          Spacer().frame(width: 30, height: 10).accessibilityIdentifier("a")
          Block("b", 20, 10)
        }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.extent("grid") == "50 10")
    let pairs = settledHost(100, 50) {
      Grid {
        GridRow {
          Spacer().frame(width: 30, height: 10)
          Block("b", 20, 10)
        }
        GridRow {
          Block("c", 10, 10)
          Block("d", 10, 10)
        }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(pairs.extent("grid") == "58 28")
  }
}
