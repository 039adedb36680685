struct StackDistribution {
  @Test func `Without a length, every child takes its ideal length`() {
    let children = [Leaf(ideal: CGSize(width: 33, height: 5)), Leaf.rigid(20, 10), Leaf()]
    expect(Stack.horizontal(spacing: 0, children).size(nil, 40), equals: CGSize(width: 63, height: 40))
    expect(children[0].probes, equals: [ProposedViewSize(width: nil, height: 40)])
  }

  @Test func `An empty stack has no size and the priority of a spacer`() {
    let stack = Stack.vertical([])
    expect(stack.size(100, 100), equals: .zero)
    expect(stack.layoutPriority, equals: -.infinity)
    expect(stack.isRigid)
  }

  @Test func `An infinite length is proposed to all children of equal priority`() {
    let size = Stack.horizontal(spacing: 0, [Leaf(), Leaf(width: 5...30), Leaf()]).size(.infinity, 10)
    expect(size, equals: CGSize(width: CGFloat.infinity, height: 10))
  }
}

enum MyGuide: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 } }

extension HorizontalAlignment { static let mine = HorizontalAlignment(MyGuide.self) }

struct StackAlignment {
  @Test(arguments: [
    (HorizontalAlignment.leading, [CGFloat(0), 0]), (.center, [20, 0]), (.trailing, [40, 0]), (.mine, [10, 0]),
  ])
  func `Children are placed on the alignment line`(alignment: HorizontalAlignment, origins: [CGFloat]) {
    let stack = Stack.vertical(alignment, spacing: 0, [Leaf.rigid(20, 10), Leaf.rigid(60, 10)])
    expect(stack.frames(in: 60, 20).map(\.minX), equals: origins)
  }

  @Test func `A custom guide leaves its stack with its child`() {
    let inner = Stack.horizontal(spacing: 0, [Leaf.rigid(30, 10), Leaf.rigid(20, 10).guide(.mine) { _ in 5 }])
    let outer = Stack.vertical(.mine, spacing: 0, [inner, Leaf.rigid(40, 10)])
    // The guide is at 30 + 5 in the inner stack and at 40 / 4 in the other child.
    expect(outer.frames(in: 65, 20).map(\.minX), equals: [0, 25])
    expect(outer.frame.width, equals: 65)
  }

  @Test func `No guide function runs if no guide can be set`() {
    let stack = Stack.vertical(.leading, spacing: 0, [Leaf.rigid(10, 10), Leaf.rigid(20, 10)])
    _ = stack.size(nil, nil)
    expect(!stack.hasExplicitGuides)
    expectNil(stack.explicitGuide(HorizontalAlignment.mine.key, in: ViewDimensions(size: .zero, proposal: .zero)))
  }
}

struct StackPlacement {
  @Test func `Without a proposed cross length, children are proposed that of the stack`() {
    let flexible = Leaf()
    let stack = Stack.vertical(spacing: 0, [Leaf.rigid(30, 10), flexible]).fixedSize()
    expect(stack.answer(.zero), equals: CGSize(width: 30, height: 20))
    stack.place(at: .zero, proposal: .zero)
    expect(flexible.frame, equals: CGRect(x: 0, y: 10, width: 30, height: 10))
    expect(flexible.proposal, equals: ProposedViewSize(width: 30, height: nil))
  }

  @Test func `Only children that moved are placed again`() {
    let children = (0..<5).map { _ in Leaf.rigid(20, 10) }
    let stack = Stack.horizontal(.top, spacing: 0, children)
    _ = stack.frames(in: 200, 10)
    for child in children { child.forgetProbes() }
    children[2].resize(25, 10)
    stack.solver.childDidChange(at: 2)
    stack.place(at: .zero, proposal: ProposedViewSize(width: 200, height: 10))
    expect(children.map { $0.placements }, equals: [0, 0, 1, 1, 1])
    expect(children.map { $0.probes.count }, equals: [0, 0, 1, 0, 0])
    expect(children[4].frame.minX, equals: 85)
  }

  @Test func `Only a changed child of the same size is placed`() {
    let children = (0..<5).map { _ in Leaf.rigid(20, 10) }
    let stack = Stack.horizontal(spacing: 0, children)
    _ = stack.frames(in: 200, 10)
    for child in children { child.forgetProbes() }
    stack.solver.childDidChange(at: 3)
    _ = stack.frames(in: 200, 10)
    expect(children.map { $0.placements }, equals: [0, 0, 0, 1, 0])
    expect(children.map { $0.probes.count }, equals: [0, 0, 0, 1, 0])
    _ = stack.frames(in: 200, 10)
    expect(children[3].placements, equals: 1)
  }

