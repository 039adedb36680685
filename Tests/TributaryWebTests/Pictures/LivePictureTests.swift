@testable import TributarySVG

struct LivePictureTests {
  @Test(arguments: RandomSeeds.sample(of: 0..<150, oneIn: 8))
  func `The page shows the picture of the display list after any patches`(seed: UInt64) throws {
    var source = RandomPicture(seed: seed)
    let picture = LivePicture()
    let page = PageModel()
    for step in 0..<25 {
      try page.apply(picture.update(to: source.list))
      var shown = try AnimatedPicture(page.document)
      var still = try AnimatedPicture(source.list.svg)
      (shown.ignoresRegions, still.ignoresRegions) = (true, true)
      expectNil(shown.difference(at: 0, from: still), "seed \(seed), step \(step)")
      expect(page.size, equals: source.list.size)
      source.change()
    }
    // No unreferenced definitions remain.
    let patch = picture.update(to: DisplayList(size: .zero, root: DisplayFragment()))
    try page.apply(patch)
    expect(page.elementCount, equals: 0)
    expectEmpty(page.definitions)
  }

  private func cells(_ changed: Int? = nil, _ old: [DisplayFragment] = []) -> [DisplayFragment] {
    (0..<10_000).map { index in
      if index != changed, old.indices.contains(index) { return old[index] }
      let line = TextLayout.Line(
        text: index == changed ? "new" : "\(index)", font: ResolvedFont(size: 12), origin: CGPoint(x: 0, y: 12),
        width: 30)
      let text = TextLayout(size: CGSize(width: 30, height: 16), lines: [line], firstBaseline: 12, lastBaseline: 12)
      return DisplayFragment([
        .rectangle(
          CGRect(x: 0, y: 0, width: 30, height: 16),
          .color(Color.Resolved(red: 1, green: 1, blue: index == changed ? 1 : 0))),
        .text(text, at: .zero, .color(Color.Resolved(red: 0, green: 0, blue: 0))),
      ])
    }
  }

  private func grid(_ cells: [DisplayFragment]) -> DisplayList {
    let commands = cells.enumerated().map { index, cell in
      DisplayCommand.fragment(cell, at: CGPoint(x: CGFloat(index % 100) * 30, y: CGFloat(index / 100) * 16))
    }
    return DisplayList(size: CGSize(width: 3_000, height: 1_600), root: DisplayFragment(ContiguousArray(commands)))
  }

  @Test func `A changed cell among 10,000 costs less than 2 KB`() throws {
    let picture = LivePicture()
    let page = PageModel()
    let first = cells()
    try page.apply(picture.update(to: grid(first)))
    try page.apply(picture.update(to: grid(cells(5_432, first))))
    expect(page.byteCount, below: 600)
    expect(page.texts.contains { $0.contains("new") })
  }

  @Test func `A moved group costs one attribute, whatever its content`() throws {
    let picture = LivePicture()
    let inside = grid(cells()).root
    func moved(_ y: CGFloat) -> DisplayList {
      let other = DisplayCommand.rectangle(
        CGRect(x: 0, y: 0, width: 1, height: 1), .color(Color.Resolved(red: 0, green: 0, blue: 0)))
      return DisplayList(
        size: CGSize(width: 100, height: 100),
        root: DisplayFragment([.fragment(inside, at: CGPoint(x: 0, y: y)), other]))
    }
    _ = picture.update(to: moved(0))
    let patch = picture.update(to: moved(-20.5))
    expect(patch.operations, equals: [.attribute(group: 1, name: "transform", value: "translate(0 -20.5)")])
    expect(picture.update(to: moved(0)).operations, equals: [.attribute(group: 1, name: "transform", value: nil)])
  }

  @Test func `A fading card changes attributes only, and its text is not sent again`() throws {
    let shown = (1...9).map { _ in cells(0)[0] }
    func card(_ opacity: Double) -> DisplayList {
      let rows = shown.enumerated().map { DisplayCommand.fragment($1, at: CGPoint(x: 0, y: CGFloat($0) * 16)) }
      let fading = DisplayCommand.effect(DisplayEffect(DisplayFragment(ContiguousArray(rows)), .opacity(opacity)))
      return DisplayList(size: CGSize(width: 100, height: 200), root: DisplayFragment([fading]))
    }
    let picture = LivePicture()
    let page = PageModel()
    try page.apply(picture.update(to: card(0.5)))
    let patch = picture.update(to: card(0.25))
    try page.apply(patch)
    expect(patch.operations.count, equals: 18)
    expect(patch.operations.first, equals: .value(group: 2, at: 0, element: 0, name: "fill-opacity", value: "0.25"))
    try expectNil(AnimatedPicture(page.document).difference(at: 0, from: AnimatedPicture(card(0.25).svg)))
    // The attribute is absent at full opacity, so the elements are written again.
    try page.apply(picture.update(to: card(1)))
    try expectNil(AnimatedPicture(page.document).difference(at: 0, from: AnimatedPicture(card(1).svg)))
  }

