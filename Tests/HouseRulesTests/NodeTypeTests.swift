/// A node is updated as the type that was created, which is known from its declaration.
struct NodeTypeTests {
  private static let files = SourceFile.all(below: "Sources")

  /// The places that assume the class of an object, with a stated reason.
  private static let places: [String: Int] = [
    "Sources/TributaryEngine/Tree/ViewNode.swift": 1,
    "Sources/TributaryEngine/Tree/NodeHandles.swift": 1,
    "Sources/TributaryEngine/Host/HostFeatures.swift": 1,
    // Only departure nodes hold departures.
    "Sources/TributaryAnimation/Transitions/AnimationTimeline+Departures.swift": 1,
    // The kind of a node.
    "Sources/TributaryEngine/Tree/NodeKind.swift": 1,
    // A function that was passed to the storage by the initializer of its class.
    "Sources/TributaryEngine/Views/AnyView.swift": 1,
    // The value of a writer or a fold, whose type the key determines.
    "Sources/TributaryEngine/Preferences/Folds/PreferenceSource.swift": 2,
    "Sources/TributaryEngine/Preferences/Folds/PreferenceFold.swift": 1,
    // The only field type that this package stores in an environment.
    "Sources/TributaryViews/Environment/BuiltInEnvironment.swift": 1,
    // Rows of a segment are created by a list, which is opaque to the engine.
    "Sources/TributaryViews/Collections/Lazy/LazyListNode.swift": 1,
  ]

  @Test func `Only listed files contain an unchecked downcast`() {
    for file in Self.files {
      let count = file.code.count { $0.contains(bytesOf: "unsafeDowncast(") }
      expect(count, equals: Self.places[file.path] ?? 0, "\(file.path)")
    }
  }

  /// Custom effects conform to `UnaryModifier` directly; all other modifiers declare the type of their node.
  @Test func `A modifier around items declares the type of its node`() {
    for file in Self.files where !["UnaryModifier", "ItemModifier", "GeometryEffect"].contains(file.name) {
      let untyped = file.code.filter {
        $0.contains(bytesOf: ": UnaryModifier {") || $0.contains(bytesOf: "func _updateItem(")
      }
      expectEmpty(untyped, "\(file.path): \(untyped)")
    }
  }

  /// The parameters with which a modifier creates its node and that it does not update, because they never change or
  /// have no visible effect.
  private static let fixed: [String: Set<String>] = [
    // The source location of the modifier.
    "PreferenceModifier": ["location"], "PreferenceActionModifier": ["location"],
    // Whether an action moves a view up or down.
    "ReorderItemNode": ["step"],
  ]

  @Test func `Every parameter of a new node is also updated`() {
    var modifiers = 0
    for file in Self.files {
      guard file.code.contains(where: { $0.contains(bytesOf: "func makeItem(") }) else { continue }
      let text = file.code.joined(separator: "\n")
      let made = Self.properties(in: Self.bodies(of: "func makeItem(", in: text))
      if made.isEmpty { continue }
      modifiers += 1
      let updated = Self.properties(in: Self.bodies(of: "func updateItem(", in: text))
      let forgotten = made.subtracting(updated).subtracting(Self.fixed[file.name] ?? [])
      expectEmpty(forgotten, "\(file.path): \(forgotten.sorted())")
    }
    expect(modifiers, above: 20, "\(modifiers) modifiers")
  }

  /// Returns the properties of a modifier that code reads.
  private static func properties(in code: [Substring]) -> Set<String> {
    Set(code.flatMap { $0.matches(of: /(?:pointee|modifier)\.(?!pointee)(\w+)/).map { String($0.output.1) } })
      .subtracting(["first", "second"])
  }

  /// Returns the bodies of the functions that begin with the given text.
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
