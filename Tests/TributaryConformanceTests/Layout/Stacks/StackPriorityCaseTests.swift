@MainActor struct StackPriorityCaseTests {
  @Test(.claim("STACK-27")) @MainActor func `Text yields to a color of higher priority`() {
    let host = settledHost(200, 16, measurer: CellTextMeasurer()) {
      HStack(spacing: 0) {
        Text("unbreakable").lineLimit(1).accessibilityIdentifier("text")
        Block("rest").layoutPriority(1)
      }
    }
    // One character of 8 points is the minimum width of text.
    expect(host.columns("text", "rest"), equals: "0…8 8…200")
  }
}
