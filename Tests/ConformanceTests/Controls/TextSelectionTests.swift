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
    host.play(expecting: ["tap text; key end; key shift+left": "one two/<o>", "tap first": "one two/<one>"]) { told }
    host.play("tap text; tap first; focus 1")
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
    host.play(expecting: [
      "focus 1; type x": "one twox/8", "key left": "one twox/7",
      // The other focusable view takes no text.
      "tap first; focus 1; type y; focus 1; type y": "y twox/1", "key command+shift+right": "y twox/< twox>",
    ]) { told }
  }
}
