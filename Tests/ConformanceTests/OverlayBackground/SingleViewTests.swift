import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// A single view in a container for several views.
@MainActor @Suite struct SingleViewTests {
  @Test(.claim("OVER-19")) func `A larger decoration is placed with the size of the view`() {
    let log = PlacementLog()
    let host = settledHost(60, 40) {
      Block("primary", 60, 40).overlay(alignment: .topLeading) { Answered("over", 100, 100, log) }
    }
    expect(host.box("over"), equals: "0 0 100 100")
    expect(log.placed, equals: ["over@60x40"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `A larger background is placed from the leading corner`(direction: LayoutDirection) {
    let log = PlacementLog()
    let host = settledHost(60, 40) {
      Block("primary", 60, 40).background(alignment: .topLeading) { Answered("b", 100, 100, log) }
        .environment(\.layoutDirection, direction)
    }
    expect(host.box("b") == (direction == .leftToRight ? "0 0 100 100" : "-40 0 100 100"))
    expect(log.placed, equals: ["b@60x40"])
  }

  @Test(.claim("ALIGN-45")) func `A ZStack of one view is transparent`() {
    let host = settledHost(60, 40) { ZStack { Answered.half("a") }.accessibilityIdentifier("stack") }
    expect(host.box("stack"), equals: "15 15 30 10")
    expect(host.box("a"), equals: "15 15 30 10")
    let column = settledHost(60, 40) { VStack { Answered.half("a") }.fixedSize(horizontal: false, vertical: true) }
    expect(column.extent("a"), equals: "30 10")
    let erased = settledHost(60, 40) { AnyLayout(ZStackLayout()) { Answered.half("a") } }
    expect(erased.extent("a"), equals: "30 10")
    let two = settledHost(60, 40) {
      ZStack {
        Answered.half("a")
        Block("b", 20, 20)
      }
    }
    // Each of several views is finally proposed the size of the stack.
    expect(two.extent("a"), equals: "15 10")
  }

  @Test(.claim("SCROLL-34"), arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `A single view of half the scroll view's width keeps half the width`(direction: LayoutDirection) {
    let log = PlacementLog()
    let host = settledHost(60, 40) {
      ScrollView { Answered("a", log) { CGSize(width: ($0.width ?? 0) / 2, height: 10) } }
        .environment(\.layoutDirection, direction)
    }
    expect(host.box("a"), equals: "15 0 30 10")
    expect(log.placed, equals: ["a@60xnil"])
    let row = settledHost(60, 40) {
      ScrollView(.horizontal) { Answered.half("a", .vertical) }.environment(\.layoutDirection, direction)
    }
    expect(row.extent("a"), equals: "10 20")
  }

  @Test func `A single view in a scroll view with two axes is placed without a proposal`() {
    let log = PlacementLog()
    let host = settledHost(60, 40) {
      ScrollView([.horizontal, .vertical]) {
        Answered("a", log) { CGSize(width: $0.width.map { $0 / 2 } ?? 10, height: 10) }
      }
    }
    expect(host.box("a"), equals: "25 15 10 10")
    expect(log.placed, equals: ["a@nilxnil"])
  }

  @Test(.claim("SPACE-40")) func `A spacer in the decoration of a row's child has no cross length`() {
    let host = settledHost(100, 60) {
      HStack {
        Block("a", 20, 20).overlay { Spacer().accessibilityIdentifier("over") }
        Block("b", 30, 20).padding(2).background(alignment: .topLeading) {
          Spacer().accessibilityIdentifier("behind")
        }
      }
    }
    expect(host.extent("over"), equals: "20 0")
    expect(host.extent("behind"), equals: "34 0")
    let column = settledHost(60, 100) {
      VStack { Block("a", 20, 30).overlay { Spacer().accessibilityIdentifier("over") } }
    }
    expect(column.extent("over"), equals: "0 30")
    let alone = settledHost(60, 100) { Block("a", 20, 30).overlay { Spacer().accessibilityIdentifier("over") } }
    expect(alone.extent("over"), equals: "20 30")

    struct Turning: View {
      let isRow: Bool
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { Block("a", 20, 30).overlay { Spacer().accessibilityIdentifier("over") } }
      }
    }
    let turning = settledHost(100, 100) { Turning(isRow: true) }
    expect(turning.extent("over"), equals: "20 0")
    turning.content = Turning(isRow: false)
    turning.update()
    expect(turning.extent("over"), equals: "0 30")
    expect(turning.core.checkInvariants(), equals: [])
  }
}
