@MainActor struct ReceiveLoopTests {
  private func loop<V: View>(_ view: V) throws -> FeedbackLoop {
    let host = makeHost { view }
    let loops = host.update().diagnostics.compactMap(\.loop)
    try #require(loops.count == 1, "\(loops)")
    return loops[0]
  }

  /// Expects the verdict and the columns of the only loop of a view, and returns the loop.
  @discardableResult private func expectLoop<V: View>(
    _ name: Comment, _ view: V, _ verdict: FeedbackLoop.Verdict, _ properties: [String],
    reader: String = "onReceive(Int)", last: [String]? = nil
  ) throws -> FeedbackLoop {
    let loop = try loop(view)
    expect(loop.verdict, equals: verdict, name)
    expect(loop.columns, equals: ["pass"] + properties + [reader, reader], name)
    if let last { expect(loop.trace.last, equals: last, name) }
    return loop
  }

  @Test @MainActor func `Receivers and observers that write each other's property are one loop`() throws {
    let grows = FeedbackLoop.Verdict.diverging(.step(1))
    try expectLoop(
      "two receivers", Receiving(), grows, ["PairModel.b", "PairModel.a"], last: ["64", "32", "31", "31", "32"])
    let dropping = try expectLoop(
      "receivers that receive in different passes", Dropping(), grows, ["PairModel.b", "PairModel.a"],
      last: ["64", "32", "32", "33", ""])
    expect(dropping.steps.contains { $0.kind == .state && $0.detail == "PairModel.a 31 → 32" }, "\(dropping)")
    try expectLoop(
      "receivers that alternate in different passes", Flipping(), .oscillating(period: 4),
      ["PairModel.b", "PairModel.a"])
    try expectLoop(
      "observers of properties", Observing(), grows, ["PairModel.a", "PairModel.b"],
      reader: "onChange(of: Int)")
    try expectLoop("two objects of one class", TwoObjects(), grows, ["second.a", "first.a"])
    try expectLoop("a property that two views read", Sharing(), grows, ["PairModel.a", "PairModel.b"])
    let ring = try expectLoop("an object that no view observes", Unobserving(pair: PairModel()), grows, [])
    expect(ring.suggestions.first?.hasPrefix("Do not write the state in the onReceive") == true, "\(ring)")
  }

  @Test @MainActor func `A loop of bodies names the written properties of an object that reports no changes`() throws {
    let loop = try loop(Bodies())
    expect(Set(loop.columns.dropFirst()), equals: ["Shared.count", "Shared.other", "body"], "\(loop)")
    expect(loop.suggestions.first?.hasPrefix("Do not write `Shared.count` from a body") == true, "\(loop)")
  }

  @Test @MainActor func `A loop of actions names the written properties of an object that reports no changes`() throws {
    let loop = try loop(Actions())
    expect(loop.verdict, equals: .diverging(.step(1)))
    expect(loop.columns, equals: ["pass", "Shared.count, Shared.other", "onChange(of: Int)", "onChange(of: Int)"])
    expect(loop.trace.last?[1], equals: "")
    expect(loop.trace.dropLast().allSatisfy { $0[1] == "written" }, "\(loop)")
  }

  @Test @MainActor func `Loops beside a ring of objects are separate findings`() {
    let host = makeHost { Beside() }
    let loops = host.update().diagnostics.compactMap(\.loop)
    expect(
      Set(loops.map(\.columns)),
      equals: [
        ["pass", "PairModel.b", "PairModel.a", "onReceive(Int)", "onReceive(Int)"],
        ["pass", "Beside.n", "onChange(of: Int)"],
      ])
  }
}

private final class PairModel: ObservableObject {
  @Published var a = 0
  @Published var b = 0

  /// A view with two receivers, each of which writes the property that the other one receives.
  @MainActor var receivers: some View {
    Color.red.onReceive($a) { self.b = $0 + 1 }.onReceive($b) { self.a = $0 }
  }
}

@Observable private final class Shared {
  var count = 0
  var other = 0
}

private struct Receiving: View {
  @StateObject private var pair = PairModel()
  var body: some View { pair.receivers }
}

private struct Dropping: View {
  @StateObject private var pair = PairModel()
  var body: some View {
    Color.red
      .onReceive(pair.$a.dropFirst().map { $0 + 1 }) { pair.b = $0 }
      .onReceive(pair.$b.removeDuplicates().dropFirst()) { pair.a = $0 }
      .onAppear { pair.a = 1 }
  }
}

private struct Flipping: View {
  @StateObject private var pair = PairModel()
  var body: some View {
    Color.red
      .onReceive(pair.$a.dropFirst()) { pair.b = 1 - $0 }
      .onReceive(pair.$b.dropFirst()) { pair.a = $0 }
      .onAppear { pair.a = 1 }
  }
}

private struct Observing: View {
  @StateObject private var pair = PairModel()
  var body: some View {
    Color.red.onChange(of: pair.a, initial: true) { pair.b = pair.a + 1 }.onChange(of: pair.b) { pair.a = pair.b }
  }
}

private struct TwoObjects: View {
  @StateObject private var first = PairModel()
  @StateObject private var second = PairModel()
  var body: some View {
    Color.red
      .onReceive(first.$a.dropFirst()) { second.a = $0 + 1 }
      .onReceive(second.$a.dropFirst()) { first.a = $0 }
      .onAppear { first.a = 1 }
  }
}

private struct Sharing: View {
  @StateObject private var pair = PairModel()
  var body: some View {
    VStack {
      Inner(pair: pair)
      Color.blue.onReceive(pair.$b.dropFirst()) { pair.a = $0 + 1 }
    }.onAppear { pair.b = 1 }
  }

  private struct Inner: View {
    @ObservedObject var pair: PairModel
    var body: some View { Color.red.onReceive(pair.$a.dropFirst()) { pair.b = $0 } }
  }
}

private struct Unobserving: View {
  let pair: PairModel
  var body: some View { pair.receivers }
}

/// Two views, each of which writes the property that the other one reads.
private struct Bodies: View {
  @State private var shared = Shared()

  var body: some View {
    VStack {
      Writing(shared: shared)
      Copying(shared: shared)
    }
  }

  private struct Writing: View {
    let shared: Shared
    var body: some View {
      let _ = (shared.count = 1 - shared.other)
      Color.red
    }
  }

  private struct Copying: View {
    let shared: Shared
    var body: some View {
      let _ = (shared.other = shared.count)
      Color.blue
    }
  }
}

private struct Actions: View {
  @State private var shared = Shared()
  var body: some View {
    Color.red
      .onChange(of: shared.count, initial: true) { shared.other = shared.count + 1 }
      .onChange(of: shared.other) { shared.count = shared.other }
  }
}

private struct Beside: View {
  @StateObject private var pair = PairModel()
  @State private var n = 0
  var body: some View {
    Color.red
      .onReceive(pair.$a.dropFirst()) { pair.b = $0 + 1 }
      .onReceive(pair.$b.dropFirst()) { pair.a = $0 }
      .onAppear { pair.a = 1 }
      .onChange(of: n, initial: true) { n += 1 }
  }
}
