@MainActor struct RoundingTests {
  @Test(.claim("DRAW-20")) @MainActor func `Frames of thirds are not rounded`() {
    let host = rowHost(100, 10, spacing: 0) {
      Ink.red.color
      Ink.green.color
      Ink.blue.color
    }
    expect(host.boxes(in: .red), here: ["0 0 33.333 10"], inSwiftUI: ["0 0 33 10"])
    play(host, "| green = 33.333 0 33.333 10; blue = 66.667 0 33.333 10")
  }
}
