@MainActor struct FocusScopeTests {
  private let journal = Journal()

  @Test(.claim("FOCUS-50")) @MainActor func `Views read whether they are focused`() {
    struct Mark: View {
      @Environment(\.isFocused) private var isFocused
      let name: String
      var body: some View { Text(isFocused ? "[\(name)]" : name) }
    }
    struct Style: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Mark(name: "button") } }
    let host = columnHost(300, 100) {
      Mark(name: "one").focusable()
      Mark(name: "two").focusable()
      Mark(name: "none")
      Button("") {}.buttonStyle(Style())
    }
    host.play(expecting: [
      "": "one two none button", "focus 1": "[one] two none button", "focus 1": "one [two] none button",
      "focus 1": "one two none [button]",
    ]) { host.lines.joined(separator: " ") }
  }

  private struct Form: View {
    let journal: Journal
    var prefers = true
    @Namespace private var scope
    @Namespace private var other
    @Environment(\.resetFocus) private var resetFocus
    @State private var texts = ["", "", ""]
    var body: some View {
      VStack {
        TextField("", text: $texts[0])
        VStack {
          TextField("", text: $texts[1])
          TextField("", text: $texts[2]).prefersDefaultFocus(prefers, in: scope)
        }
        .focusScope(scope)
        .focusScope(other)
        Trigger("reset") { resetFocus(in: scope) }
        Trigger("other") { resetFocus(in: other) }
      }
      .onChange(of: texts) { journal.note(texts.joined(separator: "|")) }
    }
  }

  @Test(.claim("FOCUS-51"), .claim("FOCUS-52"))
  @MainActor func `The preferred view is focused when it appears and after a reset`() {
    settledHost(200, 200) { Form(journal: journal) }.play(expecting: ["type x": "||x"]) { journal.take() }
    settledHost(200, 200) { Form(journal: journal, prefers: false) }.play(expecting: ["type x": ""]) { journal.take() }
    settledHost(200, 200) { Form(journal: journal) }.play(expecting: [
      "focus -2; type a": "a||", "tap reset; type b": "a||b", "tap other; type c": "a|c|b",
    ]) { journal.take() }
  }

  final class Draft: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
  }

  @Test(.claim("FOCUS-53")) @MainActor func `A focused object is read in every view and observed`() {
    struct Reader: View {
      let journal: Journal
      @FocusedObject private var draft: Draft?
      var body: some View {
        let _ = journal.note(draft?.title ?? "-")
        Text("clear").accessibilityIdentifier("clear").onTapGesture { $draft?.title.wrappedValue = "cleared" }
      }
    }
    let (one, two) = (Draft("one"), Draft("two"))
    let host = columnHost(200, 200) {
      Reader(journal: journal)
      Text("a").focusable().focusedObject(one)
      Text("b").focusable().focusedObject(two)
    }
    host.play(expecting: ["": "-", "focus 1; focus 1": "one"]) { journal.take() }
    one.title = "first"
    two.title = "second"
    expect(journal.after { host.update() }, equals: "first", "an object outside the focus is not observed")
    host.play(expecting: ["tap clear": "cleared", "focus 1": "second"]) { journal.take() }
    one.title = "unseen"
    play(host, journal, "update | log =")
    let scene = settledHost(200, 200) { Reader(journal: journal).focusedSceneObject(one) }
    expect(journal.take().hasSuffix("unseen"))
    _ = scene
  }
}

extension FocusedValues {
  private struct NameKey: FocusedValueKey { typealias Value = String }
  private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  fileprivate var draft: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}

@MainActor struct FocusedValueTests {
  private struct Reader: View {
    let log: (String) -> Void
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.draft) private var draft
    var body: some View {
      let _ = log("\(name ?? "-") \(draft ?? "-")")
      Text("clear").accessibilityIdentifier("clear").onTapGesture { draft = "" }
    }
  }

  private struct Fields: View {
    let log: (String) -> Void
    var hasSecond = true
    var outer: String? = nil
    @State private var first = "one"
    @State private var second = "two"
    var body: some View {
      VStack {
        Reader(log: log)
        VStack {
          TextField("", text: $first).focusedValue(\.name, "first").focusedValue(\.draft, $first)
          if hasSecond { TextField("", text: $second).focusedValue(\.draft, $second) }
        }
        .focusedValue(\.name, outer)
      }
    }
  }

  /// Moves the focus to the first field; the reader's text takes taps, and therefore the focus, first.
  private func host(_ fields: Fields) -> ViewHost<Fields> {
    let host = settledHost(200, 200) { fields }
    host.play("focus 1; focus 1")
    return host
  }

  @Test(.claim("FOCUS-40"), .claim("FOCUS-41"), .claim("FOCUS-42"))
  @MainActor func `The innermost focused value and binding are read in every view`() {
    var told = ""
    host(Fields(log: { told = $0 })).play(expecting: [
      "": "first one", "type !": "first one!", "focus 1": "- two", "focus 1": "- -",
    ]) { told }
    let outer = host(Fields(log: { told = $0 }, outer: "outer"))
    outer.play(expecting: ["": "first one", "focus 1": "outer two"]) { told }
    outer.content = Fields(log: { told = $0 }, hasSecond: false, outer: "outer")
    outer.play(expecting: ["rest": "- -"]) { told }
  }

  @Test(.claim("FOCUS-43")) @MainActor func `A scene's focused value is available regardless of the focus`() {
    struct Scene: View {
      let log: (String) -> Void
      let name: String?
      @State private var text = ""
      var body: some View {
        VStack {
          Reader(log: log)
          TextField("", text: $text).focusedValue(\.name, "field")
        }
        .focusedSceneValue(\.name, name)
      }
    }
    var told = ""
    let host = settledHost(200, 200) { Scene(log: { told = $0 }, name: "scene") }
    host.play(expecting: ["": "scene -", "focus 1; focus 1": "field -"]) { told }
    host.content = Scene(log: { told = $0 }, name: nil)
    host.play("update; focus -1")
    expect(told, equals: "- -")
  }
}
