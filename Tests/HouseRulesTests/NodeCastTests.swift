import Testing

/// Casts from one class of nodes to another, which a reader cannot find by following declarations.
@Suite struct NodeCastTests {
  private static let sources = SourceFile.all(below: "Sources")

  /// The superclass of each class.
  private static let superclasses: [Substring: Substring] = {
    var superclasses: [Substring: Substring] = [:]
    for line in sources.flatMap(\.code) where line.contains(bytesOf: "class ") {
      if let match = line.firstMatch(of: /\bclass (\w+)(?:<.*?>)?\s*:\s*(\w+)/) {
        superclasses[match.output.1] = match.output.2
      }
    }
    return superclasses
  }()

  /// Returns whether a class is a node, or a subclass of another class.
  private static func isNode(_ name: Substring, below other: Substring = "ViewNode") -> Bool {
    var current: Substring? = name
    while let known = current {
      if known == other { return true }
      current = superclasses[known]
    }
    return false
  }

  private struct Cast {
    let path: String
    let line: String
    /// The class to which the line casts.
    let target: Substring
    /// The class that contains the line or is extended around it.
    let owner: Substring
  }

  private static let casts: [Cast] = sources.flatMap { file in
    var casts: [Cast] = []
    var owner: Substring = ""
    for line in file.code {
      let declares = line.contains(bytesOf: "class ") || line.contains(bytesOf: "extension ")
      if declares, line.first != " ", let match = line.firstMatch(of: /\b(?:class|extension) (\w+)/) {
        owner = match.output.1
      }
      guard mayCast(line) else { continue }
      for match in line.matches(of: /\b(as\?|as!|as|is) (\w+)/) where isNode(match.output.2) {
        // A conversion to a superclass is not a cast.
        if match.output.1 == "as", !line.contains("case ") { continue }
        casts.append(Cast(path: file.path, line: line, target: match.output.2, owner: owner))
      }
    }
    return casts
  }

  /// Returns whether a line contains the words of a cast, so that it is worth a regular expression.
  private static func mayCast(_ line: String) -> Bool {
    line.contains(bytesOf: "as ") || line.contains(bytesOf: "as? ") || line.contains(bytesOf: "as! ")
      || line.contains(bytesOf: "is ")
  }

  @Test func `There are at most 135 casts to a class of nodes`() {
    #expect(Self.casts.count > 50)
    #expect(Self.casts.count <= 135, "\(Self.casts.count) casts")
  }

  /// A class has a hook, or the subclass conforms to a protocol that the caller requests.
  @Test func `No class casts itself to a subclass`() {
    for cast in Self.casts where cast.line.firstMatch(of: /\bself (?:as\?|as!|is)\s/) != nil {
      let isDown = cast.target != cast.owner && Self.isNode(cast.target, below: cast.owner)
      #expect(!isDown, "\(cast.path): \(cast.line)")
    }
  }
}
