import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// The columns of a lazy grid.
@MainActor @Suite struct LazyGridColumnTests {
  private func columns(_ items: [GridItem], in width: CGFloat, cells: Int = 4) -> String {
    let host = settledHost(width, 200) {
      LazyVGrid(columns: items) { ForEach(0..<cells) { Block("c\($0)", nil, 20) } }
        .accessibilityIdentifier("grid")
    }
    return host.columns("grid") + " │ " + (0..<cells).map { host.columns("c\($0)") }.joined(separator: " ")
  }

  @Test(
    .claim(
      "LAZYGRID-01", "Flexible columns share equally the width that gaps and fixed columns leave.", .observed,
      "measured on macOS 27: two flexible columns in 200 are 96 wide, at 0 and at 104"))
  func `Flexible columns share the remaining width`() {
    expect(columns([.init(.flexible()), .init(.flexible())], in: 200, cells: 2), equals: "0…200 │ 0…96 104…200")
    expect(
      columns([.init(.fixed(40)), .init(.flexible()), .init(.flexible())], in: 196, cells: 3),
      equals: "0…196 │ 0…40 48…118 126…196")
    // Each column in turn keeps its share within its bounds; the others share the rest.
    expect(
      columns([.init(.flexible(maximum: 20)), .init(.flexible()), .init(.flexible())], in: 196, cells: 3),
      equals: "0…196 │ 0…20 28…108 116…196")
  }

  @Test(
    .claim(
      "LAZYGRID-02", "A lazy grid takes the proposed width, and centers columns that do not fill it.", .observed,
      "measured on macOS 27: fixed columns of 50 and 40 in 200"))
  func `Fixed columns are centered`() {
    expect(columns([.init(.fixed(50)), .init(.fixed(40))], in: 200, cells: 2), equals: "0…200 │ 51…101 109…149")
    let host = settledHost(200, 100) {
      LazyVGrid(columns: [.init(.fixed(50))], alignment: .trailing) { Block("a", nil, 20) }
    }
    expect(host.columns("a"), equals: "150…200")
  }

  @Test(
    .claim(
      "LAZYGRID-03",
      "An adaptive item creates as many columns as fit with their gaps, and the columns share its width.", .observed,
      "measured on macOS 27: adaptive with a minimum of 45 in 200 makes three columns of 61.33"))
  func `An adaptive item creates as many columns as fit`() {
    expect(
      columns([.init(.adaptive(minimum: 45))], in: 200, cells: 4),
      equals: "0…200 │ 0…61.333 69.333…130.667 138.667…200 0…61.333")
    expect(columns([.init(.adaptive(minimum: 300))], in: 200, cells: 2), equals: "0…200 │ -50…250 -50…250")
    expect(
      columns([.init(.adaptive(minimum: 40, maximum: 50), spacing: 0)], in: 119, cells: 2),
      equals: "0…119 │ 9.5…59.5 59.5…109.5")
  }

  @Test(
    .claim(
      "LAZYGRID-04", "The columns of a lazy grid without a width proposal share the ideal widths of the first line.",
      .observed, "measured on macOS 27: cells of 30 and 20 in two flexible columns make a grid of 58, each column 25"))
  func `Columns share the ideal width of the first line without a proposal`() {
    let host = settledHost(200, 100) {
      LazyVGrid(columns: [.init(.flexible()), .init(.flexible())]) {
        Block("a", 30, 20)
        Block("b", 20, 20)
        Color.red.frame(height: 10).accessibilityIdentifier("c")
      }
      .accessibilityIdentifier("grid").fixedSize()
    }
    expect(host.extent("grid"), equals: "58 38")
    expect(host.extent("c"), equals: "25 10")
  }

  @Test(
    .claim(
      "LAZYGRID-05", "A cell that is wider than its column overflows it by the alignment of the column.", .observed,
      "measured on macOS 27: a wide cell overflows its column in its middle"))
  func `Wide cells overflow`() {
    let host = settledHost(200, 100) {
      LazyVGrid(columns: [.init(.flexible()), .init(.flexible(), alignment: .bottomLeading)]) {
        Block("wide", 120, 30)
        Block("b", 20, 10)
        Block("c", 20, 10)
        Block("d", 110, 10)
      }
    }
    expect(host.columns("wide", "b", "c", "d"), equals: "-12…108 104…124 38…58 104…214")
    expect(host.rows("wide", "b", "c"), equals: "26…56 46…56 64…74")
  }

  @Test(
    .claim(
      "LAZYGRID-06",
      "Each item has its own gap to the next item, and lines have the gap of the grid; both default to 8 points.",
      .documented, "Apple's documentation of GridItem and LazyVGrid; the default is measured"))
  func `Each item has a gap to the next item`() {
    let host = settledHost(200, 100) {
      LazyVGrid(columns: [.init(.fixed(20), spacing: 30), .init(.fixed(20)), .init(.fixed(20))], spacing: 2) {
        ForEach(0..<6) { Block("c\($0)", nil, 20) }
      }
    }
    expect(host.columns("c0", "c1", "c2"), equals: "51…71 101…121 129…149")
    expect(host.rows("c0", "c3"), equals: "29…49 51…71")
  }

  @Test(
    .claim(
      "LAZYGRID-07", "The first column is the rightmost one in right-to-left layout.", .documented,
      "Apple's guidance on right-to-left layouts"))
  func `Columns run from right to left in right-to-left layout`() {
    let host = settledHost(200, 100) {
      LazyVGrid(columns: [.init(.fixed(50), alignment: .leading), .init(.fixed(40))], alignment: .leading) {
        Block("a", 10, 20)
        Block("b", nil, 20)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    expect(host.columns("a", "b"), equals: "190…200 102…142")
    let row = settledHost(100, 100) {
      LazyHGrid(rows: [.init(.fixed(20)), .init(.fixed(20))], spacing: 0) {
        ForEach(0..<4) { Block("c\($0)", 30, nil) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    expect(row.columns("c0", "c1", "c2"), equals: "50…80 50…80 20…50")
    expect(row.rows("c0", "c1"), equals: "26…46 54…74")
  }

  @Test(
    .claim(
      "LAZYGRID-08", "A grid without columns, or with invalid lengths, is reported and takes the minimum space.",
      .decided, "decision of this project"))
  func `Invalid items are reported`() {
    expect(columns([], in: 200, cells: 2), equals: "0…200 │ 0…200 0…200")
    let host = settledHost(200, 100) {
      LazyVGrid(columns: [.init(.fixed(-5)), .init(.flexible(minimum: .nan), spacing: .infinity)]) {
        Block("a", 20, 20)
        Block("b", nil, 20)
      }
    }
    expect(host.columns("a", "b"), equals: "-10…10 8…200")
    expect(host.diagnostics.map(\.code), equals: [.invalidDimension, .invalidDimension])
  }
}
