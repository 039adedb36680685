@MainActor
struct GeometryActionTests {
  @Test(.claim("PREF-27")) @MainActor func `The first call has equal values`() {
    let log = Log<[CGFloat]>()
    let handle = Handle<CGFloat>()
    let host = ViewHost.settled {
      Stateful(30, handle) { width in
        box(width).onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { log.add([$0, $1]) })
      }
    }
    expect(log.take(), equals: [[30, 30]])
    handle.set(50)
    expect(log.after { host.update() }, equals: [[30, 50]])
    host.update()
    expect(log.entries.isEmpty)
  }

  @Test(.claim("PREF-52")) @MainActor func `An equal value is not delivered`() {
    let log = Log<Bool>()
    let handle = Handle<CGFloat>()
    let host = ViewHost.settled {
      Stateful(30, handle) { width in
        box(width).onGeometryChange(for: Bool.self, of: { $0.size.width > 100 }, action: { log.add($0) })
      }
    }
    for width: CGFloat in [60, 90, 120, 150] {
      handle.set(width)
      host.update()
    }
    expect(log.entries, equals: [false, true])
  }

  @Test(.claim("PREF-75")) @MainActor func `The transform of onGeometryChange captures copies of state`() {
    let log = Log<CGFloat>()
    let handle = Handle<CGFloat>()
    let host = ViewHost.settled {
      Stateful(2, handle) { factor in
        let transform: @Sendable (GeometryProxy) -> CGFloat = { [factor] in $0.size.width * factor }
        box(30).onGeometryChange(for: CGFloat.self, of: transform) { log.add($0) }
      }
    }
    handle.set(3)
    host.update()
    expect(log.entries, equals: [60, 90])
  }
}