  @Test func `A child that changes its guide but not its size moves its siblings`() {
    let changing = Leaf.rigid(20, 10).guide(.leading) { _ in 5 }
    let sibling = Leaf.rigid(20, 10)
    let stack = Stack.vertical(.leading, spacing: 0, [changing, sibling])
    expect(stack.frames(in: 25, 20).map(\.minX), equals: [0, 5])
    _ = changing.guide(.leading) { _ in 15 }
    stack.solver.childDidChange(at: 0)
    expect(stack.frames(in: 35, 20).map(\.minX), equals: [0, 15])
    expect(sibling.probes.count, equals: 1)
  }

  @Test func `All children are placed on request`() {
    let children = ContiguousArray((0..<3).map { _ in Leaf.rigid(20, 10) })
    var solver = StackSolver(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
    let size = solver.size(for: .unspecified, children: children)
    for _ in 0..<2 {
      solver.place(in: size, proposal: .unspecified, direction: .leftToRight, children: children, placingAll: true)
    }
    expect(children.map { $0.placements }, equals: [2, 2, 2])
  }

  @Test func `A list of another length is solved from scratch`() {
    let children = ContiguousArray((0..<4).map { _ in Leaf.rigid(20, 10) })
    var solver = StackSolver(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 5)
    expect(solver.size(for: .zero, children: children).width, equals: 95)
    expect(solver.size(for: .zero, children: ContiguousArray(children.dropLast())).width, equals: 70)
    expect(solver.size(for: .zero, children: ContiguousArray<Leaf>()), equals: .zero)
  }
}

/// The proposals of a stack, and their order.
struct StackProbes {
  /// Returns the log of proposed widths of all children of a stack, in order.
  private func log(_ proposal: CGFloat?, _ make: (@escaping (String, CGFloat, CGFloat) -> Oracle) -> [TestElement])
    -> [String]
  {
    var log: [String] = []
    let children = make { name, least, most in
      Oracle(name) { proposal in
        let width = proposal.width.map { min(max($0, least), most) } ?? least
        let asked = proposal.width.map { $0 == .infinity ? "∞" : "\(Int($0))" } ?? "nil"
        log.append("\(name)(\(asked))")
        return CGSize(width: width, height: 10)
      }
    }
    _ = Stack.horizontal(spacing: 0, children).size(proposal, 10)
    return log
  }

  @Test func `Children are probed at zero and at infinity, the second before the first`() {
    let log = log(100) { [$0("a", 10, .infinity), $0("b", 10, 50)] }
    expect(log, equals: ["b(0)", "b(∞)", "a(0)", "a(∞)", "b(50)", "a(50)"])
  }

  @Test func `A child with a unique priority is not probed, except for its minimum`() {
    let log = log(100) { [$0("a", 10, .infinity), $0("b", 10, 50).priority(1)] }
    expect(log, equals: ["a(0)", "b(90)", "a(50)"])
  }

  @Test func `No child is probed without a proposed length`() {
    let log = log(nil) { [$0("a", 10, .infinity), $0("b", 10, 50)] }
    expect(log, equals: ["a(nil)", "b(nil)"])
  }

  @Test func `A single child is proposed the whole length at once`() {
    expect(log(100) { [$0("a", 10, 50)] }, equals: ["a(100)"])
  }

  @Test func `A rigid child is measured once and never proposed its part`() {
    let children = (0..<3).map { Leaf.rigid(CGFloat($0 * 10), 10) }
    let stack = Stack.horizontal(spacing: 0, children)
    expect(stack.size(100, 10).width, equals: 30)
    expect(stack.size(50, 10).width, equals: 30)
    expect(stack.size(nil, nil).width, equals: 30)
    expect(children.map { $0.probes.count }, equals: [1, 1, 1])
    expect(stack.isRigid)
  }

  @Test func `Minimum and maximum lengths are cached while the cross length is unchanged`() {
    let child = Leaf("a", width: 0...50)
    let stack = Stack.horizontal(spacing: 0, [child, Leaf()])
    _ = stack.size(100, 10)
    _ = stack.size(60, 10)
    expect(child.probes(along: .horizontal), equals: ["0", "∞", "50", "30"])
    _ = stack.size(60, 20)
    expect(child.probes(along: .horizontal), equals: ["0", "∞", "50", "30", "0", "∞", "30"])
  }

