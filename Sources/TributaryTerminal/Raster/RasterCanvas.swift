import TributaryDrawing
import TributaryGeometry

/// The picture during drawing: cells, and the lines in each of them.
///
/// Before ``finished()``, every written character has a color, and a cell without a background shows the page.
struct RasterCanvas {
  let metrics: CellMetrics
  let palette: TerminalPalette
  var grid: CellGrid
  /// The lines of each cell; empty if a line is not the topmost content.
  var lines: ContiguousArray<LineCell>
  /// Whether a space between words of a text is the topmost content of each cell.
  var gaps: ContiguousArray<Bool>
  /// The bars thinner than half a row or half a column.
  var bars = ThinBars()
  /// Whether all paint is drawn white on black, so that the background indicates the coverage of a cell.
  private(set) var isCoverage = false

  init(columns: Int, rows: Int, metrics: CellMetrics, palette: TerminalPalette) {
    self.metrics = metrics
    self.palette = palette
    grid = CellGrid(columns: columns, rows: rows)
    lines = ContiguousArray(repeating: LineCell(), count: grid.cells.count)
    gaps = ContiguousArray(repeating: false, count: grid.cells.count)
  }

  /// Returns an empty canvas of the same size for the coverage of a group.
  func emptyCoverage() -> RasterCanvas {
    var canvas = RasterCanvas(columns: grid.columns, rows: grid.rows, metrics: metrics, palette: .dark)
    canvas.isCoverage = true
    return canvas
  }

  /// Returns the color of an ink in a cell.
  func color(_ ink: CellPaint, column: Int, row: Int) -> Color.Resolved {
    let color = ink.color(column: column, row: row, metrics: metrics)
    return isCoverage ? Color.Resolved(red: 1, green: 1, blue: 1, opacity: color.opacity) : color
  }

  func background(column: Int, row: Int) -> Color.Resolved {
    grid.cell(column: column, row: row).background ?? palette.background
  }

  /// The opacity below which content is not legible.
  private static var leastOpacity: Float { 0.0625 }

  /// Covers a cell: opaque paint hides its character, and translucent paint tints it.
  mutating func cover(column: Int, row: Int, with ink: CellPaint) {
    let color = color(ink, column: column, row: row)
    guard color.opacity > 0, grid.bounds.contains(column: column, row: row) else { return }
    let behind = color.over(background(column: column, row: row))
    if color.opacity > 1 - Self.leastOpacity {
      grid.erase(column: column, row: row)
      lines[grid.index(column: column, row: row)] = LineCell()
      gaps[grid.index(column: column, row: row)] = false
      bars.cover(grid.index(column: column, row: row))
    }
    let page = palette.foreground
    grid.recolor(column: column, row: row) { cell in
      cell.background = behind
      if !cell.isBlank { cell.foreground = color.over(cell.foreground ?? page) }
    }
  }

  /// Returns whether a character is written: it must be legible, and must not replace a more legible one.
  func isLegible(opacity: Float, over isOccupied: @autoclosure () -> Bool) -> Bool {
    opacity >= Self.leastOpacity && (opacity >= 0.5 || !isOccupied())
  }

  /// Writes text into a row.
  ///
  /// Spaces are transparent, but lines do not run through the spaces between words. Half a wide character at the edge
  /// of the clip becomes a space.
  mutating func write(
    _ text: CellText, column start: Int, row: Int, ink: CellPaint, style: Cell.Style, clip: CellClip
  ) {
    var column = start
    let (first, last) = (text.items.firstIndex { $0.character != " " }, text.items.lastIndex { $0.character != " " })
    for (index, item) in text.items.enumerated() {
      let next = column + (item.isWide ? 2 : 1)
      defer { column = next }
      // An underline or strikethrough continues through spaces.
      if item.character == " ", !style.hasLine {
        if let first, let last, first < index, index < last { leaveGap(column: column, row: row, ink: ink, clip: clip) }
        continue
      }
      let color = color(ink, column: column, row: row)
      let visible = (column..<next).filter { clip.contains(column: $0, row: row) }
      let isOccupied = visible.contains { !grid.cell(column: $0, row: row).isBlank }
      guard isLegible(opacity: color.opacity, over: isOccupied) else { continue }
      for column in visible {
        grid.erase(column: column, row: row)
        lines[grid.index(column: column, row: row)] = LineCell()
      }
      guard visible.count == next - column else { continue }
      grid.write(
        item.character, wide: item.isWide, column: column, row: row,
        foreground: color.over(background(column: column, row: row)), style: style)
    }
  }

  /// Excludes existing and later lines from a space between two words.
  private mutating func leaveGap(column: Int, row: Int, ink: CellPaint, clip: CellClip) {
    guard clip.contains(column: column, row: row), grid.bounds.contains(column: column, row: row) else { return }
    let place = grid.index(column: column, row: row)
    let isFree = lines[place].isEmpty
    guard isFree ? grid.cells[place].isBlank : true,
      isLegible(opacity: color(ink, column: column, row: row).opacity, over: !isFree)
    else { return }
    if !isFree { grid.erase(column: column, row: row) }
    lines[place] = LineCell()
    gaps[place] = true
  }

