public import TributaryDiagnostics

/// A record of the views that wrote a preference, the folds that combined it, and the values that were hidden.
public struct PreferenceTrace: Sendable, CustomStringConvertible {
  /// The name of the key.
  public let key: String

  /// The writers, transforms, folds and readers, in fold order.
  public let entries: [Entry]

  /// The value at the root, as text.
  public let value: String

  package init(key: String, entries: [Entry], value: String) {
    self.key = key
    self.entries = entries
    self.value = value
  }

  /// A participant in a preference.
  public struct Entry: Sendable, Equatable {
    /// The kind of participant.
    public let kind: Kind
    /// The path of view types from the root to the participant.
    public let path: String
    /// The value that the participant contributes or reads, as text; for a fold, its result.
    public let value: String
    /// The input values of a fold, as text, in view order; empty for other kinds.
    public let inputs: [String]
    /// The source location of the participant's modifier; `nil` if it is unknown.
    public let location: Diagnostic.Location?
    /// The path of the ancestor writer that replaces this participant's value; `nil` if the value is used.
    public let hiddenBy: String?

    /// A kind of participant in a preference.
    public enum Kind: String, Sendable {
      /// A view that publishes a value.
      case writer
      /// A modifier that transforms the value published below it.
      case transform
      /// A fold of the values of several views, with one call to `reduce` for each value after the first.
      case fold
      /// A view that receives the value.
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

    /// The entry as text: one line, or several if a line would be longer than 80 columns.
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

  /// The trace as text: a line for the value at the root, and one or more lines for each participant.
  ///
  /// Lines have at most 80 columns, and long values are truncated. A fold follows the participants that it combines,
  /// with its input values and its result. Control characters in values are escaped, so that they have no effect on a
  /// terminal.
  public var description: String {
    let first = Columns.head(VisibleText("\(key) = \(value)", limit: .max).text, columns: 80)
    return ([first] + entries.flatMap(\.lines)).joined(separator: "\n")
  }
}

extension ItemNode {
  /// Returns the trace of a key in the subtree of this item.
  ///
  /// - Parameters:
  ///   - isBrief: Whether entries omit paths and values.
  ///   - hasFolds: Whether entries include the folds that containers store.
  @MainActor
  package final func trace(
    _ key: PreferenceKeyInfo, isBrief: Bool = false, hasFolds: Bool = false
  ) -> PreferenceTraceBuilder {
    var builder = PreferenceTraceBuilder(isBrief: isBrief, hasFolds: hasFolds)
    describePreferences(key, into: &builder)
    return builder
  }
}

/// An item that appears as an entry in the trace of a preference, or that hides its descendants from the trace.
package protocol TracedNode: ItemNode {
  /// Appends the participants in this item to a trace, in fold order; `traceItems` appends its descendants.
  @MainActor
  func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder)
}

extension ItemNode {
  /// Appends the participants in this item to a trace, in fold order.
  @MainActor
  package final func describePreferences(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    describe(writers(of: key)[...], key, into: &trace)
  }

  /// Appends the given writers of this item, of which the last one is the outermost and transforms or hides the others,
  /// and the content of the item.
  @MainActor
  private func describe(
    _ writers: ContiguousArray<WriterNode>.SubSequence, _ key: PreferenceKeyInfo,
    into trace: inout PreferenceTraceBuilder
  ) {
    if let writer = writers.last {
      if writer.transformsContent { trace.collectInputs { describe(writers.dropLast(), key, into: &$0) } }
      if writer.isOutdated { prepare(writer) }
      trace.add(
        writer.transformsContent ? .transform : .writer, at: writer, value: key.anyValue(.writer(writer)),
        location: writer.location)
      if !writer.transformsContent { trace.hidden { describe(writers.dropLast(), key, into: &$0) } }
      return
    }
    let collect = { (trace: inout PreferenceTraceBuilder) in
      if let node = self as? any TracedNode {
        node.trace(key, into: &trace)
      } else {
        self.traceItems(key, into: &trace)
      }
    }
    if trace.hasFolds, let folding = self as? any FoldCachingNode {
      trace.addFold(of: key, at: folding, collect)
    } else {
      collect(&trace)
    }
  }

  /// Appends the participants among this item's descendants to a trace, in fold order.
  @MainActor
  package final func traceItems(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    forEachItem { item in alreadyOnMainActor { item.describePreferences(key, into: &trace) } }
  }
}
