/// Clips, masks, filters, gradients and pictures that the pictures of a recording share: equal ones stand there once.
struct SharedDefinitions {
  /// The ids by all that a definition says but its id.
  private var ids: [String: String] = [:]

  /// The definitions, each in a line, after those that it refers to.
  private(set) var text = ""

  var isEmpty: Bool { ids.isEmpty }

  /// What is seen in a document, referring to definitions by ids of the recording: equal pieces look the same to the
  /// letter, whichever picture they are from.
  mutating func share(_ document: SVGPieces) -> [SVGPieces.Piece] {
    var known: [String: String] = [:]
    return share(document.pieces, document, &known)
  }

  private mutating func share(
    _ pieces: [SVGPieces.Piece], _ document: SVGPieces, _ known: inout [String: String]
  ) -> [SVGPieces.Piece] {
    pieces.map { piece in
      switch piece {
      case .element(let text): .element(share(text, document, &known))
      case .group(let opening, let inside):
        .group(share(opening, document, &known), share(inside, document, &known))
      }
    }
  }

  /// A text with the ids of the recording.
  ///
  /// - Parameter known: The ids of the recording by those of the document.
  private mutating func share(
    _ text: String, _ document: SVGPieces, _ known: inout [String: String]
  ) -> String {
    SVGReference.replacing(in: text) { id in
      if let shared = known[id] { return shared }
      guard let definition = document.definitions[id] else { return id }
      // Definitions refer to each other, but never in a circle.
      let shared = add(share(definition, document, &known), id)
      known[id] = shared
      return shared
    }
  }

  private mutating func add(_ definition: String, _ id: String) -> String {
    let mark = " id=\"\(id)\""
    guard let range = definition.firstRange(of: mark) else { return id }
    let key = definition.replacingCharacters(range, with: "")
    if let known = ids[key] { return known }
    let shared = "d\(ids.count + 1)"
    ids[key] = shared
    text += definition.replacingCharacters(range, with: " id=\"\(shared)\"") + "\n"
    return shared
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

/// How elements refer to others.
enum SVGReference {
  private static let forms = ["\"url(#", " href=\"#"]

  /// The id of an element, which is an attribute of its first tag.
  static func id(of element: String) -> String? {
    let tag = element.prefix { $0 != ">" }
    guard let mark = tag.firstRange(of: " id=\"") else { return nil }
    return String(tag[mark.upperBound...].prefix { $0 != "\"" })
  }

  /// The text with other ids where it refers to some.
  static func replacing(in text: String, with shared: (String) -> String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = forms.compactMap({ rest.firstRange(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound }) {
      let id = rest[mark.upperBound...].prefix { $0 != "\"" && $0 != ")" }
      result += rest[..<mark.upperBound] + shared(String(id))
      rest = rest[id.endIndex...]
    }
    return result + rest
  }
}
