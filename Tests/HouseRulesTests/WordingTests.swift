import Foundation
import Testing

/// Prose is plain technical English: the phrases of `Phrase.all` do not occur in it.
@Suite struct WordingTests {
  /// The directories whose Swift files are checked: comments and string literals. Add directories as they are rewritten.
  private static let directories = ["Examples", "Tests/ConformanceTests/Support/DifferenceRegister"]

  /// Articles that are not rewritten yet.
  private static let exempt: Set<String> = []

  private static let expressions: [(phrase: Phrase, expression: NSRegularExpression)] = Phrase.all.compactMap {
    phrase in
    let options: NSRegularExpression.Options = [.caseInsensitive]
    return (try? NSRegularExpression(pattern: phrase.pattern, options: options)).map { (phrase, $0) }
  }

  @Test func `The list has at least 80 phrases, and each is a valid expression with a reason and a replacement`() {
    #expect(Phrase.all.count >= 80)
    #expect(Self.expressions.count == Phrase.all.count)
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

  @Test func `No comment and no text in the listed directories contains a phrase to avoid`() {
    for path in SourceFile.paths(below: "Sources", "swift") + SourceFile.paths(below: "Tests", "swift")
      + SourceFile.paths(below: "Examples", "swift")
    where Self.directories.contains(where: path.hasPrefix) {
      let lines = (SourceFile.text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      Self.check(path, Prose.ofSource(lines))
    }
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
    var isText = false
    return lines.map { line in
      if line.contains("\"\"\"") {
        isText.toggle()
        return ""
      }
      return isText ? line : prose(of: line)
    }
  }

  private static func prose(of line: String) -> String {
    var (prose, isString, isEscaped, previous) = ("", false, false, Character(" "))
    for (offset, character) in line.enumerated() {
      if isString {
        if character == "\"", !isEscaped { isString = false } else { prose.append(character) }
        isEscaped = !isEscaped && character == "\\"
      } else if character == "\"" {
        isString = true
      } else if character == "/", previous == "/" {
        return prose + line.dropFirst(offset + 1).replacing(/`[^`]*`/, with: "")
      }
      previous = character
    }
    return prose
  }
}
