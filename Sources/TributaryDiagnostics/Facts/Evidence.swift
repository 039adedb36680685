/// One observation that supports a diagnostic: what it is, and the values seen.
public struct Evidence: Sendable, Hashable {
  /// A short noun, such as `asked for` or `in scope`.
  public var label: String

  /// The values, one line each, raw; printers escape and shorten them.
  public var lines: [String]

  /// Several values below a label.
  public init(_ label: String, lines: [String]) {
    self.label = label
    self.lines = lines
  }

  /// One value beside a label.
  public init(_ label: String, _ value: String) {
    self.init(label, lines: [value])
  }
}

extension Evidence: CustomStringConvertible {
  /// Label and values in one line, escaped.
  public var description: String { VisibleText("\(label): \(lines.joined(separator: ", "))", limit: .max).text }
}
