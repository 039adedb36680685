import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor
struct NamedSpaceTests {
  /// Returns a view of 2 × 2 at (1, 1) of B, which is at (5, 5) of A, which is at (10, 10) of the root.
  private func nested(
    a: String, b: String, inner: Log<CGRect>, outer: Log<CGRect> = Log(), asking name: String = "s"
  ) -> some View {
    ZStack(alignment: .topLeading) {
      ZStack(alignment: .topLeading) {
        ZStack(alignment: .topLeading) {
          Probe(log: inner) { $0.frame(in: .named(name)) }.frame(width: 2, height: 2).at(1, 1)
        }
        .onCanvas(20, 20)
        .coordinateSpace(.named(b))
        .at(5, 5)
        Probe(log: outer) { $0.frame(in: .named(name)) }.frame(width: 3, height: 3).at(2, 2)
      }
      .onCanvas(40, 40)
      .coordinateSpace(.named(a))
      .at(10, 10)
    }
    .onCanvas(200, 200)
  }

  @Test(
    .claim(
      "COORD-01",
      "The local frame of a view is its bounds at the origin; the global frame is its frame in the host's root.",
      .documented,
      "Apple's documentation of CoordinateSpace"))
  func `The local frame is at the origin, and the global frame is in the root`() {
    let log = Log<[CGRect]>()
    _ = ViewHost.settled {
      Probe(log: log) { [$0.frame(in: .local), $0.frame(in: .global), $0.frame(in: CoordinateSpace.global)] }
        .frame(width: 40, height: 20)
    }
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    let frame = CGRect(x: 80, y: 90, width: 40, height: 20)
    #expect(log.entries == [[bounds, frame, frame]])
  }

  @Test(
    .claim(
      "COORD-02", "The global space is the root of the host, and a safe area moves the content in it.", .derived,
      "Apple's documentation of CoordinateSpace.global; the root, not the screen"))
  func `Global coordinates include the safe area`() {
    let log = Log<CGRect>()
    let host = ViewHost(
      size: CGSize(width: 100, height: 100), safeAreaInsets: EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 5)
    ) {
      Probe(log: log) { $0.frame(in: .global) }
    }
    host.update()
    #expect(log.entries == [CGRect(x: 5, y: 10, width: 90, height: 70)])
  }

  @Test(
    .claim(
      "COORD-04", "If two spaces around a view have the same name, the inner space is used.", .observed,
      "Observed in OpenSwiftUI"
    ))
  func `The innermost space of a name takes precedence`() {
    let inner = Log<CGRect>()
    let outer = Log<CGRect>()
    _ = ViewHost.settled { nested(a: "s", b: "s", inner: inner, outer: outer) }
    #expect(inner.entries == [CGRect(x: 1, y: 1, width: 2, height: 2)])
    #expect(outer.entries == [CGRect(x: 2, y: 2, width: 3, height: 3)])
  }

  @Test(
    .claim(
      "COORD-09", "A named space can be any number of levels above its reader.", .derived, "Follows from COORD-04"))
  func `An outer space is used if no inner space has the name`() {
    let inner = Log<CGRect>()
    _ = ViewHost.settled { nested(a: "s", b: "t", inner: inner) }
    #expect(inner.entries == [CGRect(x: 6, y: 6, width: 2, height: 2)])
  }

  @Test(
    .claim(
      "COORD-03", "The name of a coordinate space is in scope only below its modifier, not for siblings or ancestors.",
      .observed,
      "Observed in OpenSwiftUI"))
  func `Siblings and ancestors cannot use a name`() {
    let inner = Log<CGRect>()
    let outer = Log<CGRect>()
    let above = Log<CGRect>()
    let host = ViewHost.settled {
      nested(a: "a", b: "s", inner: inner, outer: outer)
        .background { Probe(log: above) { $0.frame(in: .named("s")) } }
    }
    #expect(inner.entries == [CGRect(x: 1, y: 1, width: 2, height: 2)])
    #expect(outer.entries == [CGRect(x: 12, y: 12, width: 3, height: 3)])
    #expect(above.entries == [CGRect(x: 0, y: 0, width: 200, height: 200)])
    #expect(host.diagnostics.map(\.code) == [.unknownCoordinateSpace, .unknownCoordinateSpace])
  }

  @Test(
    .claim(
      "COORD-07",
      "A reader in a background finds a space that is named outside it, and does not find one that is named inside "
        + "it.", .derived,
      "Follows from COORD-03"))
  func `The order of modifiers determines whether a name is found`() {
    let found = Log<CGRect>()
    let missed = Log<CGRect>()
    let host = ViewHost.settled {
      VStack(spacing: 0) {
        box(60, 40).background { Probe(log: found) { $0.frame(in: .named("x")) } }.coordinateSpace(.named("x"))
        box(60, 40).coordinateSpace(.named("x")).background { Probe(log: missed) { $0.frame(in: .named("x")) } }
      }
      .onCanvas(200, 200)
    }
    #expect(found.entries == [CGRect(x: 0, y: 0, width: 60, height: 40)])
    #expect(missed.entries == [CGRect(x: 0, y: 40, width: 60, height: 40)])
    #expect(host.diagnostics.count == 1)
  }

  @Test(
    .claim(
      "COORD-08",
      "Names are compared as type-erased values: 1 and 1.0 are the same name, and 1 and \"1\" are different names.",
      .observed,
      "Observed in OpenSwiftUI; Swift's documentation of AnyHashable"))
  func `Names of equal value are one name`() {
    let log = Log<[CGFloat]>()
    let host = ViewHost.settled {
      Probe(log: log) { proxy in
        [proxy.frame(in: .named(1)), proxy.frame(in: .named(1.0)), proxy.frame(in: .named("1"))].map(\.minX)
      }
      .frame(width: 10, height: 10)
      .padding(7)
      .coordinateSpace(name: 1)
    }
    #expect(log.entries == [[7, 7, 95]])
    #expect(host.diagnostics.count == 1)
  }

  @Test(
    .claim(
      "COORD-10", "A frame in a named space includes the offsets and scales between the view and the space.", .derived,
      "Follows from ANCHOR-07 and ANCHOR-13"))
  func `Effects between view and space count, and effects around both do not`() {
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
    #expect(log.entries == [CGRect(x: 6, y: 8, width: 40, height: 20)])
  }

  @Test(
    .claim(
      "COORD-11", "Content that read a frame is rebuilt when its position relative to the named ancestor changes.",
      .documented, "Apple's documentation of GeometryReader"))
  func `A move relative to the space rebuilds content`() {
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
    #expect(host.update().passes == 1)
    #expect(log.take() == [5, 9])
    outside.set(30)
    host.update()
    #expect(log.entries.isEmpty)
  }
}
