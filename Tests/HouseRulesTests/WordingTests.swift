import Foundation
import Testing

/// Prose is plain technical English: the phrases of `Phrase.all` do not occur in it.
@Suite struct WordingTests {
  /// Articles that are not rewritten yet.
  private static let exempt: Set<String> = []

  private static let expressions: [NSRegularExpression?] = Phrase.all.map {
    try? NSRegularExpression(pattern: $0.pattern, options: [.caseInsensitive])
  }

  private static let required = Phrase.all.map { RequiredTexts(of: $0.pattern) }

  @Test func `The list has at least 80 phrases, and each is a valid expression with a reason and a replacement`() {
    #expect(Phrase.all.count >= 80)
    #expect(Self.expressions.allSatisfy { $0 != nil })
    #expect(Set(Phrase.all.map(\.pattern)).count == Phrase.all.count)
    #expect(Phrase.all.allSatisfy { !$0.reason.isEmpty && !$0.replacement.isEmpty })
  }

  @Test func `Phrases are found in prose, and not in code`() {
    #expect(Self.findings(in: ["Every view shows the state that stands."]).count == 1)
    #expect(Self.findings(in: ["Every view reflects the current state."]).isEmpty)
    #expect(
      Prose.ofArticle("A `colour` here.\n```swift\nlet colour = 1\n```\nA color.") == [
        "A  here.", "", "", "", "A color.",
      ])
    #expect(Prose.ofSource(["let colour = 1  // a color", #"print("gray", colour)"#]) == [" a color", "gray"])
    #expect(
      Prose.ofTests(["  @Test func `A claim`() {", "    // why", #"    print("text // no comment")"#]) == [
        "A claim", " why", "",
      ])
    #expect(Prose.ofSource([#"let text = """"#, "  grey", #"  """"#, "grey()"]) == ["", "  grey", "", ""])
  }

  @Test func `Each phrase has required texts, with which it is found`() {
    for (phrase, required) in zip(Phrase.all, Self.required) {
      #expect(required.texts.allSatisfy { $0.utf8.count >= 2 }, "\(phrase.pattern)")
      // Assertions reject some of the texts, and some phrases begin a sentence.
      let samples = required.texts + required.texts.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let isFound = samples.contains { text in
        Self.findings(in: [text]).contains { $0.hasSuffix("\(phrase.reason) Write: \(phrase.replacement).") }
      }
      #expect(isFound || !required.isComplete, "\(phrase.pattern): \(required.texts)")
    }
    #expect(Self.required.count { $0.isComplete } > 100)
    #expect(RequiredTexts(of: #"\bat (?:the|an) end\b"#).texts == ["at the end", "at an end"])
    #expect(RequiredTexts(of: #"\bat the [^.]{0,40} end\b"#).texts == ["at the "])
    #expect(RequiredTexts(of: #"(?<!a )Of|\bturn(?:s|ed)?(?= b)"#).texts == ["of", "turns", "turned", "turn"])
    #expect(RequiredTexts(of: #"(?:^|[.:] )So|\w+x"#).texts == ["so", ". so", ": so", "x"])
  }

  @Test func `A phrase is found in any case, anywhere in a line, and across two lines`() {
    #expect(
      Self.findings(in: ["", "At All", "", "It is not there at", "  /// all."]).map { $0.prefix(10) } == [
        "2: “At All", "4: “at all",
      ])
    #expect(Self.findings(in: ["wants", "a", "whoever", "who"]).count == 3)
    #expect(Self.findings(in: ["at", String(repeating: "a", count: 50) + " at all"]).count == 1)
  }

  @Test func `No article and no README contains a phrase to avoid`() {
    let templates = SourceFile.paths(below: ".github/ISSUE_TEMPLATE", "md")
    let pages = ["README.md"] + templates + SourceFile.paths(below: "Sources", "md")
    #expect(pages.count > 50)
    for page in pages where !Self.exempt.contains(page) {
      Self.check(page, Prose.ofArticle(SourceFile.text(page) ?? ""))
    }
  }

  @Test func `No comment and no text of the sources contains a phrase to avoid`() {
    let register = "Tests/ConformanceTests/Support/DifferenceRegister"
    for file in ["Sources", "Examples", register].flatMap(SourceFile.all) {
      // The text of these files is a script, in which only the comments are prose.
      let isScript = file.path.contains("/Page/") && file.path.contains("Script")
      Self.check(file.path, isScript ? Prose.ofScript(file.lines) : Prose.ofSource(file.lines))
    }
  }

  @Test func `No comment and no name of a test contains a phrase to avoid`() {
    // These files contain the phrases.
    let lists: Set<String> = ["Phrase", "WordingTests"]
    for file in SourceFile.all(below: "Tests")
    where !(file.path.hasPrefix("Tests/HouseRulesTests/") && lists.contains(file.name)) {
      Self.check(file.path, Prose.ofTests(file.lines))
    }
  }

  private static func check(_ path: String, _ prose: [String]) {
    for finding in findings(in: prose) { Issue.record("\(path):\(finding)") }
  }

  /// Returns one message per phrase, with its line.
  private static func findings(in prose: [String]) -> [String] {
    // A phrase can continue on the next line.
    let lines = prose.indices.map { index in
      if prose[index].isEmpty || index + 1 == prose.count || prose[index + 1].isEmpty { return prose[index] }
      let next = prose[index + 1].drop { $0 == " " || $0 == "/" }.prefix(40)
      return next.isEmpty ? prose[index] : prose[index] + " " + next
    }
    return candidates(in: lines).compactMap { index, number in
      let line = lines[index]
      guard let match = expressions[number]?.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)),
        let range = Range(match.range, in: line),
        line.distance(from: line.startIndex, to: range.lowerBound) < prose[index].count
      else { return nil }
      let phrase = Phrase.all[number]
      return "\(index + 1): “\(line[range])”. \(phrase.reason) Write: \(phrase.replacement)."
    }
  }

  /// Returns the lines with the phrases whose required texts they contain, in order.
  private static func candidates(in lines: [String]) -> [(line: Int, phrase: Int)] {
    // The text ends at its first NUL, so that no line contains one.
    var text: [CChar] = []
    var ends: [Int] = []
    for line in lines {
      for byte in line.utf8 where byte != 0 {
        text.append(CChar(bitPattern: (65...90).contains(byte) ? byte + 32 : byte))
      }
      text.append(10)
      ends.append(text.count)
    }
    text.append(0)
    var found: [(line: Int, phrase: Int)] = []
    for (phrase, required) in required.enumerated() {
      let lines = Set(required.texts.flatMap { Self.lines(with: $0, in: text, ends) })
      found += lines.map { (line: $0, phrase: phrase) }
    }
    return found.sorted { ($0.line, $0.phrase) < ($1.line, $1.phrase) }
  }

  /// Returns the lines of a text, which end at the given places, that contain another text.
  private static func lines(with part: String, in text: [CChar], _ ends: [Int]) -> [Int] {
    text.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return [] }
      var found: [Int] = []
      var (line, position) = (0, 0)
      while let match = strstr(start + position, part) {
        while ends[line] <= UnsafePointer(match) - start { line += 1 }
        found.append(line)
        position = ends[line]
      }
      return found
    }
  }
}

