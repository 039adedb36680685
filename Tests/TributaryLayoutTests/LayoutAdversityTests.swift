/// Layouts and children that break the rules, without a view tree.
struct LayoutAdversityTests {
  static let noNumbers: [CGFloat] = [.nan, .infinity, -.infinity]
  private let bounds = CGRect(x: 0, y: 0, width: 80, height: 60)

  @Test(arguments: noNumbers) func `An invalid position leaves the subview in the center`(number: CGFloat) {
    let arrangement = Arrangement(
      Scripted(place: { _, _, subviews in
        subviews[0].place(at: CGPoint(x: number, y: 0), proposal: .unspecified)
        subviews[1].place(at: .zero, anchor: UnitPoint(x: 0, y: number), proposal: .unspecified)
      }), [Leaf.rigid(20, 10), Leaf.rigid(20, 10)])
    let middle = CGRect(x: 30, y: 25, width: 20, height: 10)
    expect(arrangement.frames(in: bounds, .unspecified), equals: [middle, middle])
    expect(arrangement.proxies.map(\.isPlaced), equals: [false, false])
  }

  @Test(arguments: noNumbers) func `Invalid bounds give valid positions`(number: CGFloat) {
    let bounds = CGRect(x: 0, y: number, width: number, height: 60)
    let frames = Arrangement(Scripted(place: { _, _, _ in }), [Leaf.rigid(20, 10)]).frames(in: bounds, .unspecified)
    expect(frames[0].origin.x.isFinite && frames[0].origin.y.isFinite)
  }

  @Test func `A child with an invalid size has zero size`() {
    let liar = Oracle { _ in CGSize(width: CGFloat.nan, height: -5) }
    let subviews = Arrangement(Scripted(), [liar]).subviews
    expect(subviews[0].sizeThatFits(.zero), equals: .zero)
    expect(subviews[0].dimensions(in: .zero).width, equals: 0)
  }

  @Test func `A negative proposal is zero, and an invalid one is unspecified`() {
    let child = Leaf()
    let subview = Arrangement(Scripted(), [child]).subviews[0]
    expect(subview.sizeThatFits(ProposedViewSize(width: -5, height: .nan)), equals: CGSize(width: 0, height: 10))
    expect(subview.dimensions(in: ProposedViewSize(width: -5, height: .nan)).height, equals: 10)
    #expect(child.probes.allSatisfy { $0 == ProposedViewSize(width: 0, height: nil) })
  }

  @Test func `A placement outside placeSubviews is ignored and recorded`() {
    let arrangement = Arrangement(
      Scripted(size: { _, subviews in
        subviews[0].place(at: CGPoint(x: 5, y: 5), proposal: .unspecified)
        return .zero
      }), [Leaf.rigid(20, 10)])
    _ = arrangement.answer(.unspecified)
    expect(arrangement.proxies[0].placementCount, equals: 0)
    expect(arrangement.sheet.takeStrayCalls())
    expect(!arrangement.sheet.takeStrayCalls())
    expect(arrangement.frames(in: bounds, .unspecified), equals: [CGRect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test func `A subview whose child was removed returns zero and keeps its position`() {
    let arrangement = Arrangement(Scripted(), [Leaf.rigid(20, 10).priority(3)])
    let kept = arrangement.subviews[0]
    arrangement.proxies[0].retire()
    #expect(kept.sizeThatFits(.unspecified) == .zero && kept.priority == 0)
    expect(kept[Unset.self], equals: "none")
    kept.place(at: CGPoint(x: 5, y: 5), proposal: .unspecified)
    expect(arrangement.proxies[0].placementCount, equals: 0)
  }

  @Test func `A layout that reads its own guide while placing terminates`() {
    let arrangement = Arrangement(Circular(), [Leaf.rigid(20, 10).guide(.mine) { _ in 4 }])
    expect(arrangement.frames(in: bounds, .unspecified), equals: [CGRect(x: 4, y: 0, width: 20, height: 10)])
  }

  @Test(arguments: noNumbers) func `An invalid gap is zero`(number: CGFloat) {
    let row = Arrangement(HStackLayout(spacing: number), [Leaf.rigid(20, 10), Leaf.rigid(20, 10)])
    expect(row.answer(.unspecified), equals: CGSize(width: 40, height: 10))
    expect(row.frames(in: CGRect(x: 0, y: 0, width: 40, height: 10), .unspecified)[1].minX, equals: 20)
  }

  @Test func `A layout without subviews has zero size`() {
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      expect(Arrangement(HStackLayout(), []).answer(proposal), equals: .zero)
      expect(Arrangement(VStackLayout(), []).answer(proposal), equals: .zero)
      expect(Arrangement(ZStackLayout(), []).answer(proposal), equals: .zero)
      expect(Arrangement(AnyLayout(Scripted()), []).answer(proposal), equals: .zero)
    }
    expectEmpty(Arrangement(AnyLayout(HStackLayout()), []).frames(in: bounds, .zero))
  }
}

private enum Unset: LayoutValueKey { static let defaultValue = "none" }

/// A layout that places a view by its own guide, which depends on the placement.
private struct Circular: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let guide = explicitAlignment(
      of: HorizontalAlignment.mine, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    subviews[0].place(at: CGPoint(x: guide ?? 0, y: 0), proposal: .unspecified)
  }
}
