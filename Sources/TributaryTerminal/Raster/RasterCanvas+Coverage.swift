import TributaryDrawing
import TributaryGeometry

extension RasterCanvas {
  /// - Parameter coverage: A coverage canvas on which the group or the mask is drawn.
  mutating func apply(_ use: CoverageUse, _ coverage: RasterCanvas) {
    switch use {
    case .mask(let before, let bounds):
      let opacity = CoverageGrid(coverage, countsText: true)
      fade(from: before, within: bounds) { opacity.value(column: $0, row: $1) }
    case .shadow(let ink, let radius, let clip):
      let shade = CoverageGrid(coverage, countsText: false).blurred(radius: radius, metrics: metrics)
      forEachCell(of: clip) { canvas, column, row in
        var color = canvas.color(ink, column: column, row: row)
        color.opacity *= shade.value(column: column, row: row)
        // A smaller opacity is below one step of 256.
        if color.opacity >= 1 / 256 { canvas.tint(column: column, row: row, with: color) }
      }
    case .blur(let before, let radius, let clip):
      spread(from: before, coverage, radius: radius, within: clip)
    }
  }

  /// Tints the background and the character of a cell. Unlike paint, a shadow does not hide text.
  private mutating func tint(column: Int, row: Int, with color: Color.Resolved) {
    let behind = color.over(background(column: column, row: row))
    let page = palette.foreground
    grid.recolor(column: column, row: row) { cell in
      cell.background = behind
      if !cell.isBlank { cell.foreground = color.over(cell.foreground ?? page) }
    }
  }

  /// Replaces the group that was drawn on top of `before` with its blurred backgrounds.
  private mutating func spread(
    from before: RasterCanvas, _ coverage: RasterCanvas, radius: CGFloat, within clip: CellClip
  ) {
    let sharp = CoverageGrid(coverage, countsText: false)
    let soft = sharp.blurred(radius: radius, metrics: metrics)
    // Colors are weighted by their coverage.
    func channel(_ component: KeyPath<Color.Resolved, Float>) -> CoverageGrid {
      CoverageGrid(columns: grid.columns, rows: grid.rows) { column, row in
        background(column: column, row: row)[keyPath: component] * sharp.value(column: column, row: row)
      }.blurred(radius: radius, metrics: metrics)
    }
    let (red, green, blue) = (channel(\.red), channel(\.green), channel(\.blue))
    self = before
    forEachCell(of: clip) { canvas, column, row in
      let opacity = soft.value(column: column, row: row)
      guard opacity >= 1 / 256 else { return }
      let color = Color.Resolved(
        red: red.value(column: column, row: row) / opacity, green: green.value(column: column, row: row) / opacity,
        blue: blue.value(column: column, row: row) / opacity, opacity: min(opacity, 1))
      canvas.cover(column: column, row: row, with: .color(color))
    }
  }

  private mutating func forEachCell(of clip: CellClip, _ body: (inout RasterCanvas, Int, Int) -> Void) {
    for row in clip.bounds.rows {
      for column in clip.bounds.columns where clip.contains(column: column, row: row) { body(&self, column, row) }
    }
  }
}
