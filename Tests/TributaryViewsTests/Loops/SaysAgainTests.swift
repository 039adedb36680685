import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryLoopRules
import TributaryGeometry
import TributaryEngine
import TributaryLoops
import TributaryViews
import TributaryHost

/// Values that can be set again to the same content: a loop report describes them by their content.
@MainActor @Suite struct SaysAgainTests {
  @Test(arguments: Swinging.Place.allCases)
  private func `An alternating position is a cycle of two, wherever it is stored`(place: Swinging.Place) throws {
    let host = makeHost { Swinging(place: place) }
    let report = host.update()
    let loop = try #require(host.diagnostics.first?.loop)
    expect(loop.verdict, equals: .oscillating(period: 2))
    expect(report.passes, atMost: 8)
    expect(host.diagnostics.count, equals: 1)
    expect(host.update().passes, equals: 1)
  }

  @Test func `The loop report prints positions, without counters or addresses`() throws {
    let host = makeHost { Swinging(place: .alone) }
    host.update()
    let page = try #require(host.diagnostics.first).description
    expect(page.contains("100.0"))
    expect(!page.contains("requests"))
    expect(!page.contains("0x"))
  }

  @Test func `A repeatedly requested target is an oscillation of period one`() {
    let host = makeHost { Insisting() }
    expect(!host.update().settled)
    expect(host.diagnostics.compactMap(\.loop?.verdict), equals: [.oscillating(period: 1)])
  }

  @Test func `Two positions with the same target are equal to loop detection`() {
    var (a, b) = (ScrollPosition(y: 3), ScrollPosition(y: 3))
    b.scrollTo(y: 3)
    expect(a, differsFrom: b)
    expect(areEqualValues(a, b))
    expect(areEqualValues([a], [b]))
    expect(areEqualValues(Optional(a), Optional(b)))
    expect(areEqualValues(Kept(position: a), Kept(position: b)))
    expect(ValueShape(a).numbers.map(\.number.value), equals: [3])
    a.scrollTo(y: 4)
    expect(!areEqualValues(a, b))
    expect(!areEqualValues(Kept(position: b, name: "x"), Kept(position: b)))
    expect(!areEqualValues(ScrollPosition(edge: .top), ScrollPosition(edge: .bottom)))
    expect(!areEqualValues(ScrollPosition(id: 1), ScrollPosition(id: 2)))
  }
}

private struct Kept: Equatable {
  var position = ScrollPosition(y: 0)
  var name = ""
}

private struct Swinging: View {
  let place: Place
  @State private var position = ScrollPosition(y: 0)
  @State private var kept = Kept()
  @State private var list = [ScrollPosition(y: 0)]

  enum Place: CaseIterable { case alone, inStruct, inArray, followed }

  var body: some View {
    let scroll = ScrollView { Color.red.frame(height: 1_000) }
    switch place {
    case .alone: scroll.scrollPosition($position).onChange(of: position, initial: true) { swing(&position) }
    case .inStruct: scroll.scrollPosition($kept.position).onChange(of: kept, initial: true) { swing(&kept.position) }
    case .inArray: scroll.scrollPosition($list[0]).onChange(of: list, initial: true) { swing(&list[0]) }
    case .followed:
      scroll.scrollPosition($position)
        .onScrollGeometryChange(
          for: CGFloat.self, of: { $0.contentOffset.y },
          action: { _, offset in position.scrollTo(y: offset == 0 ? 100 : 0) }
        )
        .onAppear { position.scrollTo(y: 100) }
    }
  }

  private func swing(_ position: inout ScrollPosition) { position.scrollTo(y: position.y == 0 ? 100 : 0) }
}

private struct Insisting: View {
  @State private var position = ScrollPosition(y: 0)
  var body: some View {
    ScrollView { Color.red.frame(height: 1_000) }.scrollPosition($position)
      .onChange(of: position, initial: true) { position.scrollTo(y: 100) }
  }
}
