@MainActor struct ExactPositionTests {
  @Test(.claim("COORD-32")) @MainActor func `Frames are exact at every display scale`() {
    let places: [(scale: CGFloat, theirs: CGFloat)] = [(1, 63), (2, 62.5), (3, 188 / 3)]
    for (scale, theirs) in places {
      let log = Log<CGFloat>()
      let host = ViewHost(size: CGSize(width: 200, height: 100)) {
        Probe(log: log) { $0.frame(in: .global).minX }.padding(.leading, 62.65)
      }
      host.environment.displayScale = scale
      host.update()
      expect(log.entries, here: [62.65], inSwiftUI: [theirs])
    }
  }
}
