/// Rows of ten cells, each a composite view with state, and one reader at the root.
struct Grid: View {
  let driver: GridDriver
  let rows: Int
  @State private var highlighted = 0
  var body: some View {
    let _ = driver.take(highlighted: $highlighted)
    VStack(spacing: 8) {
      ForEach(0..<rows) { row in
        HStack(spacing: 8) {
          ForEach(0..<10) { column in GridCell(driver: driver, index: row * 10 + column, highlighted: highlighted) }
        }
      }
    }.onPreferenceChange(ListKey<Int>.self) { driver.delivered = $0 }
  }
}

struct GridCell: View {
  let driver: GridDriver
  let index: Int
  let highlighted: Int
  @State private var suffix = ""
  @State private var isTinted = false
  var body: some View {
    let _ = driver.notice(index, suffix: $suffix, isTinted: $isTinted)
    Text("\(index)\(suffix)")
      .padding(10)
      .background(index == highlighted ? Color.yellow : isTinted ? Color.red : Color.blue)
      .preference(key: ListKey<Int>.self, value: [index])
  }
}

@MainActor final class GridDriver {
  var highlighted: Binding<Int>?
  var suffix: Binding<String>?
  var isTinted: Binding<Bool>?
  var delivered: [Int] = []
  let chosen: Int
  init(chosen: Int) { self.chosen = chosen }
  func take(highlighted: Binding<Int>) { self.highlighted = highlighted }

  func notice(_ index: Int, suffix: Binding<String>, isTinted: Binding<Bool>) {
    guard index == chosen else { return }
    (self.suffix, self.isTinted) = (suffix, isTinted)
  }

  func makeHost(cells: Int, measurer: any TextMeasurer = FixedTextMeasurer()) -> ViewHost<Grid> {
    let host = makeUnsettledHost(cells: cells, measurer: measurer)
    return host.updated()
  }

  func makeUnsettledHost(cells: Int, measurer: any TextMeasurer = FixedTextMeasurer()) -> ViewHost<Grid> {
    let host = ViewHost(size: CGSize(width: 10_000, height: 10_000)) { Grid(driver: self, rows: cells / 10) }
    host.environment.textMeasurer = measurer
    return host
  }
}

@MainActor struct GridComplexity {
  @Test(arguments: [120, 1_000])
  @MainActor func `A first frame evaluates, measures, and places each node once, also with flexible text`(cells: Int) {
    let counts = GridDriver(chosen: -1).makeUnsettledHost(cells: cells).update().counts
    expect(counts.bodies, equals: cells + 1)
    expect(counts.reduces, equals: cells - 1)
    let flexible = GridDriver(chosen: -1).makeUnsettledHost(cells: cells, measurer: MetricTextMeasurer())
    for counts in [counts, flexible.update().counts] {
      // One item per cell, one row for every ten cells, and the grid, its reader, the root, and the root's stack.
      expect(counts.measurements, equals: cells + cells / 10 + 4)
      expect(counts.placements, equals: counts.measurements)
    }
  }

  @Test(arguments: [120, 1_000])
  func `A change of one cell affects only that cell and, if it becomes wider, its path to the root`(cells: Int) {
    let driver = GridDriver(chosen: 53)
    let host = driver.makeHost(cells: cells)
    let report = host.update { driver.isTinted?.wrappedValue = true }
    expect(report.passes, equals: 1)
    expect(report.counts, equals: counts(bodies: 1, nodesVisited: 2))
    driver.suffix?.wrappedValue = "!"
    // The background with padding and text; the row, grid, reader, root stack, and root.
    expect(host.update().counts, equals: counts(bodies: 1, measurements: 6, placements: 6, nodesVisited: 3))
    let flexible = driver.makeHost(cells: cells, measurer: MetricTextMeasurer())
    driver.suffix?.wrappedValue = "!"
    expect(flexible.update().counts.measurements, equals: 6)
  }

  @Test(arguments: [120, 1_000])
  func `A state that every cell reads evaluates every cell and performs no layout, and no change no work`(cells: Int) {
    let driver = GridDriver(chosen: -1)
    let host = driver.makeHost(cells: cells)
    expect(host.update().counts, equals: FrameCounts())
    let report = host.update { driver.highlighted?.wrappedValue = 1 }
    var expected = counts(bodies: cells + 1, nodesVisited: 2)
    // The rows and the cells are created again, and each cell is compared.
    expected.closures = cells / 10 + cells
    expected.comparisons = cells
    expect(report.counts, equals: expected)
  }

