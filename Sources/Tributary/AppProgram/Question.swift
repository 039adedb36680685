import TributaryInspection

/// A command-line query about the views of a window.
package enum Question: Equatable {
  /// The view tree.
  case dump
  /// The path of a size proposal to the view with the given identifier.
  case trace(String)
  /// The writers and readers of the preference with the given key name.
  case explain(String)
  /// The reasons for body evaluations.
  case why
}

extension Question {
  /// Returns the answer, as lines of text.
  ///
  /// - Throws: `CommandLineError` if the view or preference does not exist. The error lists the existing ones.
  func answer(from inspection: Inspection) throws(CommandLineError) -> String {
    switch self {
    case .dump: return inspection.dump
    case .why: return inspection.whyUpdated
    case .trace(let identifier):
      if inspection.node(identified: identifier) != nil { return inspection.layoutTrace(of: identifier) }
      let known = inspection.nodes.compactMap(\.identifier)
      throw CommandLineError(
        "--trace \(quoted(identifier)): no view has this identifier\(Self.list("identifiers", identifier, known))",
        status: 65)
    case .explain(let key):
      if let preference = inspection.preferences.first(where: { $0.key == key }) {
        return preference.text(in: inspection)
      }
      throw CommandLineError(
        "--explain \(quoted(key)): no view writes or reads a preference with this key"
          + Self.list("keys", key, inspection.preferences.map(\.key)), status: 65)
    }
  }

  /// Returns the end of an error message: the closest match, and the existing names.
  private static func list(_ what: String, _ name: String, _ names: [String]) -> String {
    let names = Set(names).sorted()
    let rest = names.count > 24 ? " and \(names.count - 24) more" : ""
    return names.isEmpty
      ? "; there are no \(what)"
      : "\(suggestion(for: name, in: names, quoted)); \(what): "
        + "\(names.prefix(24).map { quoted($0) }.joined(separator: ", "))\(rest)"
  }
}
