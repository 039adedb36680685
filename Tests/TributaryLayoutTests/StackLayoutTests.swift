/// Stack layouts agree with the stacks.
struct StackLayoutTests {
  private func children(_ random: inout SeededGenerator) -> [Leaf] {
    (0..<Int.random(in: 0...6, using: &random)).map { index in
      let low = CGSize(width: .random(in: 0...40, using: &random), height: .random(in: 0...40, using: &random))
      let grows = Bool.random(using: &random)
      let leaf = Leaf(
        "\(index)", width: low.width...(grows ? low.width + 50 : low.width),
        height: low.height...(grows && index % 2 == 0 ? .infinity : low.height))
      leaf.layoutPriority = Double(Int.random(in: -1...1, using: &random))
      if index % 3 == 0 { _ = leaf.guide(.mine) { _ in 7 }.guide(.bottom) { _ in 3 } }
      if index % 4 == 1 { _ = leaf.spacing(.zero) }
      return leaf
    }
  }

  private func proposal(_ random: inout SeededGenerator) -> ProposedViewSize {
    let lengths: [CGFloat?] = [nil, 0, .infinity, 75, 200]
    return ProposedViewSize(
      width: lengths.randomElement(using: &random) ?? nil, height: lengths.randomElement(using: &random) ?? nil)
  }

  private func expectSame<L: Layout>(
    _ layout: L, _ stack: TestElement, _ leaves: [Leaf], _ proposal: ProposedViewSize, seed: UInt64
  ) {
    let arrangement = Arrangement(layout, leaves)
    let size = stack.answer(proposal)
    expect(arrangement.answer(proposal), equals: size, "seed \(seed)")
    stack.place(at: .zero, proposal: proposal)
    let expected = leaves.map(\.frame)
    expect(arrangement.frames(in: CGRect(origin: .zero, size: size), proposal), equals: expected, "seed \(seed)")
    let dimensions = ViewDimensions(size: size, proposal: proposal)
    for key in [HorizontalAlignment.mine.key, VerticalAlignment.bottom.key] {
      let same = arrangement.explicitGuide(key, in: dimensions) == stack.explicitGuide(key, in: dimensions)
      expect(same, "seed \(seed)")
    }
    expect(
      layout.spacing(subviews: arrangement.subviews, cache: &arrangement.cache), equals: stack.viewSpacing,
      "seed \(seed)")
  }

  @Test func `Rows, columns, and layers have the sizes, positions, and guides of the stacks`() {
    for seed in UInt64(0)..<150 {
      var random = SeededGenerator(seed: seed)
      let leaves = children(&random)
      let proposal = proposal(&random)
      let spacing: CGFloat? = Bool.random(using: &random) ? nil : -3
      expectSame(
        HStackLayout(alignment: .bottom, spacing: spacing), Stack.horizontal(.bottom, spacing: spacing, leaves), leaves,
        proposal, seed: seed)
      expectSame(
        VStackLayout(alignment: .mine, spacing: spacing), Stack.vertical(.mine, spacing: spacing, leaves), leaves,
        proposal, seed: seed)
      let layers = Layers(.topTrailing, leaves)
      layers.viewSpacing = layers.solver.viewSpacing(children: layers.children)
      expectSame(ZStackLayout(alignment: .topTrailing), layers, leaves, proposal, seed: seed)
      expectSame(
        AnyLayout(AnyLayout(VStackLayout(alignment: .mine, spacing: spacing))),
        Stack.vertical(.mine, spacing: spacing, leaves), leaves, proposal, seed: seed)
    }
  }

  @Test func `The orientation of a stack is that of its layout, erased or not`() {
    expect(HStackLayout.layoutProperties.stackOrientation, equals: .horizontal)
    expect(VStackLayout.layoutProperties.stackOrientation, equals: .vertical)
    expectNil(ZStackLayout.layoutProperties.stackOrientation)
    expect(AnyLayout(HStackLayout()).character, equals: HStackLayout().character)
    expect(AnyLayout(VStackLayout()).character.stackOrientation, equals: .vertical)
    expect(AnyLayout(Scripted()).character.isStack, equals: false)
  }

  @Test func `An erased layout creates a new cache when its type changes, even if the cache types are equal`() {
    let subviews = Arrangement(Scripted(), [Leaf.rigid(5, 5)]).subviews
    var cache = AnyLayout(Counting(step: 1)).makeCache(subviews: subviews)
    AnyLayout(Counting(step: 10)).updateCache(&cache, subviews: subviews)
    expect(
      AnyLayout(Counting(step: 0)).sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width, equals: 11)
    AnyLayout(Restarting()).updateCache(&cache, subviews: subviews)
    expect(AnyLayout(Restarting()).sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width, equals: 500)
    // Even a cache that was not updated never reaches a layout that has not created it.
    expect(
      AnyLayout(Counting(step: 2)).sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width, equals: 2)
  }

  @Test func `The animatable data of an erased layout is that of its base`() {
    var layout = AnyLayout(Sliding(place: 4))
    var data = layout.animatableData
    data.interpolate(towards: AnyLayout(Sliding(place: 8)).animatableData, amount: 0.25)
    layout.animatableData = data
    let subviews = Arrangement(Scripted(), []).subviews
    var cache = layout.makeCache(subviews: subviews)
    expect(layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width, equals: 5)
    #expect(data - data == .zero && data + .zero == data && .zero - data == data.scaled(by: -1))
    // Data of another type has no effect.
    layout.animatableData = AnyLayout(HStackLayout()).animatableData
    expect(layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width, equals: 5)
    expect(data + AnyLayout(HStackLayout()).animatableData, equals: data)
  }
}

/// A layout that adds a step to its cache for each update. Its size is the sum of the steps.
private struct Counting: Layout {
  var step: CGFloat

  func makeCache(subviews: Subviews) -> CGFloat { step }
  func updateCache(_ cache: inout CGFloat, subviews: Subviews) { cache += step }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: cache, height: 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {}
}

/// A layout with a cache of the same type as that of `Counting`.
private struct Restarting: Layout {
  func makeCache(subviews: Subviews) -> CGFloat { 500 }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: cache, height: 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {}
}

/// A layout that interpolates its width.
private struct Sliding: Layout {
  var place: CGFloat
  var animatableData: CGFloat {
    get { place }
    set { place = newValue }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: place, height: 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
