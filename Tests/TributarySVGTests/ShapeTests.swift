struct `SVG shapes` {
  let box = CGRect(x: 1, y: 2, width: 30, height: 20)

  @Test func `Rectangles and ellipses have specific elements`() {
    expect(
      elements(
        .rectangle(box, .red), .fill(Path(box)), .fill(Path(ellipseIn: box)),
        .fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5))),
        .fill(Path(roundedRect: box, cornerRadius: 4, style: .circular)),
        .fill(Path(roundedRect: box, cornerSize: CGSize(width: 4, height: 2), style: .circular))
      ),
      equals: [
        ##"<rect x="1" y="2" width="30" height="20" fill="#ff0000"/>"##,
        ##"<rect x="1" y="2" width="30" height="20" fill="#ff0000"/>"##,
        ##"<ellipse cx="16" cy="12" rx="15" ry="10" fill="#ff0000"/>"##,
        ##"<circle cx="2.5" cy="2.5" r="2.5" fill="#ff0000"/>"##,
        ##"<rect x="1" y="2" width="30" height="20" rx="4" fill="#ff0000"/>"##,
        ##"<rect x="1" y="2" width="30" height="20" rx="4" ry="2" fill="#ff0000"/>"##,
      ])
  }

  @Test func `A rectangle with negative sides is normalized`() {
    expect(
      elements(.rectangle(10, 10, -4, -6)), equals: [##"<rect x="6" y="4" width="4" height="6" fill="#ff0000"/>"##])
  }

  @Test func `Path data is absolute and short`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: -5.5))
      path.addLine(to: CGPoint(x: -2, y: -3))
      path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: -1, y: 0.125))
      path.addCurve(to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 2, y: 3))
      path.closeSubpath()
      path.move(to: CGPoint(x: 20, y: 20))
    }
    expect(
      elements(.fill(path, eoFill: true)),
      equals: [##"<path d="M0 0H10V-5.5L-2-3Q-1 0.125 1 1C1 2 2 3 3 3ZM20 20" fill-rule="evenodd" fill="#ff0000"/>"##])
    #expect(elements(.fragment(100, 0, .fill(path)))[0].hasPrefix(#"<path d="M100 0H110V-5.5L98-3Q99 0.125 101 1C"#))
  }

  @Test func `A stroke writes only attributes that differ from SVG's defaults`() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 9, y: 0))
    }
    expect(
      elements(
        .stroke(line, StrokeStyle(miterLimit: 4)),
        .stroke(line, StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .bevel, dash: [3, 1.5], dashPhase: -1)),
        .stroke(line, StrokeStyle(lineWidth: 3, lineCap: .square, miterLimit: 0)),
        .stroke(Path(box), StrokeStyle(lineJoin: .round), .gray(0, opacity: 0.5))
      ),
      equals: [
        ##"<path d="M0 0H9" fill="none" stroke="#ff0000"/>"##,
        ##"<path d="M0 0H9" fill="none" stroke="#ff0000" stroke-width="2.5" stroke-linecap="round" "##
          + ##"stroke-linejoin="bevel" stroke-dasharray="3 1.5" stroke-dashoffset="-1"/>"##,
        ##"<path d="M0 0H9" fill="none" stroke="#ff0000" stroke-width="3" stroke-linecap="square" "##
          + ##"stroke-miterlimit="1"/>"##,
        ##"<rect x="1" y="2" width="30" height="20" fill="none" stroke="#000000" stroke-opacity="0.5" "##
          + ##"stroke-linejoin="round"/>"##,
      ])
  }

  @Test(arguments: [[-1, 2], [CGFloat.nan], [0, 0], [], [.infinity, 1]] as [[CGFloat]])
  func `An invalid dash pattern is an unbroken line`(_ dash: [CGFloat]) {
    expect(elements(.stroke(Path(box), StrokeStyle(dash: dash)))[0], lacks: "dash")
  }

  @Test func `A flat rectangle has no fill, and its stroke is a line`() {
    let flat = Path(CGRect(x: 0, y: 5, width: 10, height: 0))
    expectEmpty(elements(.fill(flat)))
    #expect(elements(.stroke(flat, StrokeStyle(lineJoin: .round)))[0].hasPrefix(#"<path d="M0 5H10"#))
  }

  @Test func `Invisible content is not written`() {
    expectEmpty(
      elements(
        .rectangle(0, 0, 10, 0), .rectangle(0, 0, 10, 10, .gray(1, opacity: 0)), .fill(Path()),
        .rectangle(0, 0, 10, 10, .gray(1, opacity: -1)), .stroke(Path(box), StrokeStyle(lineWidth: 0)),
        .stroke(Path(box), StrokeStyle(lineWidth: -2)), .fragment(5, 5)
      ))
  }

  @Test(arguments: [
    (Color.Resolved(red: 0, green: 0.5, blue: 1), ##"fill="#0080ff"/>"##),
    (Color.Resolved(red: 0.2, green: 2, blue: -1, opacity: 0.25), ##"fill="#33ff00" fill-opacity="0.25"/>"##),
    (Color.Resolved(red: .nan, green: 0, blue: 0, opacity: 7), ##"fill="#000000"/>"##),
  ])
  func `A color is clamped to bytes, with a separate opacity`(_ color: Color.Resolved, _ end: String) {
    expect(elements(.rectangle(0, 0, 1, 1, .color(color)))[0].hasSuffix(end))
  }
}
