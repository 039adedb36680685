import Foundation
import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ScrollGeometryTests {
  @Test(
    .claim(
      "SCROLL-20",
      "The space named scrollView is the viewport of the nearest scroll view, with the named axis if there is one.",
      .documented, "Apple's documentation of CoordinateSpaceProtocol.scrollView and scrollView(axis:)"))
  func `Geometry is relative to the viewport`() {
    var seen: [String: CGRect] = [:]
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 20)
        ScrollView {
          ScrollView(.horizontal) {
            GeometryReader { proxy in
              let _ =
                seen = [
                  "nearest": proxy.frame(in: .scrollView), "vertical": proxy.frame(in: .scrollView(axis: .vertical)),
                  "global": proxy.frame(in: .global),
                ]
              Color.red
            }
            .frame(width: 200, height: 200)
          }
          .accessibilityIdentifier("inner")
        }
      }
    }
    expect(seen["nearest"], equals: CGRect(x: 0, y: 0, width: 200, height: 200))
    host.scroll("inner", by: CGSize(width: 15, height: 30))
    expect(seen["nearest"], equals: CGRect(x: -15, y: 0, width: 200, height: 200))
    expect(seen["vertical"], equals: CGRect(x: -15, y: -30, width: 200, height: 200))
    expect(seen["global"], equals: CGRect(x: -15, y: -10, width: 200, height: 200))
  }

  @Test(
    .claim(
      "SCROLL-21", "A scroll step notifies the geometry observers, anchors, and readers inside.", .reproduced,
      "anchors hold the resolved global value, so preferences over anchors fire on every step"))
  func `Observers inside follow scrolling`() {
    var tops: [CGFloat] = []
    var anchors = 0
    let host = settledHost(100, 100) {
      ScrollView {
        Block("a", 100, 300)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minY
          } action: {
            tops.append($0)
          }
          .anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] }
      }
      .onPreferenceChange(ListKey<Anchor<CGRect>>.self) { _ in anchors += 1 }
    }
    host.scroll("a", by: down(10))
    host.scroll("a", by: down(5))
    expect(tops, equals: [0, -10, -15])
    expect(anchors, equals: 3)
  }

  @Test(
    .claim(
      "SCROLL-22", "A scroll step does no work for views that do not observe geometry.", .decided,
      "decision of this project"))
  func `Scrolling over 10,000 rows visits a bounded number of nodes`() {
    let host = settledHost(100, 100) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10_000) { Block("r\($0)", 100, 10) } } }
    }
    _ = host.displayList
    let list = host.displayList
    let drawn = host.core.counts.nodesVisited
    host.scroll(at: CGPoint(x: 50, y: 50), by: down(35))
    let counts = host.core.counts
    expect(host.rows("r10"), equals: "65…75")
    expect(counts.bodies, equals: 0)
    expect(counts.measurements, equals: 0)
    // The last frame of the step has no work left, so the frame that scrolls is measured here.
    InputState.of(host.core).scroll(at: CGPoint(x: 50, y: 50), by: down(20))
    let report = host.update()
    expect(report.counts.bodies + report.counts.measurements + report.counts.nodesCreated, equals: 0)
    expect(report.counts.placements, equals: 1)
    #expect(report.counts.nodesVisited <= 8)
    expect(host.displayList != list, equals: true)
    print("scroll over 10,000 rows: \(report.counts); first drawing \(drawn) nodes")
  }
}
