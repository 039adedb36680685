@MainActor struct PlacementTests {
  @Test(.claim("FRAME-10")) @MainActor func `Padding surrounds its view`() {
    play(100, 100, "| box child = 10 10 80 80") { Block("child").padding(10) }
    play(100, 100, "| box padded = 24 24 52 52") { Block("child", 20, 20).padding().accessibilityIdentifier("padded") }
    play(100, 100, "| extent padded = 25 24; box child = 42.5 40 20 20") {
      Block("child", 20, 20).padding(.leading, 5).padding(.vertical, 2).accessibilityIdentifier("padded")
    }
  }

  @Test(.claim("FRAME-12")) @MainActor func `An offset does not move siblings`() {
    let journal = Journal()
    let host = settledHost(100, 50) {
      HStack(spacing: 0) {
        Block("a", 20, 20).onTapGesture { journal.note("a") }.offset(x: 5, y: -10)
        Block("b", 20, 20)
      }.accessibilityIdentifier("row")
    }
    play(
      host, journal,
      "| box a = 35 5 20 20; box b = 50 15 20 20; box row = 30 15 40 20",
      "tap 45,7 | log = a",
      "tap 32,30 | log =")
  }
}
