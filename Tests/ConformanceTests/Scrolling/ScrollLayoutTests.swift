import Foundation
import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ScrollLayoutTests {
  @Test(
    .claim(
      "SCROLL-01",
      "A scroll view takes the proposed length on its scroll axes, and the content's length on the others.",
      .reproduced, "objc.io, Thinking in SwiftUI, on scroll views"))
  func `A scroll view is as high as proposed and as wide as its content`() {
    let host = settledHost(200, 100) {
      ScrollView { Block("content", 40, 300) }.accessibilityIdentifier("scroll")
    }
    expect(host.box("scroll"), equals: "80 0 40 100")
    expect(host.box("content"), equals: "80 0 40 300")
  }

  @Test(
    .claim(
      "SCROLL-02", "The ideal length of a scroll view is that of its content.", .documented,
      "Apple's documentation of ScrollView and of fixedSize(horizontal:vertical:)"))
  func `A fixed scroll view is as long as its content`() {
    let host = settledHost(200, 400) {
      ScrollView { Block("content", 40, 300) }.fixedSize().accessibilityIdentifier("scroll")
    }
    expect(host.box("scroll"), equals: "80 50 40 300")
  }

  @Test func `Lazy content fills a scroll view whose length across was unspecified`() {
    let host = settledHost(200, 200) {
      ScrollView {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            Block("tall", 20, 60)
            Color.red.frame(width: 30).accessibilityIdentifier("filling")
          }
        }
        .accessibilityIdentifier("row")
      }
    }
    expect(host.box("row"), equals: "0 0 200 60")
    expect(host.box("filling"), equals: "20 0 30 60")
  }

  @Test(
    .claim(
      "SCROLL-03", "The content of a scroll view receives no proposal on the scroll axes.", .reproduced,
      "objc.io, Thinking in SwiftUI, on scroll views: shapes inside become 10 points long"))
  func `A color is ten points high in a vertical scroll view and ten wide in a horizontal one`() {
    let vertical = settledHost(200, 100) { ScrollView { Block("a") } }
    expect(vertical.box("a"), equals: "0 0 200 10")
    let horizontal = settledHost(200, 100) { ScrollView(.horizontal) { Block("a") } }
    expect(horizontal.box("a"), equals: "0 0 10 100")
    let both = settledHost(200, 100) { ScrollView([.horizontal, .vertical]) { Block("a") } }
    expect(both.box("a"), equals: "95 45 10 10")
  }

  @Test(
    .claim(
      "SCROLL-04", "Several views in a scroll view form a vertical stack, regardless of the axis.", .reproduced,
      "objc.io, Thinking in SwiftUI: the implicit stack of a scroll view is a VStack"))
  func `Two views are stacked vertically`() {
    let host = settledHost(200, 100) {
      ScrollView(.horizontal) {
        Block("a", 40, 20)
        Block("b", 60, 20)
      }
    }
    expect(host.box("a"), equals: "10 26 40 20")
    expect(host.box("b"), equals: "0 54 60 20")
  }

  @Test(
    .claim(
      "SCROLL-05", "Short content is placed at the leading or top edge of a scroll view with one axis.", .reproduced,
      "behavior of vertical and horizontal scroll views in SwiftUI"))
  func `Short content stays at the edge`() {
    let vertical = settledHost(200, 100) { ScrollView { Block("a", 40, 30) } }
    expect(vertical.box("a"), equals: "80 0 40 30")
    let horizontal = settledHost(200, 100) { ScrollView(.horizontal) { Block("a", 40, 30) } }
    expect(horizontal.box("a"), equals: "0 35 40 30")
    let mirrored = settledHost(200, 100) {
      ScrollView(.horizontal) { Block("a", 40, 30) }.environment(\.layoutDirection, .rightToLeft)
    }
    expect(mirrored.box("a"), equals: "160 35 40 30")
  }

  @Test(
    .claim(
      "SCROLL-06",
      "A scroll view is fully flexible on its axis: in a stack, it takes the length that rigid views leave.", .derived,
      "SCROLL-01 and STACK-04"))
  func `A scroll view in a column takes the remaining length`() {
    let host = settledHost(200, 100) {
      VStack(spacing: 0) {
        Block("head", 200, 30)
        ScrollView { Block("content", 40, 300) }.accessibilityIdentifier("scroll")
      }
    }
    expect(host.box("scroll"), equals: "80 30 40 70")
  }

  @Test(
    .claim(
      "SCROLL-07", "Preferences of the content, including content outside the viewport, pass through a scroll view.",
      .reproduced, "objc.io on preferences in scroll views"))
  func `Content outside the viewport publishes preferences`() {
    let host = settledHost(200, 100) {
      ScrollView {
        ForEach(0..<30) { index in Block("r\(index)", 40, 20).preference(key: ListKey<Int>.self, value: [index]) }
      }
    }
    expect(host.preference(ListKey<Int>.self), equals: Array(0..<30))
  }

  @Test(
    .claim(
      "SCROLL-08", "A default scroll anchor determines the initial position, and the alignment of short content.",
      .documented, "Apple's documentation of defaultScrollAnchor(_:)"))
  func `A default anchor starts a scroll view at its end`() {
    struct Scene: View {
      let height: CGFloat
      var body: some View { ScrollView { Block("a", 40, height) }.defaultScrollAnchor(.bottom) }
    }
    let host = settledHost(200, 100) { Scene(height: 300) }
    expect(host.rows("a"), equals: "-200…100")
    host.show(Scene(height: 60))
    expect(host.rows("a"), equals: "40…100")
    host.show(Scene(height: 500))
    expect(host.rows("a"), equals: "-400…100")
    host.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: -100))
    host.show(Scene(height: 600))
    expect(host.rows("a"), equals: "-300…300")
  }

  @Test(
    .claim(
      "SCROLL-09", "A frame relative to its container follows the viewport of the enclosing scroll view.", .documented,
      "Apple's documentation of containerRelativeFrame(_:alignment:)"))
  func `Pages are as wide as the viewport`() {
    let host = settledHost(100, 60) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<50) { index in
            Color.red.accessibilityIdentifier("p\(index)").containerRelativeFrame(.horizontal, count: 2, spacing: 0)
          }
        }
      }
      .frame(width: 80)
      .accessibilityIdentifier("scroll")
    }
    expect(host.columns("p0", "p1", "p2"), equals: "10…50 50…90 nowhere")
    host.size = CGSize(width: 200, height: 60)
    host.update()
    host.scroll("scroll", by: CGSize(width: 60, height: 0))
    expect(host.columns("p1", "p2", "p3"), equals: "40…80 80…120 120…160")
  }
}
