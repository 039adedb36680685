import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryLayout
import TributaryViews
import TributaryHost

/// Changes of the width of lazy containers, as when a device is turned, and other changes of all lengths.
@MainActor @Suite struct TurnedContainerTests {
  /// A scroll view around a lazy container whose views have lengths that depend on their cross length.
  struct Scene: View {
    enum Kind: CaseIterable { case column, row, grid }

    let kind: Kind
    var crossLength: CGFloat

    var body: some View {
      ScrollView(kind == .row ? .horizontal : .vertical) {
        switch kind {
        case .column: LazyVStack(spacing: 0) { views }
        case .row: LazyHStack(spacing: 0) { views }
        case .grid: LazyVGrid(columns: [GridItem(.flexible(), spacing: 0)], spacing: 0) { views }
        }
      }
      .accessibilityIdentifier("scroll")
      .frame(width: kind == .row ? nil : crossLength, height: kind == .row ? crossLength : nil)
    }

    private var views: some View {
      ForEach(0..<100) { index in
        let ratio = CGFloat(4 + index % 3)
        Color.red.aspectRatio(kind == .row ? 1 / ratio : ratio, contentMode: .fit).accessibilityIdentifier("r\(index)")
      }
    }
  }

  /// The visible views with their starts in the viewport, and the lengths of the views.
  private func visible(_ host: ViewHost<Scene>) -> [(index: Int, start: CGFloat, length: CGFloat)] {
    let isRow = host.content.kind == .row
    return (0..<100).compactMap { index in
      host.frame(of: "r\(index)").map { (index, isRow ? $0.minX : $0.minY, isRow ? $0.width : $0.height) }
    }
  }

  private func scroll(_ host: ViewHost<Scene>, by distance: CGFloat) {
    let isRow = host.content.kind == .row
    host.scroll("scroll", by: CGSize(width: isRow ? distance : 0, height: isRow ? 0 : distance))
  }

  @Test(
    .claim(
      "LAZY-32", "The first visible view of a lazy container keeps its place in the viewport when the width changes.",
      .documented, "an engineer of Apple on lazy stacks, WWDC 2026"), arguments: Scene.Kind.allCases)
  func `The first visible view stays when the width changes`(kind: Scene.Kind) throws {
    let host = settledHost(200, 200) { Scene(kind: kind, crossLength: 200) }
    scroll(host, by: 1003)
    for crossLength: CGFloat in [80, 200, 120, 200] {
      let before = try #require(visible(host).first { $0.start + $0.length > 1e-6 })
      host.content.crossLength = crossLength
      host.update()
      let after = try #require(visible(host).first { $0.start + $0.length > 1e-6 })
      expect(after.index, equals: before.index, "\(crossLength)")
      // The same part of the view is before the viewport.
      #expect(abs(after.start / after.length - before.start / before.length) < 1e-6, "\(crossLength)")
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test(
    .claim(
      "LAZY-33",
      "After a change of the width, scrolling back to the top does not move the visible views, and the first view is at the top.",
      .documented, "an engineer of Apple on lazy stacks, WWDC 2026"), arguments: Scene.Kind.allCases)
  func `Scrolling back after a change of the width ends at the top`(kind: Scene.Kind) {
    let host = settledHost(200, 200) { Scene(kind: kind, crossLength: 200) }
    scroll(host, by: 1003)
    host.content.crossLength = 80
    host.update()
    var steps = 0
    while visible(host).first?.index != 0 || visible(host)[0].start < 0, steps < 500 {
      let before = visible(host)
      scroll(host, by: -7)
      steps += 1
      let after = visible(host)
      if after.first?.index == 0, after[0].start == 0 { break }
      for view in before {
        guard let now = after.first(where: { $0.index == view.index }) else { continue }
        #expect(abs(now.start - view.start - 7) < 1e-6, "r\(view.index) at step \(steps)")
      }
    }
    expect(visible(host).first?.start, equals: 0)
    expect(steps > 10 && steps < 500, equals: true)
  }

  @Test(
    .claim(
      "LAZY-34", "The first visible view keeps its place when the environment or the spacing of a lazy stack changes.",
      .derived, "LAZY-32; the lengths of all rows can change in the same way"))
  func `The first visible view stays when the environment or the spacing changes`() {
    struct Lines: View {
      var limit = 8
      var spacing: CGFloat = 0

      var body: some View {
        ScrollView {
          LazyVStack(spacing: spacing) {
            ForEach(0..<100) { index in Block("r\(index)", nil, CGFloat(20 + index % 3 * 20)) }
          }
        }
        .accessibilityIdentifier("scroll")
        .environment(\.lineLimit, limit)
      }
    }
    let host = settledHost(100, 100) { Lines() }
    for _ in 0..<20 { host.scroll("scroll", by: down(55)) }
    expect(host.rows("r28", "r29"), equals: "0…40 40…100")
    host.content.limit = 9
    host.update()
    expect(host.rows("r28", "r29"), equals: "0…40 40…100")
    host.content.spacing = 6
    host.update()
    expect(host.rows("r28", "r29"), equals: "0…40 46…106")
  }

  @Test func `Content at its start stays there when the width changes`() {
    for kind in Scene.Kind.allCases {
      let host = settledHost(200, 200) { Scene(kind: kind, crossLength: 200) }
      host.content.crossLength = 80
      host.update()
      expect(visible(host).first?.index, equals: 0)
      expect(visible(host).first?.start, equals: 0)
    }
  }

  @Test func `A page stays when the viewport changes`() {
    struct Pages: View {
      var height: CGFloat

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { index in
              Color.red.containerRelativeFrame(.vertical).accessibilityIdentifier("p\(index)")
            }
          }
        }
        .accessibilityIdentifier("scroll")
        .frame(height: height)
      }
    }
    let host = settledHost(100, 400) { Pages(height: 300) }
    for _ in 0..<7 { host.scroll("scroll", by: down(300)) }
    expect(host.extent("p7"), equals: "100 300")
    host.content.height = 200
    host.update()
    // The viewport is centered in the host.
    expect(host.rows("p7", "p8"), equals: "100…300 nowhere")
  }
}
