import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct SafeAreaInsetLayouts {
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
    #expect(size == CGSize(width: 100, height: 100))
    #expect(bar.probes == [ProposedViewSize(width: 100, height: 62)])
    #expect(view.probes == [ProposedViewSize(width: 100, height: 0), ProposedViewSize(width: 100, height: 72)])
  }

  @Test func `Without a proposal, both take their ideal length`() {
    let bar = Leaf("bar")
    let view = Leaf("view", ideal: CGSize(width: 40, height: 30))
    #expect(layout(.leading).sizeThatFits(.unspecified, gap: 5, bar: bar, view: view) == CGSize(width: 55, height: 30))
    #expect(view.probes == [.unspecified])
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
            #expect(origin.x.isFinite && origin.y.isFinite)
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
    #expect(placement.view.origin == CGPoint(x: 10, y: 0))
    #expect(placement.view.proposal == ProposedViewSize(width: 60, height: 72))
    #expect(placement.bar.origin == CGPoint(x: 0, y: 80))
    #expect(placement.covered == 28)
  }
}
