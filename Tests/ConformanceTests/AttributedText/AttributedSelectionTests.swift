import Foundation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryViews

@Suite struct AttributedSelectionTests {
  /// An attribute that added text does not inherit.
  private enum Mark: AttributedStringKey {
    typealias Value = Int
    static let name = "AttributedSelectionTests.Mark"
    static let inheritedByAddedText = false
  }

  /// An attribute with one value in a paragraph.
  private enum Level: AttributedStringKey {
    typealias Value = Int
    static let name = "AttributedSelectionTests.Level"
    static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
  }

  private func place(_ offset: Int, in text: AttributedString) -> AttributedString.Index {
    text.characters.index(text.startIndex, offsetBy: offset)
  }

  private func range(_ offsets: Range<Int>, in text: AttributedString) -> Range<AttributedString.Index> {
    place(offsets.lowerBound, in: text)..<place(offsets.upperBound, in: text)
  }

  /// Returns the offset of an insertion point, or the selected characters in brackets.
  private func shown(_ selection: AttributedTextSelection, in text: AttributedString) -> String {
    switch selection.indices(in: text) {
    case .insertionPoint(let place): "\(text.characters.distance(from: text.startIndex, to: place))"
    case .ranges(let ranges): ranges.ranges.map { "<\(String(text[$0].characters))>" }.joined()
    }
  }

  /// Returns the runs of a text, with `*` around bold ones and `_` around underlined ones.
  private func shown(_ text: AttributedString) -> String {
    text.runs.map { run in
      let underline = run.underlineStyle == nil ? "" : "_"
      let bold = run.font?.resolve(in: EnvironmentValues().fontResolutionContext).isBold == true ? "*" : ""
      return underline + bold + String(text[run.range].characters) + bold + underline
    }.joined()
  }

  private var sample: AttributedString {
    var text = AttributedString("one two")
    text[range(4..<7, in: text)].font = .body.bold()
    return text
  }

  @Test(.claim("CONTROL-180")) func `A selection has indices for one version of its text`() {
    var text = sample
    expect(shown(AttributedTextSelection(), in: text), equals: "7")
    expect(shown(AttributedTextSelection(insertionPoint: place(2, in: text)), in: text), equals: "2")
    expect(shown(AttributedTextSelection(range: range(2..<2, in: text)), in: text), equals: "2")
    let part = AttributedTextSelection(range: range(2..<5, in: text))
    expect(shown(part, in: text), equals: "<e t>")
    expect(String(text[part].characters), equals: "e t")
    #expect(text[AttributedTextSelection()].characters.isEmpty)
    let parts = AttributedTextSelection(ranges: RangeSet([range(0..<1, in: text), range(4..<5, in: text)]))
    expect(shown(parts, in: text), equals: "<o><t>")
    text.characters.append("!")
    expect(shown(part, in: text), equals: "8")
    expect(shown(AttributedTextSelection(), in: AttributedString()), equals: "0")
    // Equal offsets in a changed text are another selection.
    #expect(part != AttributedTextSelection(range: range(2..<5, in: text)))
  }

  @Test(.claim("CONTROL-188")) func `Typing attributes follow from the text`() {
    var text = AttributedString("ab\ncd")
    text[range(1..<2, in: text)][Mark.self] = 1
    text[range(1..<2, in: text)].kern = 2
    text[range(3..<4, in: text)].kern = 3
    func typing(_ offset: Int) -> AttributeContainer {
      AttributedTextSelection(insertionPoint: place(offset, in: text)).typingAttributes(in: text)
    }
    #expect(typing(0).kern == nil)
    expect(typing(2).kern, equals: 2)
    #expect(typing(2)[Mark.self] == nil)
    expect(typing(3).kern, equals: 3, "the first character of the paragraph")
    #expect(typing(5).kern == nil)
    expect(AttributedTextSelection(range: range(3..<5, in: text)).typingAttributes(in: text).kern, equals: 3)
    expect(AttributedTextSelection().typingAttributes(in: AttributedString()), equals: AttributeContainer())
    let chosen = AttributedTextSelection(
      insertionPoint: place(1, in: text), typingAttributes: AttributeContainer().kern(9))
    expect(chosen.typingAttributes(in: text).kern, equals: 9)
    text.characters.append("x")
    #expect(chosen.typingAttributes(in: text).kern == nil, "the indices are not valid")
  }

