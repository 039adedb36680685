import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ScrollOffsetTests {
  private let middle = CGPoint(x: 50, y: 50)

  @Test(
    .claim(
      "SCROLL-10", "Scrolling stops at the ends of the content.", .reproduced,
      "behavior of scroll views in SwiftUI, without the elastic edge"))
  func `The offset ends where the content ends`() {
    let host = settledHost(100, 100) { ScrollView { Block("a", 100, 250) } }
    host.scroll(at: middle, by: down(40))
    expect(host.rows("a"), equals: "-40…210")
    host.scroll(at: middle, by: down(1000))
    expect(host.rows("a"), equals: "-150…100")
    host.scroll(at: middle, by: down(-.infinity))
    expect(host.rows("a"), equals: "0…250")
    host.scroll(at: middle, by: down(.nan))
    host.scroll(at: CGPoint(x: CGFloat.nan, y: 5), by: down(5))
    host.scroll(at: middle, by: CGSize(width: 30, height: 0))
    expect(host.box("a"), equals: "0 0 100 250")
  }

  @Test(
    .claim(
      "SCROLL-11", "The offset is kept when the content changes, and clamped to its end.", .reproduced,
      "behavior of scroll views in SwiftUI"))
  func `A change of content or viewport clamps the offset`() {
    struct Scene: View {
      let height: CGFloat
      let id: Int
      var body: some View { ScrollView { Block("a", 100, height).id(id) } }
    }
    let host = settledHost(100, 100) { Scene(height: 250, id: 1) }
    host.scroll(at: middle, by: down(120))
    host.show(Scene(height: 300, id: 2))
    expect(host.rows("a"), equals: "-120…180")
    host.size = CGSize(width: 100, height: 200)
    host.update()
    expect(host.rows("a"), equals: "-100…200")
    host.show(Scene(height: 50, id: 2))
    expect(host.rows("a"), equals: "0…50")
  }

  @Test(
    .claim(
      "SCROLL-12",
      "The innermost of nested scroll views scrolls as far as it can, and the rest passes to the outer one.", .decided,
      "decision of this project; browsers and desktop systems chain wheel steps in this way"))
  func `The rest of a step is passed to the outer scroll view`() {
    let host = settledHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Block("inner", 100, 90) }.frame(height: 60).accessibilityIdentifier("box")
          Block("below", 100, 200)
        }
      }
    }
    host.scroll(at: CGPoint(x: 50, y: 20), by: down(20))
    expect(host.rows("inner", "box", "below"), equals: "-20…70 0…60 60…260")
    host.scroll(at: CGPoint(x: 50, y: 20), by: down(25))
    expect(host.rows("inner", "box", "below"), equals: "-45…45 -15…45 45…245")
    host.scroll("box", by: down(-50))
    expect(host.rows("inner", "box", "below"), equals: "0…90 0…60 60…260")
  }

  @Test(
    .claim(
      "SCROLL-13", "A horizontal scroll view in a vertical one passes vertical steps to it.", .derived, "SCROLL-12"))
  func `Each axis finds its scroll view`() {
    let host = settledHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Block("wide", 300, 40) }
          Block("below", 100, 200)
        }
      }
    }
    host.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 30, height: 15))
    expect(host.box("wide"), equals: "-30 -15 300 40")
  }

  @Test(
    .claim(
      "SCROLL-14", "Right-to-left content starts at the right edge, and is scrolled to the left.", .derived,
      "layout direction mirrors leading and trailing"))
  func `Right-to-left content begins at the right`() {
    let host = settledHost(100, 100) {
      ScrollView(.horizontal) { Block("a", 250, 100) }.environment(\.layoutDirection, .rightToLeft)
    }
    expect(host.columns("a"), equals: "-150…100")
    host.scroll(at: middle, by: CGSize(width: -40, height: 0))
    expect(host.columns("a"), equals: "-110…140")
    host.scroll(at: middle, by: CGSize(width: 1000, height: 0))
    expect(host.columns("a"), equals: "-150…100")
  }

  @Test(
    .claim(
      "SCROLL-15", "A disabled scroll view does not follow input.", .documented,
      "Apple's documentation of scrollDisabled(_:)"))
  func `A disabled scroll view does not scroll`() {
    let host = settledHost(100, 100) {
      ScrollView {
        ScrollView { Block("inner", 100, 200) }.frame(height: 80).scrollDisabled(true)
        Block("b", 100, 100)
      }
    }
    host.scroll(at: CGPoint(x: 50, y: 20), by: down(30))
    expect(host.rows("inner", "b"), equals: "-30…170 58…158")
  }

  @Test(
    .claim(
      "SCROLL-16",
      "Content outside the bounds of a scroll view is neither drawn nor hit; scrollClipDisabled disables the clip.",
      .documented, "Apple's documentation of ScrollView and of scrollClipDisabled(_:)"))
  func `Overflowing content is clipped`() {
    var taps = 0
    let scene = { (isClipDisabled: Bool) in
      ScrollView { Block("a", 100, 90).onTapGesture { taps += 1 } }.frame(width: 100, height: 40)
        .scrollClipDisabled(isClipDisabled)
    }
    let host = settledHost(100, 100) { scene(false) }
    expect(host.displayList.description.contains("clip"), equals: true)
    host.tap(at: CGPoint(x: 50, y: 60))
    expect(taps, equals: 1)
    host.tap(at: CGPoint(x: 50, y: 80))
    expect(taps, equals: 1)
    host.show(scene(true))
    expect(host.displayList.description.contains("clip"), equals: false)
    host.tap(at: CGPoint(x: 50, y: 80))
    expect(taps, equals: 2)
  }

  @Test(
    .claim(
      "SCROLL-17", "A press that moves more than 10 points along a scroll axis scrolls the content and is not a tap.",
      .documented, "Apple's documentation of UIScrollView and of DragGesture's minimum distance"))
  func `A drag scrolls and is not a tap`() {
    var taps = 0
    let host = settledHost(100, 100) { ScrollView { Block("a", 100, 250).onTapGesture { taps += 1 } } }
    host.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 50), steps: 5)
    expect(host.rows("a"), equals: "-30…220")
    expect(taps, equals: 0)
    host.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 72))
    expect(host.rows("a"), equals: "-30…220")
    expect(taps, equals: 1)
    host.drag(from: CGPoint(x: 20, y: 80), to: CGPoint(x: 50, y: 80))
    expect(taps, equals: 2, "no view scrolls horizontally, so the press is a tap")
  }

  @Test(
    .claim(
      "SCROLL-18", "An unknown identifier scrolls no view and is reported.", .decided,
      "decision of this project, as for taps"))
  func `An unknown identifier is reported`() {
    let host = settledHost(100, 100) { ScrollView { Block("a", 100, 250) }.accessibilityIdentifier("list") }
    host.scroll("lost", by: down(10))
    expect(host.diagnostics.map(\.code), equals: [.unknownIdentifier])
    host.scroll("list", by: down(10))
    host.scroll("a", by: down(10))
    expect(host.rows("a"), equals: "-20…230")
  }

  @Test(
    .claim(
      "SCROLL-19", "A requested scroll indicator is drawn if the content overflows; by default, there is none.",
      .decided, "decision of this project: SwiftUI displays it during scrolling"))
  func `An indicator shows the visible part`() {
    let scene = { (visibility: ScrollIndicatorVisibility, height: CGFloat) in
      ScrollView { Block("a", 100, height) }.scrollIndicators(visibility)
    }
    let host = settledHost(100, 100) { scene(.visible, 200) }
    expect(host.displayList.description.contains("rectangle 95 2 3 48"), equals: true)
    host.scroll(at: middle, by: down(100))
    expect(host.displayList.description.contains("rectangle 95 50 3 48"), equals: true)
    host.show(scene(.visible, 100))
    expect(host.displayList.description.contains("rectangle 95"), equals: false)
    host.show(scene(.automatic, 200))
    host.scroll(at: middle, by: down(10))
    expect(host.displayList.description.contains("rectangle 95"), here: false, inSwiftUI: true)
  }
}
