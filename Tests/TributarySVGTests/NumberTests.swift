import Testing
import TributaryDrawing
import TributaryGeometry

@testable import TributarySVG

@Suite struct `SVG numbers` {
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
    #expect(output.text == text)
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
      #expect(lines == [##"<rect x="7" y="0" width="10" height="10" fill="#ff0000"/>"##], "\(value)")
    }
  }

  @Test func `Neighbors with a shared edge round it equally`() {
    let third: CGFloat = 10 / 3
    #expect(
      elements(.rectangle(0, 0, third, 1), .rectangle(third, 0, third, 1), .rectangle(2 * third, 0, third, 1)) == [
        ##"<rect x="0" y="0" width="3.333" height="1" fill="#ff0000"/>"##,
        ##"<rect x="3.333" y="0" width="3.334" height="1" fill="#ff0000"/>"##,
        ##"<rect x="6.667" y="0" width="3.333" height="1" fill="#ff0000"/>"##,
      ])
  }
}