  @Test(.claim("CONTROL-181")) func `Attributes of a selection change`() throws {
    var text = sample
    var part = AttributedTextSelection(range: range(2..<5, in: text))
    var calls = 0
    text.transformAttributes(in: &part) {
      calls += 1
      $0.underlineStyle = .single
    }
    expect(calls, equals: 2)
    expect(shown(text), equals: "on_e __*t*_*wo*")
    expect(shown(part, in: text), equals: "<e t>")
    expect(Array(part.attributes(in: text)[\.underlineStyle]), equals: [.single])
    expect(
      part.attributes(in: text)[AttributeScopes.SwiftUIAttributes.FontAttribute.self].count { _ in true }, equals: 2)
    expect(part.attributes(in: text).count { _ in true }, equals: 2)

    var caret = AttributedTextSelection(insertionPoint: place(1, in: text))
    text.transformAttributes(in: &caret) { $0.font = .body.bold() }
    expect(shown(text), equals: "on_e __*t*_*wo*")
    expect(shown(caret, in: text), equals: "1")
    text.replaceSelection(&caret, withCharacters: "N")
    expect(shown(text), equals: "o*N*n_e __*t*_*wo*")

    var lines = AttributedString("a\nb c\nd")
    var inLine = AttributedTextSelection(insertionPoint: place(3, in: lines))
    lines.transformAttributes(in: &inLine) { $0[Level.self] = 1 }
    expect(
      lines.runs[Level.self].map { String(lines[$1].characters) + "\($0 ?? 0)" }, equals: ["a\n0", "b c\n1", "d0"])
    expect(shown(inLine, in: lines), equals: "3")

    struct Refusal: Error {}
    let before = text
    #expect(throws: Refusal.self) { try text.transformAttributes(in: &part) { _ throws(Refusal) in throw Refusal() } }
    expect(text, equals: before)
  }

  @Test(.claim("CONTROL-182")) func `A selection follows a change`() {
    var text = sample
    var part = AttributedTextSelection(range: range(4..<7, in: text))
    text.transform(updating: &part) { text in
      text.characters.insert(contentsOf: "zero ", at: text.startIndex)
      text.underlineStyle = .single
    }
    expect(shown(part, in: text), equals: "<two>")
    var end = AttributedTextSelection()
    text.transform(updating: &end) { $0.characters.append("!") }
    expect(shown(end, in: text), equals: "13")
    text.transform(updating: &part) { $0 = AttributedString("new") }
    expect(shown(part, in: text), equals: "3")
  }

  @Test(.claim("CONTROL-183")) func `New text replaces a selection`() {
    var text = sample
    var part = AttributedTextSelection(range: range(2..<5, in: text))
    text.replaceSelection(&part, withCharacters: "E")
    expect(shown(text), equals: "onE*wo*")
    expect(shown(part, in: text), equals: "3")
    text.replaceSelection(&part, with: AttributedString("!", attributes: AttributeContainer().underlineStyle(.single)))
    expect(shown(text), equals: "onE_!_*wo*")
    expect(shown(part, in: text), equals: "4")
    var parts = AttributedTextSelection(ranges: RangeSet([range(0..<1, in: text), range(4..<5, in: text)]))
    text.replaceSelection(&parts, withCharacters: "--")
    expect(shown(text), equals: "--nE_!_*o*")
    expect(shown(parts, in: text), equals: "2")
  }

  @Test func `New text inside a character keeps all scalars`() {
    for base in ["e\u{301}xyz", "👨‍👩‍👧q", "a\r\nb", "🇩🇪🇫🇷"] {
      let scalars = Array(base.unicodeScalars)
      for place in 0...scalars.count {
        var text = AttributedString(base)
        let index = text.unicodeScalars.index(text.startIndex, offsetBy: place)
        var selection = AttributedTextSelection(insertionPoint: index)
        expect(selection.typingAttributes(in: text), equals: AttributeContainer())
        text.replaceSelection(&selection, withCharacters: "Q")
        let result = Array(String(text.characters).unicodeScalars)
        expect(result, equals: scalars[..<place] + ["Q"] + scalars[place...], "\(base.debugDescription) \(place)")
      }
    }
  }

  @Test func `New text replaces several parts of characters`() {
    for base in ["e\u{301}xyz", "👨‍👩‍👧q", "a\r\nb", "🇩🇪🇫🇷"] {
      let scalars = Array(base.unicodeScalars)
      for start in 0..<scalars.count - 2 {
        var text = AttributedString(base)
        func index(_ offset: Int) -> AttributedString.Index {
          text.unicodeScalars.index(text.startIndex, offsetBy: offset)
        }
        var selection = AttributedTextSelection(
          ranges: RangeSet([index(start)..<index(start + 1), index(start + 2)..<index(scalars.count)]))
        text.replaceSelection(&selection, withCharacters: "Q")
        let result = Array(String(text.characters).unicodeScalars)
        expect(result, equals: scalars[..<start] + ["Q", scalars[start + 1]], "\(base.debugDescription) \(start)")
        expect(selection, equals: AttributedTextSelection(insertionPoint: index(start + 1)))
      }
    }
  }
}
