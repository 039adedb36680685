@MainActor struct SafeAreaPaddingTests {
  @Test(.claim("SAFE-30")) @MainActor func `Safe-area padding takes space`() {
    func box<V: View>(@ViewBuilder _ content: () -> V) -> String { settledHost(100, 100, content: content).box("view") }
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    expect(box { Block("view").safeAreaPadding(insets) }, equals: "20 10 40 60")
    expect(box { Block("view").safeAreaPadding(.horizontal, 15) }, equals: "15 0 70 100")
    expect(box { Block("view").safeAreaPadding(.top) }, equals: "0 16 100 84")
    expect(box { Block("view").safeAreaPadding() }, equals: "16 16 68 68")
    expect(box { Block("view").safeAreaPadding(12) }, equals: "12 12 76 76")
    play(100, 100, "| box padded = 25 35 30 30") {
      HStack(spacing: 0) {
        Block("a", 20, 20).safeAreaPadding(5).accessibilityIdentifier("padded")
        Block("b", 20, 20)
      }
    }
  }

  @Test(.claim("SAFE-31")) @MainActor func `Safe-area padding is part of the safe area`() {
    play(100, 100, "| blue = 10 0 80 90") { Ink.blue.color.ignoresSafeArea(edges: .top).safeAreaPadding(10) }
    play(100, 100, "| blue = 0 0 100 100") { Color.clear.background(Ink.blue.color).safeAreaPadding(10) }
    play(100, 100, "| blue = 10 10 80 80") { Ink.blue.color.ignoresSafeArea().padding(10) }
  }

  @Test(.claim("SAFE-32")) @MainActor func `Safe-area padding can change`() {
    let handle = Handle<CGFloat>()
    let log = Log<CGFloat>()
    let host = settledHost(100, 100) {
      Stateful(10, handle) { length in
        Color.clear.frame(height: 20).frame(maxHeight: .infinity, alignment: .top).background(Ink.blue.color)
          .overlay { GeometryReader { proxy in let _ = log.add(proxy.safeAreaInsets.top) } }
          .safeAreaPadding(.top, length)
      }
    }
    handle.set(25)
    host.update()
    handle.set(0)
    play(host, "update | blue = 0 0 100 100")
    expect(log.take(), equals: [10, 25, 0])
  }

  @Test(.claim("SAFE-33")) @MainActor func `A style in an overlay extends into the safe area`() {
    func boxes(_ edges: Edge.Set) -> [String] {
      settledHost(100, 100) {
        Color.clear.overlay(Ink.blue.color, ignoresSafeAreaEdges: edges).safeAreaPadding(10)
      }.boxes(in: .blue)
    }
    expect(boxes(.all), equals: ["0 0 100 100"])
    expect(boxes(.bottom), equals: ["10 10 80 90"])
    expect(boxes([]), equals: ["10 10 80 80"])
  }
}
