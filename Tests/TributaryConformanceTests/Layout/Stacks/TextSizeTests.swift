/// Text in cells of 8 by 16 points.
@MainActor struct TextSizeTests {
  private func text<V: View>(_ width: CGFloat = 200, _ height: CGFloat = 200, @ViewBuilder _ content: () -> V)
    -> ViewHost<V>
  { settledHost(width, height, measurer: CellTextMeasurer(), content: content) }

  @Test(.claim("TEXT-01")) @MainActor func `Wrapped text is as wide as its longest line`() {
    let host = text { Text("aaaa bbbbb").accessibilityIdentifier("t").frame(width: 50) }
    play(host, "| extent t = 40 32; lines = aaaa / bbbbb")
  }

  @Test(.claim("TEXT-02")) @MainActor func `Text is at least one line high`() {
    let host = text { Text("aaaa bbbbb").accessibilityIdentifier("t").frame(width: 0, height: 0) }
    expect(host.frame(of: "t")?.height, equals: 16)
  }

  @Test(.claim("TEXT-03")) @MainActor func `A fixed size keeps one line`() {
    let host = text { Text("aaaa bbbbb").fixedSize().accessibilityIdentifier("t").frame(width: 50) }
    play(host, "| extent t = 80 16; lines = aaaa bbbbb")
  }

  @Test(.claim("TEXT-04")) @MainActor func `A line limit truncates`() {
    let host = text { Text("aaaa bbbbb").lineLimit(1).accessibilityIdentifier("t").frame(width: 50) }
    play(host, "| height t = 16; lines = aaaa…")
  }

  @Test(.claim("TEXT-05")) @MainActor func `Height limits lines`() {
    let host = text { Text("aaa bbb ccc").accessibilityIdentifier("t").frame(width: 32, height: 32) }
    play(host, "| height t = 32; lines = aaa / bbb…")
  }

  @Test(.claim("TEXT-06")) @MainActor func `Scaling precedes truncation`() throws {
    let line = Text("Hello, world").lineLimit(1)
    let whole = settledHost(400, 50, measurer: MetricTextMeasurer()) { line.accessibilityIdentifier("t") }
    let width = try #require(whole.frame(of: "t")).width
    let cut = settledHost(400, 50, measurer: MetricTextMeasurer()) { line.frame(width: width * 0.8) }
    expect(cut.lines, differsFrom: ["Hello, world"])
    let scaled = settledHost(400, 50, measurer: MetricTextMeasurer()) {
      line.minimumScaleFactor(0.5).frame(width: width * 0.8)
    }
    expect(scaled.lines, equals: ["Hello, world"])
  }

  @Test(.claim("TEXT-07")) @MainActor func `Text between colors wraps`() {
    let host = text(120) {
      HStack(spacing: 0) {
        Block("a")
        Text("aaaa bbbb").accessibilityIdentifier("t")
        Block("b")
      }
    }
    play(host, "| columns a, t, b = 0…44 44…76 76…120; lines = aaaa / bbbb")
  }

  @Test(.claim("TEXT-08")) @MainActor func `Priority keeps text on one line`() {
    let host = text(120) {
      HStack(spacing: 0) {
        Block("a")
        Text("aaaa bbbb").accessibilityIdentifier("t").layoutPriority(1)
        Block("b")
      }
    }
    expect(host.columns("a", "t", "b"), equals: "0…24 24…96 96…120")
  }

  @Test(.claim("TEXT-09")) @MainActor func `Text of lower priority is truncated to its minimum`() {
    let host = text(200, 16) {
      HStack(spacing: 0) {
        Text("aaaa bbbb").accessibilityIdentifier("t")
        Block("b").layoutPriority(1)
      }
    }
    expect(host.columns("t", "b"), equals: "0…8 8…200")
  }
}
