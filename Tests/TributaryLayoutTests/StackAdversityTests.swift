import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct StackAdversity {
  static let lengths: [CGFloat?] = [nil, .nan, .infinity, -.infinity, -10, 0, 1e308, 40]

  @Test(arguments: lengths)
  func `Children with invalid sizes never cause invalid numbers`(length: CGFloat?) {
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
            #expect(child.origin.x.isFinite && child.origin.y.isFinite)
            for offered in [child.proposal.width, child.proposal.height].compactMap({ $0 }) { #expect(offered >= 0) }
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
    #expect(solver.size(for: .infinity, children: none) == .zero)
    #expect(solver.viewSpacing(children: none) == .zero)
  }

  @Test func `Ten thousand rigid children are measured once each`() {
    let children = ContiguousArray((0..<10_000).map { Leaf.rigid(CGFloat($0 % 7), 1) })
    var solver = StackSolver(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
    for width in [CGFloat(0), 50, .infinity] {
      #expect(
        solver.size(for: ProposedViewSize(width: width, height: 300), children: children)
          == CGSize(width: 6, height: 10_000))
    }
    #expect(children.allSatisfy { $0.probes.count == 1 })
  }

  @Test func `Ten thousand flexible children are measured three times each and get equal lengths`() {
    let children = ContiguousArray((0..<10_000).map { _ in Leaf() })
    var solver = StackSolver(axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: 0)
    let size = solver.size(for: ProposedViewSize(width: 1_000, height: 10), children: children)
    #expect(abs(size.width - 1_000) < 1e-6)
    #expect(children.allSatisfy { $0.probes.count == 3 })
    #expect(Set(children.map { $0.probes.last }).count == 1)
  }

  @Test func `Ten thousand priorities are measured highest first`() {
    let children = ContiguousArray((0..<10_000).map { Leaf(width: 1...2).priority(Double($0)) })
    var solver = StackSolver(axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: 0)
    let proposal = ProposedViewSize(width: 15_000, height: 10)
    #expect(solver.size(for: proposal, children: children).width == 15_000)
    #expect(children.first?.probes.last?.width == 1)
    #expect(children.last?.probes.last?.width == 5_001)
  }
}
