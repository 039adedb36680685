@MainActor struct FrameTests {
  @Test(.claim("FRAME-04")) @MainActor func `An invalid length is ignored`() {
    for side in [CGFloat.infinity, .nan] {
      let host = settledHost(100, 100) { Color.red.frame(width: side, height: 20).accessibilityIdentifier("frame") }
      expect(host.box("frame"), equals: "0 40 100 20", "width \(side)")
      expect(host.diagnostics.map(\.severity), equals: [.warning], "width \(side)")
    }
  }
}
