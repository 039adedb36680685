import Testing
import TributaryGeometry

@Suite struct Edges {
  @Test func `Edge sets contain their edges`() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.all.symmetricDifference(.vertical) == .horizontal)
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    #expect(Edge(rawValue: 9) == nil)
  }

  @Test func `Insets are added and scaled edge by edge`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets + insets == insets * 2)
    #expect(insets - insets == EdgeInsets())
    #expect(-insets / 2 == EdgeInsets(top: -0.5, leading: -1, bottom: -1.5, trailing: -2))
    #expect(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1).magnitude == 2)
    #expect(EdgeInsets([.top, .leading], 5) == EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 0))
  }

  @Test func `Interpolation uses the animatable data`() {
    var insets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    let target = EdgeInsets(top: 8, leading: 20, bottom: 0, trailing: 4)
    insets.animatableData.interpolate(towards: target.animatableData, amount: 0.25)
    #expect(insets == EdgeInsets(top: 2, leading: 12.5, bottom: 0, trailing: 1))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData.magnitudeSquared == 30)
    #expect(EmptyAnimatableData.zero.magnitudeSquared == 0)
    #expect(CGFloat(3).scaled(by: 2) == 6)
  }
}
