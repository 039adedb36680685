/// The code excerpts and links in articles exist.
struct ArticleTests {
  private static let articles = SourceFile.paths(below: "Sources", "md")

  /// A code block that quotes a source file. The comment before the block names the file:
  ///
  ///     <!-- excerpt: Frame.swift -->
  private struct Excerpt {
    let article: String
    let file: String
    let lines: [String]
  }

  private static let excerpts: [Excerpt] = articles.flatMap { article -> [Excerpt] in
    let text = SourceFile.text(article) ?? ""
    guard text.contains(bytesOf: "<!-- excerpt: ") else { return [] }
    return text.matches(of: /(?s)<!-- excerpt: (\S+) -->\n```swift\n(.*?)\n```/).map { match in
      let lines = match.output.2.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return Excerpt(article: article, file: String(match.output.1), lines: withoutIndentation(lines[...]))
    }
  }

  @Test func `Every excerpt matches the named file exactly`() {
    let files = Dictionary(grouping: SourceFile.all(below: "Sources")) { "\($0.name).swift" }
    expect(Self.excerpts.count, atLeast: 10)
    for excerpt in Self.excerpts {
      let isThere = (files[excerpt.file] ?? []).contains { file in
        let first = excerpt.lines[0].trimmingCharacters(in: .whitespaces)
        return file.lines.indices.contains { start in
          let end = start + excerpt.lines.count
          guard end <= file.lines.count, file.lines[start].hasSuffix(first) else { return false }
          return Self.withoutIndentation(file.lines[start..<end]) == excerpt.lines
        }
      }
      expect(isThere, "\(excerpt.article): \(excerpt.file) does not contain\n\(excerpt.lines.joined(separator: "\n"))")
    }
  }

  @Test(arguments: ["TheFrameLoop", "FromAStateWriteToTheScreen", "FromAnAnchorToItsReader", "HowAChangeAnimates"])
  func `A walkthrough shows code`(article: String) {
    expect(Self.excerpts.contains { $0.article.hasSuffix("/\(article).md") })
  }

  /// The samples that no target can contain, because they are part of a manifest or cause a warning.
  /// `ProgramSampleTests` extracts them from their articles and compiles them.
  private static func isProgramSample(_ block: String) -> Bool {
    ["dependencies:", "swiftSettings:", "DispatchQueue.global()"].contains { block.hasPrefix($0) }
  }

  /// The lines of code of the package without spaces, because articles align comments.
  ///
  /// The lines of a string literal are text, which the compiler does not check. They are part of code around them, but
  /// no code begins there.
  private struct CompiledLines {
    private var files: [[String]] = []
    private var places: [String: [(file: Int, line: Int)]] = [:]

    init(below folders: [String]) {
      self.init(folders.flatMap { SourceFile.paths(below: $0, "swift") }.map { SourceFile.text($0) ?? "" })
    }

    init(_ texts: [String]) {
      for text in texts {
        var lines: [String] = []
        // The number signs around the delimiters of the string literal that contains the line.
        var literal: Substring?
        for line in text.lines {
          let compact = Self.withoutSpaces(line)
          if !compact.isEmpty {
            if literal == nil { places[compact, default: []].append((files.count, lines.count)) }
            lines.append(compact)
          }
          // Few lines contain a delimiter.
          if line.contains(bytesOf: "\"\"\"") { literal = Self.literal(after: line[...], in: literal) }
        }
        files.append(lines)
      }
    }

