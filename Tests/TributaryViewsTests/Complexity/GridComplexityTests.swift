import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor
@Suite struct GridComplexity {
  @Test(arguments: [120, 1_000])
  func `A first frame evaluates, measures, and places each node once`(cells: Int) {
    let host = GridDriver(chosen: -1).makeUnsettledHost(cells: cells)
    let counts = host.update().counts
    expect(counts.bodies, equals: cells + 1)
    // One item per cell, one row for every ten cells, and the grid, its reader, the root, and the root's stack.
    expect(counts.measurements, equals: cells + cells / 10 + 4)
    expect(counts.placements, equals: counts.measurements)
    expect(counts.reduces, equals: cells - 1)
  }

  @Test(arguments: [120, 1_000])
  func `A first frame of flexible text also measures each node once`(cells: Int) {
    let host = GridDriver(chosen: -1).makeUnsettledHost(cells: cells)
    host.environment.textMeasurer = MetricTextMeasurer()
    let counts = host.update().counts
    expect(counts.measurements, equals: cells + cells / 10 + 4)
    expect(counts.placements, equals: counts.measurements)
  }

  @Test(arguments: [120, 1_000])
  func `A wider flexible text is measured on the path to the root`(cells: Int) {
    let driver = GridDriver(chosen: 53)
    let host = driver.makeUnsettledHost(cells: cells)
    host.environment.textMeasurer = MetricTextMeasurer()
    host.update()
    driver.suffix?.wrappedValue = "!"
    expect(host.update().counts.measurements, equals: 6)
  }

  @Test(arguments: [120, 1_000])
  func `A changed color of one cell affects only that cell`(cells: Int) {
    let driver = GridDriver(chosen: 53)
    let host = driver.makeHost(cells: cells)
    driver.isTinted?.wrappedValue = true
    let report = host.update()
    expect(report.passes, equals: 1)
    expect(report.counts, equals: counts(bodies: 1, nodesVisited: 2))
  }

  @Test(arguments: [120, 1_000])
  func `A wider text is measured on the path to the root and placed on the path back`(cells: Int) {
    let driver = GridDriver(chosen: 53)
    let host = driver.makeHost(cells: cells)
    driver.suffix?.wrappedValue = "!"
    let report = host.update()
    // The background with padding and text; the row, grid, reader, root stack, and root.
    expect(report.counts, equals: counts(bodies: 1, measurements: 6, placements: 6, nodesVisited: 3))
  }

  @Test(arguments: [120, 1_000])
  func `A state that every cell reads evaluates every cell and performs no layout`(cells: Int) {
    let driver = GridDriver(chosen: -1)
    let host = driver.makeHost(cells: cells)
    driver.highlighted?.wrappedValue = 1
    let report = host.update()
    var expected = counts(bodies: cells + 1, nodesVisited: 2)
    // The rows and the cells are created again, and each cell is compared.
    expected.closures = cells / 10 + cells
    expected.comparisons = cells
    expect(report.counts, equals: expected)
  }

  @Test func `An update without a change does no work`() {
    let host = GridDriver(chosen: -1).makeHost(cells: 120)
    expect(host.update().counts, equals: FrameCounts())
  }

  @Test func `A changed contribution repeats only the folds on its path`() {
    let host = ViewHost(size: CGSize(width: 10_000, height: 10_000)) { SwitchableGrid(rows: 100) }
    host.update()
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

/// A grid of writers, one of which is changed by a tap.
private struct SwitchableGrid: View {
  let rows: Int

  var body: some View {
    VStack {
      ForEach(0..<rows) { row in
        HStack {
          ForEach(0..<10) { column in SwitchableCell(index: row * 10 + column) }
        }
      }
    }
    .onPreferenceChange(ListKey<Int>.self) { _ in }
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
