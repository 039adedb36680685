struct Edges {
  @Test func `Edge sets contain their edges`() {
    expect(Edge.Set.horizontal, equals: [.leading, .trailing])
    expect(Edge.Set.all.symmetricDifference(.vertical), equals: .horizontal)
    expect(Edge.allCases.map { Edge.Set($0).rawValue }, equals: [1, 2, 4, 8])
    expectNil(Edge(rawValue: 9))
  }

  @Test func `Insets are added and scaled edge by edge`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(insets + insets, equals: insets * 2)
    expect(insets - insets, equals: EdgeInsets())
    expect(-insets / 2, equals: EdgeInsets(top: -0.5, leading: -1, bottom: -1.5, trailing: -2))
    expect(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1).magnitude, equals: 2)
    expect(EdgeInsets([.top, .leading], 5), equals: EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 0))
  }

  @Test func `Interpolation uses the animatable data`() {
    var insets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    let target = EdgeInsets(top: 8, leading: 20, bottom: 0, trailing: 4)
    insets.animatableData.interpolate(towards: target.animatableData, amount: 0.25)
    expect(insets, equals: EdgeInsets(top: 2, leading: 12.5, bottom: 0, trailing: 1))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(rect.animatableData.magnitudeSquared, equals: 30)
    expect(EmptyAnimatableData.zero.magnitudeSquared, equals: 0)
    expect(CGFloat(3).scaled(by: 2), equals: 6)
  }
}
