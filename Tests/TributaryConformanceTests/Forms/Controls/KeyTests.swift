@MainActor struct KeyTests {
  private let journal = Journal()

  private struct Shortcuts: View {
    let journal: Journal
    @State private var name = ""
    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $name).accessibilityIdentifier("field")
        Button("First") { journal.note("first") }.keyboardShortcut("s")
        Button("Second") { journal.note("second") }.keyboardShortcut("s")
        Button("Shifted") { journal.note("shifted") }.keyboardShortcut("s", modifiers: [.command, .shift])
        Button("Hidden") { journal.note("hidden") }.keyboardShortcut("h").hidden()
        Button("Disabled") { journal.note("disabled") }.keyboardShortcut("d").disabled(true)
        Button("Plain") { journal.note("plain") }.keyboardShortcut("p", modifiers: [])
        Button("Default") { journal.note("default") }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test(.claim("KEY-01"), .claim("KEY-02"), .claim("KEY-03"), .claim("KEY-04"), .claim("KEY-05"))
  @MainActor func `A shortcut presses the first button that has exactly its keys`() {
    let host = settledHost(200, 200) { Shortcuts(journal: journal) }
    expect(host.pressKey("s"), equals: false)
    expect(host.pressKey("s", modifiers: [.command, .option]), equals: false)
    host.play(expecting: [
      "": "", "key command+shift+s": "shifted", "key return": "default", "key command+s": "first",
      "key command+h": "hidden", "key command+d": "", "key p": "plain",
      // The text field handles the letter.
      "tap field; key p; type p": "", "key command+s": "first",
    ]) { journal.take() }
    expect(host.lines.contains { $0.hasPrefix("pp") })
    settledHost(200, 200) {
      Shortcuts(journal: journal).alert("Title", isPresented: .constant(true)) { Button("OK") {} }
    }.play(expecting: ["key command+s": ""]) { journal.take() }
  }

  private struct Nested: View {
    let journal: Journal
    let inner: KeyPress.Result
    @State private var text = ""
    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $text)
          .onKeyPress(.upArrow) {
            journal.note("up")
            return inner
          }
          .onKeyPress(characters: .decimalDigits) { press in
            journal.note("digit \(press.characters)")
            return inner
          }
          .accessibilityIdentifier("field")
        Button("Up") { journal.note("button") }.keyboardShortcut(.upArrow, modifiers: [])
      }
      .onKeyPress(phases: .down) { press in
        journal.note("outer \(press.characters)")
        return .ignored
      }
    }
  }

  @Test(.claim("KEY-10"), .claim("KEY-11"), .claim("KEY-12"))
  @MainActor func `Key-press handlers run from the inside out until one handles the key`() {
    let host = settledHost(200, 200) { Nested(journal: journal, inner: .handled) }
    host.play(expecting: [
      "key up": "button", "tap field; key up": "up", "type a1": "outer a digit 1",
    ]) { journal.take() }
    expect(host.lines.contains { $0.hasPrefix("a") })
    expect(!host.lines.contains { $0.contains("1") })
    settledHost(200, 200) { Nested(journal: journal, inner: .ignored) }.play(expecting: [
      "tap field; key up": "up outer  button"
    ]) { journal.take() }
  }

  @Test(.claim("KEY-13")) @MainActor func `Keys move the focus`() {
    struct Buttons: View {
      let journal: Journal
      var body: some View {
        HStack {
          Button("A") { journal.note("a") }
          Button("B") { journal.note("b") }
        }
      }
    }
    let host = settledHost(200, 200) { Buttons(journal: journal) }
    expect(host.pressKey(.space), equals: false)
    host.play(expecting: ["key tab; key tab; key space; key shift+tab; key return": "b a"]) { journal.take() }
  }
}

@MainActor struct CommandTests {
  private let journal = Journal()

  @Test(.claim("INPUT-20")) @MainActor func `Arrow keys run move commands`() {
    struct Board: View {
      let journal: Journal
      @State private var value = 0.5
      @State private var text = ""
      var body: some View {
        VStack {
          Text("board").focusable().onMoveCommand { journal.note("\($0)") }
          Slider(value: $value)
          TextField("", text: $text)
        }
        .onMoveCommand { journal.note("outer \($0)") }
      }
    }
    let host = settledHost(200, 200) { Board(journal: journal) }
    expect(host.pressKey(.upArrow), equals: false, "no view has the focus")
    host.play(expecting: ["focus 1; key up; key down; key left; key right": "up down left right"]) { journal.take() }
    expect(host.pressKey(.upArrow, modifiers: .shift), equals: false)
    // A slider uses left and right.
    host.play(expecting: ["focus 1; key left; key up": "outer up", "focus 1; key left; key down": "outer down"]) {
      journal.take()
    }
  }

