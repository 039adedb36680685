@MainActor struct OverlayTests {
  @Test(.claim("OVER-06")) @MainActor func `A border takes no space`() {
    let host = rowHost(100, 100, spacing: 0) {
      Ink.red.color.frame(width: 40, height: 30).border(Ink.blue.color, width: 4).accessibilityIdentifier("a")
      Block("b", 20, 20)
    }
    play(host, "| box a = 20 35 40 30; columns b = 60…80")
    expect(host.inks.hasPrefix("red blue"))
    for border in host.painted where border.ink == "blue" {
      expect(CGRect(x: 20, y: 35, width: 40, height: 30).contains(border.box))
    }
  }
}
