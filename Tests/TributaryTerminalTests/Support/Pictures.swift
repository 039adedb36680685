/// Hand-made display lists, in cells of 8 × 16 points.
enum Pictures {
  static let black = Color.Resolved(red: 0, green: 0, blue: 0)
  static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  static func list(_ commands: DisplayCommand..., columns: Int, rows: Int) -> DisplayList {
    DisplayList(size: CGSize(width: columns * 8, height: rows * 16), root: DisplayFragment(ContiguousArray(commands)))
  }

  static func text(
    _ text: String, x: CGFloat, y: CGFloat, _ color: Color.Resolved = black, weight: Font.Weight = .regular
  ) -> DisplayCommand {
    let font = ResolvedFont(size: 16, weight: weight)
    let width = CGFloat(CellTextMeasurer.cells(of: text[...])) * 8
    let line = TextLayout.Line(text: text, font: font, origin: CGPoint(x: 0, y: 12), width: width)
    let layout = TextLayout(
      size: CGSize(width: width, height: 16), lines: [line], firstBaseline: 12, lastBaseline: 12)
    return .text(layout, at: CGPoint(x: x, y: y), .color(color))
  }

  static func stroke(_ path: Path, width: CGFloat = 1, _ color: Color.Resolved = black, dash: [CGFloat] = [])
    -> DisplayCommand
  { .path(DisplayPath(path, .stroke(StrokeStyle(lineWidth: width, dash: dash)), .color(color))) }

  static func fill(_ path: Path, _ color: Color.Resolved = black, evenOdd: Bool = false) -> DisplayCommand {
    .path(DisplayPath(path, .fill(FillStyle(eoFill: evenOdd)), .color(color)))
  }

  static func effect(_ kind: DisplayEffect.Kind, _ commands: DisplayCommand...) -> DisplayCommand {
    .effect(DisplayEffect(DisplayFragment(ContiguousArray(commands)), kind))
  }

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the characters, and below them the backgrounds: a letter for a color, `.` for none.
  static func drawing(_ list: DisplayList) -> String {
    let grid = TerminalRasterizer().rasterize(list)
    var backgrounds = ""
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        backgrounds += grid.cell(column: column, row: row).background.map(letter) ?? "."
      }
      backgrounds += "\n"
    }
    return ANSIEncoder.plain(grid) + "\n" + backgrounds
  }

  private static func letter(_ color: Color.Resolved) -> String {
    switch color.bytes {
    case (255, 0, 0, _): "R"
    case (0, 0, 255, _): "B"
    case (0, 0, 0, _): "K"
    default: "?"
    }
  }
}
