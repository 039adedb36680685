struct AttributedSelectionTests {
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
    expectEmpty(text[AttributedTextSelection()].characters)
    let parts = AttributedTextSelection(ranges: RangeSet([range(0..<1, in: text), range(4..<5, in: text)]))
    expect(shown(parts, in: text), equals: "<o><t>")
    text.characters.append("!")
    expect(shown(part, in: text), equals: "8")
    expect(shown(AttributedTextSelection(), in: AttributedString()), equals: "0")
    // Equal offsets in a changed text are another selection.
    expect(part, differsFrom: AttributedTextSelection(range: range(2..<5, in: text)))
  }

  @Test(.claim("CONTROL-188")) func `Typing attributes follow from the text`() {
    var text = AttributedString("ab\ncd")
    text[range(1..<2, in: text)][Mark.self] = 1
    text[range(1..<2, in: text)].kern = 2
    text[range(3..<4, in: text)].kern = 3
    func typing(_ offset: Int) -> AttributeContainer {
      AttributedTextSelection(insertionPoint: place(offset, in: text)).typingAttributes(in: text)
    }
    expectNil(typing(0).kern)
    expect(typing(2).kern, equals: 2)
    expectNil(typing(2)[Mark.self])
    expect(typing(3).kern, equals: 3, "the first character of the paragraph")
    expectNil(typing(5).kern)
    expect(AttributedTextSelection(range: range(3..<5, in: text)).typingAttributes(in: text).kern, equals: 3)
    expect(AttributedTextSelection().typingAttributes(in: AttributedString()), equals: AttributeContainer())
    let chosen = AttributedTextSelection(
      insertionPoint: place(1, in: text), typingAttributes: AttributeContainer().kern(9))
    expect(chosen.typingAttributes(in: text).kern, equals: 9)
    text.characters.append("x")
    expectNil(chosen.typingAttributes(in: text).kern, "the indices are not valid")
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

@MainActor struct FormattingDefinitionTests {
  fileprivate enum Mark: AttributedStringKey {
    typealias Value = Bool
    static let name = "FormattingDefinitionTests.Mark"
  }

  private struct Notes: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
      let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
      let mark: Mark
    }
    var underlinesAll = false
    var body: some AttributedTextFormattingDefinition<Scope> {
      MarkIsGreen()
      if underlinesAll { ValueConstraint(for: \.underlineStyle, values: [.single], default: .single) }
      UnderlineFollowsGreen()
    }
  }

  private struct MarkIsGreen: AttributedTextValueConstraint {
    typealias Scope = Notes.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) { container.foregroundColor = container.mark == true ? .green : nil }
  }

  private struct UnderlineFollowsGreen: AttributedTextValueConstraint {
    typealias Scope = Notes.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .green { container.underlineStyle = .single }
      if container.font != nil { container.underlineStyle = nil }
    }
  }

  private struct NoBlack<Scope: AttributeScope>: AttributedTextValueConstraint {
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .black { container.foregroundColor = nil }
    }
  }

  private struct Plain: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<Notes.Scope> {}
  }

  @Test(.claim("TEXT-82")) @MainActor func `Constraints apply in order`() {
    var attributes = AttributeContainer().font(.title).foregroundColor(.red)
    attributes[Mark.self] = true
    Notes().constrain(&attributes)
    expect(attributes.foregroundColor, equals: .green)
    expect(attributes.underlineStyle, equals: .single, "the font is outside the scope")
    expect(attributes.font, equals: .title)
    attributes = AttributeContainer().foregroundColor(.red)
    Notes().constrain(&attributes)
    expect(attributes, equals: AttributeContainer())
    Notes(underlinesAll: true).constrain(&attributes)
    expect(attributes.underlineStyle, equals: .single)
    Plain().constrain(&attributes)
    expect(attributes.underlineStyle, equals: .single)
  }

  @Test(.claim("TEXT-83")) @MainActor func `A value constraint allows some values`() {
    struct Colors: AttributedTextFormattingDefinition {
      var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
        NoBlack()
        ValueConstraint(for: \.foregroundColor, values: [nil, .red], default: .red)
      }
    }
    func color(_ color: Color?) -> Color? {
      var attributes = AttributeContainer()
      attributes.foregroundColor = color
      AttributedTextFormatting.AnyDefinition(Colors()).constrain(&attributes)
      return attributes.foregroundColor
    }
    expect([nil, .red, .blue, .black].map(color), equals: [nil, .red, .red, nil])
  }

  private struct Page: View {
    let log: (AttributedString) -> Void
    @State var text: AttributedString
    @State private var definition = Notes()
    @State private var isLimited = true
    var body: some View {
      let _ = log(text)
      VStack(spacing: 0) {
        if isLimited { Text(text).attributedTextFormattingDefinition(definition) } else { Text(text) }
        TextEditor(text: $text).attributedTextFormattingDefinition(definition).frame(height: 60)
        Trigger("underlined") { definition.underlinesAll = true }
        Trigger("free") { isLimited = false }
      }
    }
  }

  @Test(.claim("TEXT-84")) @MainActor func `Text is displayed as the definition allows`() {
    var text = AttributedString("a")
    text.font = .system(size: 40)
    text.foregroundColor = .red
    let host = settledHost(300, 200) { Page(log: { _ in }, text: text) }
    func shows(_ part: String) -> Bool { "\(host.displayList)".contains(part) }
    expect(!shows("#FF3B30FF"), "the color is constrained")
    let before = "\(host.displayList)"
    host.tap("underlined")
    expect("\(host.displayList)", differsFrom: before)
    host.tap("free")
    expect(shows("#FF3B30FF"))
  }

  @Test(.claim("CONTROL-190")) @MainActor func `An editor constrains edited text`() throws {
    var text = AttributedString("one two")
    text.foregroundColor = .red
    let range = try #require(text.range(of: "two"))
    text[range][Mark.self] = true
    var told = AttributedString()
    let host = settledHost(300, 200) { Page(log: { told = $0 }, text: text) }
    expect(told.runs.map(\.foregroundColor), equals: [.red, .red], "no edit, no change")
    play(host, "focus 1; type !")
    expect(
      told.runs[\.foregroundColor].map { "\(String(told[$1].characters))\($0 == .green)" },
      equals: ["one false", "two!true"])
    play(host, "key command+b; type ?")
    #expect(told.runs.allSatisfy { $0.font == nil })
    host.pressKey("z", modifiers: .command)
    expect(told, equals: text)
  }
}
