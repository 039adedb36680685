import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Selection, copying, and undo in single-line text fields. A character is 8 points wide.
@MainActor @Suite struct LineEditingTests {
  private final class Told { var text = "" }

  private struct Page: View {
    let told: Told
    var isSecret = false
    @State var text: String
    @State var other = ""

    var body: some View {
      let _ = told.text = "\(text)/\(other)"
      VStack(alignment: .leading, spacing: 0) {
        if isSecret {
          SecureField("", text: $text).accessibilityIdentifier("field")
        } else {
          TextField("", text: $text).accessibilityIdentifier("field")
        }
        TextField("", text: $other).accessibilityIdentifier("other")
        Trigger("write") { text = "written" }
      }
    }
  }

  private let told = Told()

  private func host(_ text: String, isSecret: Bool = false, width: CGFloat = 200) -> ViewHost<Page> {
    let host = settledHost(width, 100, measurer: CellTextMeasurer(cell: CGSize(width: 8, height: 16))) {
      Page(told: told, isSecret: isSecret, text: text)
    }
    host.moveFocus(by: 1)
    return host
  }

  private func point(_ host: ViewHost<Page>, _ place: CGFloat) -> CGPoint {
    let field = host.frame(of: "field") ?? .zero
    return CGPoint(x: field.minX + place * 8 + 1, y: field.midY)
  }

  @Test(
    .claim(
      "INPUT-01",
      "Shift with arrows, Home, and End selects text in a text field, and typed text replaces the selection.",
      .reproduced, "behavior of text fields on macOS"))
  func `Keys select text`() {
    let host = host("abcdef")
    host.play(expecting: [
      "key shift+left; key shift+left; type X": "abcdX/",
      "key shift+home; key delete": "/",
      "type one two; key option+shift+left; type 2": "one 2/",
      "key control+left; key control+shift+left; key delete": "2/",
      "type x; key command+left; type y; key command+shift+right; type z": "yz/",
    ]) { told.text }
  }

  @Test(
    .claim(
      "INPUT-02", "Control or Command with A, C, X, and V select all, copy, cut, and paste in text fields.",
      .reproduced,
      "behavior of text fields; the clipboard belongs to the host"))
  func `Text fields share the clipboard`() {
    let host = host("abc")
    host.play(expecting: [
      "key command+a; key command+c; focus 1; key control+v; key command+v": "abc/abcabc",
      "key control+a; key command+x": "abc/",
    ]) { told.text }
    #expect(!host.pressKey("c", modifiers: .command), "the selection is empty")
  }

  @Test(
    .claim(
      "INPUT-03", "A secure field does not copy its text, and accepts pasted text.", .reproduced,
      "behavior of secure fields on Apple's systems"))
  func `A secure field does not copy its text`() {
    let host = host("abc", isSecret: true)
    host.pressKey("a", modifiers: .command)
    #expect(!host.pressKey("c", modifiers: .command))
    #expect(!host.pressKey("x", modifiers: .command))
    host.type("x")
    #expect(!host.pressKey("z", modifiers: .command), "the history does not contain a secret")
    expect(told.text, equals: "x/")
    PlatformPasteboard.general.string = "y"
    host.pressKey("v", modifiers: .command)
    expect(told.text, equals: "xy/")
    #expect(host.lines.contains { $0.contains("••") })
  }

  @Test(
    .claim(
      "INPUT-04",
      "Command or Control with Z undoes uninterrupted typing; Shift with them, or Control with Y, redoes it.",
      .reproduced, "behavior of text fields on macOS and on other desktops"))
  func `Typing can be undone and redone`() {
    let host = host("abc")
    host.play(expecting: [
      "type de; type f; key left; type -": "abcde-f/",
      "key command+z": "abcdef/",
      "key control+z": "abc/",
    ]) { told.text }
    #expect(!host.pressKey("z", modifiers: .command), "the undo history is empty")
    host.play(expecting: ["key command+shift+z; key control+y": "abcde-f/"]) { told.text }
    host.play("tap write; tap field")
    #expect(!host.pressKey("z", modifiers: .command), "a text that client code wrote is not undone")
    expect(told.text, equals: "written/")
  }

  @Test(
    .claim(
      "INPUT-05",
      "A drag selects text, a double-click a word, and a triple-click the whole field; a Shift-click extends the "
        + "selection.",
      .reproduced, "behavior of text fields on macOS"))
  func `The pointer selects text`() {
    let host = host("one two six")
    func click(_ place: CGFloat, modifiers: EventModifiers = []) {
      host.tap(at: point(host, place), modifiers: modifiers)
      host.advance(by: 0.1)
    }
    host.drag(from: point(host, 1), to: point(host, 3))
    host.type("x")
    expect(told.text, equals: "ox two six/")
    host.advance(by: 1)
    click(4)
    click(4)
    host.type("2")
    expect(told.text, equals: "ox 2 six/")
    host.advance(by: 1)
    click(1)
    click(6, modifiers: .shift)
    host.type("-")
    expect(told.text, equals: "o-ix/")
    host.advance(by: 1)
    for _ in 0..<3 { click(1) }
    host.type("all")
    expect(told.text, equals: "all/")
    click(1)
    host.advance(by: 1)
    click(1)
    host.type("+")
    expect(told.text, equals: "a+ll/", "slow clicks are single clicks")
  }

  @Test(
    .claim(
      "INPUT-06", "A drag that begins with a double-click selects whole words, in both directions.", .reproduced,
      "behavior of text fields on macOS"), arguments: [true, false])
  func `A double-click drag selects whole words`(isForwards: Bool) {
    let host = host("one two six")
    host.tap(at: point(host, 5))
    let target = point(host, isForwards ? 9 : 1)
    host.drag(from: point(host, 5), to: target)
    host.type("-")
    #expect(told.text == (isForwards ? "one -/" : "- six/"))
  }

  @Test(
    .claim(
      "INPUT-07", "The selection is drawn on a background in the focused field.", .decided,
      "decision of this project"))
  func `The selection is drawn in the focused field`() {
    let host = host("abcdef")
    let field = host.frame(of: "field") ?? .zero
    // The backgrounds of a selection of two characters; field backgrounds draw nothing, and text backgrounds have
    // another width.
    func grounds() -> [CGRect] { host.painted.map(\.box).filter { $0.width == 16 } }
    expect(grounds(), equals: [])
    for _ in 0..<2 { host.pressKey(.leftArrow, modifiers: .shift) }
    expect(grounds(), equals: [CGRect(x: field.minX + 32, y: field.minY, width: 16, height: field.height)])
    host.moveFocus(by: 1)
    expect(grounds(), equals: [])
  }

  @Test(
    .claim(
      "INPUT-08",
      "A press does not scroll a long line, and later scrolling starts from its position only if the caret is not "
        + "visible.",
      .reproduced, "behavior of text fields on macOS"))
  func `A press does not scroll a long line`() {
    // Space for five characters and the caret.
    let host = host("0123456789", width: 48)
    #expect(host.lines.joined().contains("56789▏"))
    host.tap(at: point(host, 2))
    host.type("x")
    expect(told.text, equals: "0123456x789/")
  }
}
