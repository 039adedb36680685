import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ContentMarginTests {
  @Test(
    .claim(
      "SCROLL-50",
      "contentMargins insets the content of a scroll view; the margins are part of the scrollable content.",
      .documented, "Apple's documentation of contentMargins(_:_:for:)"))
  func `Content starts and ends at the margins`() {
    let host = settledHost(100, 100) {
      ScrollView { Block("a", nil, 200) }.contentMargins(.vertical, 20).contentMargins(.leading, 10)
    }
    expect(host.box("a"), equals: "10 20 90 200")
    host.scroll(at: CGPoint(x: 50, y: 50), by: down(15))
    expect(host.rows("a"), equals: "5…205")
    host.scroll(at: CGPoint(x: 50, y: 50), by: down(.infinity))
    expect(host.rows("a"), equals: "-120…80")
  }

  @Test(
    .claim(
      "SCROLL-51",
      "The length of a scroll view includes the margins, on the cross axis and on an axis without a proposal.",
      .derived, "SCROLL-50 with SCROLL-01"))
  func `Margins are part of the size`() {
    let host = settledHost(300, 300) {
      ScrollView { Block("a", 30, 40) }.contentMargins(5).fixedSize().accessibilityIdentifier("scroll")
    }
    expect(host.box("scroll"), equals: "130 125 40 50")
    expect(host.box("a"), equals: "135 130 30 40")
  }

  @Test(
    .claim(
      "SCROLL-52", "scrollTo and frames relative to the scroll view use the viewport without its margins.", .documented,
      "Apple's talk on scroll views of 2023, in which pages between content margins fill the remaining space"))
  func `Scrolling targets and relative frames exclude the margins`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var scrollTo: (Int, UnitPoint?) -> Void = { _, _ in }
      let host = settledHost(100, 40) {
        ScrollViewReader { proxy in
          let _ = scrollTo = { proxy.scrollTo($0, anchor: $1) }
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<1000) { Block("r\($0)", nil, 20).containerRelativeFrame(.horizontal) }
            }
          }
          .contentMargins(.horizontal, 10)
        }
        .environment(\.layoutDirection, direction)
      }
      let leading = direction == .leftToRight ? UnitPoint.leading : .trailing
      expect(host.frame(of: "r0")?.minX, equals: 10)
      expect(host.frame(of: "r0")?.width, equals: 80)
      scrollTo(500, leading)
      host.update()
      expect(host.frame(of: "r500")?.minX, equals: 10)
      scrollTo(999, nil)
      host.update()
      expect(host.frame(of: "r999")?.minX, equals: 10, "\(direction)")
      expect(host.frame(of: "r998") != nil, equals: true, "the neighbor is visible in the margin")
    }
  }

  @Test(
    .claim(
      "SCROLL-53", "Content margins do not move the indicators, and indicator margins do not move the content.",
      .documented, "Apple's documentation of ContentMarginPlacement"))
  func `Indicators and content have separate margins`() {
    func picture(_ placement: ContentMarginPlacement) -> String {
      let host = settledHost(100, 100) {
        ScrollView { Block("a", nil, 200) }.contentMargins(.top, 20, for: placement).scrollIndicators(.visible)
      }
      let bar = [2, 22].first { host.displayList.description.contains("rectangle 95 \($0) 3") }
      return "\(host.rows("a")) bar \(bar ?? -1)"
    }
    expect(picture(.scrollContent), equals: "20…220 bar 2")
    expect(picture(.scrollIndicators), equals: "0…200 bar 22")
    expect(picture(.automatic), equals: "20…220 bar 22")
  }

  @Test func `Invalid margins are reported and ignored`() {
    let host = settledHost(100, 100) { ScrollView { Block("a", nil, 20) }.contentMargins(.top, CGFloat.nan) }
    expect(host.rows("a"), equals: "0…20")
    expect(host.diagnostics.map(\.code), equals: [.invalidDimension])
  }

  @Test func `Changed margins give the same picture as a fresh host`() {
    struct Scene: View {
      let margin: CGFloat
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Block("r\($0)", nil, 20) } } }
          .contentMargins(margin).accessibilityIdentifier("scroll")
      }
    }
    let host = settledHost(100, 100) { Scene(margin: 0) }
    for margin in [10.0, 0, 30, -10, 60] {
      host.show(Scene(margin: margin))
      let fresh = settledHost(100, 100) { Scene(margin: margin) }
      expect(host.displayList.description, equals: fresh.displayList.description, "\(margin)")
      expect(host.box("r0"), equals: fresh.box("r0"))
    }
  }
}
