struct `SVG gradients` {
  private func linear(from: CGPoint = .zero, to: CGPoint = CGPoint(x: 10, y: 0), _ opacity: Float = 1) -> Paint {
    GradientPaint.paint(
      stops: [
        GradientPaint.Stop(color: Color.Resolved(red: 1, green: 0, blue: 0), location: 0),
        GradientPaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 1, opacity: opacity), location: 0.75),
      ], .linear(from: from, to: to))
  }

  private func radial(from start: CGFloat, to end: CGFloat) -> [String] {
    elements(
      .rectangle(
        0, 0, 10, 10,
        GradientPaint.paint(
          stops: [
            GradientPaint.Stop(color: Color.Resolved(red: 1, green: 0, blue: 0), location: 0),
            GradientPaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 1), location: 1),
          ], .radial(center: CGPoint(x: 5, y: 6), from: start, to: end)))
    ).filter { !$0.hasPrefix("<rect") && !$0.contains("defs") }
  }

  @Test func `A gradient is defined at the end, in the coordinates of the covered area`() {
    expect(
      elements(.fragment(5, 6, .rectangle(0, 0, 10, 10, linear(0.5)))),
      equals: [
        ##"<rect x="5" y="6" width="10" height="10" fill="url(#clip1)"/>"##,
        "<defs>",
        ##"<linearGradient id="clip1" gradientUnits="userSpaceOnUse" x1="5" y1="6" x2="15" y2="6">"##,
        ##"<stop offset="0" stop-color="#ff0000"/>"##,
        ##"<stop offset="0.75" stop-color="#0000ff" stop-opacity="0.5"/>"##,
        "</linearGradient>",
        "</defs>",
      ])
  }

  @Test func `Equal gradients are defined once`() {
    let lines = elements(
      .rectangle(0, 0, 10, 10, linear()), .fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), linear()),
      .stroke(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), StrokeStyle(lineWidth: 2), linear()),
      .line("ab", linear()), .fragment(1, 0, .line("cd", linear())))
    expect(lines.filter { $0.contains("<linearGradient") }.count, equals: 2)
    expect(lines.filter { $0.contains("url(#clip1)") }.count, equals: 4)
    expect(lines.filter { $0.contains("url(#clip2)") }.count, equals: 1)
    expect(lines[2].contains(##"stroke="url(#clip1)""##))
  }

  @Test func `An elliptical gradient is a transformed circle`() {
    let paint = GradientPaint.paint(
      stops: [
        GradientPaint.Stop(color: Color.Resolved(red: 1, green: 0, blue: 0), location: 0),
        GradientPaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 1), location: 1),
      ], .elliptical(center: CGPoint(x: 5, y: 6), radii: CGSize(width: 20, height: 40), from: 0.25, to: 0.5))
    let lines = elements(.fragment(1, 2, .rectangle(0, 0, 10, 10, paint)))
    expect(
      lines.filter { !$0.hasPrefix("<rect") && !$0.contains("defs") },
      equals: [
        ##"<radialGradient id="clip1" gradientUnits="userSpaceOnUse" r="1" "##
          + ##"gradientTransform="matrix(10 0 0 20 6 8)" cx="0" cy="0">"##,
        ##"<stop offset="0.5" stop-color="#ff0000"/>"##, ##"<stop offset="1" stop-color="#0000ff"/>"##,
        "</radialGradient>",
      ])
  }

  @Test func `Tiles are a separate pattern for each position`() throws {
    let star = try #require(Symbol.named("star"))
    let symbol = star.drawn(name: "star", over: CGRect(x: 0, y: 0, width: 8, height: 8), weight: .regular, paint: .red)
    let paint = TiledPaint.paint(.symbol(symbol), tile: CGSize(width: 8, height: 8))
      .placed(in: CGRect(x: 3, y: 4, width: 50, height: 50))
    let lines = elements(
      .fragment(
        1, 2, .rectangle(3, 4, 10, 10, paint),
        .stroke(Path(CGRect(x: 3, y: 4, width: 9, height: 9)), StrokeStyle(lineWidth: 2), paint)),
      .rectangle(3, 4, 10, 10, paint.faded(by: 0.5)))
    expect(lines.filter { $0.hasPrefix("<pattern") }.count, equals: 2)
    expect(lines.contains(##"<pattern id="clip1" patternUnits="userSpaceOnUse" x="4" y="6" width="8" height="8">"##))
    expect(lines.filter { $0.contains("url(#clip1)") }.count, equals: 2)
    expect(lines.contains(##"<g opacity="0.5">"##))
    expect(elements(.rectangle(0, 0, 10, 10, paint.faded(by: 0))), equals: [])
  }

  @Test func `The start radius is part of the stops`() {
    expect(
      radial(from: 5, to: 20),
      equals: [
        ##"<radialGradient id="clip1" gradientUnits="userSpaceOnUse" cx="5" cy="6" r="20">"##,
        ##"<stop offset="0.25" stop-color="#ff0000"/>"##, ##"<stop offset="1" stop-color="#0000ff"/>"##,
        "</radialGradient>",
      ])
    expect(
      radial(from: 20, to: 5).dropFirst().dropLast(),
      equals: [##"<stop offset="0.25" stop-color="#0000ff"/>"##, ##"<stop offset="1" stop-color="#ff0000"/>"##])
    expect(radial(from: -3, to: .nan).first?.contains(#"r="0""#), equals: true)
  }

  @Test func `An angular gradient is a pattern of sectors`() throws {
    let paint = GradientPaint.paint(
      stops: [
        GradientPaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 0), location: 0),
        GradientPaint.Stop(color: Color.Resolved(red: 1, green: 1, blue: 1), location: 1),
      ], .angular(center: CGPoint(x: 5, y: 5), from: .zero, to: .degrees(360)))
    let lines = elements(.rectangle(0, 0, 10, 10, paint))
    #expect(
      lines[2].hasPrefix(##"<pattern id="clip1" patternUnits="userSpaceOnUse" x="-1995" y="-1995" width="4000""##))
    let sectors = lines.filter { $0.hasPrefix("<path") }
    expect(sectors.count, equals: 360)
    expect(sectors.first, equals: ##"<path d="M2000 2000L5000 2000 5000 2052Z" fill="#000000"/>"##)
    expect(sectors.last, equals: ##"<path d="M2000 2000L5000 1948 5000 2000Z" fill="#ffffff"/>"##)
    expect(sectors[180].hasSuffix(##"fill="#808080"/>"##))
  }

  @Test func `An invisible gradient is not written`() {
    expectEmpty(elements(.rectangle(0, 0, 10, 10, linear().faded(by: 0))))
    expectEmpty(elements(.rectangle(0, 0, 0, 10, linear())))
  }

  @Test func `Any numbers give finite numbers`() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let lines = elements(
        .rectangle(0, 0, 10, 10, linear(from: CGPoint(x: value, y: 0), to: CGPoint(x: 0, y: value))))
      expect(!lines.joined().contains(/nan|inf|[0-9]e/))
    }
  }

  @Test func `A mesh gradient is a deterministic pattern of pieces`() {
    let mesh = GradientMesh(
      width: 2, height: 2, points: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10)],
      smoothsColors: true)
    let colors = [Color.Resolved](repeating: Color.Resolved(red: 1, green: 0, blue: 0), count: 4)
    func lines(_ ground: Color.Resolved) -> [String] {
      let stops = (colors + [ground]).map { GradientPaint.Stop(color: $0, location: 0) }
      return elements(.rectangle(0, 0, 10, 10, GradientPaint.paint(stops: ContiguousArray(stops), .mesh(mesh))))
    }
    let clear = lines(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    expect(clear.contains { $0.hasPrefix(##"<pattern id="clip1" patternUnits="userSpaceOnUse""##) })
    expect(clear.filter { $0.hasPrefix("<path") }.count, equals: 12 * 12)
    expect(clear.allSatisfy { !$0.hasPrefix("<path") || $0.contains(##"fill="#ff0000""##) })
    expect(clear, equals: lines(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)))
    let blue = lines(Color.Resolved(red: 0, green: 0, blue: 1))
    expect(blue.filter { $0.hasPrefix("<path") && $0.contains(##"fill="#0000ff""##) }.count, equals: 1)
  }
}
