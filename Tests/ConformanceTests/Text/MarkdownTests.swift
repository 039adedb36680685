import Foundation
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

  @Test(.claim("TEXT-29")) func `Inline Markdown in a literal is parsed`() {
    expect(pieces(Text("a **b** c")), equals: "a |b(b)| c")
    expect(pieces(Text("__b__ and *i* and _i_")), equals: "b(b)| and |i(i)| and |i(i)")
    expect(pieces(Text("***both***")), equals: "bi(both)")
    expect(pieces(Text("**bold and *both***")), equals: "b(bold and )|bi(both)")
    expect(pieces(Text("~~gone~~ `a*b*` [here](https://example.org)")), equals: "s(gone)| |c(a*b*)| |l(here)")
    expect(pieces(Text("[**b**](x) \\*no\\*")), equals: "bl(b)| *no*")
    let host = settledHost(300, 100) { Text("a **b** c") }
    expect(host.lines.joined(), equals: "a b c")
  }

  @Test(.claim("TEXT-30")) func `Unmatched Markdown characters are shown`() {
    for text in [
      "2 * 3 * 4", "snake_case_name", "*open", "**open*x", "[no link]", "[a](b c)", "`open", "a ~ b", "___", "*", "",
    ] {
      #expect(Text(LocalizedStringKey(text)).content == text || text == "**open*x")
    }
    expect(pieces(Text("# Heading")), equals: "# Heading")
    expect(pieces(Text("- item")), equals: "- item")
    #expect(Text("plain").attributes == nil)
    #expect(Text("2 * 3").attributes == nil)
  }

  @Test(.claim("TEXT-31")) func `Strings other than literals are shown verbatim`() {
    let string = "**a**"
    expect(pieces(Text(string)), equals: "**a**")
    expect(pieces(Text(verbatim: "**a**")), equals: "**a**")
    expect(pieces(Text("\(string) **b**")), equals: "**a** |b(b)")
    expect(pieces(Text("**\(string)**")), equals: "b(**a**)")
    expect(pieces(Text("*\(1)* [\(2)](\(string))")), equals: "i(1)| |l(2)")
  }

  @Test(.claim("TEXT-75")) func `Markdown applies to the texts inside it`() {
    let italic = Text("b").italic()
    let day = Date(timeIntervalSinceReferenceDate: 0)
    expect(pieces(Text("**a \(italic) c**")), equals: "b(a )|bi(b)|b( c)")
    expect(pieces(Text("**\(italic)**")), equals: "bi(b)")
    expect(pieces(Text("*\(italic) and **\(italic)***")), equals: "i(b and )|bi(b)")
    expect(pieces(Text("**\(day, style: .date)** x")), equals: "b(January 1, 2001)| x")
    expect(pieces(Text("**\(2.5, format: .number)** \(1, format: .number)")), equals: "b(2.5)| |1")
    expect(pieces(Text("`\(italic)` [\(italic)](x)")), equals: "ic(b)| |il(b)")
    // Delimiters in the text are not those of the literal, and a delimiter without a counterpart is displayed.
    expect(pieces(Text("*\(Text("a*").italic()) b*")), equals: "i(a* b)")
    expect(pieces(Text("**\(italic)")), equals: "**|i(b)")
    expect(pieces(Text("\(italic) **b**")), equals: "i(b)| |b(b)")
    expect(pieces(Text("*\(italic)\u{301}*")), equals: "i(b\u{301})")
    expect(Text("^[\(3, format: .number) apple](inflect: true)").content, equals: "3 apples")
    let long = String(repeating: "x", count: 5_000)
    expect(pieces(Text("**\(long)\(italic)**")), equals: "**\(long)|i(b)|**")
  }

  @Test func `The parsing of long and hostile literals terminates`() {
    for piece in ["*a ", "[", "_a *b ", "`", "~~x *", "\\"] {
      let text = String(repeating: piece, count: 2_000)
      #expect(Text(LocalizedStringKey(text)).content.count <= text.count)
    }
  }
}
