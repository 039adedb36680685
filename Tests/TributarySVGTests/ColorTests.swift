@testable import TributarySVG

/// Color filters, blend modes, and small capitals.
struct `SVG colors` {
  @Test func `A color effect is a filter with its numbers`() {
    let half = ColorMatrix(red: SIMD4(1, 0, 0, 0.5), green: SIMD4(0, 1, 0, 0.5), blue: SIMD4(0, 0, 1, 0.5))
    expect(
      elements(.effect(.color(half), .rectangle(0, 0, 10, 10))),
      equals: [
        ##"<filter id="clip1" filterUnits="userSpaceOnUse" x="0" y="0" width="10" height="10" color-interpolation-filters="sRGB"><feColorMatrix values="1 0 0 0 0.5 0 1 0 0 0.5 0 0 1 0 0.5 0 0 0 1 0"/></filter>"##,
        ##"<g filter="url(#clip1)">"##, ##"<rect x="0" y="0" width="10" height="10" fill="#ff0000"/>"##, "</g>",
      ])
    expect(elements(.effect(.color(half))), equals: [])
  }

  @Test func `A color effect writes the coefficients of the opacity`() {
    var matrix = ColorMatrix()
    (matrix.r4, matrix.g4, matrix.b4) = (0.1, 0.2, 0.3)
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) = (0.4, 0.5, 0.6, 0.7, 0.8)
    let filter = elements(.effect(.color(matrix), .rectangle(0, 0, 10, 10)))[0]
    #expect(
      filter.hasSuffix(
        ##"><feColorMatrix values="1 0 0 0.1 0 0 1 0 0.2 0 0 0 1 0.3 0 0.4 0.5 0.6 0.7 0.8"/></filter>"##), "\(filter)")
  }

  private let square = ##"<rect x="0" y="0" width="10" height="10" fill="#ff0000"/>"##

  @Test func `A blend mode applies to its group, which an outer opacity fades`() {
    let blended = DisplayCommand.effect(.blend(.colorDodge), .rectangle(0, 0, 10, 10))
    expect(elements(blended), equals: [##"<g style="mix-blend-mode:color-dodge">"##, square, "</g>"])
    expect(
      elements(.effect(.opacity(0.5), blended)),
      equals: [##"<g style="mix-blend-mode:color-dodge" opacity="0.5">"##, square, "</g>"])
    expect(elements(.effect(.blend(.normal), .rectangle(0, 0, 10, 10))), equals: [square])
    expect(elements(.effect(.blend(.multiply))), equals: [])
  }

  @Test func `Only the innermost layer around a blended command is isolated`() {
    let blended = DisplayCommand.effect(.blend(.multiply), .rectangle(0, 0, 10, 10))
    expect(
      elements(.effect(.group, .effect(.group, .rectangle(0, 0, 10, 10), blended))),
      equals: [
        "<g>", ##"<g style="isolation:isolate">"##, square, ##"<g style="mix-blend-mode:multiply">"##, square, "</g>",
        "</g>", "</g>",
      ])
    expect(elements(.effect(.group, .rectangle(0, 0, 10, 10))), equals: ["<g>", square, "</g>"])
  }

  @Test func `Small capitals are capitals of a smaller size`() {
    var font = ResolvedFont(size: 10)
    font.smallCaps = .lowercase
    expect(elements(.line("Ab<", font: font))[0].contains(##"A<tspan font-size="8">B</tspan>&lt;</text>"##))
  }
}

struct `SVG numbers` {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"), (1, "1"), (-1.5, "-1.5"),
      (0.1 + 0.2, "0.3"), (12.3456, "12.346"), (0.05, "0.05"), (0.005, "0.005"), (100.100, "100.1"), (999.9996, "1000"),
      (1e-300, "0"), (123_456.789, "123456.789"), (1e9, "1000000000"), (1e300, "1000000000"),
      (-.infinity, "-1000000000"), (.nan, "0"), (.greatestFiniteMagnitude, "1000000000"),
    ] as [(CGFloat, String)])
  func `A number has at most three decimals and no trailing zeros`(_ value: CGFloat, _ text: String) {
    var output = SVGOutput()
    output.number(Thousandths(value))
    expect(output.text, equals: text)
  }

  @Test func `Only a command with a nonfinite coordinate is omitted`() {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity]
    for value in bad {
      let path = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: value, y: 1))
      }
      let lines = elements(
        .rectangle(value, 0, 10, 10), .rectangle(0, 0, value, 10), .fill(path), .stroke(path, StrokeStyle()),
        .stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), StrokeStyle(lineWidth: value)),
        .fill(Path(ellipseIn: CGRect(x: 0, y: value, width: 5, height: 5))),
        .fill(Path(roundedRect: CGRect(x: 0, y: value, width: 5, height: 5), cornerRadius: 2)),
        .line("lost", at: CGPoint(x: 0, y: value)), .fragment(value, 0, .rectangle(0, 0, 1, 1)),
        .effect(.transform(CGAffineTransform(translationX: value, y: 0)), .rectangle(0, 0, 1, 1)),
        .effect(.transform(CGAffineTransform(scaleX: value, y: 1)), .rectangle(0, 0, 1, 1)),
        .effect(.clip(path, FillStyle()), .rectangle(0, 0, 1, 1)),
        .rectangle(7, 0, 10, 10))
      expect(lines, equals: [##"<rect x="7" y="0" width="10" height="10" fill="#ff0000"/>"##], "\(value)")
    }
  }

  @Test func `Neighbors with a shared edge round it equally`() {
    let third: CGFloat = 10 / 3
    expect(
      elements(.rectangle(0, 0, third, 1), .rectangle(third, 0, third, 1), .rectangle(2 * third, 0, third, 1)),
      equals: [
        ##"<rect x="0" y="0" width="3.333" height="1" fill="#ff0000"/>"##,
        ##"<rect x="3.333" y="0" width="3.334" height="1" fill="#ff0000"/>"##,
        ##"<rect x="6.667" y="0" width="3.333" height="1" fill="#ff0000"/>"##,
      ])
  }
}
