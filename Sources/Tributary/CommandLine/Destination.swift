/// Where a document is written.
package enum Destination: Equatable {
  case standardOutput
  case file(String)

  /// The format of a written document.
  package enum Format: String {
    case svg, html
  }

  /// - Parameters:
  ///   - format: The format of the document.
  ///   - option: The option that asks for it, for the refusal.
  /// - Throws: `ScriptError` if there is no file's name, or one that ends like that of another format.
  package init(_ text: String, _ format: Format, option: String) throws(ScriptError) {
    if text.isEmpty { throw ScriptError("\(option) needs a value: \(Destination.allowed)") }
    self = text == "-" ? .standardOutput : .file(text)
    let ending = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map { $0.lowercased() }
    if let ending, ending != format.rawValue, Self.endings.contains(ending) {
      throw ScriptError(
        "\(option) writes \(format.rawValue.uppercased()), not \(ending.uppercased()); "
          + "give a file whose name ends in .\(format.rawValue), or - for standard output")
    }
  }

  package static let allowed = "a file, or - for standard output"

  /// The endings of names that promise a picture, a film or a page in some format.
  private static let endings: Set<String> = [
    "apng", "avif", "gif", "html", "jpeg", "jpg", "mov", "mp4", "pdf", "png", "svg", "webm", "webp",
  ]
}