  @Test func `A repeated proposal measures no child again`() {
    let child = Leaf("a")
    let stack = Stack.horizontal(spacing: 0, [child, Leaf()])
    _ = stack.size(100, 10)
    child.forgetProbes()
    _ = stack.size(100, 10)
    expectEmpty(child.probes)
  }

  @Test func `A child that declares itself rigid gets the same result`() {
    for width in [CGFloat(0), 40, 90, 300, .infinity] {
      let plain = Leaf.rigid(40, 12)
      plain.hidesRigidity = true
      let told = Stack.horizontal([Leaf(), Leaf.rigid(40, 12), Leaf(width: 5...30)])
      let untold = Stack.horizontal([Leaf(), plain, Leaf(width: 5...30)])
      expect(told.size(width, 20), equals: untold.size(width, 20))
    }
  }
}

struct StackAdversity {
  static let lengths: [CGFloat?] = [nil, .nan, .infinity, -.infinity, -10, 0, 1e308, 40]

  @Test(arguments: lengths) func `Children with invalid sizes never cause invalid numbers`(length: CGFloat?) {
    let lie = length ?? -0.0
    for axis in Axis.allCases {
      for spacing in [nil, CGFloat(-1e308), 1e308, 4] {
        let children = ContiguousArray<TestElement>([
          Oracle { _ in CGSize(width: lie, height: lie) }, Leaf(), Leaf.rigid(10, 10).guide(.trailing) { _ in lie },
          Oracle { CGSize(width: $0.width == .infinity ? 0 : 50, height: $0.height == .infinity ? 0 : 50) },
          Leaf.rigid(10, 10).guide(.bottom) { _ in -lie }.priority(lie), spacer(axis),
          Oracle(rigid: true) { _ in CGSize(width: -lie, height: lie) },
        ])
        let alignment = axis == .horizontal ? VerticalAlignment.bottom.key : HorizontalAlignment.trailing.key
        var solver = StackSolver(axis: axis, alignment: alignment, spacing: spacing)
        let proposal = ProposedViewSize(width: length, height: length)
        let size = solver.size(for: proposal, children: children)
        #expect(size.width >= 0 && size.height >= 0)
        for direction in LayoutDirection.allCases {
          solver.place(in: size, proposal: proposal, direction: direction, children: children)
          for child in children {
            expect(child.origin.x.isFinite && child.origin.y.isFinite)
            for offered in [child.proposal.width, child.proposal.height].compactMap({ $0 }) {
              expect(offered, atLeast: 0)
            }
          }
        }
      }
    }
  }

  @Test func `A stack without children can be placed and marked as changed`() {
    var solver = StackSolver(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    let none = ContiguousArray<Leaf>()
    solver.childDidChange(at: 0)
    solver.place(in: .zero, proposal: .infinity, direction: .rightToLeft, children: none)
    solver.childDidChange(at: -1)
    solver.childDidChange(at: 7)
    expect(solver.size(for: .infinity, children: none), equals: .zero)
    expect(solver.viewSpacing(children: none), equals: .zero)
  }

  @Test func `Ten thousand rigid children are measured once each`() {
    let children = ContiguousArray((0..<10_000).map { Leaf.rigid(CGFloat($0 % 7), 1) })
    var solver = StackSolver(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
    for width in [CGFloat(0), 50, .infinity] {
      expect(
        solver.size(for: ProposedViewSize(width: width, height: 300), children: children),
        equals: CGSize(width: 6, height: 10_000))
    }
    #expect(children.allSatisfy { $0.probes.count == 1 })
  }

  @Test func `Ten thousand flexible children are measured three times each and get equal lengths`() {
    let children = ContiguousArray((0..<10_000).map { _ in Leaf() })
    var solver = StackSolver(axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: 0)
    let size = solver.size(for: ProposedViewSize(width: 1_000, height: 10), children: children)
    expect(abs(size.width - 1_000), below: 1e-6)
    #expect(children.allSatisfy { $0.probes.count == 3 })
    expect(Set(children.map { $0.probes.last }).count, equals: 1)
  }

  @Test func `Ten thousand priorities are measured highest first`() {
    let children = ContiguousArray((0..<10_000).map { Leaf(width: 1...2).priority(Double($0)) })
    var solver = StackSolver(axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: 0)
    let proposal = ProposedViewSize(width: 15_000, height: 10)
    expect(solver.size(for: proposal, children: children).width, equals: 15_000)
    expect(children.first?.probes.last?.width, equals: 1)
    expect(children.last?.probes.last?.width, equals: 5_001)
  }
}
