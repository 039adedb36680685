struct `SVG filters and masks` {
  private let square = ##"<rect x="5" y="6" width="10" height="10" fill="#ff0000"/>"##

  private func shadow(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, opacity: Float = 0.5) -> DisplayEffect.Kind {
    .shadow(
      DisplayShadow(
        color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: opacity), radius: radius,
        offset: CGSize(width: x, height: y)))
  }

  @Test func `A shadow is a filter over the region that it reaches`() {
    expect(
      elements(.fragment(5, 6, .effect(shadow(2, 10, -1), .rectangle(0, 0, 10, 10)))),
      equals: [
        ##"<filter id="clip1" filterUnits="userSpaceOnUse" x="5" y="-1" width="26" height="22" color-interpolation-filters="sRGB"><feDropShadow stdDeviation="2" dx="10" dy="-1" flood-color="#000000" flood-opacity="0.5"/></filter>"##,
        ##"<g filter="url(#clip1)">"##, square, "</g>",
      ])
  }

  @Test func `A blur extends three standard deviations, and an opaque one only to its content`() {
    expect(
      elements(.fragment(5, 6, .effect(.blur(radius: 1, isOpaque: false), .rectangle(0, 0, 10, 10))))[0],
      equals:
        ##"<filter id="clip1" filterUnits="userSpaceOnUse" x="2" y="3" width="16" height="16" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1"/></filter>"##
    )
    expect(
      elements(.fragment(5, 6, .effect(.blur(radius: 1, isOpaque: true), .rectangle(0, 0, 10, 10))))[0],
      equals:
        ##"<filter id="clip1" filterUnits="userSpaceOnUse" x="5" y="6" width="10" height="10" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1"/><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 255 0"/></filter>"##
    )
  }

  @Test func `An alpha threshold changes between two adjacent levels and fills the remaining area`() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    func filter(_ minimum: Double, _ maximum: Double) -> String {
      let threshold = DisplayAlphaThreshold(minimum: minimum, maximum: maximum, color: red)
      return elements(.effect(.alphaThreshold(threshold), .rectangle(0, 0, 10, 10)))[0]
    }
    let low =
      ##"<feComponentTransfer in="SourceAlpha" result="low"><feFuncA type="linear" slope="255" intercept="-126.5"/></feComponentTransfer>"##
    let high =
      ##"<feComponentTransfer in="SourceAlpha" result="high"><feFuncA type="linear" slope="-255" intercept="205"/></feComponentTransfer><feComposite in="low" in2="high" operator="in" result="low"/>"##
    let paint = ##"<feFlood flood-color="#ff0000"/><feComposite in2="low" operator="in"/></filter>"##
    expect(filter(0.5, 1).hasSuffix(">" + low + paint))
    expect(filter(0.5, 0.8).hasSuffix(">" + low + high + paint))
  }

  @Test func `A mask applies the opacity of a group`() {
    let mask = DisplayFragment([.rectangle(2, 2, 4, 4, .gray(0, opacity: 0.5))])
    expect(
      elements(.fragment(5, 6, .effect(.mask(mask), .rectangle(0, 0, 10, 10)))),
      equals: [
        ##"<mask id="clip1" maskUnits="userSpaceOnUse" x="7" y="8" width="4" height="4" mask-type="alpha">"##,
        ##"<rect x="7" y="8" width="4" height="4" fill="#000000" fill-opacity="0.5"/>"##, "</mask>",
        ##"<g mask="url(#clip1)">"##, square, "</g>",
      ])
  }

  @Test func `A group is a group`() {
    expect(elements(.fragment(5, 6, .effect(.group, .rectangle(0, 0, 10, 10)))), equals: ["<g>", square, "</g>"])
  }

  @Test func `Invisible content is omitted and takes no id`() {
    let red = GradientPaint.paint(
      stops: [
        GradientPaint.Stop(color: Color.Resolved(red: 1, green: 0, blue: 0), location: 0),
        GradientPaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 0), location: 1),
      ], .linear(from: .zero, to: CGPoint(x: 1, y: 0)))
    let full = DisplayFragment([.rectangle(0, 0, 4, 4, red)])
    let nothing = DisplayCommand.rectangle(0, 0, 10, 10, .gray(0, opacity: 0))
    let lines = elements(
      .effect(shadow(2, 0, 0), nothing), .effect(.blur(radius: 2, isOpaque: false)), .effect(.mask(full), nothing),
      .effect(.mask(DisplayFragment()), .rectangle(0, 0, 10, 10)),
      .effect(.mask(DisplayFragment([nothing])), .rectangle(0, 0, 10, 10)), .effect(.group, nothing),
      .effect(shadow(0, 0, 0), .rectangle(5, 6, 10, 10)))
    expect(lines.count, equals: 4)
    expect(lines[1...], equals: [##"<g filter="url(#clip1)">"##, square, "</g>"])
  }

  @Test func `Invalid lengths cause no invalid output`() {
    for value in [CGFloat.nan, .infinity, -.infinity, -4, 1e300] {
      let lines = elements(
        .effect(shadow(value, value, value), .rectangle(0, 0, 10, 10)),
        .effect(.blur(radius: value, isOpaque: false), .rectangle(0, 0, 10, 10)),
        .effect(
          .mask(DisplayFragment([.rectangle(value, value, value, value)])), .rectangle(value, 0, value, 10)))
      expect(!lines.joined().contains(/nan|inf|[0-9]e|="-0"/), "\(value)")
    }
  }

  @Test func `Five hundred nested filters are written`() {
    var fragment = DisplayFragment([.rectangle(0, 0, 10, 10)])
    for _ in 0..<500 { fragment = DisplayFragment([.effect(DisplayEffect(fragment, shadow(0, 0, 0)))]) }
    expect(elements(.fragment(fragment, at: CGPoint(x: 5, y: 6))).count, equals: 1_501)
  }

  @Test func `A picture with every effect matches the golden`() throws {
    let sunset = GradientPaint.paint(
      stops: [
        GradientPaint.Stop(color: Color.Resolved(red: 1, green: 0.8, blue: 0), location: 0),
        GradientPaint.Stop(color: Color.Resolved(red: 0.6, green: 0, blue: 0.4), location: 1),
      ], .linear(from: .zero, to: CGPoint(x: 0, y: 20)))
    let glow = GradientPaint.paint(
      stops: [
        GradientPaint.Stop(color: Color.Resolved(red: 1, green: 1, blue: 1), location: 0),
        GradientPaint.Stop(color: Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0), location: 1),
      ], .radial(center: CGPoint(x: 10, y: 10), from: 2, to: 10))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let list = picture(
      .fragment(5, 5, .rectangle(0, 0, 20, 20, sunset), .fill(circle, glow)),
      .fragment(30, 5, .effect(shadow(2, 1, 3), .fill(circle, sunset))),
      .fragment(55, 5, .effect(.mask(DisplayFragment([.fill(circle, glow)])), .rectangle(0, 0, 20, 20))),
      .fragment(80, 5, .effect(.blur(radius: 1.5, isOpaque: false), .effect(.clip(circle, FillStyle()), .line("ab")))),
      .fragment(5, 28, .effect(.group, .line("Sunset", sunset))),
      .fragment(75, 28, .stroke(circle, StrokeStyle(lineWidth: 3), sunset)),
      size: CGSize(width: 105, height: 55))
    try expectGolden(list.svg, "Goldens/effects.svg")
  }
}