  @Test func `A fading shadow is drawn once: the opacity is an attribute of a group around it`() throws {
    let shadow = DisplayShadow(
      color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 3, offset: CGSize(width: 0, height: 1))
    let cast = DisplayEffect(DisplayFragment(ContiguousArray(cells(0)[0].commands.prefix(1))), .shadow(shadow))
    func card(_ opacity: Double) -> DisplayList {
      let fading = DisplayCommand.effect(DisplayEffect(DisplayFragment([.effect(cast)]), .opacity(opacity)))
      return DisplayList(size: CGSize(width: 100, height: 200), root: DisplayFragment([fading]))
    }
    let picture = LivePicture()
    let page = PageModel()
    var operations: [PicturePatch.Operation] = []
    for opacity in [1, 0.5, 0.25, 0, 0.5, 1] {
      let patch = picture.update(to: card(opacity))
      try page.apply(patch)
      let still = try AnimatedPicture(card(opacity).svg)
      try expectNil(AnimatedPicture(page.document).difference(at: 0, from: still), "opacity \(opacity)")
      operations += patch.operations
    }
    let isWritten = operations.map { if case .replace = $0 { true } else { false } }
    // The content is written at first, removed while it is invisible, and written again.
    expect(isWritten.filter(\.self).count, equals: 3)
    expect(operations.contains(.attribute(group: 2, name: "opacity", value: "0.25")))
    expect(operations.last, equals: .attribute(group: 4, name: "opacity", value: nil))
  }

  @Test(arguments: [
    (#"<g><rect x="1"/><path d="M0 0"/></g>"#, #"<g><rect x="1"/><path d="M0 5"/></g>"#, ["2 d M0 5"]),
    (#"<text x="1" y="2">a &lt; b</text>"#, #"<text x="10" y="3">a &lt; b</text>"#, ["0 x 10", "0 y 3"]),
    (#"<text x="1">a</text>"#, #"<text x="2">b</text>"#, nil),
    (#"<text x="1">a</text>"#, #"<text x="1">ab</text>"#, nil),
    (#"<rect x="1"/>"#, #"<rect y="1"/>"#, nil),
    (#"<rect x="1"/>"#, #"<rect x="1" fill="red"/>"#, nil),
    (#"<rect x="1" fill="red"/>"#, #"<rect x="1"/>"#, nil),
    (#"<rect x="1"/>"#, #"<path d="1"/>"#, nil),
    (#"<g><rect x="1"/></g>"#, #"<g><rect x="1"/><rect x="1"/></g>"#, nil),
    (#"<rect style="a" x="1"/><!-- a long element -->"#, #"<rect style="b" x="1"/><!-- a long element -->"#, nil),
    (#"<title font-family="a">a long element</title>"#, #"<title font-family="&quot;">a long element</title>"#, nil),
    (#"<text xml:lang="a">a long element</text>"#, #"<text xml:lang="b">a long element</text>"#, nil),
    (#"<rect x="1"/>"#, #"<rect x="2"/>"#, nil),
  ])
  func `Elements that differ only in values are changed in place`(old: String, new: String, changes: [String]?) {
    // Padding makes every replacement longer than the changes, except in the last example.
    let padding = new.utf8.count < 14 ? "" : String(repeating: " ", count: 60)
    let found = MarkupDifference.changes(from: Array((old + padding).utf8), to: Array((new + padding).utf8))
    expect(found.map { $0.map { "\($0.element) \($0.name) \($0.value)" } }, equals: changes)
  }

  @Test func `A reordered row is moved`() throws {
    let rows = cells().prefix(50).map {
      DisplayFragment([.fragment($0, at: .zero), .fragment($0, at: CGPoint(x: 40, y: 0))])
    }
    func list(_ rows: [DisplayFragment]) -> DisplayList {
      let commands = rows.enumerated().map { index, row in
        DisplayCommand.fragment(row, at: CGPoint(x: 0, y: CGFloat(index) * 16))
      }
      return DisplayList(size: CGSize(width: 100, height: 800), root: DisplayFragment(ContiguousArray(commands)))
    }
    let picture = LivePicture()
    _ = picture.update(to: list(rows))
    let patch = picture.update(to: list([rows[49]] + rows[..<49]))
    let moves = patch.operations.filter { if case .take = $0 { true } else { false } }
    expect(moves.count, equals: 1)
    expect(!patch.operations.contains { if case .replace = $0 { true } else { false } })
  }

  @Test func `An unchanged list has an empty patch`() {
    let picture = LivePicture()
    let list = RandomPicture(seed: 7).list
    expect(!picture.update(to: list).isEmpty)
    expect(picture.update(to: list).isEmpty)
  }

  @Test func `An image is sent once, however often it is drawn, and discarded with its last use`() throws {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 1,
      8, 2, 0, 0, 0, 0x7B, 0x40, 0xE8, 0xDD, 0, 0, 0, 1, 0x49, 0x44, 0x41, 0x54, 0, 1, 2, 3, 4, 0, 0, 0, 0, 0x49,
      0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
    let content = try ImageContent(png)
    func image(_ x: CGFloat, stencil: Paint? = nil) -> DisplayCommand {
      let frame = CGRect(x: x, y: 0, width: 20, height: 10)
      let part = DisplayImage.Part(source: CGRect(x: 0, y: 0, width: 2, height: 1), target: frame)
      return .image(DisplayImage(content, name: "a < b", frame: frame, parts: [part], stencil: stencil))
    }
    func list(_ commands: DisplayCommand...) -> DisplayList {
      DisplayList(size: CGSize(width: 100, height: 10), root: DisplayFragment(ContiguousArray(commands)))
    }
    let picture = LivePicture()
    let page = PageModel()
    for list in [list(image(0), image(30)), list(image(5), image(30), image(60)), list(image(60)), list()] {
      let patch = picture.update(to: list)
      try page.apply(patch)
      let still = try AnimatedPicture(list.svg)
      try expectNil(AnimatedPicture(page.document).difference(at: 0, from: still))
      expect(page.definitions.count, equals: (list.root.commands.isEmpty ? 0 : 1))
    }
    try page.apply(picture.update(to: list(image(0, stencil: .color(Color.Resolved(red: 1, green: 0, blue: 0))))))
    expect(page.definitions.map(\.opening).sorted(), equals: ["filter", "image"])
  }
}
