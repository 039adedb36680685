import Testing
import TributaryAnimation
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct GeometryGroupTests {
  private struct Stage: View {
    let isGrouped: Bool
    @State private var isOpen = false

    var body: some View {
      VStack(spacing: 0) {
        Trigger("open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
        if isGrouped { badge.geometryGroup() } else { badge }
      }
      .frame(width: 200, height: 100, alignment: isOpen ? .bottom : .top)
    }

    private var badge: some View {
      ZStack {
        Color.clear.frame(width: 20, height: 20)
        if isOpen { Block("new", 20, 20).transition(.identity) }
      }
    }
  }

  @Test(
    .claim(
      "ANIM-69",
      "A view that is inserted into a moving geometry group moves with the group; otherwise it is at its final "
        + "position at once.",
      .documented, "Apple's documentation of geometryGroup()"))
  func `A geometry group moves its views together`() {
    func shown(_ isGrouped: Bool) -> String {
      let host = settledHost(200, 100) { Stage(isGrouped: isGrouped) }
      host.tap("open")
      var places = ["\(Int(host.shownY("new")))"]
      for _ in 0..<2 {
        host.advance(by: 0.5)
        places.append("\(Int(host.shownY("new").rounded()))")
      }
      return places.joined(separator: " ")
    }
    expect(shown(false), equals: "80 80 80")
    expect(shown(true), equals: "10 45 80")
  }
}
