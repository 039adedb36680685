private enum Weight: LayoutValueKey { static let defaultValue = 1.0 }

/// Layouts over test elements, without a view tree.
struct LayoutProtocolTests {
  private let bounds = CGRect(x: 10, y: 20, width: 80, height: 60)

  @Test func `A subview is placed with its anchor at the position, in the coordinates of the bounds`() {
    let arrangement = Arrangement(
      Scripted(place: { bounds, _, subviews in
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
      }), [Leaf.rigid(20, 10), Leaf.rigid(30, 40)])
    expect(
      arrangement.frames(in: bounds, ProposedViewSize(bounds.size)),
      equals: [CGRect(x: 10, y: 20, width: 20, height: 10), CGRect(x: 60, y: 30, width: 30, height: 40)])
  }

  @Test func `An unplaced subview is centered and receives the proposal, not the size`() {
    let arrangement = Arrangement(Scripted(place: { _, _, _ in }), [Leaf.rigid(20, 10), Leaf()])
    expect(
      arrangement.frames(in: bounds, ProposedViewSize(width: 100, height: nil)),
      equals: [CGRect(x: 40, y: 45, width: 20, height: 10), CGRect(x: 0, y: 45, width: 100, height: 10)])
  }

  @Test func `A layout that passes one proposal on measures each child only with it`() {
    let children = [Leaf(), Leaf.rigid(5, 5)]
    let arrangement = Arrangement(Scripted(), children)
    let proposal = ProposedViewSize(width: 50, height: 40)
    expect(arrangement.answer(proposal), equals: CGSize(width: 50, height: 40))
    _ = arrangement.frames(in: CGRect(x: 0, y: 0, width: 50, height: 40), proposal)
    for child in children { expect(Set(child.probes), equals: [proposal]) }
  }

  @Test func `Priority, spacing, and values of a child reach the layout`() {
    let child = Leaf.rigid(5, 5).priority(2).spacing(.zero)
    child.layoutValues = [LayoutValueBox<Weight>.id: LayoutValueBox<Weight>(4)]
    let subviews = Arrangement(Scripted(), [child, Leaf.rigid(5, 5).priority(.nan)]).subviews
    expect(subviews.map(\.priority), equals: [2, 0])
    expect(subviews.map { $0[Weight.self] }, equals: [4, 1])
    expect(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal), equals: 0)
    expect(subviews[1].spacing.distance(to: subviews[1].spacing, along: .horizontal), equals: 8)
  }

  @Test func `Slices keep their indices, and filtered subviews count from zero`() {
    let subviews = Arrangement(Scripted(), (1...4).map { Leaf.rigid(CGFloat($0), 1) }).subviews
    let slice = subviews[1..<3]
    #expect(slice.startIndex == 1 && slice.count == 2 && slice[2] == subviews[2])
    expect(slice.map { $0.sizeThatFits(.zero).width }, equals: [2, 3])
    let chosen = subviews[[3, 0]]
    #expect(chosen.startIndex == 0 && chosen[0] == subviews[3] && chosen[1] == subviews[0])
    expect(subviews[0], differsFrom: subviews[1])
    expectEmpty(subviews[0..<0])
    #expect(subviews[2...].startIndex == 2 && subviews[2...].count == 2)
    #expect(subviews[1...2] == slice && subviews[...1].count == 2)
  }

  @Test func `Layouts can be composed, each with some of the subviews and separate bounds`() {
    let half = CGSize(width: 40, height: 60)
    let arrangement = Arrangement(
      Scripted(place: { bounds, _, subviews in
        let row = HStackLayout(alignment: .top, spacing: 2)
        var rowCache = row.makeCache(subviews: subviews[0..<2])
        let left = CGRect(origin: bounds.origin, size: half)
        row.placeSubviews(in: left, proposal: ProposedViewSize(half), subviews: subviews[0..<2], cache: &rowCache)
        let layers = ZStackLayout(alignment: .bottomTrailing)
        var layersCache: Void = layers.makeCache(subviews: subviews[2...])
        let right = CGRect(x: bounds.midX, y: bounds.minY, width: 40, height: 60)
        layers.placeSubviews(
          in: right, proposal: ProposedViewSize(half), subviews: subviews[2...], cache: &layersCache)
      }), [Leaf.rigid(10, 10), Leaf.rigid(10, 20), Leaf.rigid(40, 60), Leaf.rigid(5, 5)])
    expect(
      arrangement.frames(in: bounds, ProposedViewSize(bounds.size)),
      equals: [
        CGRect(x: 10, y: 20, width: 10, height: 10), CGRect(x: 22, y: 20, width: 10, height: 20),
        CGRect(x: 50, y: 20, width: 40, height: 60), CGRect(x: 85, y: 75, width: 5, height: 5),
      ])
  }

  @Test func `Guides of children move with them and are averaged, for any origin of the bounds`() {
    let arrangement = Arrangement(
      Scripted(place: { bounds, _, subviews in
        subviews[0].place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY), proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.minX + 30, y: bounds.minY), proposal: .unspecified)
        subviews[2].place(at: bounds.origin, proposal: .unspecified)
      }),
      [
        Leaf.rigid(5, 5).guide(.mine) { _ in 1 }, Leaf.rigid(5, 5).guide(.mine) { $0.width },
        Leaf.rigid(5, 5).guide(.leading) { _ in 3 },
      ])
    for origin in [CGPoint.zero, CGPoint(x: 7, y: 9)] {
      let bounds = CGRect(origin: origin, size: CGSize(width: 50, height: 50))
      expect(arrangement.guide(HorizontalAlignment.mine.key, in: bounds, .unspecified), equals: 23)
      expectNil(arrangement.guide(HorizontalAlignment.leading.key, in: bounds, .unspecified))
    }
  }

  @Test func `Reading a guide while placing changes no placement`() {
    var guide: CGFloat?
    var layout = Scripted()
    layout.place = { bounds, proposal, subviews in
      subviews[0].place(at: CGPoint(x: 4, y: 0), proposal: .unspecified)
      let inner = Scripted(place: { _, _, subviews in
        subviews[0].place(at: CGPoint(x: 30, y: 0), proposal: .unspecified)
      })
      var cache: Void = ()
      guide = inner.explicitAlignment(
        of: HorizontalAlignment.mine, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    let arrangement = Arrangement(layout, [Leaf.rigid(5, 5).guide(.mine) { _ in 1 }])
    let frames = arrangement.frames(in: CGRect(x: 0, y: 0, width: 50, height: 50), .unspecified)
    expect(frames, equals: [CGRect(x: 4, y: 0, width: 5, height: 5)])
    expect(guide, equals: 31)
  }
}
