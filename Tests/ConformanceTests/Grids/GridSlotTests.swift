import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The slots, spans, and columns of grids, with measured examples.
@MainActor @Suite struct GridSlotTests {
  private static let flexible: ClosedRange<CGFloat> = 0...(.infinity)

  /// Returns a view that takes the proposal, or 10 by 10 points without one.
  private func flex(_ name: String) -> Answered {
    Answered(name, Self.flexible, Self.flexible, ideal: CGSize(width: 10, height: 10))
  }

  @Test(
    .claim(
      "GRID-39", "A flexible cell fills its slot, even if the grid has no proposal.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: beside 20 by 20 it is 10 by 20 at the origin"))
  func `A flexible cell fills its slot without a proposal`() {
    let host = settledHost(58, 58) {
      Grid {
        GridRow {
          flex("a")
          Block("b", 20, 20)
        }
        GridRow {
          Block("c", 10, 30)
          Block("d", 40, 10)
        }
      }
      .fixedSize()
      .accessibilityIdentifier("grid")
    }
    #expect(host.box("grid") == "0 0 58 58")
    #expect(host.box("a") == "0 0 10 20")
  }

  @Test(
    .claim(
      "GRID-40", "A cell that does not fill its slot is measured again with the slot, and aligned in it.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: half beside a flexible cell in 200 by 100 is 24 by 10"))
  func `A cell of half its slot is measured again with the slot`() {
    let host = settledHost(200, 100) {
      Grid {
        GridRow {
          Answered.half("a")
          flex("b")
        }
      }
    }
    #expect(host.box("a") == "12 45 24 10")
    #expect(host.box("b") == "56 0 144 100")
    let alone = settledHost(300, 200) { Grid { GridRow { Answered.half("a") } } }
    #expect(alone.box("a") == "75 95 150 10")
  }

  @Test(
    .claim(
      "GRID-41", "A spacer fills its slot, in a row and as a separate row.", .observed,
      "programs with printed results, run on macOS 26.6 and 27"))
  func `Spacers fill their slots`() {
    let host = settledHost(38, 80) {
      Grid {
        GridRow {
          Block("a", 30, 80)
          Spacer().accessibilityIdentifier("spacer")
        }
      }
      .fixedSize()
    }
    #expect(host.box("spacer") == "30 0 8 80")
    let over = settledHost(210, 50) {
      Grid(verticalSpacing: 0) {
        Spacer().accessibilityIdentifier("spacer")
        GridRow {
          Block("a", 101, 30)
          Block("b", 101, 30)
        }
      }
    }
    #expect(over.box("spacer") == "0 0 210 20")
  }

