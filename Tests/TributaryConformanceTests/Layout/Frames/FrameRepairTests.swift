@MainActor struct FrameRepairTests {
  @Test(.claim("FRAME-20")) @MainActor func `A frame applies to each view of a body`() {
    struct Pair: View {
      var body: some View {
        Block("a", 10, 10)
        Block("b", 20, 10)
      }
    }
    play(100, 100, "| box a = 30 20 10 10; box b = 30 50 20 10") {
      VStack(spacing: 0) { Pair().frame(width: 40, height: 30, alignment: .topLeading) }
    }
  }

  @Test(.claim("FRAME-21")) @MainActor func `A flexible frame clamps the child's proposal`() {
    let log = ProposalLog()
    _ = settledHost(200, 50) { Asked("a", 0...(.infinity), log).frame(minWidth: 20, maxWidth: 120) }
    expect(Set(log.sized), equals: ["a(120)"])
    log.clear()
    _ = settledHost(200, 50) {
      Asked("a", 0...(.infinity), log).frame(minWidth: 20, idealWidth: 70).fixedSize(horizontal: true, vertical: false)
    }
    expect(Set(log.sized), equals: ["a(70)"])
    log.clear()
    _ = settledHost(10, 50) { Asked("a", 0...(.infinity), log).frame(minWidth: 20) }
    expect(Set(log.sized), equals: ["a(20)"])
  }
}