  @Test @MainActor func `A changed contribution repeats only the folds on its path`() {
    let host = updatedHost(10_000, 10_000) { SwitchableGrid(rows: 100) }
    host.tap("switch")
    // Ten cells of one row, then a hundred rows.
    expect(host.core.counts.reduces, equals: 9 + 99)
    expect(host.preference(ListKey<Int>.self)[530], equals: -1)
  }

  private func counts(
    bodies: Int = 0, measurements: Int = 0, placements: Int = 0, nodesVisited: Int = 0
  ) -> FrameCounts {
    var counts = FrameCounts()
    counts.bodies = bodies
    counts.measurements = measurements
    counts.placements = placements
    counts.nodesVisited = nodesVisited
    return counts
  }
}

private struct SwitchableGrid: View {
  let rows: Int
  var body: some View {
    VStack {
      ForEach(0..<rows) { row in HStack { ForEach(0..<10) { column in SwitchableCell(index: row * 10 + column) } } }
    }.onPreferenceChange(ListKey<Int>.self) { _ in }
  }
}

private struct SwitchableCell: View {
  let index: Int
  @State private var isSwitched = false
  var body: some View {
    Color.blue
      .frame(width: 8, height: 8)
      .onTapGesture { isSwitched = true }
      .accessibilityIdentifier(index == 530 ? "switch" : "cell \(index)")
      .preference(key: ListKey<Int>.self, value: [isSwitched ? -1 : index])
  }
}

@MainActor struct GridLayoutComplexity {
  private func host<Cell: View>(_ side: Int, @ViewBuilder _ cell: @escaping (Int) -> Cell) -> ViewHost<Table<Cell>> {
    ViewHost(size: CGSize(width: 1000, height: 1000)) { Table(side: side, cell: cell) }
  }

  @Test(arguments: [4, 10, 30])
  func `Cells are measured a bounded number of times, rigid ones once, and a change measures one cell`(side: Int) {
    let rigid = host(side) { _ in Color.red.frame(width: 10, height: 10) }.update().counts
    // A frame responds without its color, which is measured when it is placed; then the grid, the root, and the root's
    // stack.
    expect(rigid.measurements, equals: 2 * side * side + 3)
    expect(rigid.placements, equals: rigid.measurements)
    let flexible = host(side) { _ in Color.red }.update().counts
    expect(flexible.measurements, atMost: 8 * side * side + 3)
    expect(flexible.placements, equals: side * side + 3)
    let model = CellModel()
    let changing = host(side) { index in ModelCell(model: index == 3 ? model : nil) }
    changing.update()
    model.width = 30
    // The cell's frame and color, the grid, the root's stack, and the root.
    expect(changing.update().counts.measurements, atMost: 5)
  }

  @Test @MainActor func `The measurements of nested grids grow quadratically with the depth, not exponentially`() {
    let count = { (depth: Int) -> Int in
      let host = ViewHost(size: CGSize(width: 1000, height: 1000)) { Nest(depth: depth) }
      return host.update().counts.measurements
    }
    let (shallow, deep) = (count(8), count(32))
    expect(deep, below: shallow * 20)
  }
}

@Observable private final class CellModel { var width: CGFloat = 10 }

private struct Table<Cell: View>: View {
  let side: Int
  @ViewBuilder let cell: (Int) -> Cell
  var body: some View {
    TributaryContainers.Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<side) { row in GridRow { ForEach(0..<side) { column in cell(row * side + column) } } }
    }
  }
}

private struct ModelCell: View {
  let model: CellModel?
  var body: some View { Color.red.frame(width: model?.width ?? 10, height: 10) }
}

private struct Nest: View {
  let depth: Int
  var body: some View {
    if depth == 0 {
      Color.red
    } else {
      TributaryContainers.Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          Color.blue
          AnyView(Nest(depth: depth - 1))
        }
        GridRow { Text("some words") }
      }
    }
  }
}