  /// Adds a piece of a line to a cell and joins it with existing lines. Lines do not cover text.
  ///
  /// A line that barely contrasts with its background is light: the track of a bar differs from its filled part
  /// without colors.
  mutating func draw(_ line: LineCell, column: Int, row: Int, ink: CellPaint, clip: CellClip) {
    let color = color(ink, column: column, row: row)
    guard clip.contains(column: column, row: row) else { return }
    let place = grid.index(column: column, row: row)
    let cell = grid.cells[place]
    guard !gaps[place], cell.isBlank || !lines[place].isEmpty, isLegible(opacity: color.opacity, over: !cell.isBlank)
    else { return }
    let behind = background(column: column, row: row)
    let shown = color.over(behind)
    lines[place].join(shown.contrasts(with: behind) ? line : line.light)
    grid.write(lines[place].character, wide: false, column: column, row: row, foreground: shown, style: [])
  }

  /// Returns the grid with the palette's colors replaced by the terminal's default colors.
  func finished() -> CellGrid {
    var result = showingHiddenBars().grid
    for row in 0..<grid.rows {
      var lead: Color.Resolved?
      for column in 0..<grid.columns {
        result.recolor(column: column, row: row) { cell in
          // A terminal uses one background for both halves of a wide character.
          if cell.width == .continuation { cell.background = lead }
          if let color = cell.background, color.looks(like: palette.background) { cell.background = nil }
          lead = cell.background
          if cell.isBlank { cell.foreground = nil }
          if let color = cell.foreground, cell.background == nil, color.looks(like: palette.foreground) {
            cell.foreground = nil
          }
        }
      }
    }
    result.markContrast(plain: palette.background)
    return result
  }
}

extension Color.Resolved {
  /// Returns whether a terminal shows two colors identically, regardless of opacity.
  func looks(like other: Color.Resolved) -> Bool {
    let (a, b) = (bytes, other.bytes)
    return a.red == b.red && a.green == b.green && a.blue == b.blue
  }
}

extension RasterCanvas {
  /// Writes the lines of a text, each into the row that contains its center.
  ///
  /// Without a transform, a line begins at the border nearest to its left end. Terminals have a single character size
  /// and direction, so scaled or rotated text is written unchanged around its transformed center. Characters are
  /// written from left to right in the order of the text, including right-to-left scripts. Underlines and
  /// strikethroughs have the color of the text. A background fills the cells of its characters.
  mutating func draw(
    _ text: TextLayout, at origin: CGPoint, _ paint: Paint, _ effects: CellEffects, clip: CellClip
  ) {
    guard !clip.isEmpty else { return }
    let (lines, ink) = (text.lines, CellPaint(paint, effects))
    // No background covers text of the same layout.
    for line in lines {
      guard let background = line.background, let place = place(of: line, at: origin, effects, clip) else { continue }
      let ink = CellPaint(.color(background), effects)
      // The symbol of an attachment is drawn separately.
      let columns = line.attachment.map { CellMetrics.border($0.width / metrics.width) } ?? place.written.columns
      for column in place.column..<place.column + max(0, columns) where clip.contains(column: column, row: place.row) {
        cover(column: column, row: place.row, with: ink)
      }
    }
    for line in lines {
      guard let place = place(of: line, at: origin, effects, clip) else { continue }
      let own = line.paint.map { CellPaint($0, effects) } ?? ink
      write(place.written, column: place.column, row: place.row, ink: own, style: Cell.Style(line), clip: clip)
    }
  }

  /// Returns the characters of a line with their first column and their row; `nil` if the row is not visible.
  private func place(
    of line: TextLayout.Line, at origin: CGPoint, _ effects: CellEffects, _ clip: CellClip
  ) -> (written: CellText, column: Int, row: Int)? {
    let transform = effects.transform
    let isShift = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    let left = origin.x + line.origin.x
    let height = origin.y + line.origin.y + (line.descent - line.ascent) / 2
    let middle = CGPoint(x: left + (isShift ? 0 : line.width / 2), y: height).applying(transform)
    guard middle.x.isFinite, middle.y.isFinite else { return nil }
    let row = CellMetrics.cell(containing: middle.y / metrics.height)
    guard clip.bounds.rows.contains(row) else { return nil }
    let written = CellText(line.text, cellsOf: CellTextMeasurer.cells(of:))
    let start = middle.x / metrics.width - (isShift ? 0 : CGFloat(written.columns) / 2)
    return (written, CellMetrics.border(start), row)
  }
}

extension Cell.Style {
  fileprivate init(_ line: TextLayout.Line) {
    self = []
    if line.font.weight.number >= Font.Weight.semibold.number { insert(.bold) }
    if line.font.isItalic { insert(.italic) }
    if line.underline != nil { insert(.underline) }
    if line.strikethrough != nil { insert(.strikethrough) }
  }
}
