import TributaryDiagnostics

/// An error that terminates a command-line program, with a message of one line and an exit status.
public struct CommandLineError: Error, Equatable {
  /// The problem and the valid alternatives, without the name of the program and without a line feed.
  public let message: String

  /// The exit status of the program.
  public let status: Int32

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: The problem and the valid alternatives, without a line feed.
  ///   - status: The exit status: 64 for invalid arguments, 65 for a reference to a missing view, 73 for output that
  ///     cannot be written.
  public init(_ message: String, status: Int32 = 64) {
    self.message = message
    self.status = status
  }
}

/// Returns a suggestion for a misspelled name, such as ` (did you mean "More"?)`, or an empty string if no name is
/// similar.
///
/// - Parameter words: Returns the written form of the suggested name.
package func suggestion(
  for name: String, in names: some Sequence<String>, _ words: (String) -> String = { $0 }
) -> String {
  NameSuggestion.nearest(to: name, in: names).map { " (did you mean \(words($0))?)" } ?? ""
}

/// Returns a quoted text for output to a terminal: in one line, with control characters escaped.
package func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      result += scalar.escaped(asASCII: true)
    default:
      result += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
  }
  return result + "\""
}

/// Joins words as alternatives: "a, b or c".
package func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
