@testable import TributaryEngine
@testable import TributaryViews
@testable import TributaryControls
@testable import TributaryHost

@MainActor struct AttributedEditorTests {
  private struct Page: View {
    let log: (AttributedString, AttributedTextSelection) -> Void
    @State var text: AttributedString
    @State var selection = AttributedTextSelection()
    var body: some View {
      let _ = log(text, selection)
      VStack(spacing: 0) {
        TextEditor(text: $text, selection: $selection).accessibilityIdentifier("editor")
        Trigger("first") {
          let end = text.characters.index(text.startIndex, offsetBy: 3)
          selection = AttributedTextSelection(range: text.startIndex..<end)
        }
        Trigger("underlined") { text.transformAttributes(in: &selection) { $0.underlineStyle = .single } }
      }
    }
  }

  /// A measurer that counts, whose lines are as high as the font size, and whose characters are half as wide.
  private struct SizeMeasurer: TextMeasurer {
    final class Log: @unchecked Sendable { var count = 0 }
    let log = Log()
    var breaksLines: Bool { false }
    func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
      log.count += 1
      return CGFloat(text.count) * font.size / 2
    }
    func lineMetrics(of font: ResolvedFont) -> LineMetrics {
      LineMetrics(ascent: font.size * 0.75, descent: font.size * 0.25)
    }
  }

  /// A text editor and the most recent values of its bindings.
  private final class Editor {
    var text = AttributedString()
    var selection = AttributedTextSelection()

    /// The runs of the text, with `*` around bold ones, `/` around italic ones, and `_` around underlined ones.
    var shown: String {
      text.runs.map { run in
        let font = run.font?.resolve(in: EnvironmentValues().fontResolutionContext)
        let marks =
          (run.underlineStyle == nil ? "" : "_") + (font?.isItalic == true ? "/" : "")
          + (font?.isBold == true ? "*" : "")
        return marks + String(text[run.range].characters) + String(marks.reversed())
      }.joined()
    }

    /// The answers to the queries of rows.
    var answers: [String: () -> String] { ["text": { self.shown }, "chosen": { self.chosen }] }

    /// The offset of the insertion point, or the selected characters in brackets.
    var chosen: String {
      switch selection.indices(in: text) {
      case .insertionPoint(let place): "\(text.characters.distance(from: text.startIndex, to: place))"
      case .ranges(let ranges): ranges.ranges.map { "<\(String(text[$0].characters))>" }.joined()
      }
    }
  }

  /// Returns a focused editor of a text whose last word is bold.
  private func page(_ text: String = "one two") -> (ViewHost<some View>, Editor) {
    var styled = AttributedString(text)
    if let word = text.split(separator: " ").last, let range = styled.range(of: word) {
      styled[range].font = .body.bold()
    }
    let editor = Editor()
    let host = settledHost(200, 100) {
      Page(
        log: { text, selection in
          editor.text = text
          editor.selection = selection
        }, text: styled)
    }
    host.moveFocus(by: 1)
    return (host, editor)
  }

  @Test(.claim("CONTROL-184")) @MainActor func `Typed characters have attributes`() {
    let (host, editor) = page()
    play(
      host, answers: editor.answers,
      "| text = one *two*", "type x | text = one *twox*", "key home; type y | text = yone *twox*; chosen = 1",
      "key command+z; key command+z | text = one *two*",
      "key command+shift+z; key command+shift+z | text = yone *twox*",
      "key end; key shift+left; key shift+left; key shift+left; key shift+left; key shift+left | chosen = < twox>",
      "type z | text = yonez", "key command+z | text = yone *twox*; chosen = < twox>",
      "key left; key deleteForward; key deleteForward | text = yone*wox*",
      // The attributes of a deleted selection apply to the next typed character.
      "key shift+end; key delete; type b | text = yone*b*")
  }

  @Test(.claim("CONTROL-185")) @MainActor func `Keys switch attributes`() {
    let (host, editor) = page()
    play(
      host, answers: editor.answers,
      "key command+b; type ab | text = one *two*ab",
      // The font of the environment and that of the body are different values.
      "key command+a; key control+b | text = *one **twoab*; chosen = <one twoab>",
      "key control+b | text lacks *",
      "key home; key shift+right; key command+i; key command+u | text begins _/o/_ne; chosen = <o>",
      "key command+u | text begins /o/ne", "key command+z | text begins _/o/_ne",
      "key command+z; key command+z; key command+z; key command+z | text = one *two*ab")
  }

  @Test(.claim("CONTROL-189")) @MainActor func `Pasted text keeps its attributes`() {
    let (host, editor) = page()
    play(
      host, answers: editor.answers,
      "key shift+left; key shift+left; key shift+left; key shift+left; key command+x | text = one",
      "key home; key command+v | chosen = 4")
    expect(editor.shown, equals: " *two*one")
    play(host, answers: editor.answers, "key command+z | text = one")
  }

  @Test(.claim("CONTROL-186")) @MainActor func `A program sets the selection`() {
    let (host, editor) = page()
    play(
      host, answers: editor.answers,
      "| chosen = 7", "tap first | chosen = <one>", "tap underlined | text = _one_ *two*; chosen = <one>",
      "type 1 | text = _1_ *two*", "key command+z | text = _one_ *two*")
  }

  @Test(.claim("CONTROL-187")) @MainActor func `Lines have the fonts of their text`() throws {
    var text = AttributedString("small\nlarge\nsmall")
    let range = try #require(text.range(of: "large"))
    text[range].font = .system(size: 40)
    text[range].foregroundColor = .red
    let editor = Editor()
    let host = settledHost(300, 200, measurer: SizeMeasurer()) {
      Page(
        log: { text, selection in
          editor.text = text
          editor.selection = selection
        }, text: text)
    }
    expect("\(host.displayList)", contains: "#FF3B30FF")
    // The lines are 17, 40, and 17 points high, and a character is half as wide as high.
    play(
      host, answers: editor.answers,
      "tap 0,16 | chosen = 0", "tap 59,56 | chosen = 9", "tap 0,18 | chosen = 6", "tap 299,56 | chosen = 11",
      "tap 0,58 | chosen = 12", "tap 0,150 | chosen = 12")
  }

  @Test @MainActor func `An insertion point inside a character is accepted`() {
    struct Inserter: View {
      let log: (AttributedString) -> Void
      @State private var text = AttributedString("a\nb")
      @State private var selection = AttributedTextSelection()
      var body: some View {
        let _ = log(text)
        VStack(spacing: 0) {
          TextEditor(text: $text, selection: $selection)
          Trigger("insert") {
            var selection = AttributedTextSelection(insertionPoint: text.characters.index(after: text.startIndex))
            text.replaceSelection(&selection, withCharacters: "\r")
            self.selection = selection
          }
        }
      }
    }
    var text = ""
    let host = settledHost(200, 100) { Inserter { text = String($0.characters) } }
    play(host, "focus 1; tap insert; type c")
    expect(text, equals: "a\r\ncb")
    #expect(host.accessibleElements().contains { $0.value == "a\r\ncb" })
  }

  @Test @MainActor func `A character of other scalars replaces an equal one in the binding`() {
    /// A text whose setter can compose its characters.
    final class Model {
      var text = AttributedString("ae\u{301}")
      var composes = false
      var scalars: [Unicode.Scalar] { Array(String(text.characters).unicodeScalars) }
    }
    let model = Model()
    let binding = Binding {
      model.text
    } set: {
      model.text = model.composes ? AttributedString(String($0.characters).precomposedStringWithCanonicalMapping) : $0
    }
    let host = settledHost(200, 100) { TextEditor(text: binding) }
    play(host, "focus 1; key shift+left; type \"\u{E9}\"")
    expect(model.scalars, equals: ["a", "\u{E9}"])
    host.pressKey("z", modifiers: .command)
    expect(model.scalars, equals: ["a", "e", "\u{301}"])
    model.composes = true
    host.pressKey(.end)
    for text in ["e\u{301}", "e\u{301}", "x"] { host.type(text) }
    expect(model.scalars, equals: ["a", "\u{E9}", "\u{E9}", "\u{E9}", "x"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A text that replaces the same text moves the insertion point behind it`() {
    let (host, editor) = page("one one")
    play(
      host, answers: editor.answers,
      "key home; key shift+right; key shift+right; key shift+right; key command+c; key command+v | chosen = 3",
      "type ! | text = *one!* one")
  }

  @Test @MainActor func `A long attributed text measures each character once for a key`() {
    let measurer = SizeMeasurer()
    var text = AttributedString()
    for index in 0..<1_000 {
      var piece = AttributedString("word \(index % 10) ")
      if index.isMultiple(of: 2) { piece.font = .body.bold() }
      text += piece
    }
    let styling = TextStyling(text)
    let characters = Array(String(text.characters))
    let lines = StyledTextSurroundings(EnvironmentValues()).lines(
      of: styling, characters, width: 200, lineHeight: 20, measurer)
    expect(lines.indices.count, above: 100)
    // The letters, the digits, and the space, in two fonts.
    expect(measurer.log.count, atMost: 2 * 16)
  }
}
