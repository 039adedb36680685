import Foundation
import Testing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The movement of views with swipe actions in a container.
@MainActor @Suite struct SwipeShiftTests {
  private struct Titled: View {
    var title = "Pin"

    var body: some View {
      Block("row", nil, 40).swipeActions { Button(title) {}.accessibilityIdentifier("action") }
        .swipeActionsContainer()
    }
  }

  @Test func `Actions are revealed with an animation, also for the first time`() {
    let host = settledHost(300, 40) { Titled() }
    host.moveFocus(by: 1)
    for _ in 0..<2 {
      host.activateFocus()
      expect(host.isAnimating, equals: true)
      var shown: [CGFloat] = []
      for _ in 0..<4 {
        shown.append(host.presentedFrame(of: "row")?.minX ?? 0)
        host.advance(by: 0.05)
      }
      expect(shown.first, equals: 0)
      expect(zip(shown, shown.dropFirst()).allSatisfy { $0 > $1 }, equals: true, "\(shown)")
      host.rest()
      expect(host.presentedFrame(of: "row")?.minX, equals: -48)
      expect(host.frame(of: "action")?.minX, equals: 252)
      host.activateFocus()
      host.rest()
      expect(host.frame(of: "row")?.minX, equals: 0)
    }
  }

  @Test func `A view with revealed actions follows their width, and a dry run does not move it`() {
    let host = settledHost(300, 40) { Titled() }
    host.swipe("row", by: -60)
    for (title, width) in [("Pin", 48), ("A long title", 120), ("Pin", 48)] as [(String, CGFloat)] {
      host.show(Titled(title: title))
      expect(host.frame(of: "action")?.width, equals: width)
      expect(host.frame(of: "row")?.minX, equals: -width)
      host.probeFeedback()
      host.update()
      expect(host.frame(of: "row")?.minX, equals: -width)
    }
    host.expectSound()
  }
}
