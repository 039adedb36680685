/// The expansion of `#Preview(…) { … }`: a type with which the program finds and creates the preview.
///
///     #Preview("Dark") {                        struct $s…fMu_: PreviewDeclaration {
///       @Previewable @State var on = true         static var file: String { "App/Row.swift" }
///       Toggle("Dark", isOn: $on)                 static var line: Int { 12 }
///     }                                           struct __Content: View { @State var on = true; var body: … }
///                                                 static func make() -> Preview { Preview("Dark") { __Content() } }
///                                               }
///
/// The names of the expansion are qualified by their modules; see ``Module``.
struct PreviewExpansion {
  let text: String

  init(source: String, discriminator: String, file: String, line: Int) {
    var scanner = SourceScanner(source)
    // The name of the macro, optionally qualified by a module, after attributes. The attributes apply to the
    // declaration and not to the call.
    scanner.skipAttributes()
    _ = scanner.take("#")
    while scanner.takeName() != nil, scanner.take(".") {}
    scanner.skipTrivia()
    // A closure on a separate line would be another statement.
    let arguments = String(scanner.characters[scanner.position...])
    let call = Self.lifted(arguments)
    let name = discriminator + "7previewfMu_"
    text = """
      struct \(name): \(Module.tributary)PreviewDeclaration {
        static var file: \(Module.swift)String { "\(file)" }
        static var line: \(Module.swift)Int { \(line) }
      \(call.content)
        @\(Module.concurrency)MainActor static func make() -> \(Module.tributary)Preview {
          \(Module.tributary)Preview\(call.arguments)
        }
      }
      """
  }

  /// Returns the arguments with the previewable variables of the trailing closure moved to a view.
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
        struct __Content: \(Module.tributary)View {
      \(properties)    var body: some \(Module.tributary)View {\(rest)}
        }
      """
    return (head + "{ __Content() }" + tail, content)
  }
}
