import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct GridAlignmentTests {
  @Test(
    .claim(
      "GRID-15", "The alignment of a grid applies to every cell, and the alignment of a row to the cells of that row.",
      .documented,
      "Apple's documentation of Grid and GridRow"))
  func `A row alignment overrides the grid alignment`() {
    let host = settledHost(100, 100) {
      Grid(alignment: .topTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 10, 10)
          Block("b", 10, 30)
        }
        GridRow(alignment: .bottom) {
          Block("c", 20, 10)
          Block("d", 20, 30)
        }
      }
    }
    #expect(host.columns("a", "b", "c") == "40…50 60…70 30…50")
    #expect(host.rows("a", "b", "c", "d") == "20…30 20…50 70…80 50…80")
  }

  @Test(
    .claim(
      "GRID-16", "One cell sets the alignment of its whole column.", .documented,
      "Apple's documentation of gridColumnAlignment"))
  func `A cell aligns its column`() {
    let host = settledHost(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 20, 10).gridColumnAlignment(.trailing)
          Block("b", 40, 10)
        }
        GridRow {
          Block("c", 50, 10)
          Block("d", 10, 10)
        }
      }
    }
    #expect(host.columns("a", "b", "c", "d") == "35…55 55…95 5…55 70…80")
  }

  @Test(
    .claim(
      "GRID-17", "The first column alignment in view order applies if several cells of a column set one.", .decided,
      "Apple's documentation calls the result undefined"))
  func `The first of two column alignments takes precedence`() {
    let host = settledHost(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block("a", 100, 10) }
        GridRow { Block("b", 20, 10).gridColumnAlignment(.leading) }
        GridRow { Block("c", 20, 10).gridColumnAlignment(.trailing) }
      }
    }
    #expect(host.columns("b", "c") == "0…20 0…20")
  }

  @Test(
    .claim(
      "GRID-18",
      "A cell anchor places a point of a view at the same point of its cell, regardless of row and column alignments.",
      .documented, "Apple's documentation of gridCellAnchor"))
  func `An anchored view is placed at the bottom-trailing corner`() {
    let host = settledHost(100, 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 20, 10).gridCellAnchor(.bottomTrailing)
          Block("b", 10, 40)
        }
        GridRow { Block("c", 60, 10) }
      }
    }
    #expect(host.box("a") == "55 55 20 10")
  }

  @Test(
    .claim(
      "GRID-19", "The cells of a row are aligned on their baselines, and the height of the row includes their extents.",
      .documented,
      "Apple's documentation of Grid, whose examples align by leadingFirstTextBaseline"))
  func `Texts of two sizes share a baseline`() {
    let host = settledHost(200, 100) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("a").accessibilityIdentifier("a")
          Text("b").padding(.top, 30).accessibilityIdentifier("b")
        }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(host.extent("grid") == "16 50")
    #expect(host.rows("a", "b") == "55…75 25…75")
  }

  @Test(
    .claim(
      "GRID-20", "Columns start at the right edge in right-to-left layout, and leading is right.", .derived,
      "the rule of every container"))
  func `Right-to-left layout mirrors a grid`() {
    let host = settledHost(100, 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Block("a", 20, 10)
          Block("b", 40, 10)
        }
        GridRow {
          Block("c", 10, 10)
          Block("d", 10, 10).gridCellAnchor(.trailing)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.columns("a", "b", "c", "d") == "65…85 15…55 75…85 15…25")
  }

  @Test(
    .claim(
      "GRID-21", "The cell modifiers of a view pass through the modifiers around it, and the innermost value applies.",
      .derived, "the rule of zIndex and layout values"))
  func `The innermost cell anchor takes precedence, through padding`() {
    let host = settledHost(60, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block("it", 10, 10).gridCellAnchor(.leading).padding(5).gridCellAnchor(.trailing) }
        GridRow { Block("wide", 60, 10) }
      }
    }
    #expect(host.columns("it") == "5…15")
  }

  @Test(
    .claim(
      "GRID-22", "zIndex orders the drawing of cells, and moves no cell.", .derived, "zIndex holds in every container"))
  func `A cell with a larger zIndex is drawn last`() {
    let host = settledHost(100, 100) {
      Grid(horizontalSpacing: -10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 20, height: 20).zIndex(1)
          Color.blue.frame(width: 20, height: 20)
        }
      }
    }
    let text = host.displayList.description
    let red = text.range(of: "35 40 20 20")?.lowerBound
    let blue = text.range(of: "45 40 20 20")?.lowerBound
    #expect(red != nil && blue != nil)
    if let red, let blue { #expect(blue < red) }
  }
}
