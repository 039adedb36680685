/// Gradients, masks, shadows, and blurs in cells of 8 × 16 points.
struct EffectCellTests {
  private typealias P = Pictures

  private func fade(_ geometry: GradientPaint.Geometry) -> Paint {
    GradientPaint.paint(
      stops: [
        GradientPaint.Stop(color: P.black, location: 0), GradientPaint.Stop(color: P.white, location: 1),
      ], geometry)
  }

  /// Returns the red component of each cell's background, in hundredths; `..` if there is none.
  private func reds(_ list: DisplayList) -> [String] {
    let grid = TerminalRasterizer().rasterize(list)
    return (0..<grid.rows).map { row in
      (0..<grid.columns).map { column in
        grid.cell(column: column, row: row).background.map { "\(Int(($0.red * 100).rounded()))" } ?? ".."
      }.joined(separator: " ")
    }
  }

  @Test func `Each cell has the gradient's color at its center`() {
    let across = fade(.linear(from: .zero, to: CGPoint(x: 40, y: 0)))
    expect(reds(P.list(.rectangle(P.rect(0, 0, 40, 16), across), columns: 6, rows: 1)), equals: ["10 30 50 70 90 .."])
    let out = fade(.radial(center: CGPoint(x: 20, y: 8), from: 0, to: 20))
    expect(reds(P.list(.rectangle(P.rect(0, 0, 40, 16), out), columns: 5, rows: 1)), equals: ["80 40 0 40 80"])
    let round = fade(.angular(center: CGPoint(x: 8, y: 16), from: .zero, to: .degrees(360)))
    // The four corners about the center, clockwise from the lower right.
    let angle = Int((atan2(8, 4) / (2 * Double.pi) * 100).rounded())
    expect(
      reds(P.list(.rectangle(P.rect(0, 0, 16, 32), round), columns: 2, rows: 2)),
      equals: ["\(50 + angle) \(100 - angle)", "\(50 - angle) \(angle)"])
  }

