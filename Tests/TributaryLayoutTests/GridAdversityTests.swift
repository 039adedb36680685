import RandomTestSupport
import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct GridAdversityTests {
  static let noLengths: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude]

  @Test(arguments: noLengths)
  func `Invalid values result in finite numbers`(length: CGFloat) {
    let bad = Oracle { _ in CGSize(width: length, height: length) }
    let odd = Leaf.rigid(10, 10).guide(HorizontalAlignment.center) { _ in length }
    let wide = Oracle { _ in CGSize(width: length, height: 3) }.cell { $0.columns = 2 }
    let anchored = Leaf.rigid(5, 5).cell { $0.anchor = UnitPoint(x: 0.5, y: 0.5) }
    let grid = Cells(spacing: length, [[bad, odd], [wide], [anchored, Leaf()]])
    for proposal in [ProposedViewSize(width: length, height: length), .zero, .infinity, .unspecified] {
      let size = grid.answer(proposal)
      #expect(size.width >= 0 && size.height >= 0)
      grid.place(at: .zero, proposal: proposal)
      for child in grid.children {
        #expect(child.origin.x.isFinite && child.origin.y.isFinite)
        #expect(!child.proposal.replacingUnspecifiedDimensions().width.isNaN)
      }
    }
  }

  @Test func `A rigid cell is measured once for all proposals`() {
    let children = (0..<6).map { Leaf.rigid(CGFloat($0 * 10 + 10), 10) }
    let grid = Cells([Array(children[..<3]), Array(children[3...])])
    for width in [nil, 0, 50, 300, CGFloat.infinity] { _ = grid.size(width, 20) }
    #expect(grid.isRigid)
    _ = grid.frames(300, 100)
    // Each request of the solver hits the child's cache: one for columns, one for rows, and one for placement.
    #expect(children.allSatisfy { $0.probes.count <= 3 })
  }

  @Test(arguments: [2, 10, 40])
  func `A flexible cell is measured a bounded number of times`(side: Int) {
    let rows = (0..<side).map { _ in (0..<side).map { _ in Leaf(width: 1...(.infinity)) } }
    let grid = Cells(rows)
    _ = grid.size(400, 400)
    grid.place(at: .zero, proposal: ProposedViewSize(width: 400, height: 400))
    let most = grid.children.map(\.probes.count).max() ?? 0
    #expect(most <= 9)
  }

  @Test func `A repeated proposal measures no child again`() {
    let child = Leaf()
    let grid = Cells([[child, Leaf()]])
    _ = grid.size(100, 10)
    child.forgetProbes()
    _ = grid.size(100, 10)
    #expect(child.probes.isEmpty)
  }

  @Test func `A changed child is measured again`() {
    let child = Leaf.rigid(20, 10)
    let grid = Cells([[child, Leaf.rigid(30, 10)]])
    #expect(grid.size(nil, nil).width == 50)
    child.resize(40, 10)
    grid.solver.childDidChange()
    #expect(grid.size(nil, nil).width == 70)
  }

  @Test func `A child that declares itself rigid gets the same result`() {
    for width in [CGFloat(0), 40, 90, 300, .infinity] {
      let plain = Leaf.rigid(40, 12)
      plain.hidesRigidity = true
      let told = Cells([[Leaf(), Leaf.rigid(40, 12), Leaf(width: 5...30)]])
      let untold = Cells([[Leaf(), plain, Leaf(width: 5...30)]])
      #expect(told.size(width, 20) == untold.size(width, 20))
    }
  }

  @Test func `A grid of one row divides the width as a grid of one column divides the height`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let make = { (generator: inout SeededGenerator) -> Leaf in
        let least = CGFloat(Int.random(in: 0...40, using: &generator))
        let most =
          Bool.random(using: &generator) ? least + CGFloat(Int.random(in: 0...60, using: &generator)) : .infinity
        return Leaf(width: least...most, height: least...most, ideal: CGSize(width: least, height: least))
      }
      let leaves = (0..<Int.random(in: 1...5, using: &generator)).map { _ in make(&generator) }
      let length: CGFloat? = [nil, 0, 37, 100, 250, .infinity].randomElement(using: &generator) ?? nil
      #expect(
        Cells(spacing: 4, [leaves]).size(length, nil).width
          == Cells(spacing: 4, leaves.map { [$0] }).size(nil, length).height)
    }
  }
}
