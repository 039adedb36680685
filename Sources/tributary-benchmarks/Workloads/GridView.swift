import Tributary

/// The tree of the grid workloads: rows of ten cells, and one reader at the root.
struct GridView: View {
  nonisolated static let cellsPerRow = 10

  let rows: Int

  @State private var highlighted = 0

  var body: some View {
    let _ = GridDriver.take(highlighted: $highlighted)
    VStack(spacing: 8) {
      ForEach(0..<rows) { row in
        HStack(spacing: 8) {
          ForEach(0..<Self.cellsPerRow) { column in
            CellView(index: row * Self.cellsPerRow + column, highlighted: highlighted)
          }
        }
      }
    }
    .onPreferenceChange(IndicesKey.self) { GridDriver.delivered = $0.count }
  }
}

/// A composite view with state.
struct CellView: View {
  let index: Int
  let highlighted: Int

  @State private var mark = CellMark.plain

  var body: some View {
    let _ = GridDriver.take(mark: $mark, of: index)
    Text(mark == .exclaimed ? "\(index)!" : "\(index)")
      .padding(10)
      .background(background)
      .preference(key: IndicesKey.self, value: [index])
  }

  private var background: Color {
    if index == highlighted { return .yellow }
    return mark == .tinted ? .red : .blue
  }
}

/// The state of a cell.
enum CellMark {
  case plain
  case exclaimed
  case tinted
}

/// The indices of all cells, in view order.
enum IndicesKey: PreferenceKey {
  static let defaultValue: [Int] = []

  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// The access of a workload to the tree: bindings that the views store here when their bodies are evaluated.
///
/// Passing a driver to the cells would add a reference and a comparison to each of them; this costs one comparison of
/// integers.
@MainActor
enum GridDriver {
  static var highlighted: Binding<Int>?
  static var mark: Binding<CellMark>?
  static var loop: Binding<Bool>?
  static var away: Binding<Bool>?
  /// The cell that stores `mark`.
  static var chosenCell = -1
  /// The number of elements in the last delivery to the reader at the root.
  static var delivered = 0

  static func take(highlighted: Binding<Int>) { self.highlighted = highlighted }

  static func take(loop: Binding<Bool>) { self.loop = loop }

  static func take(away: Binding<Bool>) { self.away = away }

  @inline(__always)
  static func take(mark: @autoclosure () -> Binding<CellMark>, of index: Int) {
    if index == chosenCell { self.mark = mark() }
  }
}

/// The grid with one view below it that feeds back to itself through the key of all cells after it is enabled.
struct LoopingGridView: View {
  let rows: Int

  @State private var isCollapsed = false

  var body: some View {
    VStack(spacing: 8) {
      GridView(rows: rows)
      LoopingView(isCollapsed: isCollapsed)
    }
    .onPreferenceChange(IndicesKey.self) { isCollapsed = ($0.last ?? 0) > 150 }
  }
}

/// A view that collapses when it is tall and expands when it is short, so that it oscillates.
struct LoopingView: View {
  let isCollapsed: Bool

  @State private var isOn = false

  var body: some View {
    let _ = GridDriver.take(loop: $isOn)
    Color.blue.frame(height: isOn ? 424 : 100).frame(height: isCollapsed ? 150 : nil)
      .background(GeometryReader { Color.clear.preference(key: IndicesKey.self, value: [Int($0.size.height)]) })
  }
}

/// The grid whose cells publish anchors of their bounds instead of their indices.
struct AnchorGridView: View {
  let rows: Int

  @State private var highlighted = 0

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<rows) { row in
        HStack(spacing: 8) {
          ForEach(0..<GridView.cellsPerRow) { column in
            AnchorCellView(index: row * GridView.cellsPerRow + column, highlighted: highlighted)
          }
        }
      }
    }
    .onPreferenceChange(BoundsKey.self) { GridDriver.delivered = $0.count }
  }
}

/// A cell as in the grid of indices, with an anchor instead of the index.
struct AnchorCellView: View {
  let index: Int
  let highlighted: Int

  @State private var mark = CellMark.plain

  var body: some View {
    Text(mark == .exclaimed ? "\(index)!" : "\(index)")
      .padding(10)
      .background(index == highlighted ? Color.yellow : Color.blue)
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
  }
}

/// The bounds of all cells, in view order.
enum BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Leaves with separate animations.
struct MovingView: View {
  let count: Int

  @State private var isAway = false

  var body: some View {
    let _ = GridDriver.take(away: $isAway)
    ZStack(alignment: .topLeading) {
      ForEach(0..<count) { index in
        Color.blue.frame(width: 10, height: 10)
          .offset(x: CGFloat(index % 100) * (isAway ? 90 : 20), y: CGFloat(index / 100) * (isAway ? 50 : 20))
      }
    }
  }
}
