struct TerminalRasterizerTests {
  private typealias P = Pictures

  @Test func `A thick line in a faint color is light`() {
    let gray = Color.Resolved(red: 0.56, green: 0.56, blue: 0.58, opacity: 0.3)
    let list = P.list(
      .rectangle(P.rect(0, 5, 80, 6), .color(gray)), .rectangle(P.rect(0, 5, 32, 6), .color(P.blue)),
      P.stroke(Path(P.rect(2, 18, 20, 44)), width: 4, gray), columns: 10, rows: 4)
    expect(ANSIEncoder.plain(TerminalRasterizer().rasterize(list)), equals: "━━━╾──────\n┌─┐\n│ │\n└─┘\n")
  }

  @Test func `Boxes join where they meet`() throws {
    let list = P.list(
      P.stroke(Path(P.rect(0, 0, 160, 112))),
      P.stroke(Path(P.rect(0, 0, 80, 64))),
      P.stroke(Path(P.rect(72, 48, 88, 64)), width: 3),
      P.stroke(Path { $0.addLines([CGPoint(x: 32, y: 0), CGPoint(x: 32, y: 64)]) }, dash: [2, 2]),
      P.text("one", x: 40, y: 16), columns: 20, rows: 7)
    try expectGolden(P.drawing(list), "Goldens/boxes.txt")
  }

  @Test func `Rounded rectangles have round corners, and circles are followed`() throws {
    let list = P.list(
      P.stroke(Path(roundedRect: P.rect(0, 0, 96, 64), cornerRadius: 12)),
      P.text("January", x: 16, y: 24),
      P.stroke(Path(roundedRect: P.rect(0, 80, 96, 48), cornerRadius: 12), width: 3),
      P.stroke(Path(ellipseIn: P.rect(112, 0, 128, 128))),
      P.stroke(Path(ellipseIn: P.rect(0, 144, 48, 48))),
      P.stroke(Path(P.rect(64, 144, 80, 16))), P.text("flat", x: 80, y: 144),
      columns: 30, rows: 12)
    try expectGolden(P.drawing(list), "Goldens/rounded.txt")
  }

  @Test func `Areas cover the cells whose centers are inside`() throws {
    let triangle = Path {
      $0.addLines([CGPoint(x: 80, y: 0), CGPoint(x: 160, y: 96), CGPoint(x: 0, y: 96)])
      $0.closeSubpath()
    }
    let ring = Path {
      $0.addEllipse(in: P.rect(176, 0, 96, 96))
      $0.addEllipse(in: P.rect(200, 24, 48, 48))
    }
    let list = P.list(
      P.fill(triangle, P.red), P.fill(ring, P.blue, evenOdd: true),
      .rectangle(P.rect(4, 8, 12, 16), .color(P.blue)), columns: 34, rows: 6)
    try expectGolden(P.drawing(list), "Goldens/areas.txt")
  }

  @Test func `The background of a text fills the cells of its characters`() {
    func piece(_ text: String, x: CGFloat, _ background: Color.Resolved?) -> TextLayout.Line {
      let width = CGFloat(CellTextMeasurer.cells(of: text[...])) * 8
      var piece = TextLayout.Line(
        text: text, font: ResolvedFont(size: 16), origin: CGPoint(x: x, y: 12), width: width, ascent: 12, descent: 4)
      piece.background = background
      return piece
    }
    let layout = TextLayout(
      size: CGSize(width: 56, height: 16), lines: [piece("a ", x: 0, nil), piece("b 日", x: 16, P.red)],
      firstBaseline: 12, lastBaseline: 12)
    let list = P.list(.text(layout, at: CGPoint(x: 8, y: 16), .color(P.black)), columns: 9, rows: 3)
    let grid = TerminalRasterizer().rasterize(list)
    expect((0..<9).map { grid.cell(column: $0, row: 1).background == P.red }, equals: (0..<9).map { 3..<7 ~= $0 })
    #expect((0..<9).allSatisfy { grid.cell(column: $0, row: 0).background == nil })
    expect(ANSIEncoder.plain(grid), contains: "a b 日")
  }

