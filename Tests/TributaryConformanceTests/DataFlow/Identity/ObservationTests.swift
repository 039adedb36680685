@Observable @MainActor private final class Model {
  var width: CGFloat = 10
  var title = "a"
  @ObservationIgnored var secret = 0
}

@MainActor struct ObservationTests {
  private struct Reader: View {
    let name: String
    let model: Model
    let path: KeyPath<Model, String>?
    let journal: Journal
    var body: some View {
      let _ = journal.note(path.map { model[keyPath: $0] } ?? "\(name) \(Int(model.width))")
      Color.red.frame(width: 10, height: 10)
    }
  }

  private struct Screen: View {
    let journal: Journal
    @State private var model = Model()
    var body: some View {
      let _ = journal.note("screen")
      Reader(name: "width", model: model, path: nil, journal: journal)
      Reader(name: "title", model: model, path: \.title, journal: journal)
      Trigger("widen") { model.width += 1 }
      Trigger("rename") { model.title += "b" }
      Trigger("hide") { model.secret += 1 }
    }
  }

  @Test(.claim("OBS-01")) @MainActor func `Only read properties invalidate a body`() {
    let journal = Journal()
    let host = settledHost(100, 100) { Screen(journal: journal) }
    expect(journal.take(), equals: "screen width 10 a")
    expect(journal.after { host.tap("widen") }, equals: "width 11")
    expect(journal.after { host.tap("rename") }, equals: "ab")
    expect(journal.after { host.tap("hide") }, equals: "")
  }

  @Test(.claim("OBS-02")) @MainActor func `An object in state keeps its identity`() {
    struct Outer: View {
      let journal: Journal
      @State private var inset: CGFloat = 0
      var body: some View {
        Trigger("shift") { inset += 1 }
        VStack { Screen(journal: journal) }.padding(inset)
      }
    }
    let journal = Journal()
    play(100, 100, journal, "tap widen; tap shift; clear; tap widen | log = width 12") { Outer(journal: journal) }
  }

  @Test(.claim("OBS-03")) @MainActor func `Bindable creates bindings to properties`() {
    struct Field: View {
      @Binding var width: CGFloat
      var body: some View {
        Color.red.frame(width: width, height: 10).accessibilityIdentifier("field").onTapGesture { width += 5 }
      }
    }
    struct Editor: View {
      @Bindable var model: Model
      var body: some View { Field(width: $model.width) }
    }
    let model = Model()
    let host = settledHost(100, 100) { Editor(model: model) }
    host.tap("field")
    expect(model.width, equals: 15)
    expect(host.extent("field"), equals: "15 10")
    model.width = 40
    play(host, "update | extent field = 40 10")
  }
}
