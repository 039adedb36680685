@MainActor
struct SpaceBoundsTests {
  /// Returns the bounds of a space of 80 × 60, as read by a view of 20 × 10 at (7, 9) in it.
  private func bounds(@ViewBuilder _ effect: (AnyView) -> some View) -> [CGRect?] {
    let log = Log<CGRect?>()
    _ = ViewHost.settled {
      effect(AnyView(Probe(log: log) { $0.bounds(of: .named("s")) }.frame(width: 20, height: 10)))
        .at(7, 9).onCanvas(80, 60).coordinateSpace(.named("s"))
    }
    return log.entries
  }

  @Test(.claim("COORD-06")) @MainActor func `Bounds are in the reader's coordinates`() {
    expect(bounds { $0 }, equals: [CGRect(x: -7, y: -9, width: 80, height: 60)])
  }

  @Test(.claim("COORD-15"), arguments: [1.0, 45, 100]) func `Bounds across a rotation are nil`(degrees: Double) {
    expect(bounds { $0.rotationEffect(.degrees(degrees)) }, equals: [nil])
  }

  @Test(.claim("COORD-16")) @MainActor func `Bounds include offsets and scales`() {
    expect(bounds { $0.offset(x: 3, y: 1) }, equals: [CGRect(x: -10, y: -10, width: 80, height: 60)])
    expect(bounds { $0.scaleEffect(2, anchor: .topLeading) }, equals: [CGRect(x: -3.5, y: -4.5, width: 40, height: 30)])
  }

  @Test(.claim("COORD-17")) @MainActor func `A rotation around both reader and space does not change the bounds`() {
    let log = Log<CGRect?>()
    _ = ViewHost.settled {
      Probe(log: log) { $0.bounds(of: .named("s")) }
        .padding(5).frame(width: 50, height: 40).coordinateSpace(.named("s")).rotationEffect(.degrees(30))
    }
    expect(log.entries, equals: [CGRect(x: -5, y: -5, width: 50, height: 40)])
  }
}
