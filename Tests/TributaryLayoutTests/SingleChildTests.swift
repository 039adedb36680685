struct SingleChildLayouts {
  private func padded(_ child: TestElement, _ insets: EdgeInsets, in width: CGFloat?) -> CGSize {
    Modified(child, PaddingLayout(insets: insets)).answer(ProposedViewSize(width: width, height: width))
  }

  @Test func `Padding is subtracted from the proposal and added to the size`() {
    let child = Leaf()
    expect(padded(child, EdgeInsets(.all, 8), in: 100), equals: CGSize(width: 100, height: 100))
    expect(child.probes, equals: [ProposedViewSize(width: 84, height: 84)])
    expect(padded(child, EdgeInsets(.all, 8), in: nil), equals: CGSize(width: 26, height: 26))
    expect(child.probes.last, equals: .unspecified)
  }

  @Test func `Negative padding lets the child overflow, and never has a negative size`() {
    expect(padded(Leaf.rigid(50, 50), EdgeInsets(.all, -10), in: 200), equals: CGSize(width: 30, height: 30))
    expect(padded(Leaf.rigid(5, 5), EdgeInsets(.all, -10), in: 200), equals: .zero)
    let layout = PaddingLayout(insets: EdgeInsets(.all, -10))
    let placement = layout.placement(in: CGSize(width: 30, height: 30), proposal: .zero, child: Leaf.rigid(50, 50))
    expect(
      placement,
      equals: ChildPlacement(origin: CGPoint(x: -10, y: -10), proposal: ProposedViewSize(width: 20, height: 20)))
  }

  @Test func `Invalid padding is zero`() {
    let insets = EdgeInsets(top: .nan, leading: .infinity, bottom: -.infinity, trailing: 3)
    expect(padded(Leaf.rigid(10, 10), insets, in: 100), equals: CGSize(width: 13, height: 10))
  }

  @Test func `A fixed size proposes no length on its axes`() {
    let proposal = ProposedViewSize(width: 50, height: 60)
    let sizes = [(true, true), (true, false), (false, true)].map { horizontal, vertical in
      FixedSizeLayout(horizontal: horizontal, vertical: vertical).sizeThatFits(proposal, child: Leaf())
    }
    expect(
      sizes, equals: [CGSize(width: 10, height: 10), CGSize(width: 10, height: 60), CGSize(width: 50, height: 10)])
    expect(Leaf().fixedSize().isRigid)
  }

  @Test(arguments: [
    (ContentMode.fit, CGFloat?(100), CGFloat?(100), CGSize(width: 100, height: 50)),
    (.fill, 100, 100, CGSize(width: 200, height: 100)),
    (.fit, 300, 100, CGSize(width: 200, height: 100)),
    (.fit, nil, 100, CGSize(width: 200, height: 100)),
    (.fill, 100, nil, CGSize(width: 100, height: 50)),
    (.fit, nil, nil, CGSize(width: 10, height: 10)),
    (.fit, .infinity, 40, CGSize(width: 80, height: 40)),
    (.fit, 40, .infinity, CGSize(width: 40, height: 20)),
  ])
  func `An aspect ratio fits into its proposal or covers it`(
    mode: ContentMode, width: CGFloat?, height: CGFloat?, expected: CGSize
  ) {
    let layout = AspectRatioLayout(ratio: 2, contentMode: mode)
    expect(layout.sizeThatFits(ProposedViewSize(width: width, height: height), child: Leaf()), equals: expected)
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity]) func `An invalid ratio has no effect`(ratio: CGFloat) {
    let layout = AspectRatioLayout(ratio: ratio, contentMode: .fit)
    expect(
      layout.sizeThatFits(ProposedViewSize(width: 30, height: 70), child: Leaf()), equals: CGSize(width: 30, height: 70)
    )
  }
}

struct LeafSizes {
  @Test func `A greedy leaf takes the proposal, or ten points per unspecified dimension`() {
    expect(GreedyLeaf.sizeThatFits(ProposedViewSize(width: 30, height: nil)), equals: CGSize(width: 30, height: 10))
    expect(GreedyLeaf.sizeThatFits(.infinity), equals: CGSize(width: CGFloat.infinity, height: .infinity))
    expect(GreedyLeaf.sizeThatFits(ProposedViewSize(width: -3, height: 0)), equals: .zero)
  }

  @Test func `A spacer fills its axis, and both axes outside stacks`() {
    let proposal = ProposedViewSize(width: 50, height: 60)
    expect(SpacerLayout(minLength: nil, axis: .horizontal).sizeThatFits(proposal), equals: CGSize(width: 50, height: 0))
    expect(SpacerLayout(minLength: nil, axis: .vertical).sizeThatFits(proposal), equals: CGSize(width: 0, height: 60))
    expect(SpacerLayout(minLength: nil, axis: nil).sizeThatFits(proposal), equals: CGSize(width: 50, height: 60))
    expect(SpacerLayout(minLength: 70, axis: nil).sizeThatFits(proposal), equals: CGSize(width: 70, height: 70))
    expect(
      SpacerLayout(minLength: nil, axis: .vertical).sizeThatFits(.unspecified), equals: CGSize(width: 0, height: 8))
    expect(SpacerLayout(minLength: -4, axis: .vertical).sizeThatFits(.unspecified), equals: .zero)
    expect(SpacerLayout(minLength: .nan, axis: .vertical).sizeThatFits(.zero).height, equals: 8)
  }

