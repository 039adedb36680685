import Foundation
import Testing

/// Prose is plain technical English: the phrases of `Phrase.all` do not occur in it.
@Suite struct WordingTests {
  /// Articles that are not rewritten yet.
  private static let exempt: Set<String> = []

  private static let expressions: [(phrase: Phrase, expression: NSRegularExpression)] = Phrase.all.compactMap {
    phrase in
    let options: NSRegularExpression.Options = [.caseInsensitive]
    return (try? NSRegularExpression(pattern: phrase.pattern, options: options)).map { (phrase, $0) }
  }

  /// All phrases in one expression, since most lines contain none.
  private static let any = try? NSRegularExpression(
    pattern: Phrase.all.map { "(?:\($0.pattern))" }.joined(separator: "|"), options: [.caseInsensitive])

  @Test func `The list has at least 80 phrases, and each is a valid expression with a reason and a replacement`() {
    #expect(Phrase.all.count >= 80)
    #expect(Self.expressions.count == Phrase.all.count)
    #expect(Self.any != nil)
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
    for path in ["Sources", "Examples", register].flatMap({ SourceFile.paths(below: $0, "swift") }) {
      let lines = Self.lines(path)
      // The text of these files is a script, in which only the comments are prose.
      let isScript = path.contains("/Page/") && path.contains("Script")
      Self.check(path, isScript ? Prose.ofScript(lines) : Prose.ofSource(lines))
    }
  }

  @Test func `No comment and no name of a test contains a phrase to avoid`() {
    // These files contain the phrases.
    let lists: Set<String> = ["Tests/HouseRulesTests/Phrase.swift", "Tests/HouseRulesTests/WordingTests.swift"]
    for path in SourceFile.paths(below: "Tests", "swift") where !lists.contains(path) {
      Self.check(path, Prose.ofTests(Self.lines(path)))
    }
  }

  private static func lines(_ path: String) -> [String] {
    (SourceFile.text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func check(_ path: String, _ prose: [String]) {
    for finding in findings(in: prose) { Issue.record("\(path):\(finding)") }
  }

  /// Returns one message per phrase, with its line.
  private static func findings(in prose: [String]) -> [String] {
    prose.indices.flatMap { index -> [String] in
      // A phrase can continue on the next line.
      let next = index + 1 < prose.count ? prose[index + 1].drop { $0 == " " || $0 == "/" }.prefix(40) : ""
      let line = next.isEmpty ? prose[index] : prose[index] + " " + next
      guard any?.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil else { return [] }
      return expressions.compactMap { phrase, expression in
        guard let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)),
          let range = Range(match.range, in: line),
          line.distance(from: line.startIndex, to: range.lowerBound) < prose[index].count
        else { return nil }
        return "\(index + 1): “\(line[range])”. \(phrase.reason) Write: \(phrase.replacement)."
      }
    }
  }
}

/// The prose of a file, one element per line.
private enum Prose {
  /// Returns an article without code blocks, code spans, and links.
  static func ofArticle(_ text: String) -> [String] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        isCode.toggle()
        return ""
      }
      return isCode ? "" : String(line.replacing(/`[^`]*`|<[^>]*>|\]\([^)]*\)/, with: ""))
    }
  }

  /// Returns the comments and string literals of a source file.
  static func ofSource(_ lines: [String]) -> [String] {
    // The keys of JSON in a literal are names, and interpolations are code.
    parts(of: lines).map {
      $0.strings.replacing(/\\"\w+\\"|\\\([^()]*\)/, with: "") + $0.comment
    }
  }

  /// The comments and the names of the tests of a source file.
  static func ofTests(_ lines: [String]) -> [String] {
    zip(lines, parts(of: lines)).map { line, parts in
      line.firstMatch(of: /func `([^`]*)`/).map { String($0.1) } ?? parts.comment
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
      if line.contains("\"\"\"") {
        isText.toggle()
        return ("", "")
      }
      return isText ? (line, "") : parts(of: line)
    }
  }

  private static func parts(of line: String) -> (strings: String, comment: String) {
    var (strings, isString, isEscaped, previous) = ("", false, false, Character(" "))
    for (offset, character) in line.enumerated() {
      if isString {
        if character == "\"", !isEscaped { isString = false } else { strings.append(character) }
        isEscaped = !isEscaped && character == "\\"
      } else if character == "\"" {
        isString = true
      } else if character == "/", previous == "/" {
        return (strings, String(line.dropFirst(offset + 1).replacing(/`[^`]*`/, with: "")))
      }
      previous = character
    }
    return (strings, "")
  }
}
