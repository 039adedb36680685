import Testing

/// The graph has few members: a feature's functions are members of the feature's own type.
@Suite struct GraphTests {
  private static let sources = SourceFile.all(below: "Sources")

  /// The lines in extensions of `ViewGraph`, by file.
  private static let extensions: [(path: String, lines: [String])] = sources.compactMap { file in
    var lines: [String] = []
    var isInside = false
    for line in file.code {
      if line.contains(bytesOf: "extension ViewGraph"),
        line.firstMatch(of: /^(?:@\w+(?:\([^)]*\))? |package |public )*extension ViewGraph\b/) != nil
      {
        isInside = true
        lines.append(line)
      } else if line.hasPrefix("}") {
        isInside = false
      } else if isInside {
        lines.append(line)
      }
    }
    return lines.isEmpty ? nil : (file.path, lines)
  }

  @Test func `Only the engine extends the graph, in at most 20 files`() {
    let later = Self.extensions.filter { !$0.path.hasPrefix("Sources/TributaryEngine/") }
    #expect(later.isEmpty, "\(later.map(\.path))")
    #expect(Self.extensions.count > 5)
    #expect(Self.extensions.count <= 20, "\(Self.extensions.map(\.path))")
  }

  @Test func `The extensions of the graph have at most 80 members`() {
    let members = Self.extensions.flatMap(\.lines).filter {
      $0.firstMatch(
        of:
          /^  (?:@\S+ )*(?:(?:package|public|private|fileprivate|static|final) )*(?:func|var|let|init|subscript|enum|struct|class)\b/
      ) != nil
    }
    #expect(members.count > 20)
    #expect(members.count <= 80, "\(members.count) members")
  }

  @Test func `References that do not own have one spelling`() {
    let places = Self.sources.flatMap { file in
      file.code.filter { $0.contains(bytesOf: "unowned(unsafe)") }.map { _ in file.name }
    }
    #expect(places.sorted() == ["ModifierContent", "PlacementSheet"])
  }
}