  @Test func `A divider is one point thick along its stack`() {
    let proposal = ProposedViewSize(width: 50, height: 60)
    expect(DividerLayout(axis: .vertical).sizeThatFits(proposal), equals: CGSize(width: 50, height: 1))
    expect(DividerLayout(axis: .horizontal).sizeThatFits(proposal), equals: CGSize(width: 1, height: 60))
    expect(DividerLayout(axis: nil).sizeThatFits(.unspecified), equals: CGSize(width: 10, height: 1))
  }
}

struct SafeAreaInsetLayouts {
  private func layout(_ edge: Edge, _ spacing: CGFloat? = nil) -> SafeAreaInsetLayout {
    SafeAreaInsetLayout(
      edge: edge,
      alignment: edge == .top || edge == .bottom ? HorizontalAlignment.center.key : VerticalAlignment.center.key,
      spacing: spacing)
  }

  @Test func `The bar is measured once, and the view for its minimum and its remaining length`() {
    let bar = Leaf("bar", height: 0...20)
    let view = Leaf("view", height: 30...(.infinity))
    let size = layout(.top).sizeThatFits(ProposedViewSize(width: 100, height: 100), gap: 8, bar: bar, view: view)
    expect(size, equals: CGSize(width: 100, height: 100))
    expect(bar.probes, equals: [ProposedViewSize(width: 100, height: 62)])
    expect(view.probes, equals: [ProposedViewSize(width: 100, height: 0), ProposedViewSize(width: 100, height: 72)])
  }

  @Test func `Without a proposal, both take their ideal length`() {
    let bar = Leaf("bar")
    let view = Leaf("view", ideal: CGSize(width: 40, height: 30))
    expect(
      layout(.leading).sizeThatFits(.unspecified, gap: 5, bar: bar, view: view), equals: CGSize(width: 55, height: 30))
    expect(view.probes, equals: [.unspecified])
  }

  @Test(arguments: [Edge.top, .leading, .bottom, .trailing])
  func `Infinite and empty proposals give only finite numbers`(edge: Edge) {
    for (bar, view) in [(Leaf(), Leaf()), (Leaf.rigid(10, 10), Leaf()), (Leaf(), Leaf.rigid(10, 10))] {
      for proposal in [ProposedViewSize.zero, .infinity, .unspecified, ProposedViewSize(width: -5, height: .infinity)] {
        for gap in [CGFloat(8), -30, 1e300] {
          let layout = layout(edge)
          let size = layout.sizeThatFits(proposal, gap: gap, bar: bar, view: view)
          #expect(size.width >= 0 && size.height >= 0)
          let placement = layout.placement(
            in: size, proposal: proposal, gap: gap, direction: .rightToLeft, bar: bar, view: view)
          for origin in [placement.bar.origin, placement.view.origin] {
            expect(origin.x.isFinite && origin.y.isFinite)
          }
          #expect(placement.covered >= 0 && placement.covered.isFinite)
        }
      }
    }
  }

  @Test func `Bar, gap, and view fill the size along the edge's axis`() {
    let bar = Leaf.rigid(60, 20)
    let view = Leaf(width: 0...40)
    let size = CGSize(width: 60, height: 100)
    let placement = layout(.bottom).placement(
      in: size, proposal: ProposedViewSize(size), gap: 8, direction: .leftToRight, bar: bar, view: view)
    expect(placement.view.origin, equals: CGPoint(x: 10, y: 0))
    expect(placement.view.proposal, equals: ProposedViewSize(width: 60, height: 72))
    expect(placement.bar.origin, equals: CGPoint(x: 0, y: 80))
    expect(placement.covered, equals: 28)
  }
}

