@MainActor struct SpacerGapTests {
  @Test(.claim("SPACE-18")) @MainActor func `A fixed-size spacer is measured with the other views`() {
    let log = ProposalLog()
    _ = rowHost(200, 50, spacing: 0) {
      Asked("a", 20...20, log)
      Spacer().fixedSize()
      Asked("b", 20...20, log)
    }
    expect(log.sized.contains("a(66.667)"))
    log.clear()
    _ = rowHost(200, 50, spacing: 0) {
      Asked("a", 20...20, log)
      Spacer()
      Asked("b", 20...20, log)
    }
    expect(log.sized.contains("a(96)"))
  }
}
