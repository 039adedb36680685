/// The slots, spans, and columns of grids, with measured examples.
@MainActor struct GridSlotTests {
  @Test(.claim("GRID-47"))
  @MainActor func `A cell is proposed the lengths of its column and row beyond the proposal for the grid`() {
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
    expect(Set(offers).subtracting(["0 0", "inf inf"]), equals: ["60 100"], "\(offers)")
    play(host, "| extent half = 30 10; extent grid = 96 118")
  }
}