  @Test(
    .claim(
      "GRID-42",
      "The share of a level is its length divided by the largest number of columns that its cells cover in a row, "
        + "spans included.",
      .observed, "programs with printed results, run on macOS 26.6 and 27: three columns share 292 by 97.33"))
  func `A column covered only by a spanning cell receives a share`() {
    let host = settledHost(308, 100) {
      Grid(horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          flex("wide").gridCellColumns(2)
          flex("last")
        }
        GridRow { flex("first") }
      }
    }
    #expect(host.frame(of: "first").map { short($0.width) } == "97.333")
    #expect(host.frame(of: "last").map { short($0.width) } == "97.333")
    #expect(host.frame(of: "wide").map { short($0.width) } == "202.667")
  }

  @Test(
    .claim(
      "GRID-48",
      "A column that only spanning cells cover keeps its share when they are measured, so that later cells do not get it.",
      .observed, "public reports of iOS apps with printed frames: the grid below is 76.67 by 136 points"))
  func `A column of measured spanning cells keeps its share`() {
    let host = settledHost(300, 200) {
      Grid {
        GridRow { Block("a", 40, 40) }
        GridRow {
          Answered.half("half")
          Block("c", 20, 40).gridCellColumns(2)
        }
        GridRow { Answered("d", 0...30, 40...40) }
      }
      .accessibilityIdentifier("grid")
    }
    let frames = ["a", "half", "c", "d"].map { name in
      host.frame(of: name).map { frame in
        let grid = host.frame(of: "grid") ?? .zero
        return [frame.minX - grid.minX, frame.minY - grid.minY, frame.width, frame.height].map(short).joined(
          separator: " ")
      }
    }
    #expect(frames == ["4.333 0 40 40", "12.167 63 24.333 10", "56.667 48 20 40", "9.333 96 30 40"])
  }

  @Test(
    .claim(
      "GRID-43",
      "The extra length of a spanning cell goes first to the columns in which no cell is alone.", .observed,
      "programs with printed results, run on macOS 26.6 and 27"))
  func `A column without single cells grows first`() {
    let host = settledHost(100, 20) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block("a", 20, 10) }
        GridRow { Block("wide", 100, 10).gridCellColumns(2) }
        GridRow {
          Color.clear.frame(width: 0, height: 0)
          Color.clear.frame(width: 0, height: 0).gridCellColumns(1)
        }
      }
    }
    // Each of the two columns has a single cell, so both grow equally.
    #expect(host.columns("a", "wide") == "0…20 0…100")
    let open = settledHost(100, 30) {
      Grid(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block("a", 10, 10) }
        GridRow { Block("b", 20, 10) }
        GridRow { Block("wide", 100, 10).gridCellColumns(2) }
      }
    }
    #expect(open.columns("a", "b", "wide") == "10…20 0…20 0…100")
  }

  @Test(
    .claim(
      "GRID-44", "Several gridCellColumns on one view add their values above 1.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: 3 and 2 are 5"))
  func `Column spans add up`() {
    let host = settledHost(90, 20) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow { Block("wide", nil, 10).gridCellColumns(3).padding(0).gridCellColumns(1).gridCellColumns(2) }
        GridRow { ForEach(0..<5) { Block("b\($0)", 10, 10) } }
      }
    }
    #expect(host.columns("wide", "b4") == "0…90 80…90")
  }

  @Test(
    .claim(
      "GRID-45", "Among equally flexible cells, those with an unsized axis are measured last.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: the rule; the numbers follow from it"))
  func `Unsized cells are measured after the others`() {
    let host = settledHost(100, 50) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Answered("a", Self.flexible, 10...10).gridCellUnsizedAxes(.horizontal) }
        GridRow { Answered("b", 0...60, 10...10) }
        GridRow { Answered("c", Self.flexible, 10...10).frame(maxWidth: 80) }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.extent("grid") == "80 30")
    #expect(host.extent("a") == "80 10")
  }

  @Test(
    .claim(
      "GRID-46", "The texts of a row keep their baseline next to a cell that fills the height of the row.", .decided,
      "decision of this project; no measured grid has such a row"))
  func `A height-filling cell does not move the baseline of its row`() {
    let host = settledHost(200, 60) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("a").accessibilityIdentifier("a")
          Text("b").padding(.top, 30).accessibilityIdentifier("b")
          Color.red.gridCellUnsizedAxes(.vertical).accessibilityIdentifier("fill")
        }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.extent("grid") == "200 50")
    #expect(host.rows("a", "b", "fill") == "35…55 5…55 5…55")
  }

  @Test(
    .claim(
      "GRID-47",
      "A cell is proposed at least the current lengths of its column and row, also beyond the grid's proposal.",
      .observed,
      "programs with printed results, run on macOS 26.6 and 27: half among five cells in two rows, in 60 by 60, is offered "
        + "60 by 100"))
  func `A cell is proposed the lengths of its column and row beyond the proposal for the grid`() {
    var offers: [String] = []
    let host = settledHost(60, 60) {
      Grid {
        GridRow {
          Answered("half") { proposal in
            offers.append(
              [proposal.width, proposal.height].map { $0.map { short($0) } ?? "nil" }.joined(separator: " "))
            return CGSize(width: proposal.width.map { $0 / 2 } ?? 10, height: 10)
          }
          Block("b", 10, 100)
        }
        GridRow {
          Block("c", 60, 10)
          Block("d", 10, 10)
          Block("e", 10, 10)
        }
      }
      .accessibilityIdentifier("grid")
    }
    // Beside a zero and an infinite proposal, by which the cells are sorted, the cell receives only this one.
    #expect(Set(offers).subtracting(["0 0", "inf inf"]) == ["60 100"], "\(offers)")
    #expect(host.extent("half") == "30 10")
    #expect(host.extent("grid") == "96 118")
  }
}
