import Foundation

/// What the tests read of a symbol graph.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    struct Signature: Decodable { let parameters: [Parameter]? }

    let identifier: Identifier
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?
    let functionSignature: Signature?

    /// The documentation comment in one line; empty without one.
    var documentation: String { docComment?.lines.map(\.text).joined(separator: " ") ?? "" }

    /// `Type.member(label:)`.
    var path: String { pathComponents.joined(separator: ".") }

    /// `Sources/Module/File.swift:12`, of what the compiler has not made by itself.
    var place: String? {
      guard let location, let range = location.uri.range(of: "/Sources/") else { return nil }
      return "Sources/\(location.uri[range.upperBound...]):\(location.position.line + 1)"
    }
  }

  struct Parameter: Decodable {
    struct Fragment: Decodable { let spelling: String }
    let name: String
    let internalName: String?
    let declarationFragments: [Fragment]?

    /// The names that callers and the body know it by.
    var names: [String] { [name] + [internalName].compactMap(\.self) }

    /// The type without being optional or an array: `CGFloat` of `[CGFloat?]`.
    var scalar: String {
      let whole = (declarationFragments ?? []).map(\.spelling).joined()
      let type = whole.split(separator: ":", maxSplits: 1).last ?? ""
      return String(type.filter { !" ?[]".contains($0) })
    }
  }

  struct Relationship: Decodable {
    struct Origin: Decodable {}
    let source: String
    let sourceOrigin: Origin?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}