  @Test func `Thin areas are drawn as lines of characters`() throws {
    let border = Path {
      $0.addRect(P.rect(0, 0, 96, 80))
      $0.addRect(P.rect(1, 1, 94, 78))
    }
    let list = P.list(
      P.fill(border, evenOdd: true), .rectangle(P.rect(1, 32, 94, 1), .color(P.black)),
      .rectangle(P.rect(48, 1, 1, 78), .color(P.black)), .rectangle(P.rect(112, 0, 64, 4), .color(P.black)),
      .rectangle(P.rect(112, 32, 2, 3), .color(P.red)), columns: 24, rows: 5)
    try expectGolden(P.drawing(list), "Goldens/thin.txt")
  }

  @Test func `A wide stroke is a band`() throws {
    let list = P.list(P.stroke(Path(P.rect(24, 24, 144, 80)), width: 16, P.red), columns: 24, rows: 8)
    try expectGolden(P.drawing(list), "Goldens/band.txt")
  }

  @Test func `Wide characters are never split`() throws {
    let list = P.list(
      P.text("日本語", x: 8, y: 0), P.text("x", x: 16, y: 0),
      P.text("日本語", x: 8, y: 16),
      P.text("ab日", x: 24, y: 32),
      P.effect(.clip(Path(P.rect(16, 48, 24, 16)), FillStyle()), P.text("日本語", x: 8, y: 48)), columns: 6, rows: 4)
    let grid = TerminalRasterizer().rasterize(list)
    expect(ANSIEncoder.plain(grid), equals: "  x本\n 日本\n   ab\n   本\n")
    expect(grid.cell(column: 1, row: 0).isBlank)
    expect(grid.cell(column: 4, row: 0).width, equals: .continuation)
    expect(grid.cell(column: 5, row: 2).isBlank)
  }

  @Test func `Text keeps the background and its color`() {
    let list = P.list(
      .rectangle(P.rect(0, 0, 16, 16), .color(P.red)), P.text("abc", x: 0, y: 0, P.blue, weight: .bold),
      P.text("d", x: 24, y: 0), columns: 4, rows: 1)
    let grid = TerminalRasterizer().rasterize(list)
    expect(grid.cell(column: 0, row: 0).background, equals: P.red)
    expect(grid.cell(column: 0, row: 0).foreground, equals: P.blue)
    expect(grid.cell(column: 0, row: 0).style, equals: .bold)
    expectNil(grid.cell(column: 2, row: 0).background)
    expectNil(grid.cell(column: 3, row: 0).foreground, "black on the page is the terminal's own color")
  }

  @Test func `Opaque paint hides text, and translucent paint tints it`() {
    var glass = P.red
    glass.opacity = 0.5
    let list = P.list(
      P.text("ab", x: 0, y: 0), .rectangle(P.rect(0, 0, 8, 16), .color(P.red)),
      .rectangle(P.rect(8, 0, 8, 16), .color(glass)), columns: 2, rows: 1)
    let grid = TerminalRasterizer().rasterize(list)
    expect(ANSIEncoder.plain(grid), equals: " b\n")
    expect(grid.cell(column: 1, row: 0).background, equals: Color.Resolved(red: 1, green: 0.5, blue: 0.5))
    expect(grid.cell(column: 1, row: 0).foreground, equals: Color.Resolved(red: 0.5, green: 0, blue: 0))
  }