    /// Returns the number signs of the multiline string literal that continues after a line, or `nil` outside of one.
    private static func literal(after line: Substring, in literal: Substring?) -> Substring? {
      var (literal, rest) = (literal, line)
      while true {
        if let signs = literal {
          guard let end = rest.firstRange(of: "\"\"\"" + signs) else { return signs }
          (literal, rest) = (nil, rest[end.upperBound...])
        } else {
          if rest.drop(while: { $0 == " " }).hasPrefix("//") { return nil }
          guard let start = rest.firstMatch(of: /(#*)"{3}/) else { return nil }
          (literal, rest) = (start.output.1, rest[start.range.upperBound...])
        }
      }
    }

    func contain(_ paragraph: String) -> Bool {
      let lines = paragraph.lines.map(Self.withoutSpaces).filter { !$0.isEmpty }
      return lines.isEmpty
        || places[lines[0], default: []].contains { files[$0.file].dropFirst($0.line).starts(with: lines) }
    }

    private static func withoutSpaces(_ line: String) -> String { line.replacingOccurrences(of: " ", with: "") }
  }

  @Test func `Every Swift sample in an article is an excerpt of compiled code`() {
    let code = CompiledLines(below: ["Sources", "Examples", "Tests"])
    var count = 0
    for article in Self.articles + ["README.md"] {
      // `ArticlePackageTests` compiles the samples that name a file.
      var text = SourceFile.text(article) ?? ""
      guard text.contains(bytesOf: "```swift") else { continue }
      if text.contains(bytesOf: "<!-- file: ") || text.contains(bytesOf: "<!-- body: ") {
        text = text.replacing(/(?s)<!-- (?:file|body): \S+ -->\n```swift\n.*?\n```/, with: "")
      }
      for match in text.matches(of: /(?s)```swift\n(.*?)\n```/) {
        let block = String(match.output.1)
        count += 1
        // The paragraphs of a sample can be at different places, such as imports and a declaration.
        for paragraph in block.components(separatedBy: "\n\n") where !Self.isProgramSample(block) {
          // A failure inside `#expect` would print all lines of the package.
          let isCompiled = code.contain(paragraph)
          expect(isCompiled, "\(article): no target contains\n\(paragraph)")
        }
      }
    }
    expect(count, above: 80)
  }

  @Test func `The lines of a string literal are not compiled code`() {
    let code = CompiledLines([
      ###"""
      let one = """
        Text("inside")
        """
      let two = ##"""
        """#
        Text("inside another")
        """##
      // A literal begins with """.
      Text("outside")
      """###
    ])
    expect(!code.contain("Text(\"inside\")"))
    expect(!code.contain("Text(\"inside another\")"))
    expect(code.contain("Text(\"outside\")"))
    expect(code.contain("let one = \"\"\"\n  Text(\"inside\")\n  \"\"\""), "code around a literal")
  }

  /// The page of a repository resolves relative links; `.ci/docs` translates them for the documentation compiler. Only
  /// lists of topics, which exist for that compiler, contain references.
  @Test func `Every link has a target, and a repository page resolves it`() {
    let names = Set(Self.articles.compactMap { $0.split(separator: "/").last?.dropLast(3) })
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    for article in Self.articles + [".github/CONTRIBUTING.md"] {
      let text = SourceFile.text(article) ?? ""
      for match in text.matches(of: /<doc:([^>]+)>/) {
        expect(names.contains(match.output.1), "\(article) links to \(match.output.1)")
        let isTopic = text.contains("\n- \(match.output.0)\n") || text.hasSuffix("\n- \(match.output.0)\n")
        expect(isTopic, "\(article): write \(match.output.0) as a relative link")
      }
      let folder = root.appending(path: article).deletingLastPathComponent()
      for match in text.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
        let isThere = FileManager.default.fileExists(
          atPath: folder.appending(path: String(match.output.1)).standardized.path)
        expect(isThere, "\(article) links to \(match.output.1)")
      }
    }
  }

  @Test func `Every article has a title and is listed in a topic`() {
    let texts = Self.articles.map { SourceFile.text($0) ?? "" }
    for (article, text) in zip(Self.articles, texts) {
      expect(text.hasPrefix("# "), "\(article)")
      let name = article.split(separator: "/").last?.dropLast(3) ?? ""
      let isRoot = article.hasSuffix("/\(name).docc/\(name).md")
      expect(isRoot || texts.contains { $0.contains(bytesOf: "- <doc:\(name)>") }, "No topic lists \(article)")
    }
  }

  /// Returns the lines without their common indentation.
  private static func withoutIndentation(_ lines: ArraySlice<String>) -> [String] {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
  }
}
