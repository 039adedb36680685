/// The proposals for which a size is valid.
struct ProposalRegionTests {
  private static let lengths: [CGFloat] = [.nan, .infinity, 0, -3, 1e-9, 7, 20, 33.3, 100, 1e9]

  private func length(_ random: inout SeededGenerator) -> CGFloat {
    Bool.random(using: &random)
      ? .random(in: 0...200, using: &random) : Self.lengths.randomElement(using: &random) ?? 0
  }

  private func proposal(_ random: inout SeededGenerator) -> ProposedViewSize {
    ProposedViewSize(rawWidth: length(&random), rawHeight: length(&random))
  }

  @Test func `An inset range contains exactly the proposals whose rounded inset is in the range`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let inset = [0, 10, -4, 0.1, .random(in: -50...50, using: &random)].randomElement(using: &random) ?? 0
      let low = CGFloat.random(in: -10...100, using: &random)
      let range = ProposedRange(
        low: low, high: Bool.random(using: &random) ? .infinity : low + .random(in: 0...50, using: &random),
        holdsNil: Bool.random(using: &random))
      func offer(_ proposal: CGFloat) -> CGFloat { (proposal.asOffer - inset).asOffer }
      let proposal = length(&random)
      guard range.contains(offer(proposal)) else { continue }
      let outer = range.outset(by: inset, around: proposal)
      expect(outer.contains(proposal))
      for bound in [outer.low, outer.high, proposal.nextUp, proposal.nextDown, length(&random), .nan] {
        guard outer.contains(bound) else { continue }
        expect(range.contains(offer(bound)), "\(bound) for \(range), inset \(inset)")
      }
    }
  }

  @Test func `An exact range contains one proposal`() {
    for length in Self.lengths {
      let range = ProposedRange(length)
      expect(range.isExact)
      for other in Self.lengths { expect(range.contains(other), equals: ProposedViewSize.isSameLength(length, other)) }
    }
    expect(!ProposedRange.all.isExact)
    expect(!ProposedRange.atLeast(5).isExact)
  }

  private func layouts(_ random: inout SeededGenerator) -> [any SingleChildLayout] {
    var issues: [FrameIssue] = []
    func some(_ range: ClosedRange<CGFloat>) -> CGFloat? {
      Bool.random(using: &random) ? .random(in: range, using: &random) : nil
    }
    return [
      PaddingLayout(
        insets: EdgeInsets(top: 3, leading: .random(in: -9...20, using: &random), bottom: 0.1, trailing: 1.7)),
      FixedFrameLayout(width: some(0...90), height: nil, alignment: .center, issues: &issues),
      FixedFrameLayout(width: nil, height: some(0...90), alignment: .center, issues: &issues),
      FixedSizeLayout(horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random)),
      FlexibleFrameLayout(
        minWidth: some(0...60), idealWidth: some(0...60), maxWidth: some(0...120), minHeight: some(0...60),
        maxHeight: Bool.random(using: &random) ? .infinity : some(0...90), alignment: .center, issues: &issues),
      AspectRatioLayout(ratio: some(0.1...5), contentMode: .fit),
      AspectRatioLayout(ratio: some(0.1...5), contentMode: .fill),
    ]
  }

  private func expectRegion<L: SingleChildLayout>(
    of layout: L, _ child: Wrapping, _ proposal: ProposedViewSize, _ random: inout SeededGenerator
  ) {
    let size = layout.sizeThatFits(proposal, child: child)
    let region = layout.region(for: proposal, size: size, child: child)
    expect(region.contains(proposal), "\(layout) for \(proposal)")
    var others = (0..<6).map { _ in self.proposal(&random) }
    for width in [region.width.low, region.width.high, proposal.rawWidth] {
      for height in [region.height.low, region.height.high, proposal.rawHeight] {
        others.append(ProposedViewSize(rawWidth: width, rawHeight: height))
      }
    }
    for other in others where region.contains(other) {
      expect(layout.sizeThatFits(other, child: child), equals: size, "\(layout) for \(proposal) and \(other)")
    }
  }

  @Test func `A single-child layout has one size in its region`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<3_000 {
      let child = Wrapping(
        CGSize(width: .random(in: 0...100, using: &random), height: .random(in: 1...30, using: &random)))
      let proposal = proposal(&random)
      for layout in layouts(&random) { expectRegion(of: layout, child, proposal, &random) }
    }
  }

  private struct Scene {
    var wholes: [CGSize?]
    /// The least lengths of elastic children, which take the places of other children.
    var elastic: [CGFloat?]
    var axis: Axis
    var spacing: CGFloat
    var priorities: [Double]

    init(_ random: inout SeededGenerator) {
      let count = Int.random(in: 0...6, using: &random)
      wholes = (0..<count).map { _ in
        Int.random(in: 0..<4, using: &random) == 0
          ? nil : CGSize(width: .random(in: 0...60, using: &random), height: .random(in: 1...20, using: &random))
      }
      let holdsElastic = Int.random(in: 0..<3, using: &random) == 0
      elastic = wholes.map { _ in
        holdsElastic && Bool.random(using: &random) ? [0, 0, 7, 25].randomElement(using: &random) : nil
      }
      axis = Bool.random(using: &random) ? .horizontal : .vertical
      spacing = [0, 8, -3, 0.1].randomElement(using: &random) ?? 0
      let isEven = Bool.random(using: &random)
      priorities = wholes.map { _ in isEven ? 0 : Double.random(in: 0...1, using: &random).rounded() }
    }

    func children(tellingRegions: Bool) -> ContiguousArray<TestElement> {
      ContiguousArray(
        zip(zip(wholes, elastic), priorities).map { kind, priority in
          if let least = kind.1 { return Elastic(least: least, tellsElasticity: tellingRegions).priority(priority) }
          let child: TestElement =
            kind.0.map { Wrapping($0, tellsRegions: tellingRegions) }
            ?? (priorities.count > 4 ? Leaf() : Leaf.rigid(9, 5))
          return child.priority(priority)
        })
    }

    func solver() -> StackSolver {
      StackSolver(
        axis: axis, alignment: axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.leading.key,
        spacing: spacing)
    }
  }

  @Test(arguments: 0..<20)
  func `A stack of children with regions has the same sizes and frames as one without`(block: UInt64) {
    for seed in RandomSeeds.sample(of: block * 100..<(block + 1) * 100, oneIn: 2) {
      var random = SeededGenerator(seed: seed)
      let scene = Scene(&random)
      let children = scene.children(tellingRegions: true)
      let plain = scene.children(tellingRegions: false)
      var solver = scene.solver()
      for _ in 0..<8 {
        let proposal = proposal(&random)
        var fresh = scene.solver()
        let size = solver.size(for: proposal, children: children)
        expect(size, equals: fresh.size(for: proposal, children: plain), "seed \(seed): \(proposal)")
        if Bool.random(using: &random) { continue }
        solver.place(in: size, proposal: proposal, direction: .leftToRight, children: children)
        fresh.place(in: size, proposal: proposal, direction: .leftToRight, children: plain)
        expect(children.map(\.frame), equals: plain.map(\.frame), "seed \(seed): \(proposal)")
      }
    }
  }

  @Test(arguments: 0..<20) func `A stack has one size in its region`(block: UInt64) {
    for seed in RandomSeeds.sample(of: block * 100..<(block + 1) * 100, oneIn: 2) {
      var random = SeededGenerator(seed: seed)
      let scene = Scene(&random)
      let children = scene.children(tellingRegions: true)
      for _ in 0..<6 {
        let proposal = proposal(&random)
        var solver = scene.solver()
        let size = solver.size(for: proposal, children: children)
        if solver.isRigid { continue }
        let region = solver.region
        var others = (0..<6).map { _ in self.proposal(&random) }
        for width in [region.width.low, region.width.high, proposal.rawWidth] {
          for height in [region.height.low, region.height.high, proposal.rawHeight] {
            others.append(ProposedViewSize(rawWidth: width, rawHeight: height))
          }
        }
        for other in others where region.contains(other.asOffer) {
          var fresh = scene.solver()
          expect(
            fresh.size(for: other, children: scene.children(tellingRegions: false)), equals: size,
            "seed \(seed): \(proposal) and \(other)")
        }
      }
    }
  }

  @Test func `Texts that fit in a row are measured once for all tried heights`() {
    let children = ContiguousArray((0..<10).map { Wrapping(CGSize(width: 20 + $0, height: 16)) as TestElement })
    var solver = StackSolver(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 8)
    for height in [0, CGFloat.infinity, 40, nil] {
      _ = solver.size(for: ProposedViewSize(width: 1_000, height: height), children: children)
    }
    for width in [900, 2_000, CGFloat.infinity, nil] {
      _ = solver.size(for: ProposedViewSize(width: width, height: 30), children: children)
    }
    expect(children.map { $0.probes.count }, equals: Array(repeating: 1, count: 10))
  }
}
