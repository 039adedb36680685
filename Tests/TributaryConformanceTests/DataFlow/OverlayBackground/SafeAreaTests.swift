/// A screen of 400 by 800 points with safe-area insets of 59 at the top and 34 at the bottom.
@MainActor struct SafeAreaTests {
  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost<V> {
    settledHost(400, 800, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), content: content)
  }

  @Test(.claim("SAFE-01")) @MainActor func `A background style extends to the screen edges`() {
    let host = screen { Color.clear.accessibilityIdentifier("content").background(Ink.blue.color) }
    play(host, "| box content = 0 59 400 707; blue = 0 0 400 800")
  }

  @Test(.claim("SAFE-02")) @MainActor func `Only the specified edges are extended`() {
    let top = screen { Color.clear.background(Ink.blue.color, ignoresSafeAreaEdges: .top) }
    expect(top.boxes(in: .blue), equals: ["0 0 400 766"])
    let bottom = screen { Color.clear.background(Ink.blue.color, ignoresSafeAreaEdges: .bottom) }
    expect(bottom.boxes(in: .blue), equals: ["0 59 400 741"])
    let none = screen { Color.clear.background(Ink.blue.color, ignoresSafeAreaEdges: []) }
    expect(none.boxes(in: .blue), equals: ["0 59 400 707"])
  }

  @Test(.claim("SAFE-03")) @MainActor func `A background away from the edges is not extended`() {
    let host = screen { Color.clear.frame(width: 50, height: 50).background(Ink.blue.color) }
    expect(host.boxes(in: .blue), equals: ["175 387.5 50 50"])
  }

  @Test(.claim("SAFE-04")) @MainActor func `Background views and shapes are not extended`() {
    let view = screen { Color.clear.background { Ink.blue.color } }
    expect(view.boxes(in: .blue), equals: ["0 59 400 707"])
    let shape = screen { Color.clear.background(Ink.blue.color, in: Rectangle()) }
    expect(shape.boxes(in: .blue), equals: ["0 59 400 707"])
  }

  @Test(.claim("SAFE-05")) @MainActor func `A proxy reports the insets of the edges that its view touches`() {
    struct Insets: View {
      let name: String
      var body: some View {
        GeometryReader { proxy in Block(name, 1 + proxy.safeAreaInsets.top, 1 + proxy.safeAreaInsets.bottom) }
      }
    }
    let all = screen { Insets(name: "all") }
    expect(all.extent("all"), equals: "60 35")
    let inside = screen { Insets(name: "inside").padding(1) }
    expect(inside.extent("inside"), equals: "1 1")
    let top = screen { Insets(name: "top").padding(.bottom, 1) }
    expect(top.extent("top"), equals: "60 1")
  }
}