  @Test func `Each cell has the color of the mesh piece at its center`() {
    let mesh = GradientMesh(
      width: 2, height: 2, points: [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 32), CGPoint(x: 50, y: 32)],
      smoothsColors: false)
    let colors = [P.black, P.white, P.black, P.white, P.black]
    let paint = GradientPaint.paint(
      stops: ContiguousArray(colors.map { GradientPaint.Stop(color: $0, location: 0) }), .mesh(mesh))
    // Twelve pieces from black to white, each in the color of its center.
    let rows = reds(P.list(.rectangle(P.rect(0, 0, 50, 32), paint), columns: 7, rows: 2))
    expect(rows, equals: ["4 21 38 54 71 88 ..", "4 21 38 54 71 88 .."])
    let larger = P.effect(.transform(CGAffineTransform(scaleX: 2, y: 2)), .rectangle(P.rect(0, 0, 50, 32), paint))
    expect(reds(P.list(larger, columns: 12, rows: 1)), equals: ["4 13 21 29 38 46 54 63 71 79 88 96"])
  }

  @Test func `A color effect applies to every paint, inner effects first`() {
    let half = ColorMatrix(red: SIMD4(0.5, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))
    let inverse = ColorMatrix(red: SIMD4(-1, 0, 0, 1), green: SIMD4(0, -1, 0, 1), blue: SIMD4(0, 0, -1, 1))
    let white = DisplayCommand.rectangle(P.rect(0, 0, 8, 16), .color(P.white))
    expect(reds(P.list(P.effect(.color(half), white), columns: 1, rows: 1)), equals: ["50"])
    expect(reds(P.list(P.effect(.color(inverse), P.effect(.color(half), white)), columns: 1, rows: 1)), equals: ["50"])
    expect(reds(P.list(P.effect(.color(half), P.effect(.color(inverse), white)), columns: 1, rows: 1)), equals: ["0"])
    let across = fade(.linear(from: .zero, to: CGPoint(x: 40, y: 0)))
    expect(
      reds(P.list(P.effect(.color(half), .rectangle(P.rect(0, 0, 40, 16), across)), columns: 5, rows: 1)),
      equals: ["5 15 25 35 45"])
  }

  @Test func `A color effect changes the opacity of every paint`() {
    var opaque = ColorMatrix()
    (opaque.a1, opaque.a4, opaque.a5) = (0, 0, 1)
    var redness = ColorMatrix()
    (redness.a1, redness.a4) = (1, 0)
    let faint = Paint.color(Color.Resolved(red: 0.5, green: 0, blue: 0, opacity: 0.25))
    let cell = DisplayCommand.rectangle(P.rect(0, 0, 8, 16), faint)
    // The background of the page is white.
    expect(reds(P.list(P.effect(.color(opaque), cell), columns: 1, rows: 1)), equals: ["50"])
    expect(reds(P.list(P.effect(.color(redness), cell), columns: 1, rows: 1)), equals: ["75"])
    expect(reds(P.list(P.effect(.color(opaque), P.effect(.color(redness), cell)), columns: 1, rows: 1)), equals: ["50"])
  }

  @Test func `Blended content is drawn without blending`() {
    let gray = DisplayCommand.rectangle(P.rect(0, 0, 8, 16), Paint.color(Color.Resolved(red: 0.5, green: 0, blue: 0)))
    expect(reds(P.list(P.effect(.blend(.screen), gray), columns: 1, rows: 1)), equals: ["50"])
  }

  @Test func `A gradient is transformed with its content`() {
    let across = fade(.linear(from: .zero, to: CGPoint(x: 20, y: 0)))
    expect(
      reds(
        P.list(
          P.effect(.transform(CGAffineTransform(scaleX: 2, y: 1)), .rectangle(P.rect(0, 0, 20, 16), across)),
          columns: 5, rows: 1)), equals: ["10 30 50 70 90"])
  }

  @Test func `Text has the colors of a gradient, character by character`() {
    guard case .text(let layout, let origin, _) = P.text("abcde", x: 0, y: 0) else { return }
    let list = P.list(
      .text(layout, at: origin, fade(.linear(from: .zero, to: CGPoint(x: 40, y: 0)))), columns: 5, rows: 1)
    let grid = TerminalRasterizer(palette: .dark).rasterize(list)
    let reds = (0..<5).map { Int(((grid.cell(column: $0, row: 0).foreground?.red ?? -1) * 100).rounded()) }
    expect(reds, equals: [10, 30, 50, 70, 90])
  }

  @Test func `A mask applies the opacity of its content`() {
    let mask = DisplayFragment([
      .rectangle(P.rect(8, 0, 8, 16), .color(P.blue)),
      .rectangle(P.rect(16, 0, 8, 16), .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5))),
      P.text("x", x: 24, y: 0),
    ])
    let list = P.list(
      P.text("before", x: 0, y: 0),
      P.effect(.mask(mask), .rectangle(P.rect(0, 0, 48, 16), .color(P.black)), P.text("AAAAAA", x: 0, y: 0, P.white)),
      columns: 6, rows: 1)
    expect(reds(list), equals: [".. 0 50 0 .. .."])
    expect(ANSIEncoder.plain(TerminalRasterizer().rasterize(list)), equals: "bAAAre\n")
  }

  @Test func `Nested masks are both applied`() {
    func mask(_ x: CGFloat, _ command: DisplayCommand) -> DisplayCommand {
      P.effect(.mask(DisplayFragment([P.fill(Path(P.rect(x, 0, 24, 16)))])), command)
    }
    let list = P.list(mask(0, mask(16, P.fill(Path(P.rect(0, 0, 48, 16)), P.red))), columns: 6, rows: 1)
    expect(P.drawing(list).hasSuffix("..R...\n"))
  }

  @Test func `A shadow tints the cells that an offset copy of the areas covers`() {
    let shadow = DisplayShadow(
      color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5), radius: 0, offset: CGSize(width: 8, height: 16))
    let list = P.list(
      P.text("....", x: 0, y: 16),
      P.effect(.shadow(shadow), P.fill(Path(P.rect(0, 0, 16, 16)), P.red), P.text("ab", x: 16, y: 0)), columns: 5,
      rows: 2)
    expect(reds(list), equals: ["100 100 .. .. ..", ".. 50 50 .. .."])
    expect(ANSIEncoder.plain(TerminalRasterizer().rasterize(list)), equals: "  ab\n....\n")
  }

  @Test func `A shadow is blurred for radii of half a cell and more`() {
    func shade(_ radius: CGFloat) -> [String] {
      let shadow = DisplayShadow(color: P.black, radius: radius, offset: .zero)
      // The area is white, on the white page.
      return reds(
        P.list(P.effect(.shadow(shadow), P.fill(Path(P.rect(24, 16, 8, 16)), P.white)), columns: 7, rows: 3))
    }
    expect(shade(3.9), equals: [".. .. .. .. .. .. ..", ".. .. .. .. .. .. ..", ".. .. .. .. .. .. .."])
    // A Gaussian of one column's width; the rows, which are twice as high, are blurred by half of their height.
    let rows = shade(8)
    expect(rows[1], equals: ".. 96 81 .. 81 96 ..")
    expect(rows[0], equals: rows[2])
    expect(rows[0], equals: ".. 99 97 96 97 99 ..")
  }

  @Test func `A blur spreads areas and drops characters`() {
    func blur(_ radius: CGFloat) -> DisplayList {
      P.list(
        P.effect(
          .blur(radius: radius, isOpaque: false), P.fill(Path(P.rect(16, 0, 24, 16)), P.black),
          P.text("x", x: 24, y: 0, P.white)), columns: 7, rows: 1)
    }
    expect(reds(blur(3)), equals: [".. .. 0 0 0 .. .."])
    expect(ANSIEncoder.plain(TerminalRasterizer().rasterize(blur(3))), equals: "   x\n")
    expect(ANSIEncoder.plain(TerminalRasterizer().rasterize(blur(8))), equals: "\n")
    let soft = reds(blur(8))[0].split(separator: " ").map { Int($0) ?? 100 }
    expect(soft, equals: soft.reversed())
    #expect(soft[0] > soft[1] && soft[1] > soft[2] && soft[2] > soft[3])
  }

  @Test func `Any numbers and nested effects are drawn without a trap and in bounded time`() {
    for value in [CGFloat.nan, .infinity, -.infinity, -1, 1e300] {
      let shadow = DisplayShadow(color: P.black, radius: value, offset: CGSize(width: value, height: value))
      let list = P.list(
        P.effect(.shadow(shadow), P.fill(Path(P.rect(0, 0, 16, 16)), P.red)),
        P.effect(.blur(radius: value, isOpaque: false), P.fill(Path(P.rect(16, 0, 16, 16)), P.red)), columns: 4, rows: 1
      )
      expect(TerminalRasterizer().rasterize(list).cell(column: 0, row: 0).background, equals: P.red)
    }
    var command = P.fill(Path(P.rect(0, 0, 16, 16)), P.red)
    let shadow = DisplayShadow(color: P.black, radius: 8, offset: .zero)
    for depth in 0..<60 {
      command = P.effect(depth % 2 == 0 ? .shadow(shadow) : .blur(radius: 4, isOpaque: false), command)
    }
    expect(TerminalRasterizer().rasterize(P.list(command, columns: 4, rows: 1)).columns, equals: 4)
  }

  @Test func `A picture with every effect matches the golden`() throws {
    let half = DisplayShadow(color: P.blue, radius: 0, offset: CGSize(width: 16, height: 16))
    let mask = DisplayFragment([P.fill(Path(ellipseIn: P.rect(80, 0, 64, 64)), P.black)])
    let list = P.list(
      P.effect(.shadow(half), P.fill(Path(P.rect(0, 0, 48, 32)), P.red), P.text("card", x: 8, y: 0, P.white)),
      P.effect(.mask(mask), P.fill(Path(P.rect(72, 0, 80, 48)), P.red), P.text("through a mask", x: 72, y: 16)),
      P.effect(
        .clip(Path(P.rect(160, 16, 32, 32)), FillStyle()),
        P.effect(.group, P.fill(Path(ellipseIn: P.rect(144, 0, 64, 64)), P.blue))),
      P.effect(.blur(radius: 2, isOpaque: false), P.text("sharp", x: 0, y: 64)), columns: 26, rows: 5)
    try expectGolden(P.drawing(list), "Goldens/effects.txt")
  }
}