  @Test func `Opacity fades each command`() {
    let list = P.list(
      P.effect(
        .opacity(0.5), .rectangle(P.rect(0, 0, 24, 16), .color(P.red)),
        P.effect(.opacity(0.5), .rectangle(P.rect(0, 0, 8, 16), .color(P.blue))), P.text("a", x: 8, y: 0)),
      columns: 3, rows: 1)
    let grid = TerminalRasterizer().rasterize(list)
    expect(grid.cell(column: 0, row: 0).background, equals: Color.Resolved(red: 0.75, green: 0.375, blue: 0.625))
    expect(grid.cell(column: 1, row: 0).background, equals: Color.Resolved(red: 1, green: 0.5, blue: 0.5))
    expect(grid.cell(column: 1, row: 0).foreground, equals: Color.Resolved(red: 0.5, green: 0.25, blue: 0.25))
  }

  @Test func `Opacity fades a layer as a whole`() {
    let list = P.list(
      P.text("a日", x: 0, y: 0),
      P.effect(
        .opacity(0.25),
        P.effect(
          .group, .rectangle(P.rect(0, 0, 24, 16), .color(P.red)), .rectangle(P.rect(0, 0, 8, 16), .color(P.blue)))),
      columns: 3, rows: 1)
    let grid = TerminalRasterizer().rasterize(list)
    expect(grid.cell(column: 0, row: 0).background, equals: Color.Resolved(red: 0.75, green: 0.75, blue: 1))
    expect(ANSIEncoder.plain(grid), equals: "a日\n")
    expect(grid.cell(column: 1, row: 0).foreground, equals: Color.Resolved(red: 0.25, green: 0, blue: 0))
    for opacity in [0, -1, Double.nan] {
      let hidden = P.list(P.effect(.opacity(opacity), P.text("a", x: 0, y: 0)), columns: 1, rows: 1)
      expect(ANSIEncoder.plain(TerminalRasterizer().rasterize(hidden)), equals: "\n")
    }
  }

  @Test func `The more legible of two characters in one cell is shown`() {
    func picture(_ opacity: Double, _ kind: DisplayEffect.Kind?) -> String {
      let front = P.text("front", x: 0, y: 0)
      let group = kind.map { P.effect($0, front) } ?? front
      let list = P.list(P.text("b", x: 8, y: 0), P.effect(.opacity(opacity), group), columns: 6, rows: 1)
      return ANSIEncoder.plain(TerminalRasterizer().rasterize(list))
    }
    // For each command individually, and for a group as a whole.
    for kind in [nil, DisplayEffect.Kind.group] {
      expect(picture(0.5, kind), equals: "front\n")
      expect(picture(0.49, kind), equals: "fbont\n")
      expect(picture(0.0625, kind), equals: "fbont\n")
      expect(picture(0.06, kind), equals: " b\n")
    }
  }

  @Test func `A line that fades out leaves the line behind it`() {
    func picture(_ opacity: Double) -> String {
      let box = P.effect(.opacity(opacity), P.stroke(Path(P.rect(0.5, 0.5, 23, 47))))
      let list = P.list(P.stroke(Path(P.rect(0.5, 0.5, 39, 47))), box, columns: 5, rows: 3)
      return ANSIEncoder.plain(TerminalRasterizer().rasterize(list))
    }
    expect(picture(0.5), equals: "┌─┬─┐\n│ │ │\n└─┴─┘\n")
    expect(picture(0.25), equals: "┌───┐\n│ │ │\n└───┘\n")
    expect(picture(0.05), equals: "┌───┐\n│   │\n└───┘\n")
  }

  @Test func `Transformed text is placed about its center`() {
    let half = CGAffineTransform(translationX: 40, y: 16).rotated(by: .pi).translatedBy(x: -40, y: -16)
    let list = P.list(P.effect(.transform(half), P.text("up", x: 0, y: 0)), columns: 10, rows: 2)
    expect(ANSIEncoder.plain(TerminalRasterizer().rasterize(list)), equals: "\n        up\n")
    let moved = CGAffineTransform(translationX: 16, y: 16)
    let shifted = P.list(P.effect(.transform(moved), P.text("up", x: 0, y: 0)), columns: 10, rows: 2)
    expect(ANSIEncoder.plain(TerminalRasterizer().rasterize(shifted)), equals: "\n  up\n")
  }

