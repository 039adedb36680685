import TributaryDrawing
public import TributaryGeometry

/// The inline markup of Markdown in a literal: bold, italic, strikethrough, code, and links. Block markup is not
/// parsed.
///
/// `^[\(count) item](inflect: true)` replaces the last word with its English plural unless the number in it is one.
///
///     **bold**  __bold__  *italic*  _italic_  ~~struck~~  `code`  [link](address)  \*no mark\*
///
/// A delimiter without a closing counterpart is displayed unchanged, as are delimiters in interpolated values. Markup
/// around an interpolated text with attributes applies to it. Text longer than `longest` is displayed unchanged, since
/// it is not a handwritten literal.
struct InlineMarkdown {
  /// The maximum length, in characters. Parsing is quadratic, since each delimiter starts a search for its counterpart.
  private static let longest = 4_096

  private let characters: ContiguousArray<Character>
  /// Whether each character belongs to a literal. Only these characters can be delimiters.
  private let isLiteral: ContiguousArray<Bool>
  /// The interpolated texts with attributes, by the index of their placeholders.
  private let embedded: [Int: TextRunList]

  /// The character in place of a text with attributes. It never forms one character with those beside it.
  static let placeholder: Character = "\u{1}"

  /// Creates a parser for a text.
  ///
  /// - Parameters:
  ///   - text: The text, including interpolated values.
  ///   - literals: The ranges of the literals in the text, in UTF-8 bytes, in order.
  ///   - embedded: The texts with attributes, by the offsets of their placeholders, in UTF-8 bytes.
  init(_ text: String, literals: [Range<Int>], embedded: [Int: TextRunList] = [:]) {
    var characters = ContiguousArray<Character>()
    var isLiteral = ContiguousArray<Bool>()
    var places: [Int: TextRunList] = [:]
    var byte = 0
    var range = 0
    for character in text {
      while range < literals.count, literals[range].upperBound <= byte { range += 1 }
      if let runs = embedded[byte] { places[characters.count] = runs }
      characters.append(character)
      isLiteral.append(range < literals.count && literals[range].contains(byte))
      byte += character.utf8.count
    }
    self.characters = characters
    self.isLiteral = isLiteral
    self.embedded = places
  }

  /// The runs of the text, without delimiters.
  var runs: [TextRun] {
    var runs: [TextRun] = []
    if characters.count > Self.longest {
      append(unchanged: 0..<characters.count, TextTraits(), to: &runs)
    } else {
      append(0..<characters.count, TextTraits(), to: &runs)
    }
    return runs
  }

  // MARK: Reading

  /// Appends a range in which no character is a delimiter.
  private func append(unchanged range: Range<Int>, _ traits: TextTraits, to runs: inout [TextRun]) {
    var start = range.lowerBound
    for index in range where embedded[index] != nil {
      if start < index { runs.append(TextRun(String(characters[start..<index]), traits)) }
      append(embeddedAt: index, traits, to: &runs)
      start = index + 1
    }
    if start < range.upperBound { runs.append(TextRun(String(characters[start..<range.upperBound]), traits)) }
  }

  private func append(embeddedAt index: Int, _ traits: TextTraits, to runs: inout [TextRun]) {
    for var run in embedded[index]?.runs ?? [] {
      run.traits = run.traits.completed(by: traits)
      runs.append(run)
    }
  }

  private func append(_ range: Range<Int>, _ traits: TextTraits, to runs: inout [TextRun]) {
    var plain = ""
    func finish() {
      if plain.isEmpty { return }
      if let last = runs.last, last.traits == traits, last.live == nil, last.image == nil {
        runs[runs.count - 1].content += plain
      } else {
        runs.append(TextRun(plain, traits))
      }
      plain = ""
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if embedded[index] != nil {
        finish()
        append(embeddedAt: index, traits, to: &runs)
        index += 1
      } else if isEscaped(index, in: range) {
        plain.append(characters[index + 1])
        index += 2
      } else if let (content, inflects, end) = attributed(at: index, in: range) {
        finish()
        var inner: [TextRun] = []
        append(content, traits, to: &inner)
        if inflects { EnglishPlural.inflect(&inner) }
        runs += inner
        index = end
      } else if let span = span(at: index, in: range) {
        finish()
        var inner = traits
        span.mark.apply(to: &inner)
        if span.mark == .code {
          append(unchanged: span.content, inner, to: &runs)
        } else {
          append(span.content, inner, to: &runs)
        }
        index = span.end
      } else {
        // A delimiter without a counterpart is skipped as a whole.
        let length = max(1, runLength(at: index, in: range))
        plain += String(characters[index..<index + length])
        index += length
      }
    }
    finish()
  }

  private func isEscaped(_ index: Int, in range: Range<Int>) -> Bool {
    characters[index] == "\\" && isLiteral[index] && index + 1 < range.upperBound && isLiteral[index + 1]
      && "\\*_~`[]()".contains(characters[index + 1])
  }

  /// Returns the number of equal delimiter characters at an index; 0 if the character is not a delimiter.
  private func runLength(at index: Int, in range: Range<Int>) -> Int {
    let mark = characters[index]
    guard isLiteral[index], "*_~`".contains(mark) else { return 0 }
    var end = index
    while end < range.upperBound, isLiteral[end], characters[end] == mark { end += 1 }
    return end - index
  }

  /// A range of text between two markers.
  private struct Span {
    let mark: Mark
    let content: Range<Int>
    let end: Int
  }

  /// The meaning of a pair of markers.
  private enum Mark {
    case bold, italic, boldItalic, struck, code, link

