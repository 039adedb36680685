import TributaryDiagnostics

/// Why a program does not do what it was asked, in one line, and the exit status that says so to a script.
public struct ScriptError: Error, Equatable {
  /// What is wrong and what may be given instead, without the program's name and without a line feed.
  public let message: String

  /// The exit status of the program.
  public let status: Int32

  /// - Parameter status: 64 for arguments that are wrong, 65 for what they name and is not there, 73 for output that cannot
  ///   be written.
  public init(_ message: String, status: Int32 = 64) {
    self.message = message
    self.status = status
  }
}

/// The former name of ``ScriptError``.
@available(*, deprecated, renamed: "ScriptError")
public typealias Refusal = ScriptError

/// A question that follows the refusal of a misspelled name: ` (did you mean "More"?)`. Empty if no name is near.
///
/// - Parameter words: How the name that was probably meant is written.
package func suggestion(
  for name: String, in names: some Sequence<String>, _ words: (String) -> String = { $0 }
) -> String {
  NameSuggestion.nearest(to: name, in: names).map { " (did you mean \(words($0))?)" } ?? ""
}

/// A text of the user's as it may be shown on a terminal: in one line, with nothing in it that a terminal would obey.
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
