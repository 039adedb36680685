package import TributaryDiagnostics

/// Collects the entries of a trace.
package struct PreferenceTraceBuilder {
  package var entries: [PreferenceTrace.Entry] = []
  /// The nodes of the entries.
  package var nodes: [ViewNode] = []
  /// What the nodes contribute, of readers nothing.
  package var values: [Any?] = []
  /// What readers are called, of others nothing; and of what is hidden who hides it.
  package var names: [String] = []
  package var hiders: [ViewNode?] = []
  /// The entry that takes up the value of an entry next: the fold, edit or reader around, or the writer that replaces it.
  package private(set) var takers: [Int?] = []
  /// The items whose values an entry folds, in view order; of others nothing.
  package private(set) var parts: [ContiguousArray<ItemNode>] = []
  /// The entries that nobody has taken up yet, by their places.
  private var untaken: [Int] = []
  /// Whether texts are left out, which take long where thousands publish.
  private let isBrief: Bool
  /// Whether the folds that containers remember are entries too.
  package let hasFolds: Bool
  private var hider: ViewNode?
  /// Whether anybody is told what is collected. What is not asked for may have been folded once, and be remembered.
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
        kind: kind, path: isBrief ? "" : node.path, value: isBrief ? "" : describe(value), location: location,
        hiddenBy: hider.map { isBrief ? "" : $0.path }),
      at: node, value: value, hider: hider)
  }

  /// Adds a reader of what `body` collects, which then goes on to whoever is around.
  package mutating func addReader(
    _ name: String, at node: ViewNode, location: Diagnostic.Location?,
    of body: (inout PreferenceTraceBuilder) -> Void
  ) {
    let wasAskedFor = isAskedFor
    isAskedFor = true
    let isTold = takingUp(body)
    isAskedFor = wasAskedFor
    let place = isBrief ? "" : location.map { " at \($0)" } ?? ""
    append(
      PreferenceTrace.Entry(
        kind: .reader, path: isBrief ? "" : node.path, value: name + place, location: location, hiddenBy: nil),
      at: node, name: name)
    if !isTold { untaken.removeLast() }
  }

  /// Adds the fold that a container remembers of what `body` collects, if it remembers one of several values.
  @MainActor
  package mutating func addFold(
    of key: PreferenceKeyInfo, at node: any FoldingNode, _ body: (inout PreferenceTraceBuilder) -> Void
  ) {
    guard isAskedFor else { return body(&self) }
    var fold: (source: PreferenceSource, parts: ContiguousArray<ItemNode>)?
    node.forEachRememberedFold { other, source, items in
      guard other === key, let source else { return }
      let parts = ContiguousArray(items.filter { $0.contributes(to: key) })
      if parts.count > 1 { fold = (source, parts) }
    }
    guard let fold else { return body(&self) }
    takingUp(body)
    let value = key.anyValue(fold.source)
    // What is remembered of the whole is remembered of the parts.
    let inputs = isBrief ? [] : fold.parts.compactMap { $0.contribution(to: key) }.map { describe(key.anyValue($0)) }
    append(
      PreferenceTrace.Entry(
        kind: .fold, path: isBrief ? "" : node.layoutPath, value: isBrief ? "" : describe(value), inputs: inputs,
        location: nil, hiddenBy: hider.map { isBrief ? "" : $0.path }),
      at: node, value: value, hider: hider, parts: fold.parts)
  }

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
    takers.append(nil)
    self.parts.append(parts)
  }

  /// Collects values that an entry takes up.
  ///
  /// - Parameter taker: The place of the entry; `nil` for the one that is added next.
  /// - Returns: Whether there are any.
  @discardableResult
  package mutating func takingUp(by taker: Int? = nil, _ body: (inout PreferenceTraceBuilder) -> Void) -> Bool {
    let start = untaken.count
    body(&self)
    let taken = untaken[start...]
    for index in taken { takers[index] = taker ?? entries.count }
    untaken.removeLast(taken.count)
    return !taken.isEmpty
  }

  /// Collects what the writer that was added last hides.
  package mutating func hidden(_ body: (inout PreferenceTraceBuilder) -> Void) {
    guard let writer = nodes.last else { return }
    let (outer, wasAskedFor) = (hider, isAskedFor)
    if hider == nil { hider = writer }
    isAskedFor = false
    takingUp(by: entries.count - 1, body)
    hider = outer
    isAskedFor = wasAskedFor
  }
}
