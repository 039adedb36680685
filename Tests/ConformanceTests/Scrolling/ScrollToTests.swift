import Foundation
import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ScrollToTests {
  /// An object that passes a proxy to a test.
  private final class Handle { var scrollTo: (Int, UnitPoint?) -> Void = { _, _ in } }

  private func list<Rows: View>(_ handle: Handle, @ViewBuilder rows: () -> Rows) -> some View {
    let rows = rows()
    return ScrollViewReader { proxy in
      let _ = handle.scrollTo = { proxy.scrollTo($0, anchor: $1) }
      ScrollView { rows }
    }
  }

  @Test(
    .claim(
      "SCROLL-30", "scrollTo scrolls until the anchor of a view is at the same point of the viewport.", .documented,
      "Apple's documentation of ScrollViewProxy.scrollTo(_:anchor:)"))
  func `scrollTo scrolls to views of an eager stack`() {
    let handle = Handle()
    let host = settledHost(100, 100) {
      list(handle) { VStack(spacing: 0) { ForEach(0..<50) { index in Block("r\(index)", 100, 20) } } }
    }
    handle.scrollTo(20, .top)
    host.update()
    expect(host.rows("r20"), equals: "0…20")
    handle.scrollTo(20, .bottom)
    host.update()
    expect(host.rows("r20"), equals: "80…100")
    handle.scrollTo(22, .center)
    host.update()
    expect(host.rows("r22"), equals: "40…60")
    handle.scrollTo(0, .bottom)
    host.update()
    expect(host.rows("r0"), equals: "0…20")
    handle.scrollTo(99, .top)
    host.update()
    expect(host.rows("r0"), equals: "0…20", "no view has that id")
  }

  @Test(
    .claim(
      "SCROLL-31", "scrollTo without an anchor scrolls the least distance that makes the whole view visible.",
      .documented, "Apple's documentation of ScrollViewProxy.scrollTo(_:anchor:)"))
  func `scrollTo without an anchor scrolls the least distance`() {
    let handle = Handle()
    let host = settledHost(100, 100) {
      list(handle) {
        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { index in Block("r\(index)", 100, 20).id(index + 1000) } }
      }
    }
    handle.scrollTo(1003, nil)
    host.update()
    expect(host.rows("r3"), equals: "60…80")
    handle.scrollTo(1007, nil)
    host.update()
    expect(host.rows("r7"), equals: "80…100")
    handle.scrollTo(1001, nil)
    host.update()
    expect(host.rows("r1"), equals: "0…20")
  }

  @Test(
    .claim(
      "SCROLL-32", "scrollTo scrolls to rows of a lazy stack that do not exist yet, regardless of their lengths.",
      .documented, "Apple's documentation of ScrollViewReader, with a lazy stack"))
  func `scrollTo scrolls to rows that do not exist yet`() {
    let handle = Handle()
    let host = settledHost(100, 100) {
      list(handle) {
        LazyVStack(spacing: 3) {
          ForEach(0..<5000) { index in
            Block("r\(index)", nil, CGFloat(10 + (index * 37) % 41)).preference(key: ListKey<Int>.self, value: [index])
          }
        }
      }
    }
    for (row, anchor, place) in [
      (3000, UnitPoint.top, 0.0), (17, .top, 0), (4321, .center, 0.5), (4999, .bottom, 1), (2500, .bottom, 1),
    ] {
      handle.scrollTo(row, anchor)
      host.update()
      let frame = host.frame(of: "r\(row)") ?? .zero
      #expect(abs(frame.minY + frame.height * place - 100 * place) < 1e-6, "row \(row): \(frame)")
      expect(frame.height, equals: CGFloat(10 + (row * 37) % 41))
      #expect(host.preference(ListKey<Int>.self).count < 12)
    }
  }

  @Test(
    .claim(
      "SCROLL-33", "scrollTo in an action scrolls to views that the same change inserts.", .decided,
      "decision of this project: the request is processed when layout is complete"))
  func `scrollTo scrolls to a row inserted by the same change`() {
    struct Chat: View {
      @State private var count = 3
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Block("r\($0)", nil, 30) } }
          }
          .onTapGesture {
            count += 40
            proxy.scrollTo(count - 1, anchor: .bottom)
          }
        }
      }
    }
    let host = settledHost(100, 100) { Chat() }
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(host.rows("r42"), equals: "70…100")
  }
}
