public import TributaryDiagnostics

/// The node of a transformed or anchor preference, which computes its value on demand and stores it.
///
/// Invariant: unless `isDirty`, `box` holds the result of the evaluation for the current contribution below and, if the
/// node observes geometry, for the current geometry.
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

  /// A function that computes the value at a node from the contribution below, in a box that may be reused.
  @usableFromInline
  package typealias Evaluation = @MainActor (ItemNode, PreferenceSource?, PreferenceCache?) -> PreferenceCache

  /// Returns the evaluation of a transform.
  ///
  /// It is created where the type of the key is known, because code that is generic over the key would look up its
  /// types for each value.
  @inlinable @MainActor
  package static func evaluation(
    _ transform: @escaping @MainActor (inout K.Value, ItemNode) -> Void
  ) -> Evaluation {
    { node, source, reusable in
      var value = source?.value(of: K.self) ?? K.defaultValue
      withEvaluation(of: node) { transform(&value, node) }
      guard let reusable else { return PreferenceBox<K>(value) }
      let box = PreferenceBox<K>.kept(reusable)
      // An object that is released with the old value may read this property.
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

  /// Replaces the evaluation and invalidates the value.
  @usableFromInline
  package final func update(evaluate: @escaping Evaluation) {
    self.evaluate = evaluate
    invalidate()
  }

  /// Discards the computed value and invalidates the readers above.
  @usableFromInline
  package final func invalidate() {
    if isDirty { return }
    isDirty = true
    contributionsDidChange(key)
  }

  override package func dependencyDidChange() { invalidate() }

  /// Whether the value depends on the value published below.
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
