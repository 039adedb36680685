/// The names of modules that the runtime prints before the types in the text of a value.
///
///     MyApp.Row(frame: Foundation.CGRect(…))   →   Row(frame: CGRect(…))
///
/// Tested by `ValueTextTests`.
struct ModuleNames {
  private let type: Any.Type

  init(in value: Any) { type = Swift.type(of: value) }

  /// The modules in the name of the type, such as `MyApp` in `Swift.Array<MyApp.Row>`.
  private var ofType: Set<Substring> {
    let parts = _typeName(type, qualified: true).split { !$0.isPartOfName && $0 != "." }
    return Set(parts.compactMap { $0.contains(".") ? $0.prefix { $0 != "." } : nil })
  }

  private static func isOfFramework(_ name: Substring) -> Bool {
    name == "Swift" || name == "__C" || name.hasPrefix("Foundation") || name.hasPrefix("Tributary")
  }

  /// Returns a text without the names of modules. String literals in the text are unchanged.
  func removed(from text: String) -> String {
    guard !(type is any StringProtocol.Type), text.utf8.contains(UInt8(ascii: ".")) else { return text }
    let modules = ofType
    var result = ""
    var rest = text[...]
    var isInLiteral = false
    while let character = rest.first {
      let name = rest.prefix(while: \.isPartOfName)
      if name.isEmpty {
        result.append(rest.removeFirst())
        if character == "\"" { isInLiteral.toggle() }
        // The next character is escaped.
        if character == "\\", isInLiteral, let next = rest.popFirst() { result.append(next) }
        continue
      }
      rest = rest[name.endIndex...]
      let isModule =
        !isInLiteral && result.last != "." && rest.first == "." && rest.dropFirst().first?.isPartOfName == true
        && (modules.contains(name) || Self.isOfFramework(name))
      if isModule { rest.removeFirst() } else { result += name }
    }
    return result
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