/// The prose of a file, one element per line.
private enum Prose {
  /// Returns an article without code blocks, code spans, and links.
  static func ofArticle(_ text: String) -> [String] {
    var isCode = false
    return text.lines.map { line in
      if line.contains(bytesOf: "```"), line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        isCode.toggle()
        return ""
      }
      return isCode ? "" : without([("`", "`"), ("<", ">"), ("](", ")")], Array(line.utf8)[...])
    }
  }

  /// Returns the comments and string literals of a source file.
  static func ofSource(_ lines: [String]) -> [String] {
    // The keys of JSON in a literal are names, and interpolations are code.
    parts(of: lines).map {
      let isPlain = !$0.strings.contains(bytesOf: "\\")
      return (isPlain ? $0.strings : $0.strings.replacing(/\\"\w+\\"|\\\([^()]*\)/, with: "")) + $0.comment
    }
  }

  /// The comments and the names of the tests of a source file.
  static func ofTests(_ lines: [String]) -> [String] {
    zip(lines, parts(of: lines)).map { line, parts in
      (line.contains(bytesOf: "func `") ? line.firstMatch(of: /func `([^`]*)`/) : nil).map { String($0.1) }
        ?? parts.comment
    }
  }

  /// The comments of a source file whose text is a script, and those of the script.
  static func ofScript(_ lines: [String]) -> [String] {
    lines.map { line in
      line.firstMatch(of: /(?:^|\s)\/\/+ (.*)/).map { String($0.1.replacing(/`[^`]*`/, with: "")) } ?? ""
    }
  }

  private static func parts(of lines: [String]) -> [(strings: String, comment: String)] {
    var isText = false
    return lines.map { line in
      if line.contains(bytesOf: "\"\"\"") {
        isText.toggle()
        return ("", "")
      }
      return isText ? (line, "") : parts(of: line)
    }
  }

  private static func parts(of line: String) -> (strings: String, comment: String) {
    if !line.contains(bytesOf: "\""), !line.contains(bytesOf: "//") { return ("", "") }
    let (quote, slash, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"))
    let bytes = Array(line.utf8)
    var (strings, isString, isEscaped, previous) = ([UInt8](), false, false, UInt8(0))
    for (offset, byte) in bytes.enumerated() {
      if isString {
        if byte == quote, !isEscaped { isString = false } else { strings.append(byte) }
        isEscaped = !isEscaped && byte == backslash
      } else if byte == quote {
        isString = true
      } else if byte == slash, previous == slash {
        return (String(decoding: strings, as: UTF8.self), without([("`", "`")], bytes[(offset + 1)...]))
      }
      previous = byte
    }
    return (String(decoding: strings, as: UTF8.self), "")
  }

  /// Returns a text without the spans that begin and end with the given texts.
  private static func without(_ spans: [(start: StaticString, end: Character)], _ text: ArraySlice<UInt8>) -> String {
    if !spans.contains(where: { text.contains($0.start.utf8Start.pointee) }) {
      return String(decoding: text, as: UTF8.self)
    }
    var kept: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      let span = spans.first { span in
        span.start.utf8Start.pointee == byte && rest.starts(with: span.start.withUTF8Buffer { Array($0) })
      }
      if let span, let end = span.end.asciiValue,
        let index = rest.dropFirst(span.start.utf8CodeUnitCount).firstIndex(of: end)
      {
        rest = rest[(index + 1)...]
      } else {
        kept.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
