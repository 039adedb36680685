import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct StackDistribution {
  @Test func `Equally flexible children get equal parts`() {
    let stack = Stack.horizontal(spacing: 0, [Leaf(), Leaf(), Leaf()])
    #expect(stack.frames(in: 300, 50).map(\.width) == [100, 100, 100])
  }

  @Test func `Two flexible children leave a gap of eight`() {
    let frames = Stack.horizontal([Leaf(), Leaf()]).frames(in: 200, 50)
    #expect(frames.map(\.minX) == [0, 104])
    #expect(frames.map(\.maxX) == [96, 200])
  }

  @Test func `Thirds are not rounded`() {
    let frames = Stack.horizontal([Leaf(), Leaf(), Leaf()]).frames(in: 200, 50)
    #expect(frames[0].width == CGFloat(184) / 3)
    #expect(frames[1].width == frames[0].width && frames[2].width == frames[0].width)
    // At one pixel per point, these are drawn as 61, 62, and 61 at 0, 69, and 139.
    #expect(frames.map { ($0.minX + 0.5).rounded(.down) } == [0, 69, 139])
    #expect(frames.map { ($0.maxX + 0.5).rounded(.down) } == [61, 131, 200])
  }

  @Test func `A flexible child takes what rigid children leave`() {
    let frames = Stack.horizontal([Leaf.rigid(50, 10), Leaf(), Leaf.rigid(30, 10)]).frames(in: 200, 50)
    #expect(frames.map(\.width) == [50, 104, 30])
  }

  @Test func `A bounded child leaves the rest to the others`() {
    let stack = Stack.horizontal(spacing: 0, [Leaf().frame(maxWidth: 40), Leaf(), Leaf()])
    #expect(stack.frames(in: 200, 50).map(\.width) == [40, 80, 80])
  }

  @Test func `The larger minimum of infinitely flexible children is measured first`() {
    let stack = Stack.horizontal(
      spacing: 0, [Leaf(width: 150...(.infinity)), Leaf(width: 20...(.infinity)), Leaf()])
    #expect(stack.frames(in: 200, 50).map(\.width) == [150, 25, 25])
  }

  @Test func `A higher priority is proposed all but the minimum lengths of the others`() {
    let children = [Leaf().priority(1), Leaf(width: 30...(.infinity)), Leaf(width: 20...60)]
    let frames = Stack.horizontal(spacing: 0, children).frames(in: 200, 50)
    // 200 less 30 and 20 is 150. The others share 50: one takes its 25, and the other requires at least 30.
    #expect(frames.map(\.width) == [150, 30, 25])
    // 205 in 200: the parent centers it.
    #expect(frames[0].minX == -2.5)
  }

  @Test func `A frame with a maximum and one with a minimum overflow together`() {
    let frames = Stack.horizontal(spacing: 0, [Leaf().frame(maxWidth: 100), Leaf().frame(minWidth: 100)])
      .frames(in: 150, 50)
    #expect(frames.map(\.width) == [75, 100])
    #expect(frames[0].minX == -12.5 && frames[1].maxX == 162.5)
  }

  @Test func `An infinitely flexible child with a minimum is measured last and overflows`() {
    let stack = Stack.horizontal(
      spacing: 7.5, [Leaf().frame(minWidth: 100), Leaf().frame(width: 30), Leaf().frame(maxWidth: 50)])
    let frames = stack.frames(in: 150, 50)
    #expect(frames.map(\.width) == [100, 30, 50])
    #expect(stack.frame.width == 195)
  }

  @Test func `Priority compresses flexible children to zero and text to its height`() {
    func heights(_ priority: Double, _ height: CGFloat) -> [CGFloat] {
      Stack.vertical(
        spacing: 0,
        [Leaf(), Leaf(height: 20...20).priority(priority), Leaf().priority(1)]
      ).frames(in: 100, height).map(\.height)
    }
    #expect(heights(0, 300) == [0, 20, 280])
    #expect(heights(-100, 300) == [0, 20, 280])
    #expect(heights(0, 20) == [0, 20, 0])
  }

  @Test func `A child of higher priority leaves text only its minimum`() {
    let text = Leaf(width: 35...400, height: 16...16)
    let frames = Stack.horizontal(spacing: 0, [text, Leaf().priority(1)]).frames(in: 200, 50)
    #expect(frames.map(\.width) == [35, 165])
  }

  @Test func `Without a length, every child takes its ideal length`() {
    let children = [Leaf(ideal: CGSize(width: 33, height: 5)), Leaf.rigid(20, 10), Leaf()]
    #expect(Stack.horizontal(spacing: 0, children).size(nil, 40) == CGSize(width: 63, height: 40))
    #expect(children[0].probes == [ProposedViewSize(width: nil, height: 40)])
  }

  @Test func `A spacer takes the remaining length and never less than its minimum`() {
    let pair = { (minLength: CGFloat?) in
      Stack.horizontal(
        spacing: 0, [Leaf.rigid(20, 10), spacer(.horizontal, minLength: minLength), Leaf.rigid(20, 10)])
    }
    #expect(pair(nil).frames(in: 100, 10).map(\.minX) == [0, 20, 80])
    #expect(pair(100).frames(in: 100, 10)[0].minX == -20)
    #expect(pair(nil).frames(in: 30, 10)[0].minX == -9)
    #expect(pair(nil).size(nil, nil) == CGSize(width: 48, height: 10))
  }

  @Test func `An empty stack has no size and the priority of a spacer`() {
    let stack = Stack.vertical([])
    #expect(stack.size(100, 100) == .zero)
    #expect(stack.layoutPriority == -.infinity)
    #expect(stack.isRigid)
  }

  @Test func `An infinite length is proposed to all children of equal priority`() {
    let size = Stack.horizontal(spacing: 0, [Leaf(), Leaf(width: 5...30), Leaf()]).size(.infinity, 10)
    #expect(size == CGSize(width: CGFloat.infinity, height: 10))
  }
}
