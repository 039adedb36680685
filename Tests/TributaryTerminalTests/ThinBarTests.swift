@testable import TributaryTerminal

struct ThinBarTests {
  private typealias P = Pictures

  private static func plain(_ commands: DisplayCommand..., columns: Int = 6, rows: Int = 2) -> String {
    let list = DisplayList(
      size: CGSize(width: columns * 8, height: rows * 16), root: DisplayFragment(ContiguousArray(commands)))
    return ANSIEncoder.plain(TerminalRasterizer().rasterize(list))
  }

  @Test(arguments: 0..<16) func `A thin clip shows its content at each height in a row`(_ y: Int) {
    for height in 1...7 {
      let bar = P.rect(0, CGFloat(y), 48, CGFloat(height))
      let picture = Self.plain(
        P.effect(.clip(Path(roundedRect: bar, cornerRadius: 2), FillStyle()), .rectangle(bar, .color(P.red))))
      let bare = Self.plain(.rectangle(bar, .color(P.red)))
      expect(picture, equals: bare, "height \(height)")
      #expect(picture.contains(height < 3 ? "──────" : "━━━━━━"))
    }
  }

  @Test(arguments: 0..<8) func `A thin clip shows a column at each position in a cell`(_ x: Int) {
    for width in 1...3 {
      let bar = P.rect(CGFloat(x), 0, CGFloat(width), 32)
      let picture = Self.plain(
        P.effect(.clip(Path(roundedRect: bar, cornerRadius: 1), FillStyle()), .rectangle(bar, .color(P.red))))
      expect(picture, equals: Self.plain(.rectangle(bar, .color(P.red))))
      #expect(picture.contains(width < 3 ? "│" : "┃"))
    }
  }

  @Test(arguments: 0..<16) func `An ellipse of half a row covers cells of one row at each height`(_ y: Int) {
    let ellipse = Path(ellipseIn: P.rect(0, CGFloat(y), 48, 8))
    for commands in [
      P.fill(ellipse, P.red), P.effect(.clip(ellipse, FillStyle()), .rectangle(P.rect(0, 0, 48, 48), .color(P.red))),
    ] {
      let grid = TerminalRasterizer().rasterize(P.list(commands, columns: 6, rows: 3))
      let covered = grid.cells.filter { $0.background == P.red }.count
      expect(4...6 ~= covered, "\(covered) cells")
      expect(ANSIEncoder.plain(grid), equals: "\n\n\n")
    }
  }

  /// Returns the styles of the characters in a row: `_` for an underline, `-` for a strikethrough.
  private static func styles(_ grid: CellGrid, row: Int) -> String {
    String(
      (0..<grid.columns).map { column -> Character in
        let style = grid.cell(column: column, row: row).style
        return style.contains(.underline) ? "_" : style.contains(.strikethrough) ? "-" : "."
      })
  }

  private static func grid(bar: CGRect, isFirst: Bool = true, columns: Int = 8) -> CellGrid {
    let bar = DisplayCommand.rectangle(bar, .color(P.red))
    let texts = [P.text("ab c", x: 8, y: 0), P.text("long日d", x: 0, y: 18)]
    return TerminalRasterizer().rasterize(
      DisplayList(
        size: CGSize(width: columns * 8, height: 32),
        root: DisplayFragment(ContiguousArray(isFirst ? [bar] + texts : texts + [bar]))))
  }

  @Test(arguments: [true, false]) func `A bar between two rows of text underlines the upper row`(_ isFirst: Bool) {
    let grid = Self.grid(bar: P.rect(0, 16, 56, 2), isFirst: isFirst)
    expect(ANSIEncoder.plain(grid), equals: "▁ab c▁▁\nlong日d\n")
    expect(Self.styles(grid, row: 0), equals: ".____...")
    expect(Self.styles(grid, row: 1), equals: "........")
    expect(grid.cell(column: 0, row: 0).foreground, equals: P.red)
    expect(grid.cell(column: 3, row: 0).foreground, equals: P.red, "the space between two words")
    expectNil(grid.cell(column: 1, row: 0).foreground)
  }

  @Test func `A bar at the middle or the lower edge of text is a line of its characters`() {
    expect(Self.styles(Self.grid(bar: P.rect(0, 23, 56, 2), isFirst: false), row: 1), equals: "-------.")
    expect(Self.styles(Self.grid(bar: P.rect(0, 29, 56, 2), isFirst: false), row: 1), equals: "_______.")
  }

