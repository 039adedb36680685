/// Every statement of an invariant names the function or suite that detects a violation, or the reason why a violation
/// is impossible.
struct InvariantTests {
  private static let sources = SourceFile.all(below: "Sources")
  private static let suites: Set<String> = Set(
    SourceFile.all(below: "Tests").flatMap { file in
      file.code.compactMap { line -> String? in
        guard line.contains(bytesOf: "struct ") else { return nil }
        let words = line.split(separator: " ")
        return words.firstIndex(of: "struct").flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
      }
    })

  /// The documentation comments that state invariants, with their paths.
  private static let statements: [(path: String, lines: [Substring])] = sources.flatMap { file in
    var statements: [(String, [Substring])] = []
    var comment: [Substring] = []
    for line in file.lines {
      let text: Substring = line.contains(bytesOf: "///") ? line.drop { $0 == " " } : ""
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3).drop { $0 == " " })
      } else {
        if comment.contains(where: { $0.hasPrefix("Invariant:") || $0.hasPrefix("Invariants:") }) {
          statements.append((file.path, comment))
        }
        comment = []
      }
    }
    return statements
  }

  @Test func `Every invariant is checked, tested, or holds by construction`() {
    expect(Self.statements.count, above: 100)
    for (path, lines) in Self.statements {
      let answers = lines.filter {
        $0.hasPrefix("Checked by `") || $0.hasPrefix("Tested by `") || $0.hasPrefix("By construction: ")
      }
      expect(answers.count, equals: 1, "\(path) has an invariant without exactly one check, test, or reason")
    }
  }

  @Test func `Every check and test named by an invariant exists`() {
    for (path, lines) in Self.statements {
      guard let start = lines.firstIndex(where: { $0.hasPrefix("Checked by `") || $0.hasPrefix("Tested by `") }) else {
        continue
      }
      let answer = lines[start...].joined(separator: " ")
      for match in answer.matches(of: /`(\w+)(?:\.(\w+))?`/) {
        let type = String(match.output.1)
        if let member = match.output.2.map(String.init) {
          expect(Self.declares(member, in: type), "\(path): there is no \(type).\(member)")
        } else {
          expect(Self.suites.contains(type), "\(path): there is no suite \(type)")
        }
      }
    }
  }

  /// The members of a type in all files that declare or extend it.
  private static let members: [Substring: Set<Substring>] = {
    var members: [Substring: Set<Substring>] = [:]
    for file in sources {
      var types: Set<Substring> = []
      var names: Set<Substring> = []
      for line in file.code where kindTexts.contains(where: { line.contains(bytesOf: $0) }) {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { continue }
        if line.first != " ", words[kind] != "func", words[kind] != "var" {
          types.insert(words[kind + 1])
        } else {
          names.insert(words[kind + 1])
        }
      }
      for type in types { members[type, default: []].formUnion(names) }
    }
    return members
  }()

  private static let kinds: Set<Substring> = ["class", "struct", "enum", "extension", "protocol", "func", "var"]
  private static let kindTexts = kinds.map(String.init)

  private static func declares(_ member: String, in type: String) -> Bool {
    members[type[...]]?.contains(member[...]) ?? false
  }
}
