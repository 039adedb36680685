/// What `#Preview(…) { … }` stands for: a type by which the program finds the preview, and makes it.
///
///     #Preview("Dark") {                        struct $s…fMu_: PreviewDeclaration {
///       @Previewable @State var on = true         static var file: StaticString { "App/Row.swift" }
///       Toggle("Dark", isOn: $on)                 static var line: Int { 12 }
///     }                                           struct __Content: View { @State var on = true; var body: … }
///                                                 static func make() -> Preview { Preview("Dark") { __Content() } }
///                                               }
struct PreviewExpansion {
  let text: String

  init(source: String, discriminator: String, file: String, line: Int) {
    var scanner = SourceScanner(source)
    // The macro's own name, perhaps after that of a module, behind attributes: the declaration has them, not the call.
    scanner.skipAttributes()
    _ = scanner.take("#")
    while scanner.takeName() != nil, scanner.take(".") {}
    scanner.skipTrivia()
    // A closure in a line of its own would be another statement.
    let arguments = String(scanner.characters[scanner.position...])
    let call = Self.lifted(arguments)
    let name = discriminator + "7previewfMu_"
    text = """
      struct \(name): PreviewDeclaration {
        static var file: String { "\(file)" }
        static var line: Int { \(line) }
      \(call.content)
        @MainActor static func make() -> Preview {
          Preview\(call.arguments)
        }
      }
      """
  }

  /// The arguments with what is marked as previewable lifted out of the trailing closure into a view.
  private static func lifted(_ arguments: String) -> (arguments: String, content: String) {
    var scanner = SourceScanner(arguments)
    scanner.skipTrivia()
    if scanner.starts("(") { scanner.skipUnit() }
    scanner.skipTrivia()
    guard scanner.starts("{") else { return (arguments, "") }
    let head = String(scanner.characters[..<scanner.position])
    let start = scanner.position + 1
    scanner.skipUnit()
    var body = SourceScanner(String(scanner.characters[start..<max(start, scanner.position - 1)]))
    let tail = String(scanner.characters[scanner.position...])
    var properties = ""
    var rest = ""
    while !body.isAtEnd {
      let from = body.position
      body.skipTrivia()
      let trivia = String(body.characters[from..<body.position])
      if body.take("@Previewable") {
        let begin = body.position
        body.skipAttributes()
        body.skipStatement()
        properties += "    " + String(body.characters[begin..<body.position]).drop { $0.isWhitespace } + "\n"
        if body.starts(";") { body.position += 1 }
        rest += trivia
      } else {
        let begin = body.position
        body.skipStatement()
        if body.starts(";") { body.position += 1 }
        rest += trivia + String(body.characters[begin..<body.position])
      }
    }
    if properties.isEmpty { return (arguments, "") }
    let content = """
        struct __Content: View {
      \(properties)    var body: some View {\(rest)}
        }
      """
    return (head + "{ __Content() }" + tail, content)
  }
}
