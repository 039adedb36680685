import Testing

/// A node is brought up to date as the type that was made, and that is known by its declaration.
@Suite struct NodeTypeTests {
  private static let files = SourceFile.all(below: "Sources")

  /// Where the class of an object is taken to be known, and said why.
  private static let places: [String: Int] = [
    "Sources/TributaryEngine/Tree/ViewNode.swift": 1,
    "Sources/TributaryEngine/Tree/NodeHandles.swift": 1,
    "Sources/TributaryEngine/Host/HostFeatures.swift": 1,
    // A kept place of a key, and a writer or a fold, as its flag says.
    "Sources/TributaryEngine/Preferences/Folds/FoldResult.swift": 3,
    // The one type of fields that this package stores in an environment.
    "Sources/TributaryViews/Surface/Environment/BuiltInEnvironment.swift": 1,
    // Rows of a segment are made by a list, which the engine does not know.
    "Sources/TributaryViews/Collections/Lazy/LazyListNode.swift": 1,
  ]

  @Test func `The class of an object is taken to be known in few places`() {
    for file in Self.files {
      let count = file.code.count { $0.contains("unsafeDowncast(") }
      #expect(count == Self.places[file.path] ?? 0, "\(file.path)")
    }
  }

  /// An effect of a program conforms to `UnaryModifier` by itself; everyone else says of which type the node is.
  @Test func `A modifier around items says of which type its node is`() {
    for file in Self.files where !["UnaryModifier", "ItemModifier", "GeometryEffect"].contains(file.name) {
      let untyped = file.code.filter { $0.contains(": UnaryModifier {") || $0.contains("func _updateItem(") }
      #expect(untyped.isEmpty, "\(file.path): \(untyped)")
    }
  }

  /// Where a view brings a node up to date that is not of one type, or whose content is not inside it alone.
  @Test func `A view says of which type its node is`() {
    let asked = Self.files.reduce(0) { sum, file in sum + file.code.count { $0.contains(".made(as: ") } }
    #expect(asked > 0)
    #expect(asked <= 30, "\(asked) places")
  }

  /// What a modifier makes its node with and does not bring up to date: it never changes, or shows nothing.
  private static let fixed: [String: Set<String>] = [
    // Where the modifier was written.
    "PreferenceModifier": ["location"], "TransformPreferenceModifier": ["location"],
    "PreferenceActionModifier": ["location"], "AnchorPreferenceModifier": ["location"],
  ]

  @Test func `What a node is made with is brought up to date`() {
    var modifiers = 0
    for file in Self.files {
      let text = file.code.joined(separator: "\n")
      let made = Self.properties(in: Self.bodies(of: "func makeItem(", in: text))
      if made.isEmpty { continue }
      modifiers += 1
      let updated = Self.properties(in: Self.bodies(of: "func updateItem(", in: text))
      let forgotten = made.subtracting(updated).subtracting(Self.fixed[file.name] ?? [])
      #expect(forgotten.isEmpty, "\(file.path): \(forgotten.sorted())")
    }
    #expect(modifiers > 20, "\(modifiers) modifiers")
  }

  /// The properties of a modifier that code reads.
  private static func properties(in code: [Substring]) -> Set<String> {
    Set(code.flatMap { $0.matches(of: /(?:pointee|modifier)\.(?!pointee)(\w+)/).map { String($0.output.1) } })
      .subtracting([
        "first", "second",
      ])
  }

  /// The bodies of the functions that begin with some text.
  private static func bodies(of beginning: String, in text: String) -> [Substring] {
    text.ranges(of: beginning).compactMap { range in
      guard let start = text[range.upperBound...].firstIndex(of: "{") else { return nil }
      var depth = 0
      let end = text[start...].firstIndex { character in
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        return depth == 0
      }
      return end.map { text[start...$0] }
    }
  }
}
