@MainActor
struct NamedSpaceTests {
  @Test(.claim("COORD-08")) @MainActor func `Names of equal value are one name`() {
    let log = Log<[CGFloat]>()
    let host = ViewHost.settled {
      Probe(log: log) { proxy in
        [proxy.frame(in: .named(1)), proxy.frame(in: .named(1.0)), proxy.frame(in: .named("1"))].map(\.minX)
      }
      .frame(width: 10, height: 10)
      .padding(7)
      .coordinateSpace(name: 1)
    }
    expect(log.entries, equals: [[7, 7, 95]])
    expect(host.diagnostics.count, equals: 1)
  }

  @Test(.claim("COORD-10")) @MainActor func `Effects between view and space count, and effects around both do not`() {
    let log = Log<CGRect>()
    _ = ViewHost.settled {
      Probe(log: log) { $0.frame(in: .named("s")) }
        .frame(width: 20, height: 10)
        .offset(x: 3, y: 4)
        .scaleEffect(2, anchor: .topLeading)
        .onCanvas(50, 50)
        .coordinateSpace(.named("s"))
        .offset(x: 17)
        .rotationEffect(.degrees(30))
    }
    expect(log.entries, equals: [CGRect(x: 6, y: 8, width: 40, height: 20)])
  }

  @Test(.claim("COORD-11")) @MainActor func `A move relative to the space rebuilds content`() {
    let log = Log<CGFloat>()
    let handle = Handle<CGFloat>()
    let outside = Handle<CGFloat>()
    let host = ViewHost.settled {
      HStack(spacing: 0) {
        Stateful(10, outside) { box($0) }
        Stateful(5, handle) { inset in
          Probe(log: log) { $0.frame(in: .named("s")).minX }.frame(width: 10, height: 10).at(inset, 0)
        }
        .onCanvas(100, 20).coordinateSpace(.named("s"))
      }
      .onCanvas(200, 200)
    }
    handle.set(9)
    expect(host.update().passes, equals: 1)
    expect(log.take(), equals: [5, 9])
    outside.set(30)
    host.update()
    expect(log.entries.isEmpty)
  }
}
