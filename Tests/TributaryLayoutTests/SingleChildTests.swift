import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct SingleChildLayouts {
  private func padded(_ child: TestElement, _ insets: EdgeInsets, in width: CGFloat?) -> CGSize {
    Modified(child, PaddingLayout(insets: insets)).answer(ProposedViewSize(width: width, height: width))
  }

  @Test func `Padding is subtracted from the proposal and added to the size`() {
    let child = Leaf()
    #expect(padded(child, EdgeInsets(.all, 8), in: 100) == CGSize(width: 100, height: 100))
    #expect(child.probes == [ProposedViewSize(width: 84, height: 84)])
    #expect(padded(child, EdgeInsets(.all, 8), in: nil) == CGSize(width: 26, height: 26))
    #expect(child.probes.last == .unspecified)
  }

  @Test func `Padding that is too large proposes zero and overflows`() {
    #expect(padded(Leaf(), EdgeInsets(.all, 30), in: 40) == CGSize(width: 60, height: 60))
  }

  @Test func `Negative padding lets the child overflow, and never has a negative size`() {
    #expect(padded(Leaf.rigid(50, 50), EdgeInsets(.all, -10), in: 200) == CGSize(width: 30, height: 30))
    #expect(padded(Leaf.rigid(5, 5), EdgeInsets(.all, -10), in: 200) == .zero)
    let layout = PaddingLayout(insets: EdgeInsets(.all, -10))
    let placement = layout.placement(in: CGSize(width: 30, height: 30), proposal: .zero, child: Leaf.rigid(50, 50))
    #expect(
      placement == ChildPlacement(origin: CGPoint(x: -10, y: -10), proposal: ProposedViewSize(width: 20, height: 20)))
  }

  @Test func `Padding is mirrored in right-to-left layout`() {
    let layout = PaddingLayout(insets: EdgeInsets(.leading, 12))
    let child = Leaf.rigid(20, 10)
    let size = layout.sizeThatFits(.zero, child: child)
    #expect(size == CGSize(width: 32, height: 10))
    let placement = layout.placement(in: size, proposal: .zero, direction: .rightToLeft, child: child)
    #expect(placement.origin == .zero)
  }

  @Test func `Invalid padding is zero`() {
    let insets = EdgeInsets(top: .nan, leading: .infinity, bottom: -.infinity, trailing: 3)
    #expect(padded(Leaf.rigid(10, 10), insets, in: 100) == CGSize(width: 13, height: 10))
  }

  @Test func `A guide of any kind passes through padding with its child`() {
    let child = Leaf.rigid(20, 10).guide(.leading) { _ in 4 }
    #expect(child.padding(6).dimensions(in: .zero)[explicit: .leading] == 10)
    #expect(child.padding(6).dimensions(in: .zero)[explicit: .trailing] == nil)
  }

  @Test func `A fixed size proposes no length on its axes`() {
    let proposal = ProposedViewSize(width: 50, height: 60)
    let sizes = [(true, true), (true, false), (false, true)].map { horizontal, vertical in
      FixedSizeLayout(horizontal: horizontal, vertical: vertical).sizeThatFits(proposal, child: Leaf())
    }
    #expect(sizes == [CGSize(width: 10, height: 10), CGSize(width: 10, height: 60), CGSize(width: 50, height: 10)])
    #expect(Leaf().fixedSize().isRigid)
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
    #expect(layout.sizeThatFits(ProposedViewSize(width: width, height: height), child: Leaf()) == expected)
  }

  @Test func `Without a ratio, the ratio of the ideal size is kept`() {
    let child = Leaf(ideal: CGSize(width: 40, height: 10))
    let layout = AspectRatioLayout(ratio: nil, contentMode: .fit)
    #expect(
      layout.sizeThatFits(ProposedViewSize(width: 100, height: 100), child: child) == CGSize(width: 100, height: 25))
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity])
  func `An invalid ratio has no effect`(ratio: CGFloat) {
    let layout = AspectRatioLayout(ratio: ratio, contentMode: .fit)
    #expect(
      layout.sizeThatFits(ProposedViewSize(width: 30, height: 70), child: Leaf()) == CGSize(width: 30, height: 70))
  }

  @Test func `A position takes the proposal and centers its child on a point`() {
    let child = Leaf.rigid(20, 10)
    let layout = PositionLayout(position: CGPoint(x: 30, y: 40))
    #expect(
      layout.sizeThatFits(ProposedViewSize(width: 100, height: nil), child: child) == CGSize(width: 100, height: 10))
    let placement = layout.placement(in: CGSize(width: 100, height: 100), proposal: .zero, child: child)
    #expect(
      placement == ChildPlacement(origin: CGPoint(x: 20, y: 35), proposal: ProposedViewSize(width: 100, height: 100)))
    #expect(!layout.isRigid(childIsRigid: true))
  }

  @Test func `An overlay is proposed its primary's size and aligned with it by guides`() {
    let primary = ViewDimensions(size: CGSize(width: 20, height: 20), proposal: .zero)
    let overlay = Leaf.rigid(60, 40)
    let placement = AlignedPlacement(alignment: .bottomTrailing).placement(of: overlay, on: primary)
    // For a primary view at (90, 90), the origin is (50, 70).
    #expect(placement.origin == CGPoint(x: -40, y: -20))
    #expect(placement.proposal == ProposedViewSize(width: 20, height: 20))
    let mirrored = AlignedPlacement(alignment: .bottomTrailing)
      .placement(of: overlay, on: primary, direction: .rightToLeft)
    #expect(mirrored.origin == CGPoint(x: 0, y: -20))
  }
}
