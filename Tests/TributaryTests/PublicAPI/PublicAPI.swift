/// The public declarations and conformances of some modules, one line each.
///
///     Button: struct Button<Label> where Label : View
///     Button.init(_:action:): @MainActor init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) where Label == Text
///     Button: conforms to View
///
/// A line names no module, so that a declaration can move from one exported module to another. Names that begin with an
/// underscore and declarations behind `@_spi` are not part of the API; the compiler leaves them out of symbol graphs.
struct PublicAPI {
  /// Conformances that the compiler derives, and that no declaration states.
  private static let implicit: Set<String> = ["Copyable", "Escapable", "SendableMetatype"]

  /// The lines in the order of their bytes, which is the order of `LC_ALL=C sort`.
  private(set) var lines: [String] = []

  private let graphs: [SymbolGraph]
  private var paths: [String: String] = [:]
  private var constraints: [String: Set<SymbolGraph.Constraint>] = [:]
  private var owners: [String: String] = [:]
  private var required: Set<String> = []
  private var defaulted: Set<String> = []

  /// Lists the API of the given modules.
  ///
  /// - Parameter graphs: The symbol graphs of these modules and of all modules that they extend.
  init(of modules: [String], in graphs: [SymbolGraph]) {
    self.graphs = graphs
    index()
    var lines: Set<String> = []
    for graph in graphs where modules.contains(graph.module.name) {
      lines.formUnion(graph.symbols.compactMap(line(of:)))
      lines.formUnion(graph.relationships.compactMap(line(of:)))
    }
    self.lines = lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func index() {
    for graph in graphs {
      for symbol in graph.symbols {
        paths[symbol.identifier.precise] = symbol.path
        constraints[symbol.identifier.precise] = Set(symbol.swiftGenerics?.constraints ?? [])
      }
      for relationship in graph.relationships {
        switch relationship.kind {
        case "memberOf", "requirementOf", "optionalRequirementOf":
          owners[relationship.source] = relationship.target
          if relationship.kind == "requirementOf" { required.insert(relationship.source) }
        case "defaultImplementationOf": defaulted.insert(relationship.target)
        default: break
        }
      }
    }
  }

  private func line(of symbol: SymbolGraph.Symbol) -> String? {
    let name = symbol.identifier.precise
    guard !name.contains("::SYNTHESIZED::") else { return nil }
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let deprecated = (symbol.availability ?? []).contains { $0.isUnconditionallyDeprecated == true }
    return "\(symbol.path): " + (deprecated ? "deprecated " : "")
      + (required.contains(name) && !defaulted.contains(name) ? "required " : "")
      + declaration + clause(symbol.swiftExtension?.constraints ?? [], of: owners[name])
  }

  private func line(of relationship: SymbolGraph.Relationship) -> String? {
    let verbs = ["conformsTo": "conforms to", "inheritsFrom": "inherits from"]
    guard let verb = verbs[relationship.kind], !relationship.source.contains("::SYNTHESIZED::"),
      let source = paths[relationship.source],
      let target = paths[relationship.target] ?? relationship.targetFallback.map(Self.withoutModule),
      !Self.implicit.contains(target)
    else { return nil }
    return "\(source): \(verb) \(target)" + clause(relationship.swiftConstraints ?? [], of: relationship.source)
  }

  /// Returns the `where` clause of an extension: the constraints that the extended type does not have.
  private func clause(_ constraints: [SymbolGraph.Constraint], of type: String?) -> String {
    let own = type.flatMap { self.constraints[$0] } ?? []
    let path = type.flatMap { paths[$0] }
    let added = constraints.filter { !own.contains($0) && !($0.lhs == "Self" && $0.rhs == path) }.map { constraint in
      "\(constraint.lhs) \(constraint.kind == "sameType" ? "==" : ":") \(constraint.rhs)"
    }
    return added.isEmpty ? "" : " where " + added.sorted().joined(separator: ", ")
  }

  /// Returns a name without its module: `Equatable` for `Swift.Equatable`.
  private static func withoutModule(_ name: String) -> String {
    String(name.split(separator: ".", maxSplits: 1).last ?? "")
  }
}
