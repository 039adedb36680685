import Testing
import TributaryGeometry
import TributaryLayout

/// The proposals of a stack, and their order.
@Suite struct StackProbes {
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
    #expect(log == ["b(0)", "b(∞)", "a(0)", "a(∞)", "b(50)", "a(50)"])
  }

  @Test func `A child with a unique priority is not probed, except for its minimum`() {
    let log = log(100) { [$0("a", 10, .infinity), $0("b", 10, 50).priority(1)] }
    #expect(log == ["a(0)", "b(90)", "a(50)"])
  }

  @Test func `No child is probed without a proposed length`() {
    let log = log(nil) { [$0("a", 10, .infinity), $0("b", 10, 50)] }
    #expect(log == ["a(nil)", "b(nil)"])
  }

  @Test func `A single child is proposed the whole length at once`() {
    #expect(log(100) { [$0("a", 10, 50)] } == ["a(100)"])
  }

  @Test func `A rigid child is measured once and never proposed its part`() {
    let children = (0..<3).map { Leaf.rigid(CGFloat($0 * 10), 10) }
    let stack = Stack.horizontal(spacing: 0, children)
    #expect(stack.size(100, 10).width == 30)
    #expect(stack.size(50, 10).width == 30)
    #expect(stack.size(nil, nil).width == 30)
    #expect(children.map { $0.probes.count } == [1, 1, 1])
    #expect(stack.isRigid)
  }

  @Test func `Minimum and maximum lengths are cached while the cross length is unchanged`() {
    let child = Leaf("a", width: 0...50)
    let stack = Stack.horizontal(spacing: 0, [child, Leaf()])
    _ = stack.size(100, 10)
    _ = stack.size(60, 10)
    #expect(child.probes(along: .horizontal) == ["0", "∞", "50", "30"])
    _ = stack.size(60, 20)
    #expect(child.probes(along: .horizontal) == ["0", "∞", "50", "30", "0", "∞", "30"])
  }

  @Test func `A repeated proposal measures no child again`() {
    let child = Leaf("a")
    let stack = Stack.horizontal(spacing: 0, [child, Leaf()])
    _ = stack.size(100, 10)
    child.forgetProbes()
    _ = stack.size(100, 10)
    #expect(child.probes.isEmpty)
  }

  @Test func `A child that declares itself rigid gets the same result`() {
    for width in [CGFloat(0), 40, 90, 300, .infinity] {
      let plain = Leaf.rigid(40, 12)
      plain.hidesRigidity = true
      let told = Stack.horizontal([Leaf(), Leaf.rigid(40, 12), Leaf(width: 5...30)])
      let untold = Stack.horizontal([Leaf(), plain, Leaf(width: 5...30)])
      #expect(told.size(width, 20) == untold.size(width, 20))
    }
  }
}
