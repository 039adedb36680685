@MainActor struct GridAlignmentTests {
  @Test(.claim("GRID-18")) @MainActor func `An anchored view is placed at the bottom-trailing corner`() {
    play(100, 100, "| box a = 55 55 20 10") {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 20, 10).gridCellAnchor(.bottomTrailing)
          Block("b", 10, 40)
        }
        GridRow { Block("c", 60, 10) }
      }
    }
  }

  @Test(.claim("GRID-20")) @MainActor func `Right-to-left layout mirrors a grid`() {
    play(100, 100, "| columns a, b, c, d = 65…85 15…55 75…85 15…25") {
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
  }

  @Test(.claim("GRID-21")) @MainActor func `The innermost cell anchor takes precedence, through padding`() {
    play(60, 100, "| columns it = 5…15") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block("it", 10, 10).gridCellAnchor(.leading).padding(5).gridCellAnchor(.trailing) }
        GridRow { Block("wide", 60, 10) }
      }
    }
  }
}
