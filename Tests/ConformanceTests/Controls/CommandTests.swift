import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Keyboard commands and the values that they copy.
@MainActor @Suite struct CommandTests {
  private let journal = Journal()

  @Test(
    .claim(
      "INPUT-20", "Arrow keys run the move commands around the focus, unless the focused view handles them.",
      .documented, "Apple's documentation of onMoveCommand(perform:)"))
  func `Arrow keys run move commands`() {
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
    #expect(!host.pressKey(.upArrow), "no view has the focus")
    host.moveFocus(by: 1)
    for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow] { host.pressKey(key) }
    expect(journal.take(), equals: "up down left right")
    #expect(!host.pressKey(.upArrow, modifiers: .shift))
    host.moveFocus(by: 1)
    host.pressKey(.leftArrow)
    host.pressKey(.upArrow)
    expect(journal.take(), equals: "outer up", "a slider uses left and right")
    host.moveFocus(by: 1)
    host.pressKey(.leftArrow)
    host.pressKey(.downArrow)
    expect(journal.take(), equals: "outer down")
  }

  @Test(
    .claim(
      "INPUT-21", "Delete keys run the delete commands around the focus, and have no effect without an action.",
      .documented, "Apple's documentation of onDeleteCommand(perform:)"))
  func `Delete keys run delete commands`() {
    struct Item: View {
      let journal: Journal
      @State private var isFixed = false
      @State private var text = "ab"
      var body: some View {
        VStack {
          Text("item").focusable()
            .onDeleteCommand(perform: isFixed ? nil : { journal.note("deleted") })
          TextField("", text: $text).onDeleteCommand { journal.note("lost") }
          Trigger("fix") { isFixed = true }
        }
      }
    }
    let host = settledHost(200, 200) { Item(journal: journal) }
    host.moveFocus(by: 1)
    host.pressKey(.delete)
    host.pressKey(.deleteForward)
    expect(journal.take(), equals: "deleted deleted")
    host.tap("fix")
    #expect(!host.pressKey(.delete))
    host.moveFocus(by: 1)
    host.pressKey(.delete)
    expect(journal.take(), equals: "", "a text field handles the delete key")
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
          .pasteDestination(for: String.self) {
            books += $0
          } validator: {
            $0.filter { $0 != "bad" }
          }
        TextField("", text: $text)
        PasteButton(payloadType: String.self) { journal.note("pasted \($0.joined(separator: "+"))") }
        PasteButton(payloadType: URL.self) { journal.note("address \($0.count)") }
      }
      .onChange(of: books) { journal.note("books \(books.joined(separator: ","))") }
      .onChange(of: text) { journal.note("text \(text)") }
    }
  }

  @Test(
    .claim(
      "INPUT-22", "copyable, cuttable, and pasteDestination share the clipboard with text fields.",
      .documented,
      "Apple's documentation of copyable(_:), cuttable(for:action:) and pasteDestination(for:action:validator:)"))
  func `Views and text fields share the clipboard`() {
    let host = settledHost(300, 200) { Shelf(journal: journal) }
    host.moveFocus(by: 1)
    host.pressKey("c", modifiers: .command)
    host.pressKey("v", modifiers: .command)
    expect(journal.take(), equals: "books Emma,Ulysses,Emma,Ulysses")
    host.moveFocus(by: 1)
    host.pressKey("v", modifiers: .control)
    expect(journal.take(), equals: "text Emma Ulysses")
    host.pressKey("a", modifiers: .command)
    host.pressKey("x", modifiers: .command)
    host.moveFocus(by: -1)
    host.pressKey("x", modifiers: .command)
    expect(journal.take(), equals: "text  books ")
    PlatformPasteboard.general.string = "bad"
    host.pressKey("v", modifiers: .command)
    expect(journal.take(), equals: "", "the target does not accept rejected items")
    PlatformPasteboard.general.string = nil
    #expect(!host.pressKey("v", modifiers: .command), "the clipboard is empty")
  }

  @Test func `Typing in a text field keeps the copied values`() {
    let host = settledHost(300, 200) { Shelf(journal: journal) }
    host.moveFocus(by: 1)
    host.pressKey("c", modifiers: .command)
    host.moveFocus(by: 1)
    host.type("a")
    host.pressKey(.leftArrow)
    host.moveFocus(by: -1)
    _ = journal.take()
    host.pressKey("v", modifiers: .command)
    expect(journal.take(), equals: "books Emma,Ulysses,Emma,Ulysses", "the values are still two strings")
  }

  @Test(
    .claim(
      "INPUT-23",
      "A paste button delivers the copied value, and is disabled while the clipboard has no value of its type.",
      .documented, "Apple's documentation of PasteButton"))
  func `A paste button delivers the copied value`() {
    let host = settledHost(300, 200) { Shelf(journal: journal) }
    func buttons() -> Int {
      var count = 0
      while count < 9 {
        host.moveFocus(by: 1)
        host.activateFocus()
        count += 1
      }
      return journal.take().split(separator: " ").filter { $0 == "pasted" || $0 == "address" }.count
    }
    expect(buttons(), equals: 0)
    PlatformPasteboard.general.string = "some text"
    #expect(buttons() > 0)
    PlatformPasteboard.general.string = nil
    expect(buttons(), equals: 0)
  }

  @Test(
    .claim(
      "INPUT-24",
      "autocorrectionDisabled sets an environment value for a view, and `nil` inherits the surrounding value.",
      .documented, "Apple's documentation of autocorrectionDisabled(_:) and disableAutocorrection(_:)"))
  func `Autocorrection can be disabled for a view`() {
    struct Reader: View {
      let journal: Journal
      @Environment(\.autocorrectionDisabled) private var isDisabled
      @Environment(\.disableAutocorrection) private var older
      var body: some View {
        let _ = journal.note("\(isDisabled) \(older.map { "\($0)" } ?? "-")")
        Text("")
      }
    }
    _ = settledHost(100, 100) {
      VStack {
        Reader(journal: journal)
        Reader(journal: journal).autocorrectionDisabled()
        Reader(journal: journal).disableAutocorrection(nil).disableAutocorrection(true)
        Reader(journal: journal).autocorrectionDisabled(false).autocorrectionDisabled()
      }
    }
    expect(journal.take(), equals: "false - true true true true false false")
  }
}
