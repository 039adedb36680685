import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct OverlayTests {
  @Test(.claim("OVER-06")) func `A border takes no space`() {
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        Ink.red.color.frame(width: 40, height: 30).border(Ink.blue.color, width: 4).accessibilityIdentifier("a")
        Block("b", 20, 20)
      }
    }
    expect(host.box("a"), equals: "20 35 40 30")
    expect(host.columns("b"), equals: "60…80")
    expect(host.inks.hasPrefix("red blue"))
    for border in host.painted where border.ink == "blue" {
      expect(CGRect(x: 20, y: 35, width: 40, height: 30).contains(border.box))
    }
  }
}
