import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion

@testable import TributaryViews

/// Drawing puts what is shown into the nodes, and takes it out again: layout never sees it.
@MainActor @Suite struct ShownPlaceTests {
  private struct Mover: View {
    @State private var isWide = false

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: isWide ? 50 : 10, height: 10)
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("blue")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }
  }

  private func movingHost() -> ViewHost<Mover> {
    let host = makeHost { Mover() }
    host.update()
    host.tap("blue")
    host.advance(by: 0.5)
    return host
  }

  @Test func `In the middle of a movement nodes hold their models, whatever was drawn or asked`() {
    let host = movingHost()
    _ = host.displayList
    #expect(host.presentedFrame(of: "blue") != host.frame(of: "blue"))
    #expect(host.core.checkInvariants() == [])
  }

  @Test func `Layout that runs while nodes hold what is shown is found`() {
    let host = movingHost()
    host.core.animations?.presenting { host.core.runLayoutPass() }
    #expect(host.core.checkInvariants() == ["Layout reads models: it never runs while nodes hold what is shown."])
  }
}
