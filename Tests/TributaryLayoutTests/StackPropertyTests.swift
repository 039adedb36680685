struct StackProperties {
  private struct Scene {
    var children: ContiguousArray<Leaf>
    var axis: Axis
    var key: AlignmentKey
    var spacing: CGFloat?
    var proposal: ProposedViewSize

    func solver() -> StackSolver { StackSolver(axis: axis, alignment: key, spacing: spacing) }
  }

  private func randomize(_ leaf: Leaf, rigidOnly: Bool, _ random: inout SeededGenerator) {
    let low = (CGFloat.random(in: 0...40, using: &random), CGFloat.random(in: 0...40, using: &random))
    if rigidOnly || Bool.random(using: &random) {
      leaf.resize(low.0, low.1)
    } else {
      let infinite = Bool.random(using: &random)
      leaf.width = low.0...(infinite ? .infinity : low.0 + .random(in: 0...60, using: &random))
      leaf.height = low.1...(infinite ? .infinity : low.1 + .random(in: 0...60, using: &random))
    }
    leaf.guides = [:]
    if Int.random(in: 0..<6, using: &random) == 0 {
      let value = CGFloat.random(in: -20...40, using: &random)
      _ = leaf.guide(.leading) { _ in value }.guide(.bottom) { _ in value }.guide(.mine) { _ in value }
    }
  }

  private func randomProposal(_ random: inout SeededGenerator) -> ProposedViewSize {
    let lengths: [CGFloat?] = [
      nil, 0, .infinity, .random(in: 0...300, using: &random), .random(in: 0...300, using: &random),
    ]
    return ProposedViewSize(
      width: lengths.randomElement(using: &random) ?? nil, height: lengths.randomElement(using: &random) ?? nil)
  }

  private func scene(rigidOnly: Bool, _ random: inout SeededGenerator) -> Scene {
    let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
    let keys =
      axis == .horizontal
      ? [VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key]
      : [HorizontalAlignment.leading.key, HorizontalAlignment.trailing.key, HorizontalAlignment.mine.key]
    var children = ContiguousArray<Leaf>()
    for index in 0..<Int.random(in: 0...9, using: &random) {
      let leaf = Leaf("\(index)")
      randomize(leaf, rigidOnly: rigidOnly, &random)
      if Int.random(in: 0..<5, using: &random) == 0 { leaf.layoutPriority = Double.random(in: -1...1, using: &random) }
      children.append(leaf)
    }
    return Scene(
      children: children, axis: axis, key: keys.randomElement(using: &random) ?? keys[0],
      spacing: Bool.random(using: &random) ? nil : .random(in: -5...10, using: &random),
      proposal: randomProposal(&random))
  }

  private struct Outcome: Equatable {
    var size: CGSize
    var frames: [CGRect]
    var proposals: [ProposedViewSize]
    var guide: CGFloat?
    var isRigid: Bool
  }

  private func outcome(_ solver: inout StackSolver, _ scene: Scene) -> Outcome {
    let size = solver.size(for: scene.proposal, children: scene.children)
    let isRigid = solver.isRigid
    let dimensions = ViewDimensions(size: size, proposal: scene.proposal)
    let guide = solver.explicitGuide(HorizontalAlignment.mine.key, in: dimensions, children: scene.children)
    solver.place(in: size, proposal: scene.proposal, direction: .leftToRight, children: scene.children)
    return Outcome(
      size: size, frames: scene.children.map(\.frame), proposals: scene.children.map(\.proposal), guide: guide,
      isRigid: isRigid)
  }

  @Test(arguments: 0..<400) func `An incremental result equals a result from scratch`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rigidOnly = seed.isMultiple(of: 2)
    var scene = scene(rigidOnly: rigidOnly, &random)
    var solver = scene.solver()
    _ = outcome(&solver, scene)
    for step in 0..<12 {
      for index in scene.children.indices where Int.random(in: 0..<4, using: &random) == 0 {
        randomize(scene.children[index], rigidOnly: rigidOnly, &random)
        solver.childDidChange(at: index)
      }
      if Int.random(in: 0..<3, using: &random) == 0 { scene.proposal = randomProposal(&random) }
      if Int.random(in: 0..<4, using: &random) == 0 {
        _ = solver.size(for: randomProposal(&random), children: scene.children)
      }
      let incremental = outcome(&solver, scene)
      var fresh = scene.solver()
      expect(incremental, equals: outcome(&fresh, scene), "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 0..<200) func `Children are placed with their measured size`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var scene = scene(rigidOnly: false, &random)
    if scene.children.isEmpty { scene.children = [Leaf(), .rigid(3, 4)] }
    // Placed sizes equal measured sizes only if both lengths are proposed and finite.
    scene.proposal = ProposedViewSize(
      width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random))
    var solver = scene.solver()
    let size = solver.size(for: scene.proposal, children: scene.children)
    expect(size.width.isFinite && size.height.isFinite, "seed \(seed)")
    solver.place(in: size, proposal: scene.proposal, direction: .leftToRight, children: scene.children)
    let first = scene.children[0]
    // The union of the frames is the stack, up to rounding; with negative gaps, a child can extend beyond its
    // successor.
    var union = first.frame
    for child in scene.children { union = union.union(child.frame) }
    let cross = scene.axis.cross
    expect(abs(union.size.length(along: cross) - size.length(along: cross)), below: 1e-9, "seed \(seed)")
    if scene.spacing ?? 0 >= 0 {
      let axis = scene.axis
      expect(abs(union.size.length(along: axis) - size.length(along: axis)), below: 1e-9, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<100) func `Equal siblings get equal lengths unless they are at their bounds`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 2...12, using: &random)
    let least = CGFloat.random(in: 0...20, using: &random)
    let twins = ContiguousArray((0..<count).map { _ in Leaf(width: least...(.infinity)) })
    let others = ContiguousArray((0..<3).map { _ in Leaf.rigid(.random(in: 0...9, using: &random), 5) })
    var solver = StackSolver(axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: 1.1)
    let proposal = ProposedViewSize(width: .random(in: 0...1_000, using: &random), height: 10)
    let children = others + twins
    let size = solver.size(for: proposal, children: children)
    solver.place(in: size, proposal: proposal, direction: .leftToRight, children: children)
    expect(Set(twins.map(\.frame.width)).count, equals: 1, "seed \(seed)")
  }
}
