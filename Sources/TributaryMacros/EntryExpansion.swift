/// The expansion of `@Entry var name: Type = value`: a key type, and accessors that read and write the value of the
/// key.
struct EntryExpansion {
  let accessors: String
  let key: String

  /// - Parameters:
  ///   - source: The source of the variable.
  ///   - around: The source of the enclosing declaration.
  init?(source: String, around: String) {
    guard let container = Self.container(around) else { return nil }
    var scanner = SourceScanner(source)
    var name: String?
    while !scanner.isAtEnd, name == nil {
      scanner.skipTrivia()
      if let word = scanner.takeName() {
        scanner.skipTrivia()
        if word == "var" { name = scanner.takeName() }
      } else {
        scanner.skipUnit()
      }
    }
    guard let name else { return nil }
    scanner.skipTrivia()
    var type: String?
    if scanner.take(":") {
      let start = scanner.position
      while !scanner.isAtEnd, !scanner.starts("=") { scanner.skipUnit() }
      type = String(scanner.characters[start..<scanner.position])
    }
    var value: String?
    if scanner.take("=") { value = String(scanner.characters[scanner.position...]) }
    func trimmed(_ text: String?) -> String? {
      let text = text.map { String($0.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()) }
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    (type, value) = (trimmed(type), trimmed(value))
    guard type != nil || value != nil else { return nil }
    let plain = name.filter { $0 != "`" }
    let keyName = "__Key_\(plain)"
    accessors = """
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
      """
    let isFocused = container == "FocusedValueKey"
    if isFocused {
      guard let type else { return nil }
      let wrapped = type.hasSuffix("?") ? String(type.dropLast()) : type
      key = "private struct \(keyName): \(Module.tributary)FocusedValueKey { typealias Value = \(wrapped) }"
    } else if let type {
      key = """
        private struct \(keyName): \(Module.tributary)\(container) {
          static var defaultValue: \(type) {
            \(value ?? "nil")
          }
        }
        """
    } else {
      key = """
        private struct \(keyName): \(Module.tributary)\(container) {
          static let defaultValue = \(value ?? "nil")
        }
        """
    }
  }

  /// Returns the key protocol of the extended type.
  private static func container(_ around: String) -> String? {
    var scanner = SourceScanner(around)
    while !scanner.isAtEnd {
      scanner.skipTrivia()
      guard let word = scanner.takeName() else {
        if scanner.starts("{") { return nil }
        scanner.skipUnit()
        continue
      }
      switch word {
      case "EnvironmentValues": return "EnvironmentKey"
      case "Transaction": return "TransactionKey"
      case "ContainerValues": return "ContainerValueKey"
      case "FocusedValues": return "FocusedValueKey"
      default: continue
      }
    }
    return nil
  }
}
