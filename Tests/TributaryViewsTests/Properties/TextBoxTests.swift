import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryMotion
import TributaryViews

/// A decoration draws a plain text without a node for the text. The result equals that of a decoration around a node,
/// which an erased view enforces.
@MainActor @Suite struct TextBoxTests {
  @Test func `A plain text in a decoration has no node until it is visited`() throws {
    let host = host(Text("One").padding(3).background(Color.red).accessibilityIdentifier("box"))
    host.update()
    let created = host.core.counts.nodesCreated
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
  func `Text with traits, or text drawn in another way, has a node at once`(sample: BoxedText) throws {
    let host = host(sample.view)
    host.update()
    try expect(#require(host.box).isWhole == (sample != .plain))
    expect(host.displayList, equals: self.host(AnyView(sample.view)).updated.displayList)
  }

  @Test(arguments: [false, true], [LayoutDirection.leftToRight, .rightToLeft])
  func `Edits have the frames, drawing, and hits of two nodes`(visits: Bool, direction: LayoutDirection) {
    let one = host(Board(step: 0, isSeparate: false, direction: direction))
    let two = host(Board(step: 0, isSeparate: true, direction: direction))
    compare(one, two, visits: visits)
    for step in 1...Board.steps {
      one.content = Board(step: step, isSeparate: false, direction: direction)
      two.content = Board(step: step, isSeparate: true, direction: direction)
      compare(one, two, visits: visits)
    }
  }

  @Test func `Animated edits have the drawing of two nodes at every moment`() {
    let one = host(Board(step: 0, isSeparate: false, direction: .rightToLeft))
    let two = host(Board(step: 0, isSeparate: true, direction: .rightToLeft))
    compare(one, two)
    for step in 1...Board.steps {
      withAnimation(.linear(duration: 1)) {
        one.content = Board(step: step, isSeparate: false, direction: .rightToLeft)
        two.content = Board(step: step, isSeparate: true, direction: .rightToLeft)
      }
      compare(one, two)
      for _ in 0..<3 {
        one.advance(by: 0.4)
        two.advance(by: 0.4)
        compare(one, two)
      }
    }
  }

  @Test(arguments: [CGFloat(300), 60, 30, 8, 0])
  func `Every width has the size and the drawing of two nodes`(width: CGFloat) {
    let one = host(Board(step: 0, isSeparate: false, direction: .leftToRight))
    let two = host(Board(step: 0, isSeparate: true, direction: .leftToRight))
    for size in [CGSize(width: width, height: 200), CGSize(width: 300, height: 20), CGSize(width: width, height: 30)] {
      one.size = size
      two.size = size
      compare(one, two)
    }
  }

  @Test func `A frame is idle after a text received its node`() throws {
    let host = host(
      HStack {
        Text("Some words").padding(4).background(Color.red); Text("x")
      })
    host.update()
    let drawn = host.displayList
    _ = host.core.root.hit(CGPoint(x: 150, y: 100))
    try expect(#require(host.box).isWhole)
    expect(!host.core.hasPendingWork)
    expect(host.update().counts, equals: FrameCounts())
    expect(host.displayList, equals: drawn)
  }

  @Test func `A text and its style change together without a node`() throws {
    let host = host(Text("1").padding(4).background(Color.red))
    host.update()
    host.show(Text("20").padding(4).background(Color.blue))
    try expect(!#require(host.box).isWhole)
    expect(host.displayList, equals: self.host(Text("20").padding(4).background(Color.blue)).updated.displayList)
  }

  @Test func `The text moves to its place in another padding with an animation`() throws {
    let one = host(Tag(inset: 4, isSeparate: false))
    let two = host(Tag(inset: 4, isSeparate: true))
    one.update()
    two.update()
    try expect(!#require(one.box).isWhole)
    withAnimation(.linear(duration: 1)) {
      one.content.inset = 24
      two.content.inset = 24
    }
    for _ in 0..<4 {
      expect(one.updated.displayList, equals: two.updated.displayList)
      one.advance(by: 0.3)
      two.advance(by: 0.3)
    }
  }

  @Test(arguments: [false, true])
  func `A text moves with another layout direction, and a departing text keeps its place`(departs: Bool) throws {
    let one = host(Tag(inset: 4, isSeparate: false))
    let two = host(Tag(inset: 4, isSeparate: true))
    one.update()
    two.update()
    try expect(!#require(one.box).isWhole)
    withAnimation(.linear(duration: 1)) {
      one.content.isVisible = !departs
      two.content.isVisible = !departs
    }
    expect(one.updated.displayList, equals: two.updated.displayList)
    withAnimation(.linear(duration: 1)) {
      one.content.direction = .rightToLeft
      two.content.direction = .rightToLeft
    }
    for _ in 0..<4 {
      expect(one.updated.displayList, equals: two.updated.displayList)
      one.advance(by: 0.3)
      two.advance(by: 0.3)
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
    expect(host.updated.displayList, equals: self.host(Alternatives(font: .caption)).updated.displayList)
    expect(host.core.checkInvariants(), equals: [])
  }

  private func compare<A: View, B: View>(_ one: ViewHost<A>, _ two: ViewHost<B>, visits: Bool = true) {
    one.update()
    two.update()
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
  fileprivate var updated: Self {
    update()
    return self
  }

  /// The first box of a text in the tree.
  fileprivate var box: TextBoxNode? {
    var nodes: [ViewNode] = [core.root]
    while let node = nodes.popLast() {
      if let box = node as? TextBoxNode { return box }
      node.forEachExistingChild { nodes.append($0) }
    }
    return nil
  }

  /// The content of the text at a point.
  fileprivate func textHit(at point: CGPoint) -> String? { (core.root.hit(point).first as? TextNode)?.text.content }
}

/// A text that may be drawn by its decoration.
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
    }
    .environment(\.layoutDirection, direction)
  }
}

/// A decorated text that is displayed if it fits.
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
  let step: Int
  let isSeparate: Bool
  let direction: LayoutDirection

  static let steps = 9

  @ViewBuilder
  private func box(_ text: Text, _ insets: EdgeInsets?) -> some View {
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
