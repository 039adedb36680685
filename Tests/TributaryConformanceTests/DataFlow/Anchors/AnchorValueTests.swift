@MainActor
struct AnchorValueTests {
  @Test(.claim("ANCHOR-18")) @MainActor func `Anchors of an unchanged view are equal`() throws {
    let log = Log<Anchor<CGRect>>()
    let handle = Handle<Int>()
    let host = ViewHost.settled {
      Stateful(0, handle) { number in
        box(60, 40).anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { anchor in
          log.add(anchor)
          return number < 0 ? [] : [anchor]
        }
      }
      .onPreferenceChange(ListKey<Anchor<CGRect>>.self) { _ in }
    }
    handle.set(1)
    expect(host.update().counts.actions, equals: 0)
    expect(log.entries.count, equals: 2)
    let first = try #require(log.entries.first)
    let last = try #require(log.entries.last)
    expect(first, equals: last)
    expect(first.hashValue, equals: last.hashValue)
  }

  @Test(.claim("ANCHOR-19")) @MainActor func `Anchors of different geometry are not equal`() throws {
    let log = Log<[Anchor<CGPoint>]>()
    let handle = Handle<CGFloat>()
    let host = ViewHost.settled {
      Stateful(60, handle) { width in
        HStack(spacing: 0) {
          box(width).publishing(.topLeading)
          box(60).publishing(.topTrailing)
        }
      }
      .onPreferenceChange(ListKey<Anchor<CGPoint>>.self) { log.add($0) }
    }
    handle.set(70)
    host.update()
    try #require(log.entries.count == 2)
    expect(log.entries[0][0], differsFrom: log.entries[0][1])
    expect(log.entries[0][0], differsFrom: log.entries[1][0])
  }

  @Test(.claim("ANCHOR-03")) @MainActor func `Moving a container changes an anchor`() throws {
    let delivered = Log<[Anchor<CGRect>]>()
    let resolved = Log<[CGRect]>()
    let handle = Handle<CGFloat>()
    let host = ViewHost.settled {
      VStack(spacing: 0) {
        Stateful(1.0 / 3, handle) { box(10, $0) }
        ZStack(alignment: .topLeading) { box(60, 40).publishing(.bounds).at(0.1, 0.2) }
          .resolving(CGRect.self, into: resolved)
          .onPreferenceChange(ListKey<Anchor<CGRect>>.self) { delivered.add($0) }
      }
      .onCanvas(200, 200)
    }
    handle.set(17.0 / 7)
    expect(host.update().passes, equals: 1)
    try #require(delivered.entries.count == 2)
    expect(delivered.entries[0], differsFrom: delivered.entries[1])
    let local = CGRect(x: 0.1, y: 0.2, width: 60, height: 40)
    expect(resolved.entries, equals: [[local], [local]])
  }

  @Test(.claim("ANCHOR-24")) @MainActor func `No action reads an intermediate position`() {
    let log = Log<[CGFloat]>()
    let handle = Handle<CGFloat>()
    let host = ViewHost.settled {
      VStack(spacing: 0) {
        Stateful(10, handle) { box(10, $0) }
        ZStack { box(60, 40).publishing(.top) }.backgroundPreferenceValue(ListKey<Anchor<CGPoint>>.self) { anchors in
          GeometryReader { proxy in
            Color.clear
              .preference(
                key: ListKey<CGFloat>.self, value: anchors.map { proxy[$0].y } + [proxy.frame(in: .global).minY]
              )
              .onPreferenceChange(ListKey<CGFloat>.self) { log.add($0) }
          }
        }
      }
      .onCanvas(200, 200)
    }
    expect(log.take(), equals: [[0, 10]])
    handle.set(35)
    expect(host.update().passes, equals: 1)
    expect(log.take(), equals: [[0, 35]])
  }

  @Test(.claim("ANCHOR-21")) @MainActor func `Content follows the effects around an anchor's view`() throws {
    let log = Log<[CGRect]>()
    let handle = Handle<Int>()
    let host = ViewHost.settled {
      Stateful(0, handle) { step in
        box(60, 40).publishing(.bounds)
          .offset(x: step == 1 ? 9 : 0)
          .scaleEffect(step == 2 ? 0.5 : 1)
          .rotationEffect(.degrees(step == 3 ? 90 : 0))
      }
      .resolving(CGRect.self, into: log)
    }
    expect(log.take(), equals: [[CGRect(x: 0, y: 0, width: 60, height: 40)]])
    handle.set(1)
    expect(host.update().passes, equals: 1)
    expect(log.take(), equals: [[CGRect(x: 9, y: 0, width: 60, height: 40)]])
    handle.set(2)
    host.update()
    expect(log.take(), equals: [[CGRect(x: 15, y: 10, width: 30, height: 20)]])
    handle.set(3)
    host.update()
    let turned = try #require(log.entries.last?.first)
    expect(abs(turned.minX - 10) < 1e-9 && abs(turned.minY + 10) < 1e-9)
    expect(abs(turned.width - 40) < 1e-9 && abs(turned.height - 60) < 1e-9)
  }

  @Test(.claim("ANCHOR-22")) @MainActor func `An anchor of a removed view keeps the last position`() throws {
    let kept = Log<Anchor<CGRect>>()
    let proxies = Log<GeometryProxy>()
    let handle = Handle<Bool>()
    let host = ViewHost.settled {
      ZStack(alignment: .topLeading) {
        Stateful(true, handle) { shows in
          if shows {
            box(60, 40).anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { anchor in
              kept.add(anchor)
              return [anchor]
            }
            .at(11, 12)
          }
        }
        GeometryReader { proxy in
          let _ = proxies.add(proxy)
          Color.clear
        }
      }
      .onPreferenceChange(ListKey<Anchor<CGRect>>.self) { _ in }
    }
    handle.set(false)
    host.update()
    let anchor = try #require(kept.entries.first)
    let proxy = try #require(proxies.entries.last)
    expect(proxy[anchor], equals: CGRect(x: 11, y: 12, width: 60, height: 40))
  }

  @Test(.claim("ANCHOR-23")) @MainActor func `A proxy of a removed view resolves to zero`() throws {
    let anchors = Log<Anchor<CGRect>>()
    let proxies = Log<GeometryProxy>()
    let handle = Handle<Bool>()
    let host = ViewHost.settled {
      ZStack {
        box(60, 40).anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { anchor in
          anchors.add(anchor)
          return [anchor]
        }
        Stateful(true, handle) { shows in
          if shows {
            GeometryReader { proxy in
              let _ = proxies.add(proxy)
              Color.clear
            }
          }
        }
      }
      .onPreferenceChange(ListKey<Anchor<CGRect>>.self) { _ in }
    }
    let anchor = try #require(anchors.entries.first)
    let proxy = try #require(proxies.entries.first)
    expect(proxy[anchor].size, equals: CGSize(width: 60, height: 40))
    handle.set(false)
    host.update()
    expect(proxy[anchor], equals: .zero)
    expect(proxy.size, equals: .zero)
    expect(proxy.frame(in: .global), equals: .zero)
    expectNil(proxy.bounds(of: .named("x")))
  }
}
