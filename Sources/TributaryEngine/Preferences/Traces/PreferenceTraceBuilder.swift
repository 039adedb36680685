package import TributaryDiagnostics

/// A builder that collects the entries of a preference trace.
package struct PreferenceTraceBuilder {
  package var entries: [PreferenceTrace.Entry] = []
  /// The node of each entry.
  package var nodes: [ViewNode] = []
  /// The value that each node contributes; `nil` for readers.
  package var values: [Any?] = []
  /// The name of each reader; an empty string for other entries.
  package var names: [String] = []
  package var hiders: [ViewNode?] = []
  /// For each entry, the entry that uses its value next: the enclosing fold, transform or reader, or the writer that
  /// replaces it.
  package private(set) var receivers: [Int?] = []
  /// For each fold, the items whose values it combines, in view order; empty for other entries.
  package private(set) var parts: [ContiguousArray<ItemNode>] = []
  /// The indices of the entries that no other entry uses yet.
  private var untaken: [Int] = []
  /// Whether entries omit text, which is slow to produce for thousands of publishers.
  private let isBrief: Bool
  /// Whether entries include the folds that containers store.
  package let hasFolds: Bool
  private var hider: ViewNode?
  /// Whether a reader receives the collected entries. The folds of values that are not read may be stored from an
  /// earlier read.
  private var isAskedFor = true

  package init(isBrief: Bool = false, hasFolds: Bool = false) {
    self.isBrief = isBrief
    self.hasFolds = hasFolds
  }

  package mutating func add(
    _ kind: PreferenceTrace.Entry.Kind, at node: ViewNode, value: Any, location: Diagnostic.Location?
  ) {
    append(
      PreferenceTrace.Entry(
        kind: kind, path: isBrief ? "" : node.path, value: isBrief ? "" : text(of: value), location: location,
        hiddenBy: hider.map { isBrief ? "" : $0.path }),
      at: node, value: value, hider: hider)
  }

  /// Adds a reader of the entries that `body` collects, whose entry represents them for the enclosing participant.
  package mutating func addReader(
    _ name: String, at node: ViewNode, location: Diagnostic.Location?,
    of body: (inout PreferenceTraceBuilder) -> Void
  ) {
    let wasAskedFor = isAskedFor
    isAskedFor = true
    let isTold = collectInputs(body)
    isAskedFor = wasAskedFor
    let place = isBrief ? "" : location.map { " at \($0)" } ?? ""
    append(
      PreferenceTrace.Entry(
        kind: .reader, path: isBrief ? "" : node.path, value: name + place, location: location, hiddenBy: nil),
      at: node, name: name)
    if !isTold { untaken.removeLast() }
  }

  /// Adds the stored fold of the entries that `body` collects, if the container stores a fold of several values.
  @MainActor
  package mutating func addFold(
    of key: PreferenceKeyInfo, at node: any FoldCachingNode, _ body: (inout PreferenceTraceBuilder) -> Void
  ) {
    guard isAskedFor else { return body(&self) }
    var fold: (source: PreferenceSource, parts: ContiguousArray<ItemNode>)?
    node.forEachCachedFold { other, source, items in
      guard other === key, let source else { return }
      let parts = ContiguousArray(items.filter { $0.contributes(to: key) })
      if parts.count > 1 { fold = (source, parts) }
    }
    guard let fold else { return body(&self) }
    collectInputs(body)
    let value = key.anyValue(fold.source)
    // A stored fold implies that the contributions of its parts are also evaluated.
    let inputs = isBrief ? [] : fold.parts.compactMap { $0.contribution(to: key) }.map { text(of: key.anyValue($0)) }
    append(
      PreferenceTrace.Entry(
        kind: .fold, path: isBrief ? "" : node.layoutPath, value: isBrief ? "" : text(of: value), inputs: inputs,
        location: nil, hiddenBy: hider.map { isBrief ? "" : $0.path }),
      at: node, value: value, hider: hider, parts: fold.parts)
  }

  private func text(of value: Any) -> String { describe(value, elements: describedElements) }

  private mutating func append(
    _ entry: PreferenceTrace.Entry, at node: ViewNode, value: Any? = nil, name: String = "", hider: ViewNode? = nil,
    parts: ContiguousArray<ItemNode> = []
  ) {
    untaken.append(entries.count)
    entries.append(entry)
    nodes.append(node)
    values.append(value)
    names.append(name)
    hiders.append(hider)
    receivers.append(nil)
    self.parts.append(parts)
  }

  /// Collects the entries whose values another entry uses.
  ///
  /// - Parameter receiver: The index of the entry that uses the values; `nil` for the next entry that is added.
  /// - Returns: Whether `body` collected any entries.
  @discardableResult
  package mutating func collectInputs(of receiver: Int? = nil, _ body: (inout PreferenceTraceBuilder) -> Void) -> Bool {
    let start = untaken.count
    body(&self)
    let taken = untaken[start...]
    for index in taken { receivers[index] = receiver ?? entries.count }
    untaken.removeLast(taken.count)
    return !taken.isEmpty
  }

  /// Collects the entries that the most recently added writer hides.
  package mutating func hidden(_ body: (inout PreferenceTraceBuilder) -> Void) {
    guard let writer = nodes.last else { return }
    let (outer, wasAskedFor) = (hider, isAskedFor)
    if hider == nil { hider = writer }
    isAskedFor = false
    collectInputs(of: entries.count - 1, body)
    hider = outer
    isAskedFor = wasAskedFor
  }
}
