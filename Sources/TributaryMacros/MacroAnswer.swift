/// Returns the response to a message of the compiler.
func answer(to request: JSONValue) -> JSONValue {
  if request["getCapability"] != nil {
    return .object([
      ("getCapabilityResult", .object([("capability", .object([("protocolVersion", .number(7))]))]))
    ])
  }
  do throws(ExpansionFailure) {
    if let request = request["expandFreestandingMacro"] { return expanded(try freestanding(request), []) }
    if let request = request["expandAttachedMacro"] { return expanded(try attached(request), []) }
    throw ExpansionFailure("unknown message", at: nil)
  } catch {
    return expanded(nil, [error.diagnostic])
  }
}

/// An error that prevents an expansion, with its location.
struct ExpansionFailure: Error {
  let message: String
  /// The syntax node from the compiler.
  let place: JSONValue?

  init(_ message: String, at place: JSONValue?) {
    self.message = message
    self.place = place
  }

  fileprivate var diagnostic: JSONValue {
    let location = place?["location"]
    let offset = location?["offset"]?.number ?? 0
    return .object([
      ("message", .string(message)), ("severity", .string("error")),
      (
        "position",
        .object([("fileName", location?["fileName"] ?? .string("")), ("offset", .number(offset))])
      ), ("highlights", .array([])), ("notes", .array([])), ("fixIts", .array([])),
    ])
  }
}

private func expanded(_ source: String?, _ diagnostics: [JSONValue]) -> JSONValue {
  .object([
    (
      "expandMacroResult",
      .object([("expandedSource", source.map(JSONValue.string) ?? .null), ("diagnostics", .array(diagnostics))])
    )
  ])
}

private func freestanding(_ request: JSONValue) throws(ExpansionFailure) -> String {
  let syntax = request["syntax"]
  guard request["macro"]?["typeName"]?.string == "PreviewMacro", let source = syntax?["source"]?.string,
    let discriminator = request["discriminator"]?.string
  else { throw ExpansionFailure("unknown macro", at: syntax) }
  let location = syntax?["location"]
  return PreviewExpansion(
    source: source, discriminator: discriminator, file: location?["fileID"]?.string ?? "",
    line: location?["line"]?.number ?? 0
  ).text
}

private func attached(_ request: JSONValue) throws(ExpansionFailure) -> String {
  let declaration = request["declSyntax"]
  guard let source = declaration?["source"]?.string, let role = request["attachedMacroRole"] ?? request["macroRole"]
  else { throw ExpansionFailure("unknown macro", at: declaration) }
  switch request["macro"]?["typeName"]?.string {
  // This macro only marks the variables that the expansion of a preview moves out of its closure.
  case "PreviewableMacro": return ""
  // This macro only marks the variables that the expansion of `@Animatable` omits.
  case "AnimatableIgnoredMacro": return ""
  case "AnimatableMacro":
    guard let expansion = AnimatableExpansion(source: source) else {
      throw ExpansionFailure("'@Animatable' must be attached to a structure, class, or enumeration", at: declaration)
    }
    guard role.string == "extension" else { return expansion.member }
    // The compiler lists the conformances that the type lacks.
    guard let type = request["extendedTypeSyntax"]?["source"]?.string,
      request["conformanceListSyntax"]?["source"]?.string?.contains("Animatable") == true
    else { return "" }
    return expansion.conformance(of: type)
  case "AnimatableDataMacro": return AnimatableExpansion.accessors(source: source)
  case "EntryMacro":
    let context = request["lexicalContext"]?.array?.first ?? request["parentDeclSyntax"]
    let around = context?["source"]?.string
    guard let entry = EntryExpansion(source: source, around: around ?? "") else {
      throw ExpansionFailure(
        "'@Entry' must be attached to a variable with one name, in an extension of EnvironmentValues, Transaction, "
          + "FocusedValues or ContainerValues", at: declaration)
    }
    return role.string == "accessor" ? entry.accessors : entry.key
  default: throw ExpansionFailure("unknown macro", at: declaration)
  }
}
