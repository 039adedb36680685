@MainActor struct InputEqualityTests {
  private struct Probe<Input>: View {
    let input: Input
    let journal: Journal
    var body: some View {
      let _ = journal.note("body")
      Color.red.frame(width: 10, height: 10)
    }
  }

  private final class Model {}

  /// Returns whether a view with one input is evaluated again when the input is replaced.
  private func isEvaluatedAgain<Input>(_ old: Input, _ new: Input) -> Bool {
    let journal = Journal()
    let host = settledHost(50, 50) { Probe(input: old, journal: journal) }
    _ = journal.take()
    host.content = Probe(input: new, journal: journal)
    host.update()
    return journal.take() == "body"
  }

  @Test(.claim("EQUAL-01")) @MainActor func `Equatable inputs are compared by ==`() {
    expect(!isEvaluatedAgain(["a", "b"], ["a", "b"]))
    expect(isEvaluatedAgain(["a", "b"], ["a", "c"]))
    expect(!isEvaluatedAgain(0.0, -0.0))
    expect(!isEvaluatedAgain(Optional("a"), "a"))
    expect(isEvaluatedAgain(Optional("a"), nil))
  }

  @Test(.claim("EQUAL-02")) @MainActor func `Objects are compared by identity`() {
    let model = Model()
    expect(!isEvaluatedAgain(model, model))
    expect(isEvaluatedAgain(model, Model()))
    expect(!isEvaluatedAgain(Optional(model), model))
    expect(isEvaluatedAgain(Optional(model), Model()))
    expect(isEvaluatedAgain(Optional(model), nil))
    expect(!isEvaluatedAgain(Model?.none, nil))
    expect(!isEvaluatedAgain(model as AnyObject, model))
    expect(isEvaluatedAgain(model as AnyObject, Model()))
  }

  @Test(.claim("EQUAL-03")) @MainActor func `Structures are compared by their fields`() {
    struct Row {
      var title: String
      var model: Model
      var place: (Int, Bool)
    }
    let model = Model()
    let row = Row(title: "a", model: model, place: (1, true))
    expect(!isEvaluatedAgain(row, Row(title: "a", model: model, place: (1, true))))
    expect(isEvaluatedAgain(row, Row(title: "b", model: model, place: (1, true))))
    expect(isEvaluatedAgain(row, Row(title: "a", model: Model(), place: (1, true))))
    expect(isEvaluatedAgain(row, Row(title: "a", model: model, place: (1, false))))
  }

  @Test(.claim("EQUAL-04")) @MainActor func `A passed-on closure is equal to itself, and a newly created one is not`() {
    // A closure that is passed as a generic value gets a new context each time; here it is part of a value.
    struct Handler { var run: () -> Void }
    func makeHandler(_ number: Int) -> Handler { Handler { _ = number } }
    let handler = makeHandler(1)
    let handlers = [handler]
    expect(!isEvaluatedAgain(handler, handler))
    expect(!isEvaluatedAgain(handlers, handlers))
    expect(isEvaluatedAgain(handler, makeHandler(1)))
  }

  @Test(.claim("EQUAL-07")) @MainActor func `Enumerations with payloads are compared by case and payload`() {
    enum Choice {
      case words([String])
      case action(() -> Void)
    }
    func makeAction(_ number: Int) -> () -> Void { { _ = number } }
    let action = Choice.action(makeAction(1))
    expect(!isEvaluatedAgain(action, action))
    expect(isEvaluatedAgain(action, .action(makeAction(1))))
    expect(isEvaluatedAgain(Choice.words(["a"]), .words(["b"])))
    expect(isEvaluatedAgain(Choice.words(["a"]), .words(["a"])), here: false, inSwiftUI: nil)
  }

  @Test(.claim("EQUAL-08")) @MainActor func `Values of protocol types are compared by their dynamic values`() {
    struct Holder {
      var anything: Any
      var object: AnyObject?
    }
    expect(!isEvaluatedAgain("a" as any CustomStringConvertible, "a"))
    expect(isEvaluatedAgain("a" as any CustomStringConvertible, "b"))
    expect(isEvaluatedAgain(1 as any CustomStringConvertible, 1.0))
    expect(!isEvaluatedAgain(Holder(anything: 1, object: nil), Holder(anything: 1, object: nil)))
    expect(isEvaluatedAgain(Holder(anything: 1, object: nil), Holder(anything: 1, object: Model())))
    expect(isEvaluatedAgain(Holder(anything: {}, object: nil), Holder(anything: {}, object: nil)))
  }

  @Test @MainActor func `State can have a protocol type`() {
    struct Screen: View {
      let journal: Journal
      @State private var value: any CustomStringConvertible = 1
      var body: some View {
        let _ = journal.note(value.description)
        Trigger("text") { value = "text" }
      }
    }
    let journal = Journal()
    play(50, 50, journal, "tap text | log = 1 text") { Screen(journal: journal) }
  }

  @Test(.claim("EQUAL-05")) @MainActor func `Bindings are compared by location`() {
    struct Point { var x = 0.0, y = 0.0 }
    struct Screen: View {
      let journal: Journal
      @State private var point = Point()
      @State private var other = 0.0
      @State private var turn = 0
      var body: some View {
        let _ = turn
        Trigger("again") { turn += 1 }
        Trigger("write") {
          turn += 1
          point.x += 1
        }
        Probe(input: $point.x, journal: journal)
        Probe(input: turn < 2 ? $point.y : $other, journal: journal)
      }
    }
    let journal = Journal()
    let host = settledHost(100, 100) { Screen(journal: journal) }
    expect(journal.take(), equals: "body body")
    expect(journal.after { host.tap("again") }, equals: "")
    expect(journal.after { host.tap("again") }, equals: "body")
    // The value has changed, but the view does not read it.
    expect(journal.after { host.tap("write") }, here: "", inSwiftUI: "body")
    expect(!isEvaluatedAgain(Binding.constant(1), .constant(1)))
    expect(isEvaluatedAgain(Binding.constant(1), .constant(2)))
  }

  @Test(.claim("EQUAL-06")) @MainActor func `Padding bytes are not compared`() {
    struct Padded {
      var flag: Bool
      var length: Double
    }
    var values = [Padded](repeating: Padded(flag: true, length: 1), count: 2)
    let stride = MemoryLayout<Padded>.stride
    values.withUnsafeMutableBytes { bytes in
      for index in 1..<8 {
        bytes[index] = 0
        bytes[stride + index] = 0xFF
      }
    }
    expect(!isEvaluatedAgain(values[0], values[1]))
    values[1].length = 2
    expect(isEvaluatedAgain(values[0], values[1]))
  }
}
