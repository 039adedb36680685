@MainActor struct SingleViewTests {
  @Test(.claim("OVER-19")) @MainActor func `A larger decoration is placed with the size of the view`() {
    let log = PlacementLog()
    let host = settledHost(60, 40) {
      Block("primary", 60, 40).overlay(alignment: .topLeading) { Answered("over", 100, 100, log) }
    }
    expect(host.box("over"), equals: "0 0 100 100")
    expect(log.placed, equals: ["over@60x40"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  @MainActor func `A larger background is placed from the leading corner`(direction: LayoutDirection) {
    let log = PlacementLog()
    let host = settledHost(60, 40) {
      Block("primary", 60, 40).background(alignment: .topLeading) { Answered("b", 100, 100, log) }
        .environment(\.layoutDirection, direction)
    }
    expect(host.box("b") == (direction == .leftToRight ? "0 0 100 100" : "-40 0 100 100"))
    expect(log.placed, equals: ["b@60x40"])
  }

  @Test(.claim("ALIGN-45")) @MainActor func `A ZStack of one view is transparent`() {
    let host = settledHost(60, 40) { ZStack { Answered.half("a") }.accessibilityIdentifier("stack") }
    play(host, "| box stack = 15 15 30 10; box a = 15 15 30 10")
    play(60, 40, "| extent a = 30 10") { VStack { Answered.half("a") }.fixedSize(horizontal: false, vertical: true) }
    play(60, 40, "| extent a = 30 10") { AnyLayout(ZStackLayout()) { Answered.half("a") } }
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
  @MainActor func `A single view of half the scroll view's width keeps half the width`(direction: LayoutDirection) {
    let log = PlacementLog()
    let host = settledHost(60, 40) {
      ScrollView { Answered("a", log) { CGSize(width: ($0.width ?? 0) / 2, height: 10) } }
        .environment(\.layoutDirection, direction)
    }
    expect(host.box("a"), equals: "15 0 30 10")
    expect(log.placed, equals: ["a@60xnil"])
    play(60, 40, "| extent a = 10 20") {
      ScrollView(.horizontal) { Answered.half("a", .vertical) }.environment(\.layoutDirection, direction)
    }
  }

  @Test @MainActor func `A single view in a scroll view with two axes is placed without a proposal`() {
    let log = PlacementLog()
    let host = settledHost(60, 40) {
      ScrollView([.horizontal, .vertical]) {
        Answered("a", log) { CGSize(width: $0.width.map { $0 / 2 } ?? 10, height: 10) }
      }
    }
    expect(host.box("a"), equals: "25 15 10 10")
    expect(log.placed, equals: ["a@nilxnil"])
  }

  @Test(.claim("SPACE-40")) @MainActor func `A spacer in the decoration of a row's child has no cross length`() {
    play(100, 60, "| extent over = 20 0; extent behind = 34 0") {
      HStack {
        Block("a", 20, 20).overlay { Spacer().accessibilityIdentifier("over") }
        Block("b", 30, 20).padding(2).background(alignment: .topLeading) { Spacer().accessibilityIdentifier("behind") }
      }
    }
    play(60, 100, "| extent over = 0 30") {
      VStack { Block("a", 20, 30).overlay { Spacer().accessibilityIdentifier("over") } }
    }
    play(60, 100, "| extent over = 20 30") { Block("a", 20, 30).overlay { Spacer().accessibilityIdentifier("over") } }
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
    play(turning, "update | extent over = 0 30")
  }
}
