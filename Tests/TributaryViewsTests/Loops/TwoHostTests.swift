@MainActor struct TwoHostTests {
  /// Runs frames of both hosts alternately.
  ///
  /// - Returns: The loops that each host has reported.
  private func run<A: View, B: View>(_ a: ViewHost<A>, _ b: ViewHost<B>, frames: Int = 130) -> [[FeedbackLoop]] {
    for _ in 0..<frames {
      b.update()
      a.update()
    }
    return [a.diagnostics.compactMap(\.loop), b.diagnostics.compactMap(\.loop)]
  }

  @Test func `A loop through two hosts that share a model or an object is stopped and is one finding`() throws {
    let model = Model()
    let (a, b) = (makeHost { Raising(model: model) }, makeHost { Answering(model: model) })
    let loops = run(a, b).flatMap(\.self)
    try #require(loops.count == 1)
    expect(loops[0].verdict, equals: .diverging(.step(1)))
    expect(loops[0].crossesFrames)
    expect((0..<10).map { _ in a.update().counts.bodies + b.update().counts.bodies }.reduce(0, +), atMost: 2)
    let object = ObjectModel()
    let others = run(makeHost { RaisingObject(model: object) }, makeHost { AnsweringObject(model: object) })
    expect(others.flatMap { $0.map(\.verdict) }, equals: [.diverging(.step(1))])
  }

  @Test @MainActor func `A host that follows another one is not a loop, however often input arrives`() {
    let model = Model()
    let a = updatedLoopHost { Leading(model: model) }
    let b = makeHost { Following(model: model) }
    for _ in 0..<300 {
      a.tap("up")
      a.update()
      b.update()
    }
    expect(model.second, equals: 300)
    expect(a.diagnostics.isEmpty && b.diagnostics.isEmpty)
  }

  @Test @MainActor func `Hosts that respond to each other up to a limit are not a loop`() {
    let model = Model()
    let (a, b) = (makeHost { Raising(model: model, limit: 60) }, makeHost { Answering(model: model) })
    expect(run(a, b).map(\.count), equals: [0, 0])
    expect(model.second, equals: 60)
  }
}

@Observable private final class Model {
  var first = 0
  var second = 0
}

private struct Raising: View {
  let model: Model
  var limit = Int.max
  var body: some View {
    Text("\(model.second)").onChange(of: model.second, initial: true) { if $1 < limit { model.first = $1 + 1 } }
  }
}

private struct Answering: View {
  let model: Model
  var body: some View { Text("\(model.first)").onChange(of: model.first) { model.second = $1 } }
}

private struct Leading: View {
  let model: Model
  var body: some View {
    Button("up") { model.first += 1 }.onChange(of: model.first) { model.second = $1 }.accessibilityIdentifier("up")
  }
}

private struct Following: View {
  let model: Model
  @State private var seen = 0
  var body: some View { Text("\(seen)").onChange(of: model.second) { seen = $1 } }
}

private final class ObjectModel: ObservableObject {
  @Published var first = 0
  @Published var second = 0
}

private struct RaisingObject: View {
  @ObservedObject var model: ObjectModel
  var body: some View { Text("\(model.second)").onChange(of: model.second, initial: true) { model.first = $1 + 1 } }
}

private struct AnsweringObject: View {
  @ObservedObject var model: ObjectModel
  var body: some View { Text("\(model.first)").onChange(of: model.first) { model.second = $1 } }
}