  @Test(.claim("INPUT-21")) @MainActor func `Delete keys run delete commands`() {
    struct Item: View {
      let journal: Journal
      @State private var isFixed = false
      @State private var text = "ab"
      var body: some View {
        VStack {
          Text("item").focusable().onDeleteCommand(perform: isFixed ? nil : { journal.note("deleted") })
          TextField("", text: $text).onDeleteCommand { journal.note("lost") }
          Trigger("fix") { isFixed = true }
        }
      }
    }
    let host = settledHost(200, 200) { Item(journal: journal) }
    host.play(expecting: ["focus 1; key delete; key deleteForward": "deleted deleted"]) { journal.take() }
    play(host, "tap fix; key delete | handled = false")
    // A text field handles the delete key.
    host.play(expecting: ["focus 1; key delete": ""]) { journal.take() }
  }

  private struct Shelf: View {
    let journal: Journal
    @State private var books = ["Emma", "Ulysses"]
    @State private var text = ""
    var body: some View {
      VStack {
        Text(books.joined(separator: ",")).focusable()
          .copyable(books)
          .cuttable(for: String.self) {
            defer { books = [] }
            return books
          }
          .pasteDestination(for: String.self, action: { books += $0 }, validator: { $0.filter { $0 != "bad" } })
        TextField("", text: $text)
        PasteButton(payloadType: String.self) { journal.note("pasted \($0.joined(separator: "+"))") }
        PasteButton(payloadType: URL.self) { journal.note("address \($0.count)") }
      }
      .onChange(of: books) { journal.note("books \(books.joined(separator: ","))") }
      .onChange(of: text) { journal.note("text \(text)") }
    }
  }

  @Test(.claim("INPUT-22")) @MainActor func `Views and text fields share the clipboard`() {
    let host = settledHost(300, 200) { Shelf(journal: journal) }
    host.play(expecting: [
      "focus 1; key command+c; key command+v": "books Emma,Ulysses,Emma,Ulysses",
      "focus 1; key control+v": "text Emma Ulysses",
      "key command+a; key command+x; focus -1; key command+x": "text  books ",
    ]) { journal.take() }
    PlatformPasteboard.general.string = "bad"
    // The target does not accept rejected items.
    host.play(expecting: ["key command+v": ""]) { journal.take() }
    PlatformPasteboard.general.string = nil
    expect(host.pressKey("v", modifiers: .command), equals: false, "the clipboard is empty")
  }

  @Test @MainActor func `Typing in a text field keeps the copied values`() {
    let host = settledHost(300, 200) { Shelf(journal: journal) }
    play(host, journal, "focus 1; key command+c; focus 1; type a; key left; focus -1; clear")
    // The values are still two strings.
    host.play(expecting: ["key command+v": "books Emma,Ulysses,Emma,Ulysses"]) { journal.take() }
  }

  @Test(.claim("INPUT-23")) @MainActor func `A paste button delivers the copied value`() {
    let host = settledHost(300, 200) { Shelf(journal: journal) }
    func buttons() -> Int {
      var count = 0
      while count < 9 {
        host.play("focus 1; activate")
        count += 1
      }
      return journal.take().split(separator: " ").filter { $0 == "pasted" || $0 == "address" }.count
    }
    expect(buttons(), equals: 0)
    PlatformPasteboard.general.string = "some text"
    expect(buttons(), above: 0)
    PlatformPasteboard.general.string = nil
    expect(buttons(), equals: 0)
  }

  @Test(.claim("INPUT-24")) @MainActor func `Autocorrection can be disabled for a view`() {
    struct Reader: View {
      let journal: Journal
      @Environment(\.autocorrectionDisabled) private var isDisabled
      @Environment(\.disableAutocorrection) private var older
      var body: some View {
        let _ = journal.note("\(isDisabled) \(older.map { "\($0)" } ?? "-")")
        Text("")
      }
    }
    _ = columnHost(100, 100) {
      Reader(journal: journal)
      Reader(journal: journal).autocorrectionDisabled()
      Reader(journal: journal).disableAutocorrection(nil).disableAutocorrection(true)
      Reader(journal: journal).autocorrectionDisabled(false).autocorrectionDisabled()
    }
    expect(journal.take(), equals: "false - true true true true false false")
  }
}
