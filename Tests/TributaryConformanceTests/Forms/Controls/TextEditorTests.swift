@testable import TributaryEngine
@testable import TributaryViews
@testable import TributaryControls
@testable import TributaryHost

@MainActor struct TextEditorTests {
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

  @Test(.claim("CONTROL-80")) @MainActor func `A text editor takes the proposed size and several lines`() {
    var text = ""
    let host = page("") { text = $0 }
    expect(host.box("editor"), equals: "0 0 100 100")
    host.play(expecting: [
      "type \"one\ntwo\"": "one\ntwo", "key home; type x; key up; type y": "oyne\nxtwo",
      "key end; key deleteForward": "oynextwo", "key delete": "oynxtwo",
    ]) { text }
  }

  @Test(.claim("CONTROL-81")) @MainActor func `Long lines of an editor wrap`() {
    let rows: [(String, CGFloat, String)] = [
      ("one two three", 70, "one two |three"), ("one two three", 50, "one |two |three"), ("abcdefgh", 30, "abc|def|gh"),
      ("ab cdefgh", 40, "ab |cdef|gh"), ("a\n\nb", 40, "a||b"), ("a\n", 40, "a|"), ("", 40, ""),
      ("abc", 0, "a|b|c"), ("abc", 5, "a|b|c"),
    ]
    for (text, width, expected) in rows {
      let characters = Array(text)
      let lines = PageLines(characters, width: width) { _ in 10 }
      let wrapped = lines.indices.map { String(characters[lines.shown($0)]) }.joined(separator: "|")
      expect(wrapped, equals: expected, "\(text) in \(width)")
    }
  }

  @Test(.claim("CONTROL-82"), .claim("CONTROL-83"), .claim("CONTROL-85"))
  @MainActor func `Keys and the pointer place the caret and select text`() {
    var text = ""
    page("abcdef\nx\nghijkl") { text = $0 }.play(expecting: [
      "key left; key left; key up; key up; type 1": "abcd1ef\nx\nghijkl", "key up; type 2": "2abcd1ef\nx\nghijkl",
      "key down; key down; key down; key down; key down; type 3": "2abcd1ef\nx\nghijkl3",
    ]) { text }
    page("abcd\nefgh") { text = $0 }.play(expecting: [
      "key shift+left; key shift+left; type X": "abcd\nefX",
      "key shift+up; key delete": "abc",
      // An arrow moves to the end of the selection.
      "key control+a; key right; type !": "abc!",
    ]) { text }
    page("abcd\nefgh") { text = $0 }.play(expecting: [
      "tap 22,10; type 1": "ab1cd\nefgh", "drag 13,10 21,30; type -": "a-gh",
      // A press below the text is in its last line.
      "tap 50,90; type 2": "a-gh2",
    ]) { text }
  }

  @Test(.claim("CONTROL-84")) @MainActor func `Editors share the clipboard`() {
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
    host.play(expecting: [
      "focus 1; key control+a; key control+x": "/",
      "key command+v; focus 1; key control+v; key control+v": "one\ntwo/one\ntwoone\ntwo",
    ]) { text }
  }

  @Test(.claim("CONTROL-192")) @MainActor func `Lines are 5 points from the edges of an editor`() {
    // Ten characters of 8 points and the caret have space between the margins, and an eleventh has not.
    let host = page("abcdefghij", 98) { _ in }
    let lines = { host.painted.map(\.box).filter { $0.height == 20 }.map { "\(Int($0.minX)) \(Int($0.minY))" } }
    expect(lines(), equals: ["5 0"])
    let wrapped = page("abcdefghijk", 98) { _ in }
    expect(wrapped.lines.first, equals: "abcdefghij")
    expect(page("abcdefghijk", 106) { _ in }.lines.first?.hasPrefix("abcdefghijk"), equals: true)
    host.pressKey("a", modifiers: .command)
    #expect(host.painted.contains { $0.box == CGRect(x: 5, y: 0, width: 80, height: 20) }, "the selection")
    var text = ""
    let pressed = page("abcd") { text = $0 }
    // The left half of the first character, and the margin.
    pressed.play(expecting: ["tap 8,10; type 1": "1abcd", "tap 1,10; type 2": "21abcd"]) { text }
    // A field whose height follows its text has no margin.
    let field = settledHost(98, 100) { TextField("", text: .constant("abcdefghijk"), axis: .vertical) }
    expect(field.lines.first, equals: "abcdefghijk")
  }

  @Test(.claim("CONTROL-86")) @MainActor func `A long text scrolls to the caret`() {
    let host = page((0..<500).map { "line\($0)" }.joined(separator: "\n")) { _ in }
    func isDrawn(_ text: String) -> Bool { host.displayList.description.contains(text) }
    expect(isDrawn("line0"), equals: true)
    host.play(expecting: ["type !": true]) { isDrawn("line499!") && !isDrawn("line4\"") }
    host.play(expecting: ["key control+a; type x": true]) { isDrawn("x") }
  }
}
