/// The claim about rows is covered by the stack suites.
@MainActor struct RightToLeftTests {
  @Test(.claim("ALIGN-21")) @MainActor func `A change of layout direction mirrors the views`() {
    let host = rightToLeftHost {
      HStack(spacing: 0) {
        Block("a", 20, 10)
        VStack(alignment: .leading, spacing: 0) {
          Block("b", 40, 10)
          Block("c", 10, 10)
        }
      }
    }
    expect(host.columns("a", "b", "c"), equals: "60…80 20…60 50…60")
    host.environment.layoutDirection = .leftToRight
    play(host, "update | columns a, b, c = 20…40 40…80 40…50")
  }
}
