/// The expansion of `@Animatable`: a property `animatableData` over the stored properties of a type.
///
/// The types of the properties are unknown here. The expansion refers to the properties by key paths, and overloads of
/// `_AnimatableProperty` determine the types.
struct AnimatableExpansion {
  /// The stored properties that are animated, in the order of their declarations.
  let properties: [String]
  private let access: String
  private let root: String
  private let hasOwnData: Bool

  /// - Parameter source: The source of the type.
  init?(source: String) {
    var scanner = SourceScanner(source)
    scanner.skipAttributes()
    var words: [String] = []
    while !scanner.isAtEnd, !scanner.starts("{") {
      if let word = scanner.takeName() { words.append(word) } else { scanner.skipUnit() }
      scanner.skipTrivia()
    }
    guard let kind = words.firstIndex(where: { ["struct", "class", "enum", "actor"].contains($0) }),
      kind + 1 < words.count, scanner.starts("{")
    else { return nil }
    let level = words[..<kind].first { ["public", "package", "open"].contains($0) }
    access = level.map { $0 == "package" ? "package " : "public " } ?? ""
    // A class must not name its type as `Self` in an initial value.
    root = words[kind] == "class" ? words[kind + 1] : "Self"
    let start = scanner.position + 1
    scanner.skipUnit()
    let members = StoredProperties(body: String(scanner.characters[start..<max(start, scanner.position - 1)]))
    properties = members.names
    hasOwnData = members.hasAnimatableData
  }

  /// The declaration of the property; empty if the type declares it, or if nothing is animated.
  var member: String {
    guard !hasOwnData, !properties.isEmpty else { return "" }
    let kind = Self.pair(properties.map { "\(Module.tributary)_AnimatableProperty.zero(of: \\\(root).\($0))" })
    // Views are isolated to the main actor, while the requirement of the protocol is not. A structure may read its own
    // variables from anywhere.
    return "@\(Module.tributary)_AnimatableData \(access)\(isolation)var animatableData = \(kind)"
  }

  /// Returns the extension with the conformance.
  func conformance(of type: String) -> String { "extension \(type): \(isolation)\(Module.tributary)Animatable {}" }

  private var isolation: String { root == "Self" ? "nonisolated " : "" }

  /// Returns the accessors of the declared property.
  ///
  /// - Parameter source: The source of the property.
  static func accessors(source: String) -> String {
    let names = source.split(separator: "\\").dropFirst().compactMap { part -> String? in
      guard let dot = part.firstIndex(of: "."), let end = part.firstIndex(of: ")") else { return nil }
      return String(part[part.index(after: dot)..<end])
    }
    let data = pair(names.map { "\(Module.tributary)_AnimatableProperty.data(of: self.\($0))" })
    let writes = names.enumerated().map { index, name in
      // The pairs are nested in their second elements.
      let path = String(repeating: ".second", count: index) + (index == names.count - 1 ? "" : ".first")
      return "\(Module.tributary)_AnimatableProperty.set(&self.\(name), to: newValue\(path))"
    }
    return """
      get {
        \(data)
      }
      set {
        \(writes.joined(separator: "\n  "))
      }
      """
  }

  private static func pair(_ parts: [String]) -> String {
    guard let first = parts.first else { return "\(Module.tributary)EmptyAnimatableData()" }
    return parts.count == 1
      ? first : "\(Module.tributary)AnimatablePair(\(first), \(pair(Array(parts.dropFirst()))))"
  }
}
