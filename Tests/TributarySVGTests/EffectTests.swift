struct `SVG effects` {
  let square = ##"<rect x="0" y="0" width="10" height="10" fill="#ff0000"/>"##
  let moved = ##"<rect x="5" y="6" width="10" height="10" fill="#ff0000"/>"##

  @Test func `Opacity fades each command, and a layer as one`() {
    let faded = ##"<rect x="5" y="6" width="10" height="10" fill="#ff0000" fill-opacity="0.25"/>"##
    let pair: [DisplayCommand] = [.rectangle(0, 0, 10, 10), .rectangle(0, 0, 10, 10)]
    let inner = DisplayFragment(ContiguousArray(pair))
    expect(
      elements(.fragment(5, 6, .effect(.opacity(0.5), .effect(.opacity(0.5), pair[0], pair[1])))),
      equals: [faded, faded])
    let layer = DisplayCommand.effect(DisplayEffect(inner, .group))
    expect(
      elements(.fragment(5, 6, .effect(.opacity(0.25), layer))), equals: [#"<g opacity="0.25">"#, moved, moved, "</g>"])
    expect(elements(layer), equals: ["<g>", square, square, "</g>"])
    let blurred = elements(.effect(.opacity(0.25), .effect(DisplayEffect(inner, .blur(radius: 1, isOpaque: false)))))
    expect(blurred.first, equals: #"<g opacity="0.25">"#)
    expect(blurred.dropFirst(3).dropLast(2), equals: [square, square])
    // A command after a layer is faded individually again.
    expect(elements(.effect(.opacity(0.25), layer, .rectangle(5, 6, 10, 10))).last, equals: faded)
    expect(elements(.effect(.opacity(1), .rectangle(0, 0, 10, 10))), equals: [square])
    expect(elements(.effect(.opacity(3), .rectangle(0, 0, 10, 10))), equals: [square])
    for opacity in [0, -1, 0.0001, .nan, -.infinity] {
      expectEmpty(elements(.effect(.opacity(opacity), .rectangle(0, 0, 10, 10))), "\(opacity)")
    }
  }

  @Test func `A translation is folded into the content`() {
    expect(
      elements(.effect(.transform(CGAffineTransform(translationX: 5, y: 6)), .rectangle(0, 0, 10, 10))), equals: [moved]
    )
  }

  @Test func `A transform keeps six digits if three would move its content`() {
    expect(
      elements(.fragment(5, 6, .effect(.transform(CGAffineTransform(scaleX: 2, y: -0.5)), .rectangle(0, 0, 10, 10)))),
      equals: [#"<g transform="matrix(2 0 0 -0.5 5 6)">"#, square, "</g>"])
    expect(
      elements(.effect(.transform(CGAffineTransform(rotationAngle: .pi / 4)), .rectangle(0, 0, 10, 10))),
      equals: [#"<g transform="matrix(707.107 707.107 -707.107 707.107 0 0) scale(0.001)">"#, square, "</g>"])
  }

  @Test func `Clips are numbered in document order`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    expect(
      elements(
        .effect(.clip(circle, FillStyle())),
        .effect(
          .clip(circle, FillStyle()),
          .effect(
            .clip(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), FillStyle(eoFill: true)), .rectangle(0, 0, 10, 10))
        ),
        .fragment(5, 6, .effect(.clip(circle, FillStyle()), .rectangle(0, 0, 10, 10)))
      ),
      equals: [
        ##"<clipPath id="clip1"><circle cx="4" cy="4" r="4"/></clipPath>"##,
        ##"<g clip-path="url(#clip1)">"##,
        ##"<clipPath id="clip2"><rect x="0" y="0" width="4" height="4" clip-rule="evenodd"/></clipPath>"##,
        ##"<g clip-path="url(#clip2)">"##,
        square, "</g>", "</g>",
        ##"<clipPath id="clip3"><circle cx="9" cy="10" r="4"/></clipPath>"##,
        ##"<g clip-path="url(#clip3)">"##,
        moved, "</g>",
      ])
  }

  @Test func `A clip without area hides its content`() {
    expectEmpty(elements(.effect(.clip(Path(), FillStyle()), .rectangle(0, 0, 10, 10))))
    let flat = Path(CGRect(x: 0, y: 0, width: 9, height: 0))
    expectEmpty(elements(.effect(.clip(flat, FillStyle()), .rectangle(0, 0, 10, 10))))
  }

  @Test func `Nested groups without content are omitted`() {
    expect(
      elements(
        .effect(.opacity(0.5), .effect(.transform(CGAffineTransform(scaleX: 2, y: 2)), .fragment(1, 1))),
        .rectangle(0, 0, 10, 10)), equals: [square])
  }

  @Test func `Two thousand nested groups are written`() {
    var fragment = DisplayFragment([.rectangle(0, 0, 10, 10)])
    for _ in 0..<2_000 { fragment = DisplayFragment([.effect(DisplayEffect(fragment, .group))]) }
    let lines = elements(.fragment(fragment, at: CGPoint(x: 5, y: 6)))
    expect(lines.count, equals: 4_001)
    expect(lines[2_000], equals: moved)
  }
}
