import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry

@testable import TributaryEngine
@testable import TributaryViews
@testable import TributaryControls
@testable import TributaryHost

@MainActor @Suite struct TextEditorTests {
  private struct Page: View {
    let log: (String) -> Void
    @State var text: String
    var body: some View {
      let _ = log(text)
      TextEditor(text: $text).accessibilityIdentifier("editor")
    }
  }

  /// Returns a text editor with characters of 8 by 20 points.
  private func page(
    _ text: String, _ width: CGFloat = 100, _ height: CGFloat = 100, log: @escaping (String) -> Void
  ) -> ViewHost<some View> {
    let host = settledHost(width, height) { Page(log: log, text: text) }
    host.moveFocus(by: 1)
    return host
  }

  @Test(
    .claim(
      "CONTROL-80",
      "A text editor takes the proposed size and accepts several lines; Return inserts a line break.",
      .documented, "Apple's documentation of TextEditor"))
  func `A text editor takes the proposed size and several lines`() {
    var text = ""
    let host = page("") { text = $0 }
    expect(host.box("editor"), equals: "0 0 100 100")
    host.type("one\ntwo")
    expect(text, equals: "one\ntwo")
    host.pressKey(.home)
    host.type("x")
    host.pressKey(.upArrow)
    host.type("y")
    expect(text, equals: "oyne\nxtwo")
    host.pressKey(.end)
    host.pressKey(.deleteForward)
    expect(text, equals: "oynextwo")
    host.pressKey(.delete)
    expect(text, equals: "oynxtwo")
  }

  @Test(
    .claim(
      "CONTROL-81", "A line that is wider than its text editor wraps after the last space that fits.",
      .documented, "Apple's documentation of TextEditor: scrollable, multiline text"))
  func `Long lines wrap`() {
    func lines(_ text: String, _ width: CGFloat) -> String {
      let characters = Array(text)
      let lines = PageLines(characters, width: width) { _ in 10 }
      return lines.indices.map { String(characters[lines.shown($0)]) }.joined(separator: "|")
    }
    expect(lines("one two three", 70), equals: "one two |three")
    expect(lines("one two three", 50), equals: "one |two |three")
    expect(lines("abcdefgh", 30), equals: "abc|def|gh")
    expect(lines("ab cdefgh", 40), equals: "ab |cdef|gh")
    expect(lines("a\n\nb", 40), equals: "a||b")
    expect(lines("a\n", 40), equals: "a|")
    expect(lines("", 40), equals: "")
    expect(lines("abc", 0), equals: "a|b|c")
    expect(lines("abc", 5), equals: "a|b|c")
  }

  @Test(
    .claim(
      "CONTROL-82",
      "The up and down keys keep the distance from the left edge across shorter lines, and stop at the ends of the "
        + "text.",
      .reproduced, "behavior of text views on macOS"))
  func `The up and down keys keep the distance from the left edge`() {
    var text = ""
    let host = page("abcdef\nx\nghijkl") { text = $0 }
    host.pressKey(.leftArrow)
    host.pressKey(.leftArrow)
    host.pressKey(.upArrow)
    host.pressKey(.upArrow)
    host.type("1")
    expect(text, equals: "abcd1ef\nx\nghijkl")
    host.pressKey(.upArrow)
    host.type("2")
    expect(text, equals: "2abcd1ef\nx\nghijkl")
    for _ in 0..<5 { host.pressKey(.downArrow) }
    host.type("3")
    expect(text, equals: "2abcd1ef\nx\nghijkl3")
  }

  @Test(
    .claim(
      "CONTROL-83", "Shift with arrow keys extends the selection, and typed text replaces the selection.", .reproduced,
      "behavior of text views on macOS"))
  func `Typing replaces the selection`() {
    var text = ""
    let host = page("abcd\nefgh") { text = $0 }
    for _ in 0..<2 { host.pressKey(.leftArrow, modifiers: .shift) }
    host.type("X")
    expect(text, equals: "abcd\nefX")
    host.pressKey(.upArrow, modifiers: .shift)
    host.pressKey(.delete)
    expect(text, equals: "abc")
    host.pressKey("a", modifiers: .control)
    host.pressKey(.rightArrow)
    host.type("!")
    expect(text, equals: "abc!", "an arrow moves to the end of the selection")
  }

