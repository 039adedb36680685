/// A view of 60 × 40 at (10, 20) of a container at (40, 30) in the root.
@MainActor
struct AnchorResolutionTests {
  private func placed(_ view: some View, readingInside: (AnyView) -> some View) -> some View {
    ZStack(alignment: .topLeading) { readingInside(AnyView(view.at(10, 20).onCanvas(100, 100))).at(40, 30) }
      .onCanvas(200, 200)
  }

  private func resolvedInside<Value>(_ source: Anchor<Value>.Source) -> [[Value]] {
    let log = Log<[Value]>()
    _ = ViewHost.settled { placed(box(60, 40).publishing(source)) { $0.resolving(Value.self, into: log) } }
    return log.entries
  }

  @Test(.claim("ANCHOR-02")) @MainActor func `Points and rectangles are local to the view`() {
    expect(resolvedInside(.unitPoint(UnitPoint(x: 0.25, y: 2))), equals: [[CGPoint(x: 25, y: 100)]])
    expect(resolvedInside(.point(CGPoint(x: -3, y: 4))), equals: [[CGPoint(x: 7, y: 24)]])
    expect(
      resolvedInside(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
      equals: [[CGRect(x: 11, y: 22, width: 3, height: 4)]])
  }

  @Test(.claim("ANCHOR-12")) @MainActor func `An anchor source can contain arrays and optionals of sources`() {
    let corners = Anchor<[CGPoint]>.Source([.bottomTrailing, .topLeading, .center])
    expect(resolvedInside(corners), equals: [[[CGPoint(x: 70, y: 60), CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 40)]]])
    expect(resolvedInside(Anchor<[CGRect]>.Source([])), equals: [[[]]])
    let missing: Anchor<CGRect>.Source? = nil
    expect(resolvedInside(Anchor<CGRect?>.Source(missing)), equals: [[nil]])
    expect(
      resolvedInside(Anchor<CGRect?>.Source(.some(.bounds))), equals: [[CGRect(x: 10, y: 20, width: 60, height: 40)]])
    let nested = Anchor<[CGPoint?]>.Source([Anchor<CGPoint?>.Source(.some(.top)), Anchor<CGPoint?>.Source(nil)])
    expect(resolvedInside(nested), equals: [[[CGPoint(x: 40, y: 20), nil]]])
  }

  @Test(.claim("ANCHOR-06")) @MainActor func `A payload need not be equatable`() {
    struct Payload {
      let name: String
      let anchor: Anchor<CGRect>
    }
    let log = Log<[String]>()
    _ = ViewHost.settled {
      HStack(spacing: 0) {
        box(10, 10).anchorPreference(key: ListKey<Payload>.self, value: .bounds) { [Payload(name: "a", anchor: $0)] }
        box(20, 10).anchorPreference(key: ListKey<Payload>.self, value: .bounds) { [Payload(name: "b", anchor: $0)] }
      }
      .backgroundPreferenceValue(ListKey<Payload>.self) { payloads in
        GeometryReader { proxy in
          let _ = log.add(payloads.map { "\($0.name) \(Int(proxy[$0.anchor].minX)) \(Int(proxy[$0.anchor].width))" })
          EmptyView()
        }
      }
    }
    expect(log.entries, equals: [["a 0 10", "b 10 20"]])
  }
}
