/// A text in quotation marks as descriptions print it: in one line, with nothing in it that a terminal would obey.
struct QuotedText: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        // The joiner makes one emoji of several.
        result += scalar == "\u{200D}" ? String(scalar) : scalar.escaped(asASCII: true)
      case .unassigned where scalar.properties.isDefaultIgnorableCodePoint:
        result += scalar.escaped(asASCII: true)
      default:
        result += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
      }
    }
    description = result + "\""
  }
}
