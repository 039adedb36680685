/// The number of measurements of a stack's children, where the stack determines the proposals.
struct StackCostTests {
  private func texts(_ widths: CGFloat...) -> ContiguousArray<TestElement> {
    ContiguousArray(widths.map { Wrapping(CGSize(width: $0, height: 16)) })
  }

  private func row(_ spacing: CGFloat = 8) -> StackSolver {
    StackSolver(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: spacing)
  }

  private func sizes(_ solver: inout StackSolver, _ children: ContiguousArray<TestElement>, _ lengths: [CGFloat])
    -> [CGSize]
  { lengths.map { solver.size(for: ProposedViewSize(width: $0, height: 100), children: children) } }

  @Test func `A stack holds its size for all lengths that give its children the same lengths`() {
    let children = texts(20, 90)
    var solver = row()
    // Equal parts of the length would not be sufficient for the second text, which receives what the first one leaves.
    let first = solver.size(for: ProposedViewSize(width: 125, height: 100), children: children)
    expect(first, equals: CGSize(width: 118, height: 16))
    children.forEach { $0.forgetProbes() }
    expect(sizes(&solver, children, [119, 130, 160]), equals: [first, first, first])
    expect(children.map { $0.probes.count }, equals: [0, 0])
    expect(sizes(&solver, children, [117])[0].height, equals: 32)
    expect(!children[1].probes.isEmpty)
  }

  @Test func `The children of a held size are placed with the offers of the actual length`() {
    let (held, fresh) = (texts(20, 90), texts(20, 90))
    var (first, second) = (row(), row())
    _ = first.size(for: ProposedViewSize(width: 125, height: 100), children: held)
    let proposal = ProposedViewSize(width: 140, height: 100)
    first.place(
      in: first.size(for: proposal, children: held), proposal: proposal, direction: .leftToRight, children: held)
    second.place(
      in: second.size(for: proposal, children: fresh), proposal: proposal, direction: .leftToRight, children: fresh)
    expect(held.map(\.frame), equals: fresh.map(\.frame))
    expect(held.map(\.proposal), equals: fresh.map(\.proposal))
  }

  @Test(arguments: [0, 4, 8] as [CGFloat])
  func `Without a length to divide, each child is measured once`(length: CGFloat) {
    let children = texts(20, 90) + [Elastic(), Leaf("a", width: 10...50), Leaf("b", width: 10...(.infinity))]
    var solver = row(2)
    _ = sizes(&solver, children, [length])
    expect(children.map { $0.probes(along: .horizontal) }, equals: Array(repeating: ["0"], count: 5))
    // Shorter lengths offer nothing either.
    _ = sizes(&solver, children, [length / 2, 0])
    expect(children.map { $0.probes.count }, equals: [1, 1, 1, 1, 1])
  }

  @Test func `A stack with an infinite length offers an infinite length to each child at once`() {
    let children: ContiguousArray<TestElement> = [
      Elastic(), Leaf("a", width: 10...(.infinity)), Leaf("b", width: 5...9),
    ]
    var solver = row()
    expect(sizes(&solver, children, [.infinity])[0].width, equals: .infinity)
    expect(children.map { Set($0.probes(along: .horizontal)) }, equals: [["∞"], ["∞"], ["∞"]])
    let ranked: ContiguousArray<TestElement> = [Elastic().priority(1), Elastic(), Elastic().priority(-1)]
    solver = row()
    expect(sizes(&solver, ranked, [.infinity])[0].width, equals: .infinity)
    expect(ranked.map { $0.probes(along: .horizontal) }, equals: [["∞"], ["∞"], ["∞"]])
  }

  @Test func `The longest length of a child is not measured if the child is first in any case`() {
    let text = Wrapping(CGSize(width: 300, height: 16))
    let color = Elastic()
    let children: ContiguousArray<TestElement> = [text, color]
    color.forgetProbes()
    var solver = row(0)
    expect(sizes(&solver, children, [200])[0].width, equals: 200)
    expect(!text.probes(along: .horizontal).contains("∞"))
    expect(!color.probes(along: .horizontal).contains("∞"))
  }

  @Test func `The longest length of a child is measured if an elastic child has a larger minimum`() {
    let text = Wrapping(CGSize(width: 300, height: 16))
    let children: ContiguousArray<TestElement> = [text, Elastic(least: 50)]
    var solver = row(0)
    // The text is finite, so it is first nevertheless.
    expect(sizes(&solver, children, [200])[0].width, equals: 200)
    expect(text.probes(along: .horizontal).contains("∞"))
    expect(solver.shares(of: children).map(\.index), equals: [0, 1])
  }
}