  @Test(
    .claim(
      "CONTROL-84",
      "Control or Command with A, C, X, and V select all, copy, cut, and paste, also between editors.",
      .reproduced, "behavior of text views; the clipboard belongs to the host"))
  func `Editors share the clipboard`() {
    struct Two: View {
      @State private var first = "one\ntwo"
      @State private var second = ""
      let log: (String) -> Void
      var body: some View {
        let _ = log("\(first)/\(second)")
        TextEditor(text: $first)
        TextEditor(text: $second)
      }
    }
    var text = ""
    let host = settledHost(100, 200) { Two { text = $0 } }
    host.moveFocus(by: 1)
    host.pressKey("a", modifiers: .control)
    host.pressKey("x", modifiers: .control)
    expect(text, equals: "/")
    host.pressKey("v", modifiers: .command)
    host.moveFocus(by: 1)
    host.pressKey("v", modifiers: .control)
    host.pressKey("v", modifiers: .control)
    expect(text, equals: "one\ntwo/one\ntwoone\ntwo")
  }

  @Test(
    .claim(
      "CONTROL-85", "A press places the caret at the pointer, and a drag selects text.", .reproduced,
      "behavior of text views"))
  func `The pointer places the caret and selects text`() {
    var text = ""
    let host = page("abcd\nefgh") { text = $0 }
    host.tap(at: CGPoint(x: 22, y: 10))
    host.type("1")
    expect(text, equals: "ab1cd\nefgh")
    host.drag(from: CGPoint(x: 13, y: 10), to: CGPoint(x: 21, y: 30))
    host.type("-")
    expect(text, equals: "a-gh")
    host.tap(at: CGPoint(x: 50, y: 90))
    host.type("2")
    expect(text, equals: "a-gh2", "a press below the text is in its last line")
  }

  @Test(
    .claim(
      "CONTROL-192",
      "The lines of a text editor, its selection, and the places of a press begin 5 points from its leading edge, and lines end 5 points before its trailing edge.",
      .reproduced,
      "Apple's documentation of NSTextContainer.lineFragmentPadding: 5 points by default; public projects move the placeholder of a TextEditor by 5 points"
    ))
  func `Lines are 5 points from the edges of an editor`() {
    // Ten characters of 8 points and the caret have space between the margins, and an eleventh has not.
    let host = page("abcdefghij", 98) { _ in }
    let lines = { host.painted.map(\.box).filter { $0.height == 20 }.map { "\(Int($0.minX)) \(Int($0.minY))" } }
    expect(lines(), equals: ["5 0"])
    let wrapped = page("abcdefghijk", 98) { _ in }
    expect(wrapped.lines.first, equals: "abcdefghij")
    #expect(page("abcdefghijk", 106) { _ in }.lines.first?.hasPrefix("abcdefghijk") == true)

    host.pressKey("a", modifiers: .command)
    #expect(host.painted.contains { $0.box == CGRect(x: 5, y: 0, width: 80, height: 20) }, "the selection")
    var text = ""
    let pressed = page("abcd") { text = $0 }
    pressed.tap(at: CGPoint(x: 8, y: 10))
    pressed.type("1")
    expect(text, equals: "1abcd", "the left half of the first character")
    pressed.tap(at: CGPoint(x: 1, y: 10))
    pressed.type("2")
    expect(text, equals: "21abcd", "the margin")
    // A field whose height follows its text has no margin.
    let field = settledHost(98, 100) { TextField("", text: .constant("abcdefghijk"), axis: .vertical) }
    expect(field.lines.first, equals: "abcdefghijk")
  }

  @Test(
    .claim(
      "CONTROL-86", "A text that is longer than its editor scrolls to keep the caret visible.", .documented,
      "Apple's documentation of TextEditor: scrollable text"))
  func `A long text scrolls to the caret`() {
    let host = page((0..<500).map { "line\($0)" }.joined(separator: "\n")) { _ in }
    #expect(host.displayList.description.contains("line0"))
    host.type("!")
    #expect(host.displayList.description.contains("line499!"))
    #expect(!host.displayList.description.contains("line4\""))
    host.pressKey("a", modifiers: .control)
    host.type("x")
    #expect(host.displayList.description.contains("x"))
  }
}