  @Test func `A bar at half of a wide character is a line of both halves`() {
    for x: CGFloat in [32, 40] {
      let grid = Self.grid(bar: P.rect(x, 29, 8, 2), isFirst: false)
      expect(Self.styles(grid, row: 1), equals: "....__..")
    }
  }

  @Test func `A bar that extends beyond the text remains a line`() {
    let grid = Self.grid(bar: P.rect(0, 16, 64, 2))
    expect(ANSIEncoder.plain(grid), equals: " ab c\nlong日d─\n")
    expect(Self.styles(grid, row: 0), equals: "........")
  }

  @Test func `A narrow bar that text hides is in the empty cell beside it`() {
    let bar = DisplayCommand.rectangle(P.rect(16, 0, 2, 32), .color(P.red))
    let quote = [P.text("one", x: 18, y: 0), P.text("two", x: 18, y: 16)]
    expect(Self.plain(bar, quote[0], quote[1]), equals: " ▕one\n ▕two\n")
    expect(Self.plain(quote[0], quote[1], bar), equals: " ▕one\n ▕two\n")
    expect(Self.plain(bar, quote[0]), equals: "  one\n  │\n", "a line in any row shows the bar")
    let last = DisplayCommand.rectangle(P.rect(38, 0, 2, 16), .color(P.red))
    expect(Self.plain(last, P.text("abc", x: 16, y: 0)), equals: "  abc▏\n\n")
  }

  @Test func `A narrow bar between two characters tints one of them`() {
    let bar = DisplayCommand.rectangle(P.rect(16, 0, 2, 16), .color(P.red))
    let list = DisplayList(
      size: CGSize(width: 80, height: 16),
      root: DisplayFragment([P.text("ab", x: 0, y: 0), bar, P.text("cd", x: 18, y: 0)]))
    let grid = TerminalRasterizer().rasterize(list)
    expect(ANSIEncoder.plain(grid), equals: "abcd\n")
    expect((0..<5).map { grid.cell(column: $0, row: 0).background != nil }, equals: [false, false, true, false, false])
    expect(ANSIEncoder(colors: .monochrome).styled(grid), equals: "ab\u{1B}[7mc\u{1B}[0md\n")
    let covered = Self.plain(bar, .rectangle(P.rect(0, 0, 48, 16), .color(P.blue)), P.text("abc", x: 0, y: 0))
    expect(covered, equals: "abc\n\n")
  }

  @Test func `A narrow bar does not leave its clip`() {
    let bar = P.effect(
      .clip(Path(P.rect(16, 0, 32, 32)), FillStyle()), .rectangle(P.rect(16, 0, 2, 16), .color(P.red)))
    expect(Self.plain(bar, P.text("one", x: 18, y: 0)), equals: "  one\n\n")
  }

  @Test func `A bar under an opaque area, outside its clip, or in a transparent group stays hidden`() {
    let bar = DisplayCommand.rectangle(P.rect(0, 16, 24, 2), .color(P.red))
    let (above, text) = (P.text("abc", x: 0, y: 0), P.text("def", x: 0, y: 18))
    func styles(_ commands: DisplayCommand...) -> [String] {
      let list = DisplayList(size: CGSize(width: 24, height: 32), root: DisplayFragment(ContiguousArray(commands)))
      let grid = TerminalRasterizer().rasterize(list)
      return [Self.styles(grid, row: 0), Self.styles(grid, row: 1)]
    }
    expect(styles(above, bar, text), equals: ["___", "..."])
    expect(styles(above, bar, .rectangle(P.rect(0, 16, 24, 16), .color(P.blue)), text), equals: ["...", "..."])
    for group in [P.effect(.mask(DisplayFragment([])), bar), P.effect(.opacity(0.25), P.effect(.group, bar))] {
      expect(styles(above, text, group), equals: ["...", "..."])
      expect(styles(above, group, text), equals: ["...", "..."])
    }
    let clip = DisplayEffect.Kind.clip(Path(P.rect(0, 16, 24, 16)), FillStyle())
    expect(styles(above, P.effect(clip, bar), text), equals: ["...", "___"], "the clip excludes the row above")
  }
}
