import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct PlacementTests {
  @Test(.claim("FRAME-10")) func `Padding surrounds its view`() {
    let flexible = settledHost(100, 100) { Block("child").padding(10) }
    expect(flexible.box("child"), equals: "10 10 80 80")
    let usual = settledHost(100, 100) { Block("child", 20, 20).padding().accessibilityIdentifier("padded") }
    expect(usual.box("padded"), equals: "24 24 52 52")
    let edges = settledHost(100, 100) {
      Block("child", 20, 20).padding(.leading, 5).padding(.vertical, 2).accessibilityIdentifier("padded")
    }
    expect(edges.extent("padded"), equals: "25 24")
    expect(edges.box("child"), equals: "42.5 40 20 20")
  }

  @Test(.claim("FRAME-12")) func `An offset does not move siblings`() {
    let journal = Journal()
    let host = settledHost(100, 50) {
      HStack(spacing: 0) {
        Block("a", 20, 20).onTapGesture { journal.note("a") }.offset(x: 5, y: -10)
        Block("b", 20, 20)
      }.accessibilityIdentifier("row")
    }
    expect(host.box("a"), equals: "35 5 20 20")
    expect(host.box("b"), equals: "50 15 20 20")
    expect(host.box("row"), equals: "30 15 40 20")
    host.tap(at: CGPoint(x: 45, y: 7))
    expect(journal.take(), equals: "a")
    host.tap(at: CGPoint(x: 32, y: 30))
    expect(journal.take(), equals: "")
  }
}
