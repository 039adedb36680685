import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Rows of 30 points in a viewport of 100 points, which transactions with a scroll target anchor scroll.
@MainActor @Suite struct ScrollTargetAnchorTests {
  /// The requests of a test.
  private final class Requests {
    var byID: (Int) -> Void = { _ in }
    var byPosition: (Int, UnitPoint?) -> Void = { _, _ in }
    var byProxy: (Int, UnitPoint?) -> Void = { _, _ in }
  }

  private struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { Block("r\($0)", 100, 30) } }.scrollTargetLayout()
    }
  }

  private struct IDScene: View {
    let requests: Requests
    var anchor: UnitPoint?
    @State private var id: Int?

    var body: some View {
      let _ = requests.byID = { id = $0 }
      ScrollView { Rows() }.scrollPosition(id: $id, anchor: anchor)
    }
  }

  private struct PositionScene: View {
    let requests: Requests
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      let _ = requests.byPosition = { position.scrollTo(id: $0, anchor: $1) }
      ScrollView { Rows() }.scrollPosition($position)
    }
  }

  private struct ReaderScene: View {
    let requests: Requests

    var body: some View {
      ScrollViewReader { proxy in
        let _ = requests.byProxy = { proxy.scrollTo($0, anchor: $1) }
        ScrollView { Rows() }
      }
    }
  }

  private let requests = Requests()

  private func top<V: View>(of row: Int, in host: ViewHost<V>) -> CGFloat? { host.frame(of: "r\(row)")?.minY }

  @Test(
    .claim(
      "SCROLL-107", "The scroll target anchor of a transaction is the anchor of the scroll movement that it causes.",
      .documented, "Apple's documentation of Transaction.scrollTargetAnchor"),
    arguments: [(UnitPoint.top, 0), (.center, 35), (.bottom, 70)] as [(UnitPoint, CGFloat)])
  func `The anchor of a transaction applies to a changed id, a position, and a proxy`(
    anchor: UnitPoint, place: CGFloat
  ) {
    for own in [nil, UnitPoint.top] {
      let ids = settledHost(100, 100) { IDScene(requests: requests, anchor: own) }
      withTransaction(\.scrollTargetAnchor, anchor) { requests.byID(20) }
      ids.update()
      expect(top(of: 20, in: ids), equals: place)
      expect(ids.core.checkInvariants(), equals: [])
    }
    let positions = settledHost(100, 100) { PositionScene(requests: requests) }
    withTransaction(\.scrollTargetAnchor, anchor) { requests.byPosition(20, nil) }
    positions.update()
    expect(top(of: 20, in: positions), equals: place)
    let reader = settledHost(100, 100) { ReaderScene(requests: requests) }
    withTransaction(\.scrollTargetAnchor, anchor) { requests.byProxy(20, nil) }
    reader.update()
    expect(top(of: 20, in: reader), equals: place)
  }

  @Test(
    .claim(
      "SCROLL-108", "The anchor of a transaction applies to its changes only, and not to requests with an anchor.",
      .decided, "decision of this project; the documentation does not order the two"))
  func `A request keeps its anchor, and a later change has none`() {
    let positions = settledHost(100, 100) { PositionScene(requests: requests) }
    withTransaction(\.scrollTargetAnchor, .bottom) { requests.byPosition(20, .top) }
    positions.update()
    expect(top(of: 20, in: positions), equals: 0)
    let reader = settledHost(100, 100) { ReaderScene(requests: requests) }
    withTransaction(\.scrollTargetAnchor, .bottom) { requests.byProxy(20, .top) }
    reader.update()
    expect(top(of: 20, in: reader), equals: 0)
    let ids = settledHost(100, 100) { IDScene(requests: requests, anchor: .top) }
    withTransaction(\.scrollTargetAnchor, .bottom) { requests.byID(20) }
    ids.update()
    requests.byID(10)
    ids.update()
    expect(top(of: 10, in: ids), equals: 0)
  }

  @Test(
    .claim(
      "SCROLL-109", "An animated transaction scrolls to its scroll target anchor with its animation.", .documented,
      "the example in Apple's documentation of Transaction.scrollTargetAnchor"))
  func `An animated movement ends at the anchor of its transaction`() {
    let ids = settledHost(100, 100) { IDScene(requests: requests) }
    withAnimation(.linear(duration: 1)) { withTransaction(\.scrollTargetAnchor, .bottom) { requests.byID(5) } }
    ids.update()
    ids.advance(by: 0.5)
    expect(top(of: 2, in: ids), equals: 20)
    ids.rest()
    expect(top(of: 5, in: ids), equals: 70)
  }
}
