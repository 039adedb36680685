@MainActor struct ViewThatFitsTests {
  @Test(.claim("FIT-05")) @MainActor func `A shorter text is selected when the longer one would wrap`() {
    play(100, 100, "| box short = 30 40 40 20; box long = nowhere") {
      ViewThatFits(in: .horizontal) {
        Text("as long as it gets").accessibilityIdentifier("long")
        Text("short").accessibilityIdentifier("short")
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0]) func `Invalid sizes still select a candidate`(length: CGFloat) {
    let host = settledHost(100, 20) {
      ViewThatFits {
        Block("a", length, length)
        Block("b", 10, 10)
      }
      .frame(minWidth: length, maxHeight: length)
    }
    expect(host.identifiers.count, equals: 1)
    expect(host.core.checkInvariants(), equals: [])
  }
}

/// Views with widths of 80, 40, and 20 points.
struct Candidates: View {
  var body: some View {
    ViewThatFits {
      Block("wide", 80, 20)
      Block("medium", 40, 20)
      Block("narrow", 20, 20)
    }
  }
}
