@MainActor struct HitTests {
  /// Returns the receiver of a tap in a view of 100 by 100 points: "inner", "outer", or none.
  private func tapped<V: View>(
    _ x: CGFloat, _ y: CGFloat, @ViewBuilder _ content: (_ log: @escaping (String) -> Void) -> V
  ) -> [String] {
    var taps: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { content { taps.append($0) } }
    host.tap(at: CGPoint(x: x, y: y))
    return taps
  }

  @Test(arguments: [(50.0, 50.0, ["inner"]), (1.0, 50.0, []), (10.0, 50.0, ["inner"])])
  @MainActor func `A border in front receives taps on its line and lets others pass`(
    _ x: Double, _ y: Double, _ expected: [String]
  ) {
    let taps = tapped(x, y) { log in
      Color.red.onTapGesture { log("inner") }.overlay(Rectangle().strokeBorder(Color.blue, lineWidth: 4))
    }
    expect(taps, equals: expected)
  }

  @Test @MainActor func `The corners around a circle are not part of it`() {
    expect(tapped(50, 1) { log in Circle().onTapGesture { log("outer") } }, equals: ["outer"])
    expect(tapped(10, 10) { log in Circle().onTapGesture { log("outer") } }, equals: [])
  }

  @Test @MainActor func `A background makes padding part of the view`() {
    let corner = tapped(2, 2) { log in Color.red.padding(20).background(Color.blue).onTapGesture { log("outer") } }
    expect(corner, equals: ["outer"])
    let round = tapped(2, 2) { log in
      Color.red.padding(20).background(Color.blue, in: Circle()).onTapGesture { log("outer") }
    }
    expect(round, equals: [])
  }

  @Test @MainActor func `A content shape receives input where no pixel is drawn, and only there`() {
    func shaped(_ x: CGFloat, _ y: CGFloat) -> [String] {
      tapped(x, y) { log in
        Color.red.frame(width: 20).frame(width: 100).contentShape(Circle()).onTapGesture { log("outer") }
      }
    }
    expect(shaped(10, 50), equals: ["outer"])
    expect(shaped(50, 50), equals: ["outer"])
    expect(shaped(2, 2), equals: [])
  }
}
