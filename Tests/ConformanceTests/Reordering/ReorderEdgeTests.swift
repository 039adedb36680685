import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Scrolling of a container while a lifted view is held near its edge.
@MainActor @Suite struct ReorderEdgeTests {
  private let journal = Journal()

  private func host() -> ViewHost<Letters<ScrollView<LazyVStack<AnyView>>>> {
    settledHost(300, 200) {
      Letters(journal, names: (0..<100).map { "\($0)" }) { rows in ScrollView { LazyVStack(spacing: 0) { rows } } }
    }
  }

  @Test(
    .claim(
      "REORDER-12",
      "A lifted view that is held near an edge of a scroll view scrolls its content, until it leaves the edge or is dropped.",
      .reproduced, "drags in lists on phones"))
  func `A lifted view scrolls its container at an edge`() {
    let host = host()
    let start = CGPoint(x: 150, y: 60)
    host.send(.down(at: start, time: host.time))
    host.send(.moved(to: CGPoint(x: 150, y: 190), time: host.time))
    host.advance(by: 0.1)
    expect(host.frame(of: "0")?.minY, equals: 0)
    host.advance(by: 2)
    expect(host.frame(of: "0"), equals: nil)
    // Away from the edge, the content rests.
    host.send(.moved(to: CGPoint(x: 150, y: 100), time: host.time))
    host.advance(by: 0.1)
    let shown = (0..<100).map { host.frame(of: "\($0)")?.minY }
    host.advance(by: 1)
    expect((0..<100).map { host.frame(of: "\($0)")?.minY }, equals: shown)
    host.send(.up(at: CGPoint(x: 150, y: 100), time: host.time))
    let told = journal.take()
    expect(told.hasPrefix("1<"), equals: true)
    expect(Int(told.dropFirst(2)).map { $0 > 5 }, equals: true)
    host.advance(by: 1)
    host.expectSound()
  }

  @Test func `The content does not scroll after a drop or a cancellation at an edge, and stops at its end`() {
    let host = host()
    host.send(.down(at: CGPoint(x: 150, y: 60), time: host.time))
    host.send(.moved(to: CGPoint(x: 150, y: 195), time: host.time))
    host.advance(by: 0.5)
    expect(host.pressKey(.escape), equals: true)
    let top = (0..<20).map { host.frame(of: "\($0)")?.minY }
    host.advance(by: 1)
    expect((0..<20).map { host.frame(of: "\($0)")?.minY }, equals: top)
    host.send(.up(at: CGPoint(x: 150, y: 195), time: host.time))
    expect(journal.take(), equals: "")
    // At the upper edge, the content returns to its start.
    host.send(.down(at: CGPoint(x: 150, y: 100), time: host.time))
    host.send(.moved(to: CGPoint(x: 150, y: 2), time: host.time))
    host.advance(by: 30)
    expect(host.frame(of: "0")?.minY, equals: 0)
    host.send(.cancelled(at: CGPoint(x: 150, y: 2), time: host.time))
    expect(host.core.checkInvariants(), equals: [])
  }
}
