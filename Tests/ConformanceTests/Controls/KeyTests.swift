import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Keyboard shortcuts and key-press handlers.
@MainActor @Suite struct KeyTests {
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

  @Test(
    .claim(
      "KEY-01", "The pressed modifier keys must match the modifiers of a shortcut exactly.", .observed,
      "measured on macOS 27"))
  func `The modifier keys of a shortcut must match exactly`() {
    let host = settledHost(200, 200) { Shortcuts(journal: journal) }
    #expect(!host.pressKey("s"))
    #expect(!host.pressKey("s", modifiers: [.command, .option]))
    host.play(expecting: ["key command+shift+s": "shifted", "key return": "default"]) { journal.take() }
  }

  @Test(
    .claim(
      "KEY-02", "The first button in view order is pressed if several buttons have the same shortcut.", .observed,
      "measured on macOS 27; documented too"))
  func `The first button with a shortcut is pressed`() {
    settledHost(200, 200) { Shortcuts(journal: journal) }.play(expecting: ["key command+s": "first"]) { journal.take() }
  }

  @Test(
    .claim(
      "KEY-03", "A shortcut presses a hidden button, and does not press a disabled one.", .observed,
      "measured on macOS 27")
  )
  func `A shortcut presses hidden buttons but not disabled ones`() {
    settledHost(200, 200) { Shortcuts(journal: journal) }.play(expecting: [
      "key command+h": "hidden", "key command+d": "",
    ]) { journal.take() }
  }

  @Test(
    .claim(
      "KEY-04", "A key that the focused text field handles does not trigger a shortcut.", .decided,
      "decision of this project: a shortcut without Command would prevent its letter from being typed"))
  func `A focused text field takes precedence over shortcuts`() {
    let host = settledHost(200, 200) { Shortcuts(journal: journal) }
    host.play(expecting: ["key p": "plain", "tap field; key p; type p": ""]) { journal.take() }
    #expect(host.lines.contains { $0.hasPrefix("pp") })
    host.play(expecting: ["key command+s": "first"]) { journal.take() }
  }

  @Test(
    .claim(
      "KEY-05", "Shortcuts behind a modal presentation have no effect.", .derived,
      "follows from DIALOG-06 and SHEET-03"))
  func `Shortcuts behind modal content have no effect`() {
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

  @Test(
    .claim(
      "KEY-10", "The onKeyPress of a view runs before those of its ancestors, and before shortcuts.", .observed,
      "measured on macOS 27"))
  func `The innermost key-press handler takes precedence`() {
    settledHost(200, 200) { Nested(journal: journal, inner: .handled) }.play(expecting: [
      "key up": "button", "tap field; key up": "up",
    ]) { journal.take() }
  }

  @Test(
    .claim(
      "KEY-11", "A key press that an inner onKeyPress ignores is passed to the outer ones, and then to shortcuts.",
      .observed,
      "measured on macOS 27"))
  func `An ignored key press is passed to the outer handlers`() {
    settledHost(200, 200) { Nested(journal: journal, inner: .ignored) }.play(expecting: [
      "tap field; key up": "up outer  button"
    ]) { journal.take() }
  }

  @Test(
    .claim(
      "KEY-12", "An onKeyPress on a text field runs before the field, and a handled key is not typed.", .decided,
      "decision of this project; Apple's documentation says only that the dispatch ends there"))
  func `A handled key is not typed`() {
    let host = settledHost(200, 200) { Nested(journal: journal, inner: .handled) }
    host.tap("field")
    host.type("a1")
    expect(journal.take(), equals: "outer a digit 1")
    #expect(host.lines.contains { $0.hasPrefix("a") })
    #expect(!host.lines.contains { $0.contains("1") })
  }

  @Test(
    .claim(
      "KEY-13", "Tab and Shift-Tab move the focus, and Return and the space bar tap the focused view.", .documented,
      "Apple's guidelines for full keyboard access"))
  func `Keys move the focus`() {
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
    #expect(!host.pressKey(.space))
    host.play(expecting: ["key tab; key tab; key space; key shift+tab; key return": "b a"]) { journal.take() }
  }
}
