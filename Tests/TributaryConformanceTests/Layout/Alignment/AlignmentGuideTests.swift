@MainActor struct AlignmentGuideTests {
  @Test(.claim("ALIGN-11")) @MainActor func `An alignment line outside all children takes no space`() {
    let host = settledHost(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 50, 20).alignmentGuide(.leading) { _ in -20 }
        Block("b", 50, 20).alignmentGuide(.leading) { _ in -20 }
      }.accessibilityIdentifier("stack")
    }
    expect(host.columns("stack", "a", "b"), here: "25…75 25…75 25…75", inSwiftUI: nil)
  }

  @Test(.claim("ALIGN-18")) @MainActor func `A guide closure reads the dimensions of its view`() {
    var outer: CGFloat? = -1
    var inner: CGFloat? = -1
    var end: CGFloat = -1
    play(100, 100, "| columns a, b = 27.5…57.5 42.5…72.5") {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 30, 20).alignmentGuide(.leading) { dimensions in
          inner = dimensions[explicit: .leading]
          end = dimensions[.trailing]
          return 7
        }
        .alignmentGuide(.leading) { dimensions in
          outer = dimensions[explicit: .leading]
          return dimensions[HorizontalAlignment.center]
        }
        Block("b", 30, 20)
      }
    }
    expect(outer, equals: 7)
    expectNil(inner)
    expect(end, equals: 30)
  }
}
