struct GridTests {
  @Test func `A cell of higher priority is measured first, and no length is reserved for the others`() {
    let grid = Cells([[Leaf(), Leaf().priority(1), Leaf(width: 20...(.infinity))], [Leaf.rigid(5, 10)]])
    expect(grid.frames(100, 20).prefix(3), equals: ["0 0 5 20", "5 0 100 20", "105 0 20 20"])
  }

  @Test func `A cell that spans fewer columns is considered first`() {
    let two = Leaf.rigid(60, 1).cell { $0.columns = 2 }
    let three = Leaf.rigid(70, 1).cell { $0.columns = 3 }
    let grid = Cells(.topLeading, [[three], [two, Leaf.rigid(10, 1)], (0..<3).map { _ in Leaf.rigid(10, 1) }])
    expect(grid.frames(nil, nil).suffix(3), equals: ["0 2 10 1", "30 2 10 1", "60 2 10 1"])
  }

  @Test(arguments: [(1, 0), (7, 6), (1_000_000_000, 1_003), (Int.max, 1_003)])
  func `A column in which no cell begins has a gap, up to a number of columns`(columns: Int, gaps: Int) {
    let wide = Leaf.rigid(10, 10).cell { $0.columns = columns }
    let grid = Cells(
      spacing: 10, [[Leaf.rigid(20, 10), Leaf.rigid(30, 10)], [wide], [wide.copy(), Leaf.rigid(5, 10)]])
    let size = grid.size(nil, nil)
    expect(size.height, equals: 50)
    if columns == 1 { expect(size.width, equals: 60) }
    // A length that is divided among columns and added up again can differ by rounding.
    if columns == 7 { expect(abs(size.width - (20 + 30 + 5 + 7 * 10)), below: 1e-9) }
    if gaps > 6 { #expect(size.width >= 50 + CGFloat(gaps) * 10 && size.width < 55 + CGFloat(gaps + 2) * 10) }
  }

  @Test(arguments: [0, -3, Int.min]) func `A cell spans at least one column`(columns: Int) {
    let cell = Leaf.rigid(20, 10).cell { $0.columns = columns }
    expect(Cells(spacing: 10, [[cell, Leaf.rigid(30, 10)]]).size(nil, nil), equals: CGSize(width: 60, height: 10))
  }

  @Test func `A grid without children has no size and no gap`() {
    let grid = Cells(spacing: nil, [])
    expect(grid.size(100, .infinity), equals: .zero)
    expect(grid.isRigid)
    expect(grid.viewSpacing, equals: .zero)
  }
}

extension Leaf {
  /// Returns a copy of the same child.
  fileprivate func copy() -> Leaf {
    let leaf = Leaf(name, width: width, height: height, ideal: ideal)
    leaf.gridCell = gridCell
    return leaf
  }
}

struct GridAlignmentTests {
  @Test func `Guides of a column widen it`() {
    let moved = Leaf.rigid(20, 10).guide(.leading) { _ in -15 }
    let grid = Cells(.leading, [[moved], [Leaf.rigid(30, 10)]])
    expect(grid.frames(nil, nil), equals: ["15 0 20 10", "0 10 30 10"])
    expect(grid.size(nil, nil).width, equals: 35)
  }

  @Test func `An anchor places a point of a view at the same point of its cell`() {
    let anchored = Leaf.rigid(20, 10).cell { $0.anchor = UnitPoint(x: 0.25, y: 1) }
    let grid = Cells(.topLeading, [[anchored, Leaf.rigid(5, 30)], [Leaf.rigid(60, 10)]])
    expect(grid.frames(nil, nil)[0], equals: "10 20 20 10")
  }

  @Test func `Right-to-left layout mirrors columns, alignments, and anchors`() {
    let anchored = Leaf.rigid(10, 10).cell { $0.anchor = .topTrailing }
    let grid = Cells(
      .topLeading, spacing: 10, [[Leaf.rigid(20, 10), Leaf.rigid(30, 10)], [Leaf.rigid(5, 10), anchored]])
    grid.direction = .rightToLeft
    expect(grid.frames(nil, nil), equals: ["40 0 20 10", "0 0 30 10", "55 20 5 10", "0 20 10 10"])
  }

