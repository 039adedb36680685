/// Why the program does not do what it was asked, in one line, and the exit status that says so to a script.
package struct Refusal: Error, Equatable {
  package let message: String
  package let status: Int32

  /// - Parameter status: 64 if something is wrong with the options, 73 if the output cannot be written.
  package init(_ message: String, status: Int32 = 64) {
    self.message = message
    self.status = status
  }
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
