import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct TextSelectionTests {
  private struct Page: View {
    let log: (String) -> Void
    let isField: Bool
    @State private var text = "one two"
    @State private var selection: TextSelection?

    var body: some View {
      let _ = log("\(text)/\(chosen)")
      VStack(spacing: 0) {
        if isField {
          TextField("name", text: $text, selection: $selection).accessibilityIdentifier("text")
        } else {
          TextEditor(text: $text, selection: $selection).accessibilityIdentifier("text")
        }
        Trigger("first") {
          let end = text.index(text.startIndex, offsetBy: 3)
          selection = TextSelection(range: text.startIndex..<end)
        }
      }
    }

    private var chosen: String {
      guard case .selection(let range)? = selection?.indices else { return "nothing" }
      return selection?.isInsertion == true ? "\(text[..<range.lowerBound].count)" : "<\(text[range])>"
    }
  }

  @Test(
    .claim(
      "CONTROL-99", "A text editor writes its selection to a binding, and the program can set the selection.",
      .documented,
      "Apple's documentation of TextSelection"))
  func `A text selection can be read and written`() {
    var told = ""
    let host = settledHost(200, 100) { Page(log: { told = $0 }, isField: false) }
    expect(told, equals: "one two/nothing")
    host.tap("text")
    host.pressKey(.end)
    host.pressKey(.leftArrow, modifiers: .shift)
    expect(told, equals: "one two/<o>")
    host.tap("first")
    expect(told, equals: "one two/<one>")
    host.tap("text")
    host.tap("first")
    host.moveFocus(by: 1)
    #expect(told.hasSuffix("<one>"))
  }

  @Test(
    .claim(
      "CONTROL-100",
      "A text field of one line writes its selection to a binding, and typed text replaces a selection that the "
        + "program sets.",
      .documented, "Apple's documentation of TextSelection and TextField.init(_:text:selection:prompt:axis:)"))
  func `The selection of a text field can be read and written`() {
    var told = ""
    let host = settledHost(200, 100) { Page(log: { told = $0 }, isField: true) }
    host.moveFocus(by: 1)
    host.type("x")
    expect(told, equals: "one twox/8")
    host.pressKey(.leftArrow)
    expect(told, equals: "one twox/7")
    host.tap("first")
    // The other focusable view takes no text.
    for _ in 0..<2 {
      host.moveFocus(by: 1)
      host.type("y")
    }
    expect(told, equals: "y twox/1")
    host.pressKey(.rightArrow, modifiers: [.command, .shift])
    expect(told, equals: "y twox/< twox>")
  }
}
