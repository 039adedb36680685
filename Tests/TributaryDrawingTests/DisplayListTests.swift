struct DisplayListTests {
  private let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))

  private func picture() -> DisplayList {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let label = TextBreaker.layout("a\u{1B}", font: .body, measurer: FixedTextMeasurer())
    let leaf = DisplayFragment([.rectangle(rect, red), .text(label, at: CGPoint(x: 1, y: 1.0 / 3), red)])
    let faded = DisplayFragment([
      .effect(DisplayEffect(leaf, .opacity(0.5))), .fragment(leaf, at: CGPoint(x: 100, y: 0)),
    ])
    let scaled = DisplayEffect(faded, .transform(CGAffineTransform(scaleX: 2, y: 2)))
    let clipped = DisplayFragment([
      .effect(DisplayEffect(DisplayFragment([.effect(scaled)]), .clip(Path(rect), FillStyle())))
    ])
    return DisplayList(
      size: CGSize(width: 200, height: 100),
      root: DisplayFragment([
        .fragment(clipped, at: CGPoint(x: 5, y: 6)),
        .path(DisplayPath(Path(ellipseIn: rect), .stroke(StrokeStyle(lineWidth: 2)), red)),
      ]))
  }

  @Test func `Flattening accumulates offsets, transforms, opacities, and clips`() {
    var flat: [FlattenedCommand] = []
    picture().forEachFlattened { flat.append($0) }
    #expect(flat.count == 5 && picture().commandCount == 5)
    expect(flat.map(\.opacity), equals: [0.5, 0.5, 1, 1, 1])
    expect(flat[0].transform, equals: CGAffineTransform(2, 0, 0, 2, 5, 6))
    expect(CGPoint(x: 1, y: 1).applying(flat[2].transform), equals: CGPoint(x: 207, y: 8))
    expect(flat.map(\.clips.count), equals: [1, 1, 1, 1, 0])
    expect(flat[0].clips[0].transform, equals: CGAffineTransform(translationX: 5, y: 6))
  }

  @Test func `The description is a tree with at most three decimals`() {
    expect(
      picture().description,
      equals: """
        size 200 100
        fragment 5 6
          clip rect 0 0 10 10
            transform 2 0 0 2 0 0
              opacity 0.5
                rectangle 0 0 10 10 #FF0000FF
                text 1 0.333 size 16 16 #FF0000FF
                  0 12.8 width 16 17 "a\\u{1B}"
              fragment 100 0
                rectangle 0 0 10 10 #FF0000FF
                text 1 0.333 size 16 16 #FF0000FF
                  0 12.8 width 16 17 "a\\u{1B}"
        stroke 2 ellipse 0 0 10 10 #FF0000FF

        """)
  }

  @Test func `The description never contains minus zero`() {
    let rect = CGRect(x: -0.0001, y: -0.5, width: .nan, height: 1e300)
    let list = DisplayList(size: .zero, root: DisplayFragment([.rectangle(rect, red)]))
    expect(list.description, equals: "size 0 0\nrectangle 0 -0.5 nan 1e+300 #FF0000FF\n")
  }

  @Test func `A tree deeper than the stack is flattened`() {
    var fragment = DisplayFragment([.rectangle(.zero, red)])
    var all = [fragment]
    for _ in 0..<100_000 {
      fragment = DisplayFragment([.fragment(fragment, at: CGPoint(x: 1, y: 0))])
      all.append(fragment)
    }
    var x: CGFloat = 0
    DisplayList(size: .zero, root: fragment).forEachFlattened { x = $0.transform.tx }
    expect(x, equals: 100_000)
    // The fragments are released from the outside in, because releasing the outermost first would recurse.
    fragment = all[0]
    while all.popLast() != nil {}
  }
}
