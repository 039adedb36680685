/// The stored variables in the body of a type that `@Animatable` animates.
///
/// It excludes constants, static and lazy variables, weak references, variables with a property wrapper, and variables
/// with `@AnimatableIgnored`.
struct StoredProperties {
  private(set) var names: [String] = []
  private(set) var hasAnimatableData = false

  /// Attributes that do not change how a variable is stored.
  private static let plainAttributes: Set<String> = [
    "available", "inlinable", "usableFromInline", "MainActor", "objc", "nonobjc", "preconcurrency",
  ]
  private static let excludingModifiers: Set<String> = ["static", "class", "lazy", "weak", "unowned"]

  init(body: String) {
    var scanner = SourceScanner(body)
    while true {
      scanner.skipTrivia()
      guard !scanner.isAtEnd else { return }
      if scanner.starts("#if") {
        Self.skipConditional(&scanner)
      } else if scanner.starts(";") {
        scanner.position += 1
      } else {
        readMember(&scanner)
      }
    }
  }

  private mutating func readMember(_ scanner: inout SourceScanner) {
    var isPlain = true
    while scanner.take("@") {
      let name = scanner.takeName() ?? ""
      while scanner.take("."), scanner.takeName() != nil { isPlain = false }
      isPlain = isPlain && Self.plainAttributes.contains(name)
      if scanner.starts("(") { scanner.skipUnit() }
      scanner.skipTrivia()
    }
    let start = scanner.position
    var words: [String] = []
    while let word = scanner.takeName() {
      words.append(word)
      // The detail of an access level, such as `private(set)`.
      if scanner.starts("("), word != "var" { scanner.skipUnit() }
      scanner.skipTrivia()
      if word == "var" { break }
    }
    guard words.last == "var" else {
      scanner.position = start
      scanner.skipStatement()
      if scanner.position == start { scanner.skipUnit() }
      return
    }
    let from = scanner.position
    scanner.skipStatement()
    let bindings = Self.bindings(String(scanner.characters[from..<scanner.position]))
    hasAnimatableData = hasAnimatableData || bindings.contains { $0.name == "animatableData" }
    guard isPlain, Self.excludingModifiers.isDisjoint(with: words) else { return }
    names += bindings.filter { !$0.isComputed }.map(\.name)
  }

  /// Returns the variables of a declaration, whose source follows `var`.
  private static func bindings(_ source: String) -> [(name: String, isComputed: Bool)] {
    var scanner = SourceScanner(source)
    var bindings: [(name: String, isComputed: Bool)] = []
    while true {
      scanner.skipTrivia()
      let names = takeNames(&scanner)
      guard !names.isEmpty else { return bindings }
      var hasValue = false
      var isComputed = false
      var angles = 0
      while !scanner.isAtEnd {
        if scanner.take("->") { continue }
        if scanner.starts("<") { angles += 1 } else if scanner.starts(">") { angles -= 1 }
        if scanner.starts("=") {
          hasValue = true
          angles = 0
        }
        if scanner.starts("{"), !hasValue {
          isComputed = !observes(scanner)
        } else if scanner.starts(","), hasValue ? startsBinding(scanner) : angles <= 0 {
          break
        }
        scanner.skipUnit()
      }
      bindings += names.map { ($0, isComputed) }
      if !scanner.take(",") { return bindings }
    }
  }

  /// Skips and returns the name of a variable, or those of a tuple of variables.
  private static func takeNames(_ scanner: inout SourceScanner) -> [String] {
    guard scanner.take("(") else { return scanner.takeName().map { [$0] } ?? [] }
    var names: [String] = []
    while !scanner.isAtEnd, !scanner.take(")") {
      if let name = scanner.takeName() { names.append(name) } else { scanner.skipUnit() }
    }
    return names.filter { $0 != "_" }
  }

  /// Returns whether a brace begins observers of a stored variable.
  private static func observes(_ scanner: SourceScanner) -> Bool {
    var scanner = scanner
    scanner.position += 1
    scanner.skipAttributes()
    let word = scanner.takeName()
    return word == "willSet" || word == "didSet"
  }

  /// Returns whether a variable with a type or an initial value follows a comma.
  private static func startsBinding(_ scanner: SourceScanner) -> Bool {
    var scanner = scanner
    scanner.position += 1
    scanner.skipTrivia()
    guard scanner.takeName() != nil else { return false }
    scanner.skipTrivia()
    return scanner.starts(":") || (scanner.starts("=") && !scanner.starts("=="))
  }

  /// Skips a conditional block with all of its branches. A macro cannot determine which branch is compiled.
  private static func skipConditional(_ scanner: inout SourceScanner) {
    var depth = 0
    while !scanner.isAtEnd {
      if scanner.starts("#if") { depth += 1 }
      if scanner.starts("#endif") {
        depth -= 1
        scanner.position += "#endif".count
        if depth == 0 { return }
      } else if scanner.starts("#") {
        scanner.position += 1
      } else {
        scanner.skipUnit()
      }
    }
  }
}