    func apply(to traits: inout TextTraits) {
      switch self {
      case .bold: traits.weight = .bold
      case .italic: traits.isItalic = true
      case .boldItalic:
        traits.weight = .bold
        traits.isItalic = true
      case .struck: traits.strikethrough = Text.LineStyle(pattern: .solid, color: nil)
      case .code: traits.design = .monospaced
      case .link: traits.foreground = TintShapeStyle()._erased()
      }
    }
  }

  private func span(at index: Int, in range: Range<Int>) -> Span? {
    guard isLiteral[index] else { return nil }
    if characters[index] == "[" { return link(at: index, in: range) }
    let length = runLength(at: index, in: range)
    guard length > 0 else { return nil }
    let mark: Mark
    switch (characters[index], length) {
    case ("`", _): mark = .code
    case ("~", 1...2): mark = .struck
    case ("*", 1), ("_", 1): mark = .italic
    case ("*", 2), ("_", 2): mark = .bold
    case ("*", 3), ("_", 3): mark = .boldItalic
    default: return nil
    }
    let start = index + length
    guard mark == .code || opens(index, start, in: range), let end = closing(of: index, length, mark, in: range) else {
      return nil
    }
    return Span(mark: mark, content: start..<end, end: end + length)
  }

  /// Returns whether a delimiter can open a span: a non-space character follows it, and `_` is not inside a word.
  private func opens(_ index: Int, _ start: Int, in range: Range<Int>) -> Bool {
    guard start < range.upperBound, !characters[start].isWhitespace else { return false }
    return characters[index] != "_" || index == range.lowerBound || !isWord(characters[index - 1])
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// Returns the index of the delimiter that closes a span; `nil` if it is missing.
  private func closing(of index: Int, _ length: Int, _ mark: Mark, in range: Range<Int>) -> Int? {
    let character = characters[index]
    var place = index + length
    while place < range.upperBound {
      if mark != .code, isEscaped(place, in: range) {
        place += 2
        continue
      }
      if mark != .code, characters[place] == "`", let code = span(at: place, in: range) {
        place = code.end
        continue
      }
      guard characters[place] == character, isLiteral[place] else {
        place += 1
        continue
      }
      let found = runLength(at: place, in: range)
      let end = place + found
      let isClosing =
        mark == .code
        || !characters[place - 1].isWhitespace
          && (character != "_" || end == range.upperBound || !isWord(characters[end]))
      if isClosing, found == length, place > index + length { return place }
      // A run of three delimiters closes a nested pair of one and two.
      if isClosing, mark != .code, found > length, place > index + length { return end - length }
      place = end
    }
    return nil
  }

  private func link(at index: Int, in range: Range<Int>) -> Span? {
    guard let close = place(of: "]", from: index + 1, in: range), close > index + 1, close + 1 < range.upperBound,
      characters[close + 1] == "(", isLiteral[close + 1], let end = place(of: ")", from: close + 2, in: range),
      !characters[close + 2..<end].contains(where: \.isWhitespace)
    else { return nil }
    return Span(mark: .link, content: index + 1..<close, end: end + 1)
  }

  /// Returns the parts of a text with attributes, `^[text](name: value)`. Only `inflect: true` has an effect.
  private func attributed(at index: Int, in range: Range<Int>) -> (content: Range<Int>, inflects: Bool, end: Int)? {
    guard characters[index] == "^", isLiteral[index], index + 1 < range.upperBound, characters[index + 1] == "[",
      isLiteral[index + 1], let close = place(of: "]", from: index + 2, in: range), close + 1 < range.upperBound,
      characters[close + 1] == "(", isLiteral[close + 1], let end = place(of: ")", from: close + 2, in: range)
    else { return nil }
    let attributes = String(characters[close + 2..<end]).filter { !$0.isWhitespace }
    guard attributes.contains(":") else { return nil }
    return (index + 2..<close, attributes.split(separator: ",").contains("inflect:true"), end + 1)
  }

  private func place(of character: Character, from start: Int, in range: Range<Int>) -> Int? {
    (start..<max(start, range.upperBound)).first {
      characters[$0] == character && isLiteral[$0] && characters[$0 - 1] != "\\"
    }
  }
}

/// The Markdown markup of a range of an attributed string.
struct InlineMarks: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = InlineMarks(rawValue: 1)
  static let italic = InlineMarks(rawValue: 2)
  static let struck = InlineMarks(rawValue: 4)
  static let code = InlineMarks(rawValue: 8)
  static let link = InlineMarks(rawValue: 16)

  /// The attribute that stores the marks in an attributed string.
  enum Attribute: AttributedStringKey {
    typealias Value = InlineMarks
    static let name = "Tributary.InlineMarks"
  }

  /// Creates the markup from the traits of a run of a literal.
  init(_ traits: TextTraits) {
    self = []
    if traits.weight == .bold { insert(.bold) }
    if traits.isItalic == true { insert(.italic) }
    if traits.strikethrough != nil { insert(.struck) }
    if traits.design == .monospaced { insert(.code) }
    if traits.foreground != nil { insert(.link) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

#if !canImport(Darwin)
  // On Apple platforms, Foundation provides this initializer.
  extension AttributedString {
    /// Creates an attributed string from inline Markdown, as in literals. Block markup remains unchanged.
    ///
    /// - Parameter markdown: The text with inline markup.
    /// - Throws: Never, since every text is valid Markdown.
    public init(markdown: String) throws {
      self.init()
      for run in InlineMarkdown(markdown, literals: [0..<markdown.utf8.count]).runs {
        var piece = AttributedString(run.content)
        let marks = InlineMarks(run.traits)
        if !marks.isEmpty { piece[InlineMarks.Attribute.self] = marks }
        append(piece)
      }
    }
  }
#endif
