public import TributaryDiagnostics

/// The node of an edit, or of a value made from geometry: its value is computed when a reader asks, and remembered.
///
/// Invariant: unless `isDirty`, `box` holds what the evaluation made of the present contribution below and, if it observes
/// geometry, of the present geometry.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package class PreferenceTransformNode<K: PreferenceKey>: UnaryNode, TracedNode {
  @usableFromInline unowned(unsafe) package final let key: PreferenceKeyInfo
  @usableFromInline package final var evaluate: Evaluation
  /// A `PreferenceBox` of the key.
  @usableFromInline package final var box: PreferenceCache?
  @usableFromInline package final var isDirty = true
  @usableFromInline package final let location: Diagnostic.Location

  /// Computes the value at a node from the contribution below, in a box that may be used again.
  @usableFromInline
  package typealias Evaluation = @MainActor (ItemNode, PreferenceSource?, PreferenceCache?) -> PreferenceCache

  /// The evaluation of an edit, made where the type of the key is known: code that is generic over the key would look up its types
  /// for each value.
  @inlinable @MainActor
  package static func evaluation(
    _ transform: @escaping @MainActor (inout K.Value, ItemNode) -> Void
  ) -> Evaluation {
    { node, source, reusable in
      var value = source?.value(of: K.self) ?? K.defaultValue
      withEvaluation(of: node) { transform(&value, node) }
      guard let reusable else { return PreferenceBox<K>(value) }
      let box = PreferenceBox<K>.kept(reusable)
      // An object that is released with the old value may read this one.
      let old = box.value
      box.value = value
      withExtendedLifetime(old) {}
      return box
    }
  }

  @usableFromInline
  package init(
    _ key: PreferenceKeyInfo, _ inputs: NodeInputs, _ location: Diagnostic.Location, evaluate: @escaping Evaluation
  ) {
    self.key = key
    self.evaluate = evaluate
    self.location = location
    super.init(inputs)
    setUpwards(.subtreeHasWriters)
  }

  /// Takes a new evaluation, whose answer may differ.
  @usableFromInline
  package final func update(evaluate: @escaping Evaluation) {
    self.evaluate = evaluate
    invalidate()
  }

  /// Forgets the computed value and tells the readers around.
  @usableFromInline
  package final func invalidate() {
    if isDirty { return }
    isDirty = true
    contributionsDidChange(key)
  }

  override package func dependencyDidChange() { invalidate() }

  /// Whether the value below takes part.
  @usableFromInline package var includesContent: Bool { true }

  @usableFromInline
  override package func part(in key: PreferenceKeyInfo) -> PreferencePart {
    key === self.key ? .value : super.part(in: key)
  }

  @usableFromInline @MainActor
  override package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? {
    guard key === self.key else { return super.contribution(to: key) }
    if isDirty || box == nil {
      isDirty = false
      host.counts.nodesVisited &+= 1
      box = evaluate(self, includesContent ? child?.contribution(to: key) : nil, box)
    }
    return box.map { PreferenceSource(box: $0) }
  }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    if key == nil || key === self.key {
      if includesContent { isDirty = true }
      return key == nil || includesContent
    }
    return true
  }

  @MainActor
  package func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    guard key === self.key else { return traceItems(key, into: &trace) }
    if includesContent, let child {
      trace.takingUp { child.describePreferences(key, into: &$0) }
    }
    trace.add(
      includesContent ? .transform : .writer, at: self, value: contribution(to: key).map(key.anyValue) ?? (),
      location: location)
    if !includesContent, let child { trace.hidden { child.describePreferences(key, into: &$0) } }
  }
}
