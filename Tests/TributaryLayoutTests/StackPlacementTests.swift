import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct StackPlacement {
  @Test func `Without a proposed cross length, children are proposed that of the stack`() {
    let flexible = Leaf()
    let stack = Stack.vertical(spacing: 0, [Leaf.rigid(30, 10), flexible]).fixedSize()
    #expect(stack.answer(.zero) == CGSize(width: 30, height: 20))
    stack.place(at: .zero, proposal: .zero)
    #expect(flexible.frame == CGRect(x: 0, y: 10, width: 30, height: 10))
    #expect(flexible.proposal == ProposedViewSize(width: 30, height: nil))
  }

  @Test func `Right-to-left layout mirrors positions`() {
    let row = Stack.horizontal(.top, spacing: 10, [Leaf.rigid(20, 10), Leaf.rigid(30, 10)])
    row.direction = .rightToLeft
    #expect(row.frames(in: 60, 10).map(\.minX) == [40, 0])
    let column = Stack.vertical(.leading, spacing: 0, [Leaf.rigid(20, 10), Leaf.rigid(60, 10)])
    column.direction = .rightToLeft
    #expect(column.frames(in: 60, 20).map(\.minX) == [40, 0])
  }

  @Test func `Negative spacing overlaps children`() {
    let stack = Stack.horizontal(spacing: -5, [Leaf.rigid(20, 10), Leaf.rigid(20, 10)])
    #expect(stack.frames(in: 35, 10).map(\.minX) == [0, 15])
    #expect(stack.frame.width == 35)
  }

  @Test func `Only children that moved are placed again`() {
    let children = (0..<5).map { _ in Leaf.rigid(20, 10) }
    let stack = Stack.horizontal(.top, spacing: 0, children)
    _ = stack.frames(in: 200, 10)
    for child in children { child.forgetProbes() }
    children[2].resize(25, 10)
    stack.solver.childDidChange(at: 2)
    stack.place(at: .zero, proposal: ProposedViewSize(width: 200, height: 10))
    #expect(children.map { $0.placements } == [0, 0, 1, 1, 1])
    #expect(children.map { $0.probes.count } == [0, 0, 1, 0, 0])
    #expect(children[4].frame.minX == 85)
  }

  @Test func `Only a changed child of the same size is placed`() {
    let children = (0..<5).map { _ in Leaf.rigid(20, 10) }
    let stack = Stack.horizontal(spacing: 0, children)
    _ = stack.frames(in: 200, 10)
    for child in children { child.forgetProbes() }
    stack.solver.childDidChange(at: 3)
    _ = stack.frames(in: 200, 10)
    #expect(children.map { $0.placements } == [0, 0, 0, 1, 0])
    #expect(children.map { $0.probes.count } == [0, 0, 0, 1, 0])
    _ = stack.frames(in: 200, 10)
    #expect(children[3].placements == 1)
  }

  @Test func `A child that changes its guide but not its size moves its siblings`() {
    let changing = Leaf.rigid(20, 10).guide(.leading) { _ in 5 }
    let sibling = Leaf.rigid(20, 10)
    let stack = Stack.vertical(.leading, spacing: 0, [changing, sibling])
    #expect(stack.frames(in: 25, 20).map(\.minX) == [0, 5])
    _ = changing.guide(.leading) { _ in 15 }
    stack.solver.childDidChange(at: 0)
    #expect(stack.frames(in: 35, 20).map(\.minX) == [0, 15])
    #expect(sibling.probes.count == 1)
  }

  @Test func `All children are placed on request`() {
    let children = ContiguousArray((0..<3).map { _ in Leaf.rigid(20, 10) })
    var solver = StackSolver(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
    let size = solver.size(for: .unspecified, children: children)
    for _ in 0..<2 {
      solver.place(in: size, proposal: .unspecified, direction: .leftToRight, children: children, placingAll: true)
    }
    #expect(children.map { $0.placements } == [2, 2, 2])
  }

  @Test func `A list of another length is solved from scratch`() {
    let children = ContiguousArray((0..<4).map { _ in Leaf.rigid(20, 10) })
    var solver = StackSolver(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 5)
    #expect(solver.size(for: .zero, children: children).width == 95)
    #expect(solver.size(for: .zero, children: ContiguousArray(children.dropLast())).width == 70)
    #expect(solver.size(for: .zero, children: ContiguousArray<Leaf>()) == .zero)
  }
}
