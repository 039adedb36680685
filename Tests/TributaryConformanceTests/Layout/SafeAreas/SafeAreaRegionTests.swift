@MainActor struct SafeAreaRegionTests {
  /// Safe-area insets of 10 at the top, 20 at the bottom, and 5 at the left and right of 100 by 100 points.
  private let insets = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 5)

  @Test(.claim("SAFE-17")) @MainActor func `A view extends under a bar`() {
    play(100, 100, "| blue = 0 0 100 100; red = 0 80 100 20; inks = blue red") {
      Ink.blue.color.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 4) { Ink.red.color.frame(height: 20) }
    }
    func ground(_ edges: Edge.Set) -> [String] {
      settledHost(100, 100) {
        Color.clear.background(Ink.blue.color, ignoresSafeAreaEdges: edges)
          .safeAreaInset(edge: .bottom, spacing: 4) { Ink.red.color.frame(height: 20) }
      }.boxes(in: .blue)
    }
    expect(ground(.all), equals: ["0 0 100 100"])
    expect(ground(.top), equals: ["0 0 100 76"])
    play(100, 100, "| blue = 40 30 20 20") {
      Color.clear.frame(width: 20, height: 20).background(Ink.blue.color).frame(maxHeight: .infinity)
        .safeAreaInset(edge: .bottom, spacing: 0) { Ink.red.color.frame(height: 20) }
    }
  }

  @Test(.claim("SAFE-19")) @MainActor func `A bar is placed in the outer safe area`() {
    let host = settledHost(100, 100, safeArea: insets) {
      Color.clear.safeAreaInset(edge: .bottom, spacing: 0) {
        Color.clear.frame(height: 15).background(Ink.red.color).accessibilityIdentifier("bar")
      }
    }
    play(host, "| box bar = 5 65 90 15; red = 0 65 100 35")
  }

  @Test(.claim("SAFE-20")) @MainActor func `A proxy adds up regions`() {
    let log = Log<String>()
    func reader(_ name: String) -> some View {
      GeometryReader { proxy in
        let _ = log.add("\(name) \(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.bottom)")
        Color.clear
      }
    }
    let host = settledHost(100, 200, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) {
      reader("view").safeAreaInset(edge: .top, spacing: 4) { reader("bar").frame(height: 20) }
    }
    expect(Set(log.take()), equals: ["view 83.0 34.0", "bar 59.0 0.0"])
    host.safeAreaInsets = EdgeInsets(top: 9, leading: 0, bottom: 0, trailing: 0)
    host.update()
    expect(Set(log.take()), equals: ["view 33.0 0.0", "bar 9.0 0.0"])
    let inside = settledHost(100, 100) {
      reader("inside").padding(1).safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20) }
    }
    expectEmpty(inside.diagnostics)
    expect(log.take(), equals: ["inside 0.0 0.0"])
  }

  @Test(.claim("SAFE-21")) @MainActor func `A bar can grow, be inserted, and be removed`() {
    let handle = Handle<CGFloat>()
    let log = Log<CGFloat>()
    let host = settledHost(100, 100) {
      Stateful(20, handle) { height in
        Color.clear.accessibilityIdentifier("view").background(Ink.blue.color)
          .overlay { GeometryReader { proxy in let _ = log.add(proxy.safeAreaInsets.bottom) } }
          .safeAreaInset(edge: .bottom, spacing: 0) { if height > 0 { Color.clear.frame(height: height) } }
      }
    }
    expect(host.box("view"), equals: "0 0 100 80")
    handle.set(30)
    play(host, "update | box view = 0 0 100 70; blue = 0 0 100 100")
    handle.set(0)
    play(host, "update | box view = 0 0 100 100")
    handle.set(10)
    play(host, "update | box view = 0 0 100 90")
    expect(log.take(), equals: [20, 30, 0, 10])
  }

  @Test(.claim("SAFE-22")) @MainActor func `A view inside the inset extends over the rest of it`() {
    let host = settledHost(100, 100, safeArea: EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 20).background(Ink.blue.color).offset(y: -10)
        Spacer(minLength: 0)
      }
    }
    expect(host.boxes(in: .blue), equals: ["0 0 100 40"])
  }

  @Test(.claim("SAFE-23")) @MainActor func `Scaled views extend, and rotated views do not`() {
    let top = EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
    let scaled = settledHost(100, 100, safeArea: top) { Block("view").ignoresSafeArea().scaleEffect(0.5, anchor: .top) }
    expect(scaled.box("view"), equals: "25 0 50 65")
    let turned = settledHost(100, 100, safeArea: top) {
      Block("view").ignoresSafeArea().rotationEffect(.degrees(45)).frame(width: 40, height: 40)
    }
    expect(turned.extent("view"), equals: "56.569 56.569")
    let gone = settledHost(100, 100, safeArea: top) { Block("view").ignoresSafeArea().scaleEffect(0) }
    expect(gone.extent("view"), equals: "0 0")
  }

  @Test(.claim("SAFE-25")) @MainActor func `A background extends where it touches the safe area`() {
    func boxes<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
      settledHost(100, 100, safeArea: insets, content: content).boxes(in: .blue)
    }
    expect(boxes { Color.clear.background(Ink.blue.color) }, equals: ["0 0 100 100"])
    expect(boxes { Color.clear.frame(width: 10, height: 10).background(Ink.blue.color) }, equals: ["45 40 10 10"])
    let lower = boxes {
      VStack(spacing: 0) {
        Color.clear.frame(height: 50)
        Color.clear.background(Ink.blue.color)
      }
    }
    expect(lower, equals: ["0 60 100 40"])
    let corner = boxes {
      Color.clear.frame(width: 10, height: 10).background(Ink.blue.color)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expect(corner, equals: ["0 0 15 20"])
    expect(boxes { Color.clear.background().backgroundStyle(Ink.blue.color) }, equals: ["0 0 100 100"])
    let without = boxes { Color.clear.background(ignoresSafeAreaEdges: .horizontal).backgroundStyle(Ink.blue.color) }
    expect(without, equals: ["0 10 100 70"])
  }

  @Test(.claim("SAFE-26")) @MainActor func `An edge within half a pixel touches`() {
    func top(_ distance: CGFloat) -> [String] {
      settledHost(100, 100, safeArea: insets) {
        Color.clear.background(Ink.blue.color, ignoresSafeAreaEdges: .top).padding(.top, distance)
      }.boxes(in: .blue)
    }
    expect(top(0.5), equals: ["5 0.5 90 79.5"])
    expect(top(0.6), equals: ["5 10.6 90 69.4"])
  }
}
