struct `SVG document` {
  /// A picture with several kinds of commands: a small form with a rotated badge.
  static var form: DisplayList {
    picture(
      .rectangle(0, 0, 200, 100, .gray(1)),
      .fragment(
        10, 10,
        .fill(Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 30), cornerRadius: 6, style: .circular)),
        .line("Sign & send", at: CGPoint(x: 8.25, y: 5), .gray(1)),
        .fragment(90, 0, .line("<done>", font: ResolvedFont(size: 13, weight: .semibold, isItalic: true)))),
      .effect(
        .transform(CGAffineTransform(rotationAngle: .pi / 6).concatenating(.init(translationX: 150, y: 20))),
        .effect(
          .opacity(0.5),
          .fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))),
          .line("7", font: ResolvedFont(size: 9, design: .monospaced), at: CGPoint(x: 5, y: 2)))),
      .effect(
        .clip(Path(ellipseIn: CGRect(x: 20, y: 60, width: 60, height: 30)), FillStyle()),
        .rectangle(20, 60, 30, 30), .rectangle(50, 60, 30, 30, .gray(0.5, opacity: 0.25))),
      .stroke(
        Path { path in
          path.move(to: CGPoint(x: 100, y: 60))
          path.addLine(to: CGPoint(x: 140, y: 60))
          path.addLine(to: CGPoint(x: 140, y: 80))
          path.addQuadCurve(to: CGPoint(x: 100, y: 80), control: CGPoint(x: 120, y: 95.5))
          path.closeSubpath()
        }, StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round, dash: [4, 2], dashPhase: 1)),
      size: CGSize(width: 200, height: 100))
  }

  @Test func `A form matches the golden document exactly`() throws {
    try expectGolden(Self.form.svg, "Goldens/form.svg")
  }

  @Test func `Background, title, and prefix are options`() throws {
    let renderer = SVGRenderer(
      background: Color.Resolved(red: 1, green: 1, blue: 1), title: "A <form>", identifierPrefix: "f\"1-")
    try expectGolden(renderer.render(Self.form), "Goldens/options.svg")
  }

  @Test func `Equal lists give equal bytes, however fragments are shared`() {
    let shared = DisplayFragment([.rectangle(0, 0, 10, 10)])
    let first = picture(.fragment(shared, at: .zero), .fragment(shared, at: CGPoint(x: 20, y: 0)))
    let second = picture(.fragment(0, 0, .rectangle(0, 0, 10, 10)), .fragment(20, 0, .rectangle(0, 0, 10, 10)))
    expect(first, equals: second)
    expect(first.svg, equals: second.svg)
    expect(Self.form.svg, equals: Self.form.svg)
    expect(first.svg.contains(#"<rect x="20" y="0" width="10" height="10""#))
  }

  @Test(arguments: [
    (CGSize(width: 12.5, height: 0.0004), #"width="12.5" height="0" viewBox="0 0 12.5 0""#),
    (CGSize(width: -5, height: CGFloat.nan), #"width="0" height="0" viewBox="0 0 0 0""#),
    (CGSize(width: CGFloat.infinity, height: 1e12), #"width="0" height="1000000000" viewBox="0 0 0 1000000000""#),
  ])
  func `The size of the picture is always finite`(_ size: CGSize, _ attributes: String) {
    let svg = picture(size: size).svg
    expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes) "#))
  }

  @Test func `Fragment offsets are added up, without groups`() {
    expect(
      elements(.fragment(10, 20, .fragment(0.25, -3, .rectangle(1, 1, 2, 2)))),
      equals: [##"<rect x="11.25" y="18" width="2" height="2" fill="#ff0000"/>"##])
  }
}
