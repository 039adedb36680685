import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The content of texts other than strings: symbols, attributed strings, and inflected words.
@MainActor @Suite struct TextContentTests {
  private func symbols<V: View>(_ host: ViewHost<V>) -> [String] {
    var found: [String] = []
    host.displayList.forEachFlattened { flat in
      guard case .symbol(let symbol) = flat.command else { return }
      let frame = symbol.frame.applying(flat.transform)
      found.append("\(symbol.name) \(short(frame))")
    }
    return found
  }

  @Test(.claim("TEXT-74")) func `Interpolated numbers do not depend on the locale`() {
    let host = settledHost(400, 100) {
      Text("\(1_234_567) and \(0.5)").environment(\.locale, Locale(identifier: "de_DE"))
    }
    expect(host.displayList.description.contains("\"1234567 and 0.5\""), here: true, inSwiftUI: false)
  }

  @Test(.claim("TEXT-78")) func `An interpolated attributed string keeps its attributes`() {
    var name = AttributedString("Ann")
    name.strikethroughStyle = .single
    let interpolated = settledHost(400, 100) { Text("from \(name) and \(AttributedString("Bo"))") }
    let told = settledHost(400, 100) { Text("from \(Text("Ann").strikethrough()) and Bo") }
    expect(interpolated.displayList.description, equals: told.displayList.description)
    #expect(interpolated.displayList.description.contains("\"Ann\""))
  }

  @Test(.claim("TEXT-48")) func `Symbols are set in text`() {
    let host = settledHost(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        (Text("ab ") + Text(Image(systemName: "star.fill"))).foregroundStyle(Ink.red.color)
        Text("to \(Image(systemName: "star.fill")) be").accessibilityIdentifier("words")
        Text(Image(systemName: "star.fill")).accessibilityIdentifier("alone")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expect(symbols(host), equals: ["star.fill 24 0 20 20", "star.fill 24 20 20 20", "star.fill 0 40 20 20"])
    play(host, "| box words = 0 20 68 20; box alone = 0 40 20 20; diagnostics =")
    var paints: [Paint] = []
    host.displayList.forEachFlattened { if case .symbol(let symbol) = $0.command { paints.append(symbol.paint) } }
    expect(paints.first, equals: .color(Ink.red.resolved))
    // The symbol wraps with its word.
    let narrow = settledHost(50, 100) { Text("to be \(Image(systemName: "star.fill"))") }
    #expect(symbols(narrow).first?.contains(" 20 20") == true)
    #expect(narrow.lines.count > 1)
  }

  @Test(.claim("TEXT-49")) func `An unknown symbol in a text is reported`() {
    let host = settledHost(200, 100) {
      VStack {
        Text(Image(systemName: "no.such")).accessibilityIdentifier("missing")
        Text(Image("flag"))
      }
    }
    play(host, "| box missing ends 20 20; diagnostics = unknownSymbol; lines has flag")
  }

  @Test(.claim("TEXT-50")) func `Attributed strings keep their attributes`() throws {
    var string = AttributedString("one ")
    var two = AttributedString("two")
    two.foregroundColor = Ink.red.color
    two.font = .title
    two.underlineStyle = .single
    two.kern = 2
    string += two
    let text = Text(string)
    expect(text.runs.map(\.content), equals: ["one ", "two"])
    expect(text.runs[0].traits, equals: TextTraits())
    #expect(text.runs[1].traits.font == .title && text.runs[1].traits.underline == .single)
    expect(text.runs[1].traits.kerning, equals: 2)
    expect(settledHost(300, 100) { text }.lines, equals: ["one ", "two"])
    expect(Text(AttributedString("plain")).runs.map(\.traits), equals: [TextTraits()])
    let marked = try AttributedString(markdown: "a **b** `c`")
    expect(Text(marked).runs.map(\.content), equals: ["a ", "b", " ", "c"])
    expect(Text(marked).runs[1].traits.weight, equals: .bold)
    expect(String(marked.characters), equals: "a b c")
  }

  @Test(.claim("TEXT-52")) func `Words are inflected by their number`() {
    func shown(_ key: LocalizedStringKey) -> String { Text(key).content }
    for (count, word) in [(0, "items"), (1, "item"), (2, "items"), (1_000, "items")] {
      expect(shown("^[\(count) item](inflect: true)"), equals: "\(count) \(word)")
    }
    expect(shown("You have ^[\(3) new message](inflect: true) today"), equals: "You have 3 new messages today")
    expect(shown("^[**\(2)** box](inflect: true)"), equals: "2 boxes")
    expect(shown("^[some item](inflect: true)"), equals: "some item")
    expect(shown("^[\(2) item](other: true)"), equals: "2 item")
    expect(shown("a^[b"), equals: "a^[b")
    for (one, several) in [
      ("city", "cities"), ("day", "days"), ("Person", "People"), ("dish", "dishes"), ("potato", "potatoes"),
      ("photo", "photos"), ("BOX", "BOXES"), ("class", "classes"), ("child", "children"),
    ] {
      expect(EnglishPlural.plural(of: one), equals: several)
    }
  }
}
