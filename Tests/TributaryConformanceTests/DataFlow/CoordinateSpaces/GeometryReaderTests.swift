@MainActor
struct GeometryReaderTests {
  @Test(.claim("COORD-31")) @MainActor func `Both spellings of a space give equal frames`() {
    let log = Log<[CGRect]>()
    _ = ViewHost.settled {
      VStack(spacing: 0) {
        box(10, 20)
        GeometryReader { proxy in
          let _ = log.add([
            proxy.frame(in: CoordinateSpace.local), proxy.frame(in: .local), proxy.frame(in: CoordinateSpace.global),
            proxy.frame(in: .global), proxy.frame(in: CoordinateSpace.named("a")), proxy.frame(in: .named("a")),
          ])
          box(1, 1)
        }
      }
      .coordinateSpace(name: "a").frame(width: 40, height: 60)
    }
    for frames in log.entries { expect([frames[0], frames[2], frames[4]], equals: [frames[1], frames[3], frames[5]]) }
    expect(log.entries.last?[0], equals: CGRect(x: 0, y: 0, width: 40, height: 40))
    expect(log.entries.last?[4], equals: CGRect(x: 0, y: 20, width: 40, height: 40))
  }

  @Test(.claim("COORD-20")) @MainActor func `Content is built only from final geometry`() {
    let log = Log<CGSize>()
    let place = Log<CGFloat>()
    let handle = Handle<CGFloat>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      HStack(spacing: 0) {
        Stateful(50, handle) { box($0, 10) }
        Probe(log: log) { $0.size }.frame(width: 30, height: 30)
        Probe(log: place) { $0.frame(in: .global).minX }
      }
    }
    expect(host.update().passes, equals: 1)
    expect(log.take(), equals: [CGSize(width: 30, height: 30)])
    expect(place.take(), equals: [80])
    handle.set(60)
    expect(host.update().passes, equals: 1)
    expect(log.entries.isEmpty)
    expect(place.take(), equals: [90])
  }

  @Test(.claim("COORD-21")) @MainActor func `A view that reads a passed-on proxy is reevaluated`() {
    let host = ViewHost.settled { GeometryReader { proxy in HalfWide(proxy: proxy) } }
    expect(host.frame(of: "half")?.width, equals: 100)
    host.size = CGSize(width: 300, height: 200)
    expect(host.update().passes, equals: 1)
    expect(host.frame(of: "half")?.width, equals: 150)
  }
}

private struct HalfWide: View {
  let proxy: GeometryProxy
  var body: some View { box(proxy.size.width / 2).accessibilityIdentifier("half") }
}
