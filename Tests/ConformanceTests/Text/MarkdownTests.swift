import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews

@MainActor @Suite struct MarkdownTests {
  /// Returns the pieces of a text, with letters for their styles: bold, italic, strikethrough, code, and link.
  private func pieces(_ text: Text) -> String {
    text.runs.map { run in
      var letters = ""
      if run.traits.weight == .bold { letters += "b" }
      if run.traits.isItalic == true { letters += "i" }
      if run.traits.strikethrough != nil { letters += "s" }
      if run.traits.design == .monospaced { letters += "c" }
      if run.traits.foreground != nil { letters += "l" }
      return letters.isEmpty ? run.content : "\(letters)(\(run.content))"
    }
    .joined(separator: "|")
  }

  @Test(
    .claim(
      "TEXT-29", "Inline Markdown in a literal is parsed: bold, italic, strikethrough, code, and links.", .observed,
      "measured on macOS 27; Apple's documentation of LocalizedStringKey"))
  func `Inline Markdown in a literal is parsed`() {
    #expect(pieces(Text("a **b** c")) == "a |b(b)| c")
    #expect(pieces(Text("__b__ and *i* and _i_")) == "b(b)| and |i(i)| and |i(i)")
    #expect(pieces(Text("***both***")) == "bi(both)")
    #expect(pieces(Text("**bold and *both***")) == "b(bold and )|bi(both)")
    #expect(pieces(Text("~~gone~~ `a*b*` [here](https://example.org)")) == "s(gone)| |c(a*b*)| |l(here)")
    #expect(pieces(Text("[**b**](x) \\*no\\*")) == "bl(b)| *no*")
    let host = settledHost(300, 100) { Text("a **b** c") }
    #expect(host.lines.joined() == "a b c")
  }

  @Test(
    .claim(
      "TEXT-30",
      "Unclosed Markdown characters, those in words or before spaces, and block markers are displayed verbatim.",
      .documented,
      "CommonMark, which Apple's documentation of AttributedString names"))
  func `Unmatched Markdown characters are shown`() {
    for text in [
      "2 * 3 * 4", "snake_case_name", "*open", "**open*x", "[no link]", "[a](b c)", "`open", "a ~ b", "___", "*", "",
    ] {
      #expect(Text(LocalizedStringKey(text)).content == text || text == "**open*x")
    }
    #expect(pieces(Text("# Heading")) == "# Heading")
    #expect(pieces(Text("- item")) == "- item")
    #expect(Text("plain").attributes == nil)
    #expect(Text("2 * 3").attributes == nil)
  }

  @Test(
    .claim(
      "TEXT-31", "Markdown is not parsed in strings that are not literals, or in interpolated values.",
      .observed,
      "measured on macOS 27"))
  func `Strings other than literals are shown verbatim`() {
    let string = "**a**"
    #expect(pieces(Text(string)) == "**a**")
    #expect(pieces(Text(verbatim: "**a**")) == "**a**")
    #expect(pieces(Text("\(string) **b**")) == "**a** |b(b)")
    #expect(pieces(Text("**\(string)**")) == "b(**a**)")
    #expect(pieces(Text("*\(1)* [\(2)](\(string))")) == "i(1)| |l(2)")
    #expect(pieces(Text("*a \(Text("b").bold()) c*")) == "*a |b(b)| c*")
  }

  @Test func `The parsing of long and hostile literals terminates`() {
    for piece in ["*a ", "[", "_a *b ", "`", "~~x *", "\\"] {
      let text = String(repeating: piece, count: 2_000)
      #expect(Text(LocalizedStringKey(text)).content.count <= text.count)
    }
  }
}
