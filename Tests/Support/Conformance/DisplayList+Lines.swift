extension DisplayList {
  /// The lines of the description without their indentation.
  package var commandLines: [String] { description.split(separator: "\n").map { String($0.drop { $0 == " " }) } }

  /// The first word of each line of the description.
  package var commandNames: [String] { commandLines.map { String($0.prefix { $0 != " " }) } }

  /// Returns the lines that begin with one of the prefixes, without their indentation.
  package func commandLines(beginningWith prefixes: String...) -> [String] {
    commandLines.filter { line in prefixes.contains { line.hasPrefix($0) } }
  }
}
