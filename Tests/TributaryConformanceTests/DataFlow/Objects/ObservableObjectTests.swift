private final class Model: ObservableObject {
  @Published var count = 0
  @Published var other = 0
  init(_ made: Made? = nil) { made?.count += 1 }
}

private final class Made { var count = 0 }

/// Claims of Apple's documentation about model objects in views.
@MainActor struct ObservableObjectTests {
  private struct Owner: View {
    @StateObject private var model: Model
    let mark: Int
    init(_ made: Made, mark: Int) {
      _model = StateObject(wrappedValue: Model(made))
      self.mark = mark
    }
    var body: some View {
      Color.red.frame(width: CGFloat(10 + model.count + mark), height: 10).accessibilityIdentifier("a")
        .onTapGesture { model.count += 1 }
    }
  }

  @Test(.claim("OBJECT-01")) @MainActor func `A state object lives as long as its position in the tree`() {
    let made = Made()
    let host = settledHost(100, 100) { Owner(made, mark: 0) }
    host.tap("a")
    host.content = Owner(made, mark: 20)
    host.update()
    expect(made.count, equals: 1)
    expect(host.frame(of: "a")?.width, equals: 31)
  }

  private struct Shower: View {
    @ObservedObject var model: Model
    let log: Log<String>
    var body: some View {
      let _ = log.add("shower")
      Color.red.frame(width: CGFloat(10 + model.count), height: 10).accessibilityIdentifier("a")
    }
  }

  private struct Bystander: View {
    let model: Model
    let log: Log<String>
    var body: some View {
      let _ = log.add("bystander")
      Color.blue.frame(width: CGFloat(10 + model.count), height: 10)
    }
  }

  @Test(.claim("OBJECT-02")) @MainActor func `An observing view is invalidated by every change of the object`() {
    let (model, log) = (Model(), Log<String>())
    let host = settledHost(100, 100) {
      Shower(model: model, log: log)
      Bystander(model: model, log: log)
    }
    expect(log.take(), equals: ["shower", "bystander"])
    model.other = 1
    host.update()
    expect(log.take(), equals: ["shower"])
    model.count = 5
    host.update()
    expect(log.take(), equals: ["shower"])
    expect(host.frame(of: "a")?.width, equals: 15)
  }

  private struct Field: View {
    @Binding var count: Int
    var body: some View {
      Color.red.frame(width: CGFloat(10 + count), height: 10).accessibilityIdentifier("a").onTapGesture { count += 2 }
    }
  }

  private struct Form: View {
    @ObservedObject var model: Model
    var body: some View { Field(count: $model.count) }
  }

  @Test(.claim("OBJECT-03")) @MainActor func `Bindings write to the object`() {
    let model = Model()
    let host = settledHost(100, 100) { Form(model: model) }
    host.tap("a")
    expect(model.count, equals: 2)
    expect(host.frame(of: "a")?.width, equals: 12)
  }

  private struct Leaf: View {
    @EnvironmentObject private var model: Model
    var body: some View { Color.red.frame(width: CGFloat(10 + model.count), height: 10).accessibilityIdentifier("a") }
  }

  @Test(.claim("OBJECT-04")) @MainActor func `The nearest environment object takes precedence`() {
    let (outer, inner) = (Model(), Model())
    inner.count = 20
    let host = settledHost(100, 100) { VStack { Leaf() }.environmentObject(inner).environmentObject(outer) }
    expect(host.frame(of: "a")?.width, equals: 30)
    inner.count = 40
    play(host, "update | width a = 50")
  }

  @Test(.claim("OBJECT-05")) @MainActor func `A missing environment object is reported without a trap`() {
    let host = settledHost(100, 100) { Leaf() }
    expect(host.diagnostics.map(\.code), here: [.missingEnvironmentObject], inSwiftUI: nil)
    expectNil(host.frame(of: "a"))
  }

  private struct Meter: View {
    let timer: Publishers.Autoconnect<Timer.TimerPublisher>
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: CGFloat(10 + count), height: 10).accessibilityIdentifier("a")
        .onReceive(timer) { _ in count += 1 }
    }
  }

  @Test(.claim("OBJECT-06")) @MainActor func `Each published value runs the action`() {
    play(100, 100, "wait 1.6 | width a = 13") {
      Meter(timer: Timer.publish(every: 0.5, on: .main, in: .common).autoconnect())
    }
  }

  @Test(.claim("OBJECT-07")) @MainActor func `Subscribers receive the value before it is stored`() {
    let model = Model()
    var lines: [String] = []
    let connections = [
      model.objectWillChange.sink { lines.append("will change \(model.count)") },
      model.$count.dropFirst().sink { lines.append("\($0) before \(model.count)") },
    ]
    model.count = 1
    expect(lines, equals: ["will change 0", "1 before 0"])
    for connection in connections { connection.cancel() }
  }
}
