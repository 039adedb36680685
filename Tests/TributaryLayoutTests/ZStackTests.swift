struct ZStacks {
  @Test func `A guide of a child moves with the child`() {
    let stack = Layers(.trailing, [Leaf.rigid(100, 10), Leaf.rigid(30, 10).guide(.mine) { _ in 4 }])
    let dimensions = ViewDimensions(size: stack.answer(.zero), proposal: .zero, guides: stack)
    expect(dimensions[explicit: .mine], equals: 74)
  }

  @Test func `Rigid children are measured once, and only the changed child again`() {
    let children = [Leaf.rigid(10, 10), Leaf.rigid(20, 20)]
    let stack = Layers(.center, children)
    _ = stack.frames(in: 100, 100)
    _ = stack.frames(in: 50, 50)
    expect(stack.isRigid)
    expect(children.map { $0.probes.count }, equals: [1, 1])
    children[0].resize(40, 10)
    stack.solver.childDidChange(at: 0)
    expect(stack.answer(.zero), equals: CGSize(width: 40, height: 20))
    expect(children.map { $0.probes.count }, equals: [2, 1])
    _ = stack.frames(in: 40, 20)
    expect(children[1].frame.minX, equals: 10)
  }

  @Test func `An empty stack has no size`() { expect(Layers(.center, []).answer(.infinity), equals: .zero) }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0])
  func `Invalid values result in finite numbers`(length: CGFloat) {
    let bad = Oracle { _ in CGSize(width: length, height: length) }
    let odd = Leaf.rigid(10, 10).guide(.trailing) { _ in length }
    let stack = Layers(.topTrailing, [bad, odd, Leaf.rigid(5, 5)])
    let size = stack.answer(ProposedViewSize(width: length, height: length))
    #expect(!size.width.isNaN && size.width >= 0 && !size.height.isNaN)
    stack.place(at: .zero, proposal: .unspecified)
    for child in stack.children { expect(child.origin.x.isFinite && child.origin.y.isFinite) }
  }
}

struct ZStackProperties {
  private func randomize(_ leaf: Leaf, _ random: inout SeededGenerator) {
    let low = CGFloat.random(in: 0...40, using: &random)
    leaf.resize(low, low / 2)
    if Bool.random(using: &random) { leaf.width = low...(.infinity) }
    leaf.guides = [:]
    if Int.random(in: 0..<4, using: &random) == 0 {
      let value = CGFloat.random(in: -20...40, using: &random)
      _ = leaf.guide(.mine) { _ in value }.guide(.bottom) { _ in value }
    }
  }

  @Test(arguments: 0..<200) func `An incremental result equals a result from scratch`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let children = (0..<Int.random(in: 1...6, using: &random)).map { _ in Leaf() }
    for child in children {
      randomize(child, &random)
      child.layoutPriority = Double(Int.random(in: 0...1, using: &random))
    }
    let alignment = Alignment(horizontal: seed.isMultiple(of: 2) ? .mine : .trailing, vertical: .bottom)
    let kept = Layers(alignment, children)
    for step in 0..<10 {
      let width = CGFloat(Int.random(in: 0...3, using: &random) * 30)
      let frames = kept.frames(in: width, 50)
      let guide = kept.dimensions(in: ProposedViewSize(width: width, height: 50))[explicit: .mine]
      let fresh = Layers(alignment, children)
      expect(frames, equals: fresh.frames(in: width, 50), "seed \(seed), step \(step)")
      expect(guide, equals: fresh.dimensions(in: ProposedViewSize(width: width, height: 50))[explicit: .mine])
      for index in children.indices where Bool.random(using: &random) {
        randomize(children[index], &random)
        kept.solver.childDidChange(at: index)
      }
    }
  }
}
