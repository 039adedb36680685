@MainActor struct FocusStateTests {
  private let journal = Journal()

  private enum Field: Hashable { case name, city, nowhere }

  private struct Form: View {
    let journal: Journal
    var hasCity = true
    @State private var name = ""
    @State private var city = ""
    @FocusState private var field: Field?
    var body: some View {
      VStack(spacing: 0) {
        Text(field.map { "\($0)" } ?? "none")
        TextField("Name", text: $name).focused($field, equals: .name).accessibilityIdentifier("name")
        if hasCity { TextField("City", text: $city).focused($field, equals: .city).accessibilityIdentifier("city") }
        Trigger("to city") { field = .city }
        Trigger("to nowhere") { field = .nowhere }
        Trigger("to none") { field = nil }
      }
      .onChange(of: field) { old, new in journal.note("\(old.map { "\($0)" } ?? "-")→\(new.map { "\($0)" } ?? "-")") }
    }
  }

  private func form() -> ViewHost<Form> { settledHost(200, 300) { Form(journal: journal) } }

  private func focused(_ host: ViewHost<some View>) -> String {
    ["name", "city"].first { host.frame(of: $0) == host.focusedFrame } ?? "none"
  }

  @Test(.claim("FOCUS-01")) @MainActor func `The value follows the focus`() {
    play(
      form(), journal,
      "| first = none",
      "tap name | first = name",
      "focus 1 | first = city",
      "focus 1 | first = none; log = -→name name→city city→-")
  }

  @Test(.claim("FOCUS-02")) @MainActor func `A written value moves the focus`() {
    let host = form()
    play(host, "tap name; tap to city")
    expect(focused(host), equals: "city")
    play(
      host, journal,
      "type Rome | lines has Rome",
      "tap to none | focus = nowhere; first = none; log = -→name name→city city→-")
  }

  @Test(.claim("FOCUS-03")) @MainActor func `A value without a view is reset`() {
    let host = form()
    play(host, "tap name; tap to nowhere | focus = nowhere; first = none")
    host.content = Form(journal: journal, hasCity: false)
    play(host, "tap to city | first = none")
  }

  @Test(.claim("FOCUS-04")) @MainActor func `The value is reset when the view is removed`() {
    let host = form()
    play(host, "tap city | first = city")
    host.content = Form(journal: journal, hasCity: false)
    play(host, journal, "update | first = none; focus = nowhere; log = -→city city→-")
  }

  @Test(.claim("FOCUS-05")) @MainActor func `A new view can be focused`() {
    struct Adding: View {
      @State private var isAdding = false
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack(spacing: 0) {
          Text("\(isFocused)")
          if isAdding { TextField("New", text: $text).focused($isFocused).accessibilityIdentifier("new") }
          Trigger("add") {
            isAdding = true
            isFocused = true
          }
        }
      }
    }
    play(settledHost(200, 300) { Adding() }, "tap add | focused new = true; first = true")
  }

  @Test(.claim("FOCUS-06")) @MainActor func `A group of controls is focused with its members`() {
    struct Group: View {
      let journal: Journal
      @FocusState private var isFocused
      var body: some View {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            Button("a") { journal.note("a") }
            Button("b") { journal.note("b") }
          }
          .focused($isFocused)
          Button("c") { journal.note("c") }
          Trigger("to group") { isFocused = true }
          Text("\(isFocused)")
        }
      }
    }
    play(
      settledHost(200, 300) { Group(journal: journal) }, journal,
      "tap to group; activate | last = true",
      "focus 1; activate | last = true",
      "focus 1; activate | last = false; log = a b c")
  }

  @Test(.claim("FOCUS-07")) @MainActor func `A view can be made focusable`() {
    struct Boxes: View {
      @FocusState private var box: Int?
      var body: some View {
        VStack(spacing: 0) {
          Text("\(box ?? 0)")
          Color.red.focusable().focused($box, equals: 1)
          Color.red.focusable(false).focused($box, equals: 2)
          Color.red.focusable().focused($box, equals: 3).disabled(true)
          Color.red.focusable().focused($box, equals: 4)
        }
      }
    }
    play(settledHost(200, 300) { Boxes() }, "focus 1 | lines = 1", "focus 1 | lines = 4")
  }

  @Test(.claim("FOCUS-08")) @MainActor func `A sheet interrupts the focus`() {
    struct Behind: View {
      @State private var isPresented = false
      @State private var text = ""
      @FocusState private var isFocused: Bool
      @FocusState private var isInside: Bool
      var body: some View {
        VStack(spacing: 0) {
          Text("\(isFocused) \(isInside)")
          TextField("T", text: $text).focused($isFocused).accessibilityIdentifier("field")
            .onSubmit { isPresented = true }
        }
        .sheet(isPresented: $isPresented) {
          TextField("S", text: $text).focused($isInside).onAppear { isInside = true }
        }
      }
    }
    let host = settledHost(200, 300) { Behind() }
    play(host, "tap field | first = true false", "type \"x\n\"; rest | first = false true", "type y")
    expect(host.lines.contains("yx") || host.lines.contains("xy"))
    play(host, "exit; rest | first = true false")
  }

  @Test(.claim("FOCUS-09")) @MainActor func `A page interrupts the focus`() {
    struct Pages: View {
      let journal: Journal
      @FocusState private var isOnLink: Bool
      var body: some View {
        NavigationStack {
          VStack {
            Button("other") {}
            NavigationLink("link") { Button("inside") { journal.note("inside") } }.focused($isOnLink)
          }
        }
        .onChange(of: isOnLink) { journal.note("\(isOnLink)") }
      }
    }
    let host = settledHost(300, 300) { Pages(journal: journal) }
    play(host, journal, "focus 1; focus 1 | log = true")
    let before = host.focusedFrame
    play(host, journal, "activate; rest | focus = nowhere; log = false; faults =", "focus 1; focus 1; exit; rest")
    expect(host.focusedFrame, equals: before)
    play(host, journal, "| log = true")
  }
}

@MainActor struct FocusKeepingTests {
  private struct Form: View {
    @State private var id = 1
    @State private var isDisabled = false
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(spacing: 0) {
        Text(isFocused ? "focused" : "free")
        TextField("Name", text: $name).focused($isFocused).disabled(isDisabled).id(id).accessibilityIdentifier("field")
        Trigger("rename") { id = 3 - id }
        Trigger("disable") { isDisabled = true }
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("elsewhere")
      }
    }
  }

  private func focusedForm() -> ViewHost<Form> {
    let host = settledHost(200, 200) { Form() }
    play(host, "tap field | first = focused")
    return host
  }

  @Test(.claim("FOCUS-21")) @MainActor func `Another identity removes the focus`() {
    play(focusedForm(), "tap rename | first = free", "tap rename | first = free")
  }

  @Test(.claim("FOCUS-22")) @MainActor func `A disabled view keeps the focus`() {
    play(focusedForm(), "tap disable | first = focused", "type x | lines lacks x")
  }

  @Test(.claim("FOCUS-23")) @MainActor func `A press elsewhere keeps the focus`() {
    play(focusedForm(), "tap elsewhere | first = focused", "tap 199,199 | first = focused")
  }
}
