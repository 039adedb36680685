import Observation
import Testing
import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The number of measurements of the cells of a grid container.
@MainActor @Suite struct GridLayoutComplexity {
  @Test(arguments: [4, 10, 30])
  func `A first frame measures a rigid cell once`(side: Int) {
    let host = ViewHost(size: CGSize(width: 1000, height: 1000)) {
      Table(side: side) { _ in Color.red.frame(width: 10, height: 10) }
    }
    let counts = host.update().counts
    // A frame responds without its color, which is measured when it is placed; then the grid, the root, and the root's
    // stack.
    expect(counts.measurements, equals: 2 * side * side + 3)
    expect(counts.placements, equals: counts.measurements)
  }

  @Test(arguments: [4, 10, 30])
  func `A first frame measures a flexible cell a bounded number of times`(side: Int) {
    let host = ViewHost(size: CGSize(width: 1000, height: 1000)) { Table(side: side) { _ in Color.red } }
    let counts = host.update().counts
    expect(counts.measurements, atMost: 8 * side * side + 3)
    expect(counts.placements, equals: side * side + 3)
  }

  @Test(arguments: [4, 10, 30])
  func `A change of one cell measures only that cell`(side: Int) {
    let model = CellModel()
    let host = ViewHost(size: CGSize(width: 1000, height: 1000)) {
      Table(side: side) { index in ModelCell(model: index == 3 ? model : nil) }
    }
    host.update()
    model.width = 30
    let counts = host.update().counts
    // The cell's frame and color, the grid, the root's stack, and the root.
    expect(counts.measurements, atMost: 5)
  }

  @Test func `The measurements of nested grids grow quadratically with the depth, not exponentially`() {
    let count = { (depth: Int) -> Int in
      let host = ViewHost(size: CGSize(width: 1000, height: 1000)) { Nest(depth: depth) }
      return host.update().counts.measurements
    }
    let (shallow, deep) = (count(8), count(32))
    expect(deep, below: shallow * 20)
  }
}

@Observable private final class CellModel {
  var width: CGFloat = 10
}

private struct Table<Cell: View>: View {
  let side: Int
  let cell: (Int) -> Cell

  init(side: Int, @ViewBuilder cell: @escaping (Int) -> Cell) {
    self.side = side
    self.cell = cell
  }

  var body: some View {
    TributaryContainers.Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<side) { row in
        GridRow { ForEach(0..<side) { column in cell(row * side + column) } }
      }
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
