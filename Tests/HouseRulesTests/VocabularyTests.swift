import Testing

/// One word for one concept: the field's word, where one exists. Retired words must not return.
@Suite struct VocabularyTests {
  /// The retired words, with their replacements.
  private static let retired: [String: String] = [
    "tell": "emit", "takeUp": "apply", "graveyard": "removedSubtrees", "twin": "replica", "course": "path",
    "wishes": "layoutPreferences", "keepBack": "withhold", "edition": "revision", "narrating": "observed",
    "tally": "counter", "rehearse": "dryRun", "neighbourhood": "component", "farewell": "precedesInsertions",
    "revive": "reinstate", "asleep": "inactive",
  ]

  /// Articles that are embedded in programs are text.
  private static let files = SourceFile.all(below: "Sources").filter { !$0.path.contains("/Articles/") }

  @Test func `No identifier is a retired word`() {
    for file in Self.files {
      for word in file.words {
        guard let first = word.first else { continue }
        let name = first.lowercased() + word.dropFirst()
        if let new = Self.retired[name] { Issue.record("\(file.path) says \(word); the word is \(new)") }
      }
    }
  }

  /// The retired words that have no other meaning inside longer names.
  private static let unmistakable: Set<String> = [
    "graveyard", "twin", "wishes", "edition", "narrating", "tally", "rehearse", "neighbourhood", "farewell", "revive",
    "asleep",
  ]

  @Test func `No name contains an unmistakable retired word`() {
    for file in Self.files {
      for word in file.words where word.contains(where: \.isUppercase) {
        let parts = word.split { $0.isNumber || $0 == "_" }.flatMap(Self.parts)
        for part in parts where Self.unmistakable.contains(part) { Issue.record("\(file.path) says \(word)") }
      }
    }
  }

  /// Returns the words of a name, in lower case: `looksAtItems` → looks, at, items.
  private static func parts(_ name: Substring) -> [String] {
    var parts: [String] = []
    for character in name {
      if character.isUppercase || parts.isEmpty { parts.append("") }
      parts[parts.count - 1] += character.lowercased()
    }
    return parts
  }

  @Test func `Functions that record an event are named record, not note`() {
    for file in Self.files {
      let noted = file.code.filter {
        $0.contains(bytesOf: "func note") && $0.firstMatch(of: /\bfunc note(?:[A-Z]\w*)?\(/) != nil
      }
      #expect(noted.isEmpty, "\(file.path): \(noted)")
    }
  }

  @Test func `The result of a style is named a rendering, not a look`() {
    for file in Self.files {
      let looks = file.types.map(\.name).filter { $0.hasSuffix("Look") }
      #expect(looks.isEmpty, "\(file.path): \(looks)")
    }
  }
}