  @Test func `A clip limits all drawing inside`() throws {
    let list = P.list(
      P.effect(
        .clip(Path(ellipseIn: P.rect(0, 0, 128, 128)), FillStyle()), .rectangle(P.rect(0, 0, 128, 128), .color(P.red)),
        P.text("a text across the circle", x: -8, y: 48)), columns: 16, rows: 8)
    try expectGolden(P.drawing(list), "Goldens/clip.txt")
  }

  @Test func `No number causes a trap`() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5]
    for x in numbers {
      for y in numbers {
        let rect = CGRect(x: x, y: y, width: y, height: x)
        let list = P.list(
          .rectangle(rect, .color(P.red)), P.stroke(Path(rect), width: x), P.stroke(Path(ellipseIn: rect), width: y),
          P.fill(Path(roundedRect: rect, cornerRadius: x)), P.text("t", x: x, y: y),
          P.effect(
            .transform(CGAffineTransform(scaleX: x, y: y)), P.text("t", x: 1, y: 1), P.fill(Path(P.rect(0, 0, 9, 9)))),
          P.effect(.clip(Path(rect), FillStyle()), P.text("t", x: 0, y: 0)),
          .fragment(DisplayFragment([P.text("f", x: 0, y: 0)]), at: CGPoint(x: x, y: y)), columns: 4, rows: 2)
        expect(TerminalRasterizer().rasterize(list).columns, equals: 4)
      }
    }
  }

  @Test func `Deep nesting does not exhaust the stack`() {
    var fragment = DisplayFragment([P.text("deep", x: 0, y: 0)])
    var keep: [DisplayFragment] = []
    for _ in 0..<100_000 {
      keep.append(fragment)
      fragment = DisplayFragment([.fragment(fragment, at: .zero)])
    }
    do {
      let list = DisplayList(size: CGSize(width: 32, height: 16), root: fragment)
      expect(ANSIEncoder.plain(TerminalRasterizer().rasterize(list)), equals: "deep\n")
    }
    // Released one at a time from the outside in: releasing a chain at once would recurse.
    fragment = DisplayFragment()
    while keep.popLast() != nil {}
  }

  @Test func `No line is drawn through the spaces between words`() {
    let line = P.stroke(Path { $0.addLines([CGPoint(x: 0, y: 8), CGPoint(x: 96, y: 8)]) })
    let text = P.text(" one two ", x: 8, y: 0)
    for list in [P.list(line, text, columns: 12, rows: 1), P.list(text, line, columns: 12, rows: 1)] {
      expect(ANSIEncoder.plain(TerminalRasterizer().rasterize(list)), equals: "──one two───\n")
    }
  }

  @Test func `A round area between two rows is filled`() {
    for y in [CGFloat(0), 7, 8, 9, 15] {
      let capsule = P.fill(Path(roundedRect: P.rect(0, y, 32, 16), cornerRadius: 8), P.red)
      let grid = TerminalRasterizer().rasterize(P.list(capsule, columns: 6, rows: 3))
      let row = y < 8 ? 0 : 1
      let filled = (0..<6).filter { grid.cell(column: $0, row: row).background != nil }
      expect(filled, equals: (abs(y - 8) == 1 ? [1, 2] : [0, 1, 2, 3]))
      let written = grid.cells.filter { !$0.isBlank }
      expectEmpty(written)
    }
  }

  @Test func `A box keeps its corners above a line in the same row of cells`() {
    let list = P.list(
      P.stroke(Path(P.rect(16, 0, 48, 40))),
      P.stroke(Path { $0.addLines([CGPoint(x: 0, y: 45), CGPoint(x: 80, y: 45)]) }), columns: 10, rows: 3)
    expect(
      ANSIEncoder.plain(TerminalRasterizer().rasterize(list)),
      equals: """
          ┌────┐
          │    │
        ──└────┘──

        """)
  }
}
