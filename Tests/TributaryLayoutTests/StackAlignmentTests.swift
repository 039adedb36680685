import Testing
import TributaryGeometry
import TributaryLayout

enum MyGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension HorizontalAlignment {
  static let mine = HorizontalAlignment(MyGuide.self)
}

@Suite struct StackAlignment {
  @Test(arguments: [
    (HorizontalAlignment.leading, [CGFloat(0), 0]), (.center, [20, 0]), (.trailing, [40, 0]), (.mine, [10, 0]),
  ])
  func `Children are placed on the alignment line`(alignment: HorizontalAlignment, origins: [CGFloat]) {
    let stack = Stack.vertical(alignment, spacing: 0, [Leaf.rigid(20, 10), Leaf.rigid(60, 10)])
    #expect(stack.frames(in: 60, 20).map(\.minX) == origins)
  }

  @Test func `Guides widen the stack to the union of its children`() {
    let stack = Stack.vertical(
      .leading, spacing: 0,
      [Leaf.rigid(30, 10).guide(.leading) { _ in 5 }, Leaf.rigid(40, 10).guide(.leading) { _ in 20 }])
    #expect(stack.size(nil, nil) == CGSize(width: 45, height: 20))
    #expect(stack.frames(in: 45, 20).map(\.minX) == [15, 0])
  }

  @Test func `Two equal guides outside their children add no width`() {
    let children = [Leaf.rigid(50, 10), Leaf.rigid(50, 10)].map { $0.guide(.leading) { _ in -20 } }
    #expect(Stack.vertical(.leading, spacing: 0, children).size(nil, nil).width == 50)
  }

  @Test func `The baselines of children without text are their bottom edges`() {
    let stack = Stack.horizontal(.firstTextBaseline, spacing: 0, [Leaf.rigid(10, 30), Leaf.rigid(10, 20)])
    #expect(stack.frames(in: 20, 30).map(\.minY) == [0, 10])
  }

  @Test func `Text is placed on its baseline`() {
    let text = Leaf.rigid(40, 20).guide(.firstTextBaseline) { _ in 15 }
    let stack = Stack.horizontal(.firstTextBaseline, spacing: 0, [text, Leaf.rigid(10, 30)])
    #expect(stack.size(nil, nil).height == 35)
    #expect(stack.frames(in: 50, 35).map(\.minY) == [15, 0])
  }

  @Test func `A guide of a leading edge does not leave its stack`() {
    let inner = Stack.vertical(.leading, spacing: 0, [Leaf.rigid(20, 10).guide(.leading) { _ in -30 }])
    let outer = Stack.vertical(.leading, spacing: 0, [inner, Leaf.rigid(20, 10)])
    #expect(outer.frames(in: 20, 20).map(\.minX) == [0, 0])
  }

  @Test func `A custom guide leaves its stack with its child`() {
    let inner = Stack.horizontal(spacing: 0, [Leaf.rigid(30, 10), Leaf.rigid(20, 10).guide(.mine) { _ in 5 }])
    let outer = Stack.vertical(.mine, spacing: 0, [inner, Leaf.rigid(40, 10)])
    // The guide is at 30 + 5 in the inner stack and at 40 / 4 in the other child.
    #expect(outer.frames(in: 65, 20).map(\.minX) == [0, 25])
    #expect(outer.frame.width == 65)
  }

  @Test func `A stack takes the mean of its children's guides`() {
    let children = [CGFloat(1), 3, 5].map { value in Leaf.rigid(10, 10).guide(.mine) { _ in value } }
    let stack = Stack.vertical(.leading, spacing: 0, children + [Leaf.rigid(10, 10)])
    let size = stack.size(nil, nil)
    let dimensions = ViewDimensions(size: size, proposal: .unspecified, guides: stack)
    #expect(dimensions[explicit: .mine] == 3)
    #expect(dimensions[.mine] == 3)
    #expect(dimensions[explicit: .trailing] == nil)
  }

  @Test func `A stack takes the first baseline of its highest text and the last of its lowest`() {
    let children = [CGFloat(12), 14].map { value in
      Leaf.rigid(10, 20).guide(.firstTextBaseline) { _ in value }.guide(.lastTextBaseline) { _ in value }
    }
    let stack = Stack.vertical(.leading, spacing: 4, children)
    let dimensions = ViewDimensions(size: stack.size(nil, nil), proposal: .unspecified, guides: stack)
    #expect(dimensions[.firstTextBaseline] == 12)
    #expect(dimensions[.lastTextBaseline] == 38)
  }

  @Test func `No guide function runs if no guide can be set`() {
    let stack = Stack.vertical(.leading, spacing: 0, [Leaf.rigid(10, 10), Leaf.rigid(20, 10)])
    _ = stack.size(nil, nil)
    #expect(!stack.hasExplicitGuides)
    #expect(stack.explicitGuide(HorizontalAlignment.mine.key, in: ViewDimensions(size: .zero, proposal: .zero)) == nil)
  }
}
