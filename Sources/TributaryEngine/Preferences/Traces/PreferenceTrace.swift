public import TributaryDiagnostics

/// Who wrote a preference, how it was folded, and what hid it.
public struct PreferenceTrace: Sendable, CustomStringConvertible {
  /// The name of the key.
  public let key: String

  /// Writers, transforms, folds and readers, in the order in which they take part.
  public let entries: [Entry]

  /// The value at the root, as text.
  public let value: String

  package init(key: String, entries: [Entry], value: String) {
    self.key = key
    self.entries = entries
    self.value = value
  }

  /// One participant.
  public struct Entry: Sendable, Equatable {
    /// The part that it plays.
    public let kind: Kind
    /// The view types from the root to the participant.
    public let path: String
    /// What it contributes or reads, as text; of a fold what it comes to.
    public let value: String
    /// Of a fold the values that go in, as text, in view order; of others nothing.
    public let inputs: [String]
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
      /// Combines the values of several views, by one call of `reduce` for each but the first.
      case fold
      /// Is told the value.
      case reader
    }

    init(
      kind: Kind, path: String, value: String, inputs: [String] = [], location: Diagnostic.Location?, hiddenBy: String?
    ) {
      self.kind = kind
      self.path = path
      self.value = value
      self.inputs = inputs
      self.location = location
      self.hiddenBy = hiddenBy
    }

    /// One line, or several where one would be longer than 80 columns.
    var lines: [String] {
      if kind == .fold { return foldLines }
      let whole = "  \(kind.rawValue) \(path): \(value)\(hiddenBy.map { "  (hidden by \($0))" } ?? "")"
      let line = VisibleText(whole, limit: .max).text
      if Columns.width(of: line) <= 80 { return [line] }
      let place = VisibleText(path, limit: .max).text
      let head = "  \(kind.rawValue) " + Columns.tail(place, columns: 80 - 3 - kind.rawValue.count)
      let hider = hiddenBy.map { "    hidden by " + Columns.tail(VisibleText($0, limit: .max).text, columns: 66) }
      let content = "    " + Columns.head(VisibleText(value, limit: .max).text, columns: 76)
      return [head, content] + [hider].compactMap(\.self)
    }

    private var foldLines: [String] {
      FoldText(path: path, inputs: inputs, count: inputs.count, value: value, hiddenBy: hiddenBy).lines
    }
  }

  /// A line for the value at the root, and one or more for each participant: 80 columns at most, in which long values are cut.
  /// A fold stands after those that it combines, with the values that go in and what comes out. Nothing in them acts on a
  /// terminal.
  public var description: String {
    let first = Columns.head(VisibleText("\(key) = \(value)", limit: .max).text, columns: 80)
    return ([first] + entries.flatMap(\.lines)).joined(separator: "\n")
  }
}

extension ItemNode {
  /// The trace of a key from this item downwards.
  ///
  /// - Parameters:
  ///   - isBrief: Whether paths and values are left out of the entries.
  ///   - hasFolds: Whether the folds that containers remember are entries too.
  @MainActor
  package final func trace(
    _ key: PreferenceKeyInfo, isBrief: Bool = false, hasFolds: Bool = false
  ) -> PreferenceTraceBuilder {
    var builder = PreferenceTraceBuilder(isBrief: isBrief, hasFolds: hasFolds)
    describePreferences(key, into: &builder)
    return builder
  }
}

/// An item that has a part of its own in a trace of a preference, or keeps what is inside from having one.
package protocol TracedNode: ItemNode {
  /// Adds who takes part in a preference to a trace, in fold order: this item and, by `traceItems`, what is inside.
  @MainActor
  func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder)
}

extension ItemNode {
  /// Adds who takes part in a preference in this item to a trace, in fold order.
  @MainActor
  package final func describePreferences(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    let collect = { (trace: inout PreferenceTraceBuilder) in
      if let node = self as? any TracedNode {
        node.trace(key, into: &trace)
      } else {
        self.traceItems(key, into: &trace)
      }
    }
    if trace.hasFolds, let folding = self as? any FoldingNode {
      trace.addFold(of: key, at: folding, collect)
    } else {
      collect(&trace)
    }
  }

  /// Adds who takes part in a preference inside this item to a trace, in fold order.
  @MainActor
  package final func traceItems(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    forEachItem { item in alreadyOnMainActor { item.describePreferences(key, into: &trace) } }
  }
}
