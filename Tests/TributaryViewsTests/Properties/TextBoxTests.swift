@_spi(Engine) import TributaryEngine

/// A decoration draws a plain text without a node for the text. The result equals that of a decoration around a node,
/// which an erased view enforces.
@MainActor struct TextBoxTests {
  @Test @MainActor func `A plain text in a decoration has no node until it is visited`() throws {
    let host = host(Text("One").padding(3).background(Color.red).accessibilityIdentifier("box"))
    let created = host.updated().core.counts.nodesCreated
    let box = try #require(host.box)
    expect(!box.isWhole)
    expect(host.core.checkInvariants(), equals: [])
    expect(!box.isWhole)
    var texts: [String] = []
    box.forEachChild { texts.append(($0 as? TextNode)?.text.content ?? "another node") }
    expect(texts, equals: ["One"])
    expect(host.core.counts.nodesCreated, equals: created + 1)
    expect(box.isWhole)
    expect(host.core.checkInvariants(), equals: [])
    expect(host.update().counts, equals: FrameCounts())
  }

  @Test(arguments: BoxedText.allCases)
  @MainActor func `Text with traits, or text drawn in another way, has a node at once`(sample: BoxedText) throws {
    let host = host(sample.view)
    host.update()
    try expect(#require(host.box).isWhole == (sample != .plain))
    expect(host.displayList, equals: self.host(AnyView(sample.view)).updated().displayList)
  }

  @Test(arguments: [false, true], [LayoutDirection.leftToRight, .rightToLeft])
  @MainActor func `Edits have the frames, drawing, and hits of two nodes`(visits: Bool, direction: LayoutDirection) {
    let hosts = boards(direction)
    for step in 0...Board.steps {
      for host in hosts { host.content.step = step }
      compare(hosts, visits: visits)
    }
  }

  @Test @MainActor func `Animated edits have the drawing of two nodes at every moment`() {
    let hosts = boards(.rightToLeft)
    compare(hosts)
    for step in 1...Board.steps {
      withAnimation(.linear(duration: 1)) { for host in hosts { host.content.step = step } }
      compare(hosts)
      for _ in 0..<3 {
        for host in hosts { host.advance(by: 0.4) }
        compare(hosts)
      }
    }
  }

  @Test(arguments: [CGFloat(300), 60, 30, 8, 0])
  @MainActor func `Every width has the size and the drawing of two nodes`(width: CGFloat) {
    let hosts = boards(.leftToRight)
    for size in [CGSize(width: width, height: 200), CGSize(width: 300, height: 20), CGSize(width: width, height: 30)] {
      for host in hosts { host.size = size }
      compare(hosts)
    }
  }

  @Test @MainActor func `A frame is idle after a text received its node`() throws {
    let row = HStack {
      Text("Some words").padding(4).background(Color.red)
      Text("x")
    }
    let host = host(row)
    let drawn = host.updated().displayList
    _ = host.core.root.hit(CGPoint(x: 150, y: 100))
    try expect(#require(host.box).isWhole)
    expect(!host.core.hasPendingWork)
    expect(host.update().counts, equals: FrameCounts())
    expect(host.displayList, equals: drawn)
  }

  @Test @MainActor func `A text and its style change together without a node`() throws {
    let host = host(Text("1").padding(4).background(Color.red))
    host.update()
    host.show(Text("20").padding(4).background(Color.blue))
    try expect(!#require(host.box).isWhole)
    expect(host.displayList, equals: self.host(Text("20").padding(4).background(Color.blue)).updated().displayList)
  }

  @Test(arguments: [false, true, nil])
  func `A text moves with another padding or direction, and a departing text keeps its place`(departs: Bool?) throws {
    let hosts = [false, true].map { host(Tag(inset: 4, isSeparate: $0)) }
    for host in hosts { host.update() }
    try expect(!#require(hosts[0].box).isWhole)
    func animate(_ change: (ViewHost<Tag>) -> Void) {
      withAnimation(.linear(duration: 1)) { for host in hosts { change(host) } }
      expect(hosts[0].updated().displayList, equals: hosts[1].updated().displayList)
    }
    if let departs {
      animate { $0.content.isVisible = !departs }
      animate { $0.content.direction = .rightToLeft }
    } else {
      animate { $0.content.inset = 24 }
    }
    for _ in 0..<4 {
      expect(hosts[0].updated().displayList, equals: hosts[1].updated().displayList)
      for host in hosts { host.advance(by: 0.3) }
    }
  }

  @Test(arguments: [false, true])
  func `An alternative that is not displayed has another size after a change of its font`(visits: Bool) throws {
    let host = host(Alternatives(font: .largeTitle))
    host.update()
    if visits {
      try #require(host.box).forEachChild { _ in }
      expect(!host.core.hasPendingWork)
    }
    host.content.font = .caption
    expect(host.updated().displayList, equals: self.host(Alternatives(font: .caption)).updated().displayList)
    expect(host.core.checkInvariants(), equals: [])
  }

  private func boards(_ direction: LayoutDirection) -> [ViewHost<Board>] {
    [false, true].map { host(Board(step: 0, isSeparate: $0, direction: direction)) }
  }

  private func compare(_ hosts: [ViewHost<Board>], visits: Bool = true) {
    let (one, two) = (hosts[0].updated(), hosts[1].updated())
    expect(one.displayList, equals: two.displayList)
    for name in ["a", "b", "c", "d"] {
      expect(one.frame(of: name) != nil)
      expect(one.frame(of: name), equals: two.frame(of: name), "\(name)")
    }
    expect(one.core.checkInvariants(), equals: [])
    guard visits else { return }
    for x in stride(from: CGFloat(5), to: 300, by: 29) {
      for y in stride(from: CGFloat(5), to: 200, by: 17) {
        let point = CGPoint(x: x, y: y)
        expect(one.textHit(at: point), equals: two.textHit(at: point), "\(point)")
      }
    }
    expect(one.accessibleElements().map(\.label), equals: two.accessibleElements().map(\.label))
    expect(one.displayList, equals: two.displayList)
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> { ViewHost(size: CGSize(width: 300, height: 200)) { view } }
}

extension ViewHost {
  fileprivate var box: TextBoxNode? {
    var nodes: [ViewNode] = [core.root]
    while let node = nodes.popLast() {
      if let box = node as? TextBoxNode { return box }
      node.forEachExistingChild { nodes.append($0) }
    }
    return nil
  }

  fileprivate func textHit(at point: CGPoint) -> String? { (core.root.hit(point).first as? TextNode)?.text.content }
}

enum BoxedText: CaseIterable, Sendable {
  case plain, bold, redacted, uppercase, styled, reserved
  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .plain: decorated(Text("Text"))
    case .bold: decorated(Text("Text").bold())
    case .redacted: decorated(Text("Text")).redacted(reason: .placeholder)
    case .uppercase: decorated(Text("Text")).textCase(.uppercase)
    case .styled: decorated(Text("Text")).foregroundStyle(.red)
    case .reserved: decorated(Text("Text")).lineLimit(2, reservesSpace: true)
    }
  }

  @MainActor private func decorated(_ text: Text) -> some View { text.padding(3).background(Color.blue) }
}

/// A decorated text with unequal padding on its sides.
private struct Tag: View {
  var inset: CGFloat
  let isSeparate: Bool
  var isVisible = true
  var direction = LayoutDirection.leftToRight
  var body: some View {
    VStack(alignment: .leading) {
      if isVisible {
        let text = Text("Tag").padding(EdgeInsets(top: 2, leading: inset, bottom: 3, trailing: 30))
        if isSeparate { AnyView(text).background(Color.blue) } else { text.background(Color.blue) }
      }
      Color.clear.frame(height: 1)
    }.environment(\.layoutDirection, direction)
  }
}

private struct Alternatives: View {
  var font: Font
  var body: some View {
    ViewThatFits {
      Text("Some longer words").padding(3).background(Color.red)
      Text("x")
    }
    .font(font)
    .frame(width: 150)
  }
}

/// Four decorated texts whose content, padding, and environment change from step to step.
private struct Board: View {
  var step: Int
  let isSeparate: Bool
  let direction: LayoutDirection
  static let steps = 9

  @ViewBuilder private func box(_ text: Text, _ insets: EdgeInsets?) -> some View {
    switch (isSeparate, insets) {
    case (false, let insets?): text.padding(insets).background(step == 4 ? Color.green : Color.blue)
    case (false, nil): text.overlay(Color.blue.opacity(0.5))
    case (true, let insets?): AnyView(text.padding(insets)).background(step == 4 ? Color.green : Color.blue)
    case (true, nil): AnyView(text).overlay(Color.blue.opacity(0.5))
    }
  }

  private var words: String {
    ["Some words", "Other words that are wrapped onto several lines", "x", "", "Two\nparagraphs"][step % 5]
  }

  private var insets: EdgeInsets {
    step == 3
      ? EdgeInsets(top: -4, leading: -9, bottom: 3, trailing: 1)
      : EdgeInsets(top: 2, leading: CGFloat(step / 2 * 3), bottom: 8, trailing: 5)
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: step == 6 ? .firstTextBaseline : .center) {
        box(Text(words), insets).accessibilityIdentifier("a")
        box(Text("\(step)"), nil).font(.title).accessibilityIdentifier("b")
      }
      box(Text("Fixed"), insets).accessibilityIdentifier("c")
      box(step == 7 ? Text(words).italic() : Text(words), nil).accessibilityIdentifier("d")
    }
    .font(step > 4 ? .caption : .body)
    // A color is a custom style, with which no text is drawn by its decoration.
    .foregroundStyle(step == 5 ? AnyShapeStyle(Color.red) : AnyShapeStyle(HierarchicalShapeStyle.primary))
    .environment(\.layoutDirection, direction)
    .environment(\.colorScheme, step % 4 == 2 ? .dark : .light)
  }
}
