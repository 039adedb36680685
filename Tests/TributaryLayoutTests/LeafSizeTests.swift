import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct LeafSizes {
  @Test func `A greedy leaf takes the proposal, or ten points per unspecified dimension`() {
    #expect(GreedyLeaf.sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
    #expect(GreedyLeaf.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(GreedyLeaf.sizeThatFits(ProposedViewSize(width: -3, height: 0)) == .zero)
  }

  @Test func `A spacer fills its axis, and both axes outside stacks`() {
    let proposal = ProposedViewSize(width: 50, height: 60)
    #expect(SpacerLayout(minLength: nil, axis: .horizontal).sizeThatFits(proposal) == CGSize(width: 50, height: 0))
    #expect(SpacerLayout(minLength: nil, axis: .vertical).sizeThatFits(proposal) == CGSize(width: 0, height: 60))
    #expect(SpacerLayout(minLength: nil, axis: nil).sizeThatFits(proposal) == CGSize(width: 50, height: 60))
    #expect(SpacerLayout(minLength: 70, axis: nil).sizeThatFits(proposal) == CGSize(width: 70, height: 70))
    #expect(SpacerLayout(minLength: nil, axis: .vertical).sizeThatFits(.unspecified) == CGSize(width: 0, height: 8))
    #expect(SpacerLayout(minLength: -4, axis: .vertical).sizeThatFits(.unspecified) == .zero)
    #expect(SpacerLayout(minLength: .nan, axis: .vertical).sizeThatFits(.zero).height == 8)
  }

  @Test func `A divider is one point thick along its stack`() {
    let proposal = ProposedViewSize(width: 50, height: 60)
    #expect(DividerLayout(axis: .vertical).sizeThatFits(proposal) == CGSize(width: 50, height: 1))
    #expect(DividerLayout(axis: .horizontal).sizeThatFits(proposal) == CGSize(width: 1, height: 60))
    #expect(DividerLayout(axis: nil).sizeThatFits(.unspecified) == CGSize(width: 10, height: 1))
  }
}
