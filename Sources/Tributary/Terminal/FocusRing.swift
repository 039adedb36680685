import TributaryDrawing
import TributaryGeometry
import TributaryTerminal
import TributaryViews

/// A dashed line around the focused view, in the adjacent cells without text.
///
///     ┌┄┄┄┄┄┄┄┄┄┄┐
///     ┆   June   ┆
///     └┄┄┄┄┄┄┄┄┄┄┘
struct FocusRing {
  /// The frame of the view in root coordinates, in points.
  private let frame: CGRect
  private let metrics: CellMetrics

  /// The line width in points. The line is within the cells adjacent to the view.
  private static let thickness: CGFloat = 1
  private static let color = Color.Resolved(red: 0, green: 0.478, blue: 1)

  init(around frame: CGRect, metrics: CellMetrics) {
    self.frame = frame
    self.metrics = metrics
  }

  /// Returns the picture with the ring in front. Where the frame touches the edge of the picture, the ring is inside
  /// the edge.
  func drawn(over list: DisplayList) -> DisplayList {
    let half = Self.thickness / 2
    let around = frame.insetBy(dx: half - metrics.width, dy: half - metrics.height)
    let inside = CGRect(origin: .zero, size: list.size).insetBy(dx: half, dy: half)
    let ring = around.intersection(inside)
    if ring.isNull { return list }
    let line = DisplayPath(
      Path(ring), .stroke(StrokeStyle(lineWidth: Self.thickness, dash: [2, 2])), .color(Self.color))
    let free = freeCells(in: TerminalRasterizer(metrics: metrics).rasterize(list))
    let drawn = DisplayEffect(DisplayFragment([.path(line)]), .clip(free, FillStyle()))
    return DisplayList(size: list.size, root: DisplayFragment([.fragment(list.root, at: .zero), .effect(drawn)]))
  }

  /// Returns the area of the adjacent cells without text. A space between two words counts as text.
  private func freeCells(in grid: CellGrid) -> Path {
    let view = metrics.cells(of: frame)
    func isBlank(_ column: Int, _ row: Int) -> Bool { grid.cell(column: column, row: row).isBlank }
    var free = Path()
    for row in view.rows.lowerBound - 1...view.rows.upperBound {
      for column in view.columns.lowerBound - 1...view.columns.upperBound {
        let isBeside = view.rows.contains(row)
        if isBeside, view.columns.contains(column) { continue }
        // At the edge of the picture the ring covers the view.
        let (column, row) = (min(max(column, 0), grid.columns - 1), min(max(row, 0), grid.rows - 1))
        guard isBlank(column, row), isBeside || isBlank(column - 1, row) || isBlank(column + 1, row) else { continue }
        free.addRect(
          CGRect(
            origin: CGPoint(x: CGFloat(column) * metrics.width, y: CGFloat(row) * metrics.height),
            size: metrics.size(columns: 1, rows: 1)))
      }
    }
    return free
  }
}

/// The effect of a key on the focus.
enum FocusCommand {
  case next
  case previous
  case move(FocusDirection)
  case activate

  /// Creates the command of a key, or returns `nil` if the key does not affect the focus.
  init?(_ key: TerminalKey, _ modifiers: TerminalModifiers) {
    switch (key, modifiers) {
    case (.tab, []): self = .next
    case (.tab, .shift): self = .previous
    case (.left, []): self = .move(FocusDirection(x: -1, y: 0))
    case (.right, []): self = .move(FocusDirection(x: 1, y: 0))
    case (.up, []): self = .move(FocusDirection(x: 0, y: -1))
    case (.down, []): self = .move(FocusDirection(x: 0, y: 1))
    case (.return, []), (.space, []): self = .activate
    default: return nil
    }
  }
}
