import TributaryLoopRules

@MainActor struct ObjectLoopTests {
  @Test(arguments: [1, 2, 12]) func `A loop of many readers through one object stops in the second frame`(count: Int) {
    let host = makeHost { EqualRows(count: count) }
    let first = host.update()
    expect(first.passes, equals: 64)
    expect(first.loops.map(\.verdict), equals: [.diverging(.step(2))])
    // An object notifies a view of one write per pass, so only the first reader is known to write it.
    expect(host.update().passes, atMost: 3)
    for _ in 0..<4 {
      let report = host.update()
      expect(report.passes, equals: 1)
      expect(report.settled)
      expect(report.counts.actions, equals: 0)
    }
    expect(host.diagnostics.map(\.occurrences), equals: [1])
  }

  @Test func `A probe does not continue a stopped loop through an object, and a change restarts all its readers`() {
    let host = makeHost { EqualRows(count: 3) }
    for _ in 0..<3 { host.update() }
    let before = host.displayList.description
    for _ in 0..<3 {
      host.probeFeedback()
      expect(host.displayList.description, equals: before)
      let report = host.update()
      expect(report.passes, equals: 1)
      expect(report.settled)
    }
    expect(host.diagnostics.map(\.occurrences), equals: [1])
    host.size.width += 10
    expect(host.update().passes, equals: 64)
    expect(host.diagnostics.map(\.occurrences), equals: [2])
  }

  @Test @MainActor func `A probe leaves an object with the value that a reader assigns to it`() {
    let model = Model()
    let (host, other) = (makeHost { Measured(model: model) }, makeHost { Measured(model: Model()) })
    host.update()
    other.update()
    let height = model.height
    expect(host.probeFeedback().map(\.gain), equals: [0.125])
    expect(model.height, equals: height)
    expect(host.displayList.description, equals: other.displayList.description)
    expect(host.update().settled)
    expect(host.displayList.description, equals: other.displayList.description)
  }
}

@Observable private final class Model { var height: CGFloat = 0 }

private struct EqualRows: View {
  let count: Int
  @State private var model = Model()
  var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in EqualRow(model: model) } } }
}

private struct EqualRow: View {
  let model: Model
  var body: some View {
    Color.red.frame(height: model.height).padding(.vertical, 1)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { model.height = $0 })
  }
}

private struct Measured: View {
  let model: Model
  @State private var extra: CGFloat = 5
  var body: some View {
    VStack {
      Color.red.frame(height: 20 + extra / 2).publishing(Height.self) { $0.size.height }
      Text("\(model.height)")
    }
    .onPreferenceChange(Height.self) {
      model.height = $0
      extra = $0 / 4
    }
  }
}

/// Values that can be set again to the same content: a loop report describes them by their content.
@MainActor struct SaysAgainTests {
  @Test(arguments: Swinging.Place.allCases)
  @MainActor private func `An alternating position is a cycle of two, reported without counters or addresses`(
    place: Swinging.Place
  ) throws {
    let host = makeHost { Swinging(place: place) }
    let report = host.update()
    let loop = try #require(host.diagnostics.first?.loop)
    expect(loop.verdict, equals: .oscillating(period: 2))
    expect(report.passes, atMost: 8)
    expect(host.diagnostics.count, equals: 1)
    expect(host.update().passes, equals: 1)
    guard place == .alone else { return }
    let page = try #require(host.diagnostics.first).description
    expect(page.contains("100.0"))
    expect(!page.contains("requests"))
    expect(!page.contains("0x"))
  }

  @Test @MainActor func `A repeatedly requested target is an oscillation of period one`() {
    let host = makeHost { Insisting() }
    expect(!host.update().settled)
    expect(host.diagnostics.compactMap(\.loop?.verdict), equals: [.oscillating(period: 1)])
  }

  @Test @MainActor func `Two positions with the same target are equal to loop detection`() {
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
        ).onAppear { position.scrollTo(y: 100) }
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
