@MainActor struct SafeAreaDirectionTests {
  @Test(.claim("SAFE-41")) @MainActor func `A view extends over its leading edge in right-to-left layout`() {
    func boxes(_ edges: Edge.Set) -> [String] {
      rightToLeftHost {
        Ink.blue.color.ignoresSafeArea(edges: edges).safeAreaPadding(
          EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20))
      }.boxes(in: .blue)
    }
    expect(boxes(.leading), equals: ["20 0 80 100"])
    expect(boxes(.trailing), equals: ["0 0 90 100"])
    let ground = rightToLeftHost {
      Color.clear.background(Ink.blue.color, ignoresSafeAreaEdges: .leading).safeAreaPadding(.horizontal, 10)
    }
    expect(ground.boxes(in: .blue), equals: ["10 0 90 100"])
    let fixed = rightToLeftHost {
      Block("fixed", 20, 20).ignoresSafeArea().frame(maxWidth: .infinity, alignment: .leading)
        .safeAreaPadding(.leading, 10)
    }
    expect(fixed.columns("fixed"), equals: "80…100")
  }

  @Test(.claim("SAFE-42")) @MainActor func `The insets of a device are not mirrored`() {
    let log = Log<String>()
    let host = rightToLeftHost(safeArea: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 40)) {
      GeometryReader { proxy in
        let _ = log.add("\(proxy.safeAreaInsets.leading) \(proxy.safeAreaInsets.trailing)")
        Block("view")
      }
    }
    expect(host.columns("view"), equals: "20…60")
    host.environment.layoutDirection = .leftToRight
    play(host, "update | columns view = 20…60")
    expect(log.take(), equals: ["40.0 20.0", "20.0 40.0"])
  }
}