struct Frames {
  @Test(arguments: [(40, nil), (nil, 20), (nil, nil), (40, 20)] as [(CGFloat?, CGFloat?)])
  func `A fixed frame equals another one with the same dimensions`(width: CGFloat?, height: CGFloat?) {
    var issues: [FrameIssue] = []
    let frames = (0..<2).map { _ in
      FixedFrameLayout(width: width, height: height, alignment: .center, issues: &issues)
    }
    expect(frames[0], equals: frames[1])
    expect(frames[0], differsFrom: FixedFrameLayout(width: 41, height: height, alignment: .center, issues: &issues))
    expect(frames[0], differsFrom: FixedFrameLayout(width: width, height: height, alignment: .top, issues: &issues))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `An infinite or invalid dimension is ignored and reported`(length: CGFloat) {
    var issues: [FrameIssue] = []
    let layout = FixedFrameLayout(width: length, height: 20, alignment: .center, issues: &issues)
    let size = layout.sizeThatFits(ProposedViewSize(width: 50, height: 50), child: Leaf())
    expect(size, equals: CGSize(width: 50, height: 20))
    expect(issues.count, equals: 1)
    if !length.isNaN { expect(issues, equals: [.invalidDimension(.horizontal, length)]) }
  }

  @Test func `A flexible frame follows the table of its bounds`() {
    let wide = { (proposal: CGFloat?, frame: Modified) in
      frame.answer(ProposedViewSize(width: proposal, height: 10)).width
    }
    expect(wide(200, Leaf.rigid(20, 10).frame(maxWidth: .infinity)), equals: 200)
    expect(wide(200, Leaf.rigid(20, 10).frame(minWidth: 50)), equals: 50)
    expect(wide(200, Leaf.rigid(20, 10).frame(minWidth: 50, maxWidth: 100)), equals: 100)
    expect(wide(70, Leaf.rigid(20, 10).frame(minWidth: 50, maxWidth: 100)), equals: 70)
    expect(wide(20, Leaf.rigid(20, 10).frame(minWidth: 50, maxWidth: 100)), equals: 50)
    expect(wide(60, Leaf.rigid(80, 10).frame(minWidth: 50)), equals: 60)
    expect(wide(30, Leaf.rigid(80, 10).frame(maxWidth: 50)), equals: 50)
    expect(wide(nil, Leaf().frame(maxWidth: 70)), equals: 10)
    expect(wide(nil, Leaf().frame(minWidth: 70)), equals: 70)
    expect(wide(nil, Leaf().frame(idealWidth: 33)), equals: 33)
    expect(wide(80, Leaf().frame(idealWidth: 33)), equals: 80)
    expect(wide(nil, Leaf.rigid(200, 10).frame(maxWidth: 70)), equals: 70)
    expect(wide(.infinity, Leaf().frame(maxWidth: .infinity)), equals: .infinity)
  }

  @Test func `Contradictory bounds are repaired and reported`() {
    var issues: [FrameIssue] = []
    let layout = FlexibleFrameLayout(
      minWidth: 100, idealWidth: 20, maxWidth: 50, minHeight: -3, maxHeight: .nan, alignment: .center, issues: &issues)
    expect(issues.count, equals: 3)
    expect(issues.first, equals: .contradictory(.horizontal))
    expect(issues.dropFirst().first, equals: .invalidDimension(.vertical, -3))
    expect(layout.sizeThatFits(ProposedViewSize(width: 10, height: 10), child: Leaf()).width, equals: 100)
    issues = []
    _ = FlexibleFrameLayout(maxWidth: .infinity, maxHeight: .infinity, alignment: .center, issues: &issues)
    expectEmpty(issues)
    _ = FlexibleFrameLayout(minWidth: .infinity, alignment: .center, issues: &issues)
    expect(issues, equals: [.invalidDimension(.horizontal, .infinity)])
  }

  @Test func `A length that a flexible frame has for every child is the measured one`() {
    let bounds: [CGFloat?] = [nil, 0, 20, 50, .infinity]
    let proposals: [CGFloat] = [.nan, 0, 10, 20, 35, 50, 90, .infinity]
    let children = [Leaf.rigid(33, 10), Leaf.rigid(0, 0), Leaf(), Leaf(width: 25...70), Leaf.rigid(400, 10)]
    var knownCount = 0
    for minimum in bounds {
      for maximum in bounds {
        var issues: [FrameIssue] = []
        let frame = FlexibleFrameLayout(minWidth: minimum, maxWidth: maximum, alignment: .center, issues: &issues)
        for proposal in proposals {
          guard let known = frame.lengthOfEveryChild(proposal, along: .horizontal) else { continue }
          knownCount += 1
          expect(!frame.isRigid(childIsRigid: true))
          for child in children {
            let size = frame.sizeThatFits(ProposedViewSize(rawWidth: proposal, rawHeight: 40), child: child)
            expect(size.width, equals: known, "\(frame) for \(proposal)")
          }
        }
        expectNil(frame.lengthOfEveryChild(30, along: .vertical))
      }
    }
    expect(knownCount, above: 60)
  }

  @Test func `A frame is rigid only if its size cannot vary`() {
    expect(Leaf.rigid(60, 10).frame(width: 40, height: 20).isRigid)
    expect(!Leaf().frame(width: 40).isRigid)
    expect(!Leaf.rigid(20, 10).frame(maxWidth: 100).isRigid)
    expect(Leaf.rigid(20, 10).frame(minWidth: 30, maxWidth: 30).isRigid)
    expect(!Leaf.rigid(20, 10).frame(minWidth: 30).isRigid)
    expect(Leaf.rigid(20, 10).frame().isRigid)
  }
}
