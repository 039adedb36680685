import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct ZStacks {
  @Test func `The size is determined by the highest priority, and the other layers overflow`() {
    let children = [(CGFloat(200), 1.0), (100, 2), (150, 2)].map { Leaf.rigid($0, $0).priority($1) }
    let stack = Layers(.topTrailing, children)
    #expect(stack.answer(.zero) == CGSize(width: 150, height: 150))
    #expect(stack.frames(in: 150, 150).map(\.origin) == [CGPoint(x: -50, y: 0), CGPoint(x: 50, y: 0), .zero])
  }

  @Test func `Lower priorities are aligned with the frame of the highest`() {
    let children = [(CGFloat(100), 0.0), (60, 1), (40, 2)].map { Leaf.rigid($0, $0).priority($1) }
    let frames = Layers(.leading, children).frames(in: 200, 200)
    #expect(frames.map(\.origin) == [CGPoint(x: 80, y: 50), CGPoint(x: 80, y: 70), CGPoint(x: 80, y: 80)])
  }

  @Test func `Guides widen the stack`() {
    let circle = Leaf.rigid(60, 60).guide(.top) { $0.height / 2 }.guide(.trailing) { $0.width / 2 }
    let stack = Layers(.topTrailing, [Leaf.rigid(200, 200), circle])
    #expect(stack.answer(.unspecified) == CGSize(width: 230, height: 230))
    #expect(stack.frames(in: 230, 230).map(\.origin) == [CGPoint(x: 0, y: 30), CGPoint(x: 170, y: 0)])
  }

  @Test func `A guide of a highest-priority child widens the stack by its part`() {
    let children = [
      Leaf.rigid(200, 200).priority(1), Leaf.rigid(100, 100).priority(2).guide(.trailing) { $0.width / 2 },
      Leaf.rigid(150, 150).priority(2),
    ]
    #expect(Layers(.topTrailing, children).answer(.zero) == CGSize(width: 200, height: 150))
  }

  @Test func `Placement proposes the size of the stack to every child`() {
    let flexible = Leaf()
    let stack = Layers(.center, [Leaf.rigid(60, 20), flexible])
    #expect(stack.answer(.unspecified) == CGSize(width: 60, height: 20))
    stack.place(at: .zero, proposal: .unspecified)
    #expect(flexible.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func `Right-to-left layout mirrors positions`() {
    let stack = Layers(.topLeading, [Leaf.rigid(100, 10), Leaf.rigid(30, 10)])
    stack.direction = .rightToLeft
    #expect(stack.frames(in: 100, 10).map(\.minX) == [0, 70])
  }

  @Test func `A guide of a child moves with the child`() {
    let stack = Layers(.trailing, [Leaf.rigid(100, 10), Leaf.rigid(30, 10).guide(.mine) { _ in 4 }])
    let dimensions = ViewDimensions(size: stack.answer(.zero), proposal: .zero, guides: stack)
    #expect(dimensions[explicit: .mine] == 74)
  }

  @Test func `Rigid children are measured once, and only the changed child again`() {
    let children = [Leaf.rigid(10, 10), Leaf.rigid(20, 20)]
    let stack = Layers(.center, children)
    _ = stack.frames(in: 100, 100)
    _ = stack.frames(in: 50, 50)
    #expect(stack.isRigid)
    #expect(children.map { $0.probes.count } == [1, 1])
    children[0].resize(40, 10)
    stack.solver.childDidChange(at: 0)
    #expect(stack.answer(.zero) == CGSize(width: 40, height: 20))
    #expect(children.map { $0.probes.count } == [2, 1])
    _ = stack.frames(in: 40, 20)
    #expect(children[1].frame.minX == 10)
  }

  @Test func `An empty stack has no size`() {
    #expect(Layers(.center, []).answer(.infinity) == .zero)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0])
  func `Invalid values result in finite numbers`(length: CGFloat) {
    let bad = Oracle { _ in CGSize(width: length, height: length) }
    let odd = Leaf.rigid(10, 10).guide(.trailing) { _ in length }
    let stack = Layers(.topTrailing, [bad, odd, Leaf.rigid(5, 5)])
    let size = stack.answer(ProposedViewSize(width: length, height: length))
    #expect(!size.width.isNaN && size.width >= 0 && !size.height.isNaN)
    stack.place(at: .zero, proposal: .unspecified)
    for child in stack.children { #expect(child.origin.x.isFinite && child.origin.y.isFinite) }
  }
}
