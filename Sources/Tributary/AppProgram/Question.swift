import TributaryInspection

/// What the command line asks about the inside of a window.
package enum Question: Equatable {
  /// The tree.
  case dump
  /// The way of a proposal to the view with an identifier.
  case trace(String)
  /// Who writes and reads the preference whose key has a name.
  case explain(String)
  /// Why bodies ran.
  case why
}

extension Question {
  /// The answer, as lines of text.
  ///
  /// - Throws: `ScriptError` if what it asks about is not there, with what is.
  func answer(from inspection: Inspection) throws(ScriptError) -> String {
    switch self {
    case .dump: return inspection.dump
    case .why: return inspection.whyUpdated
    case .trace(let identifier):
      if inspection.node(identified: identifier) != nil { return inspection.layoutTrace(of: identifier) }
      let known = inspection.nodes.compactMap(\.identifier)
      throw ScriptError(
        "--trace \(quoted(identifier)): no view has this identifier\(Self.list("identifiers", identifier, known))",
        status: 65)
    case .explain(let key):
      if let preference = inspection.preferences.first(where: { $0.key == key }) {
        return preference.text(in: inspection)
      }
      throw ScriptError(
        "--explain \(quoted(key)): no view writes or reads a preference with this key"
          + Self.list("keys", key, inspection.preferences.map(\.key)), status: 65)
    }
  }

  /// The end of a refusal: the name that was probably meant, and the names that exist.
  private static func list(_ what: String, _ name: String, _ names: [String]) -> String {
    let names = Set(names).sorted()
    let rest = names.count > 24 ? " and \(names.count - 24) more" : ""
    return names.isEmpty
      ? "; there are no \(what)"
      : "\(suggestion(for: name, in: names, quoted)); \(what): "
        + "\(names.prefix(24).map { quoted($0) }.joined(separator: ", "))\(rest)"
  }
}
