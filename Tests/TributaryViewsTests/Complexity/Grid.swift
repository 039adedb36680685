import PreferenceTestSupport
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

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
          ForEach(0..<10) { column in
            GridCell(driver: driver, index: row * 10 + column, highlighted: highlighted)
          }
        }
      }
    }
    .onPreferenceChange(ListKey<Int>.self) { driver.delivered = $0 }
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

/// The object through which a test changes the grid.
@MainActor
final class GridDriver {
  var highlighted: Binding<Int>?
  var suffix: Binding<String>?
  var isTinted: Binding<Bool>?
  var delivered: [Int] = []
  let chosen: Int

  init(chosen: Int) { self.chosen = chosen }

  func take(highlighted: Binding<Int>) { self.highlighted = highlighted }

  func notice(_ index: Int, suffix: Binding<String>, isTinted: Binding<Bool>) {
    guard index == chosen else { return }
    self.suffix = suffix
    self.isTinted = isTinted
  }

  /// Returns a settled host of a grid with this driver.
  func makeHost(cells: Int) -> ViewHost<Grid> {
    let host = makeUnsettledHost(cells: cells)
    host.update()
    return host
  }

  /// Returns a host of a grid with this driver, before its first frame.
  func makeUnsettledHost(cells: Int) -> ViewHost<Grid> {
    let host = ViewHost(size: CGSize(width: 10_000, height: 10_000)) { Grid(driver: self, rows: cells / 10) }
    host.environment.textMeasurer = FixedTextMeasurer()
    return host
  }
}
