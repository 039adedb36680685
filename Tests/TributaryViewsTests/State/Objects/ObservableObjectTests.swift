private class Model: ObservableObject, @unchecked Sendable {
  @Published var count = 0
  @Published var name = ""
  let made: Probe?
  init(_ made: Probe? = nil) {
    self.made = made
    made?.log.append("made")
  }
  deinit { made?.log.append("gone") }
}

private final class Manual: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  var count = 0 { willSet { objectWillChange.send("count") } }
}

private struct Owner: View {
  let journal: Probe
  let mark: Int
  @StateObject private var model: Model
  init(journal: Probe, mark: Int = 0) {
    (self.journal, self.mark) = (journal, mark)
    _model = StateObject(wrappedValue: Model(journal))
  }

  var body: some View {
    Color.red.frame(width: CGFloat(10 + model.count), height: CGFloat(10 + mark)).accessibilityIdentifier("a")
      .onTapGesture { model.count += 5 }
  }
}

private struct Shower<Object: Model>: View {
  @ObservedObject var model: Object
  var body: some View { Color.red.frame(width: CGFloat(10 + model.count), height: 10).accessibilityIdentifier("shown") }
}

private struct Reader: View {
  let model: Model
  var body: some View { Color.blue.frame(width: CGFloat(10 + model.count), height: 10) }
}

@MainActor struct ObservableObjectTests {
  @Test @MainActor func `An owned object is created once for its position, and lives as long`() {
    let journal = Probe()
    struct Screen: View {
      let journal: Probe
      let mark: Int
      let id: Int
      var body: some View { if id >= 0 { Owner(journal: journal, mark: mark).id(id) } }
    }
    let host = settledHost { Screen(journal: journal, mark: 0, id: 0) }
    expect(journal.log, equals: ["made"])
    host.tapped("a").show(Screen(journal: journal, mark: 3, id: 0))
    expect(host.frame(of: "a")?.size, equals: CGSize(width: 15, height: 13))
    expect(journal.log, equals: ["made"])
    expect(host.showing(Screen(journal: journal, mark: 3, id: 1)).frame(of: "a")?.width, equals: 10)
    expect(journal.log.sorted(), equals: ["gone", "made", "made"])
    host.show(Screen(journal: journal, mark: 3, id: -1))
    expect(journal.log.sorted(), equals: ["gone", "gone", "made", "made"])
    expect(host.codes, equals: [])
  }

  @Test @MainActor func `Only observing views are evaluated again, once per frame`() {
    let (model, other) = (Model(), Model())
    let host = settledHost {
      VStack {
        Shower(model: model)
        Shower(model: other)
        Reader(model: model)
      }
    }
    model.count = 1
    model.count = 2
    model.name = "x"
    expect(host.update().counts.bodies, equals: 1)
    expect(host.frame(of: "shown")?.width, equals: 12)
    expect(host.update().counts.bodies, equals: 0)
    Model().count = 3
    expect(host.update().counts.bodies, equals: 0)
  }

  @Test @MainActor func `A view that receives another object observes it`() {
    let (first, second) = (Model(), Model())
    second.count = 20
    let host = settledHost { Shower(model: first) }
    host.show(Shower(model: second))
    expect(host.frame(of: "shown")?.width, equals: 30)
    first.count = 1
    expect(host.update().counts.bodies, equals: 0)
    second.count = 21
    expect(host.update().counts.bodies, equals: 1)
    expect(host.frame(of: "shown")?.width, equals: 31)
  }

  @Test @MainActor func `An evaluated container does not evaluate a view with the same object`() {
    struct Screen: View {
      @ObservedObject var outer: Model
      let inner: Model
      var body: some View {
        Color.red.frame(width: CGFloat(10 + outer.count), height: 10)
        Shower(model: inner)
      }
    }
    let (host, outer) = settledHost(with: Model()) { Screen(outer: $0, inner: Model()) }
    outer.count = 5
    expect(host.update().counts.bodies, equals: 1)
  }

  @Test @MainActor func `An object with a custom publisher is observed through it`() {
    struct Screen: View {
      @ObservedObject var model: Manual
      var body: some View { Color.red.frame(width: CGFloat(10 + model.count), height: 10).accessibilityIdentifier("a") }
    }
    let (host, model) = settledHost(with: Manual()) { Screen(model: $0) }
    expect(host.updated { model.count = 7 }.frame(of: "a")?.width, equals: 17)
  }

  @Test @MainActor func `Environment objects reach every view below and can be replaced`() {
    struct Leaf: View {
      @EnvironmentObject var model: Model
      var body: some View {
        Color.red.frame(width: CGFloat(10 + model.count), height: 10).accessibilityIdentifier("a")
          .onTapGesture { $model.count.wrappedValue += 1 }
      }
    }
    struct Screen: View {
      let model: Model
      var body: some View { VStack { Leaf() }.environmentObject(model) }
    }
    let (first, second) = (Model(), Model())
    second.count = 30
    let host = settledHost { Screen(model: first) }
    expect(host.tapped("a").frame(of: "a")?.width, equals: 11)
    expect(host.showing(Screen(model: second)).frame(of: "a")?.width, equals: 40)
    first.count = 50
    expect(host.update().counts.bodies, equals: 0)
    expect(host.codes, equals: [])
  }

  @Test func `A write off the main thread is shown, with one warning`() async {
    let (host, model) = settledHost(with: Model()) { Shower(model: $0) }
    for _ in 0..<3 {
      await runOffMain { model.count += 1 }
      expect(host.updated().frame(of: "shown")?.width, equals: CGFloat(10 + model.count))
    }
    expect(host.codes, equals: [.stateWrittenOffMain])
    expect(host.diagnostics.first?.evidence.first { $0.label == "property" }?.lines, equals: ["Model.count"])
  }

  @Test @MainActor func `A body that writes an observed object is reported by name, and the frame ends`() {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.count += 1
        Color.red.frame(width: CGFloat(10 + model.count % 2), height: 10)
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100), limits: UpdateLimits(maximumPasses: 12)) {
      Screen(model: Model())
    }
    let report = host.update()
    expect(report.passes, atMost: 13)
    expect(!report.settled)
    expect(host.codes.contains(.objectWrittenDuringUpdate))
    expect(host.diagnostics.map(\.description).joined().contains("Model.count"))
    expect(host.codes.contains(.feedbackLoop))
    expect(host.core.checkInvariants(), equals: [])
  }
}
