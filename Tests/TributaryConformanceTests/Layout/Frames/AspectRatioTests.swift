@MainActor struct AspectRatioTests {
  @Test(.claim("ASPECT-05")) @MainActor func `A size specifies the ratio of its sides`() {
    play(100, 100, "| box a = 37.5 0 25 100") { Block("a").aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit) }
  }

  @Test(.claim("ASPECT-06"), arguments: [CGFloat(0), -2, .nan, .infinity])
  @MainActor func `An invalid ratio is ignored and reported`(ratio: CGFloat) {
    let host = settledHost(100, 40) { Block("a").aspectRatio(ratio, contentMode: .fit) }
    play(host, "| box a = 30 0 40 40; diagnostics = invalidDimension")
  }

  @Test @MainActor func `A size without height is not a ratio`() {
    let host = settledHost(100, 40) { Block("a").aspectRatio(CGSize.zero, contentMode: .fit) }
    play(host, "| box a = 30 0 40 40; diagnostics = invalidDimension")
  }
}
