/// Where a document goes.
package enum Destination: Equatable {
  case standardOutput
  case file(String)

  /// - Parameter option: The option that asks for it, for the refusal.
  package init(_ text: String, option: String) throws(Refusal) {
    if text.isEmpty { throw Refusal("\(option) needs a value: \(Destination.allowed)") }
    self = text == "-" ? .standardOutput : .file(text)
  }

  package static let allowed = "a file, or - for standard output"
}