  @Test func `A guide of a child moves with the child`() {
    let grid = Cells(.topLeading, [[Leaf.rigid(30, 10), Leaf.rigid(30, 10).guide(.mine) { _ in 4 }]])
    let dimensions = ViewDimensions(size: grid.size(nil, nil), proposal: .unspecified, guides: grid)
    expect(dimensions[explicit: .mine], equals: 34)
  }

  @Test func `Gaps follow from the spacing of the adjacent cells`() {
    let flush = Leaf.rigid(20, 10).spacing(.zero)
    let text = { Leaf.rigid(10, 20).spacing(.text(lineHeight: 20)) }
    let grid = Cells(spacing: nil, [[flush, Leaf.rigid(20, 10)], [text(), text()], [text(), text()]])
    // One pair prefers no gap, the others 8 between the columns; the texts of two rows have a smaller gap.
    expect(grid.size(nil, nil), equals: CGSize(width: 48, height: 10 + 8 + 20 + 2 + 20))
  }
}

struct GridAdversityTests {
  static let noLengths: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude]

  @Test(arguments: noLengths) func `Invalid values result in finite numbers`(length: CGFloat) {
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
        expect(child.origin.x.isFinite && child.origin.y.isFinite)
        expect(!child.proposal.replacingUnspecifiedDimensions().width.isNaN)
      }
    }
  }

  @Test func `A rigid cell is measured once for all proposals`() {
    let children = (0..<6).map { Leaf.rigid(CGFloat($0 * 10 + 10), 10) }
    let grid = Cells([Array(children[..<3]), Array(children[3...])])
    for width in [nil, 0, 50, 300, CGFloat.infinity] { _ = grid.size(width, 20) }
    expect(grid.isRigid)
    _ = grid.frames(300, 100)
    // Each request of the solver hits the child's cache: one for columns, one for rows, and one for placement.
    #expect(children.allSatisfy { $0.probes.count <= 3 })
  }

  @Test(arguments: [2, 10, 40]) func `A flexible cell is measured a bounded number of times`(side: Int) {
    let rows = (0..<side).map { _ in (0..<side).map { _ in Leaf(width: 1...(.infinity)) } }
    let grid = Cells(rows)
    _ = grid.size(400, 400)
    grid.place(at: .zero, proposal: ProposedViewSize(width: 400, height: 400))
    let most = grid.children.map(\.probes.count).max() ?? 0
    expect(most, atMost: 9)
  }

  @Test func `A repeated proposal measures no child again`() {
    let child = Leaf()
    let grid = Cells([[child, Leaf()]])
    _ = grid.size(100, 10)
    child.forgetProbes()
    _ = grid.size(100, 10)
    expectEmpty(child.probes)
  }

  @Test func `A changed child is measured again`() {
    let child = Leaf.rigid(20, 10)
    let grid = Cells([[child, Leaf.rigid(30, 10)]])
    expect(grid.size(nil, nil).width, equals: 50)
    child.resize(40, 10)
    grid.solver.childDidChange()
    expect(grid.size(nil, nil).width, equals: 70)
  }

  @Test func `A child that declares itself rigid gets the same result`() {
    for width in [CGFloat(0), 40, 90, 300, .infinity] {
      let plain = Leaf.rigid(40, 12)
      plain.hidesRigidity = true
      let told = Cells([[Leaf(), Leaf.rigid(40, 12), Leaf(width: 5...30)]])
      let untold = Cells([[Leaf(), plain, Leaf(width: 5...30)]])
      expect(told.size(width, 20), equals: untold.size(width, 20))
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
      expect(
        Cells(spacing: 4, [leaves]).size(length, nil).width,
        equals: Cells(spacing: 4, leaves.map { [$0] }).size(nil, length).height)
    }
  }
}
