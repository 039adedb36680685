public import TributaryDiagnostics

/// Who wrote a preference, in the order of the fold, and what hid it.
public struct PreferenceTrace: Sendable, CustomStringConvertible {
  /// The name of the key.
  public let key: String

  /// Writers, transforms and readers, in the order in which they take part.
  public let entries: [Entry]

  /// The value at the root, as text.
  public let value: String

  /// One participant.
  public struct Entry: Sendable, Equatable {
    /// The part that it plays.
    public let kind: Kind
    /// The view types from the root to the participant.
    public let path: String
    /// What it contributes or reads, as text.
    public let value: String
    /// Where in the source its modifier was written; `nil` where that is not known.
    public let location: Diagnostic.Location?
    /// The path of the writer above that replaces this one; `nil` if it takes part.
    public let hiddenBy: String?

    /// The part that it plays.
    public enum Kind: String, Sendable {
      /// Publishes a value.
      case writer
      /// Edits what is published below.
      case transform
      /// Is told the value.
      case reader
    }

    /// One line, or several where one would be longer than 80 columns.
    var lines: [String] {
      let whole = "  \(kind.rawValue) \(path): \(value)\(hiddenBy.map { "  (hidden by \($0))" } ?? "")"
      let line = VisibleText(whole, limit: .max).text
      if Columns.width(of: line) <= 80 { return [line] }
      let place = VisibleText(path, limit: .max).text
      let head = "  \(kind.rawValue) " + Columns.tail(place, columns: 80 - 3 - kind.rawValue.count)
      let hider = hiddenBy.map { "    hidden by " + Columns.tail(VisibleText($0, limit: .max).text, columns: 66) }
      let content = "    " + Columns.head(VisibleText(value, limit: .max).text, columns: 76)
      return [head, content] + [hider].compactMap(\.self)
    }
  }

  /// A line for the value at the root, and one or more for each participant: 80 columns at most, in which long values are cut.
  /// Nothing in them acts on a terminal.
  public var description: String {
    let first = Columns.head(VisibleText("\(key) = \(value)", limit: .max).text, columns: 80)
    return ([first] + entries.flatMap(\.lines)).joined(separator: "\n")
  }
}

extension ItemNode {
  /// The trace of a key from this item downwards.
  ///
  /// - Parameter isBrief: Whether paths and values are left out of the entries.
  @MainActor
  package final func trace(_ key: PreferenceKeyInfo, isBrief: Bool = false) -> PreferenceTraceBuilder {
    var builder = PreferenceTraceBuilder(isBrief: isBrief)
    describePreferences(key, into: &builder)
    return builder
  }
}
