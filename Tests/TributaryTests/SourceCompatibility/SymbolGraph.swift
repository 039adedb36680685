import Foundation

/// The part of a symbol graph that the tests read.
struct SymbolGraph: Decodable, Sendable {
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
    struct Kind: Decodable { let identifier: String }
    struct Generics: Decodable { let constraints: [Constraint]? }
    struct Availability: Decodable {
      let isUnconditionallyDeprecated: Bool?
      let renamed: String?
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let swiftGenerics: Generics?
    let swiftExtension: Generics?
    let availability: [Availability]?
    let docComment: Comment?
    let location: Location?
    let functionSignature: Signature?

    /// The documentation comment in one line; empty if there is none.
    var documentation: String { docComment?.lines.map(\.text).joined(separator: " ") ?? "" }

    /// `Type.member(label:)`.
    var path: String { pathComponents.joined(separator: ".") }

    /// `Sources/Module/File.swift:12`, for explicit declarations.
    var place: String? {
      guard let location, let range = location.uri.range(of: "/Sources/") else { return nil }
      return "Sources/\(location.uri[range.upperBound...]):\(location.position.line + 1)"
    }
  }

  struct Parameter: Decodable {
    let name: String
    let internalName: String?
    let declarationFragments: [Fragment]?

    /// The external and internal names.
    var names: [String] { [name] + [internalName].compactMap(\.self) }

    /// The type without optionals and arrays: `CGFloat` for `[CGFloat?]`.
    var scalar: String {
      let whole = (declarationFragments ?? []).map(\.spelling).joined()
      let type = whole.split(separator: ":", maxSplits: 1).last ?? ""
      return String(type.filter { !" ?[]".contains($0) })
    }
  }

  struct Fragment: Decodable { let spelling: String }

  /// A requirement of a generic declaration or of an extension, such as `Label: View`.
  struct Constraint: Decodable, Hashable {
    let kind: String
    let lhs: String
    let rhs: String
  }

  struct Relationship: Decodable {
    struct Origin: Decodable {}
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let sourceOrigin: Origin?
    let swiftConstraints: [Constraint]?
  }

  struct Module: Decodable { let name: String }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}
