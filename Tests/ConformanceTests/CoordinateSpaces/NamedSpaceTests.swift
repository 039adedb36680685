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
