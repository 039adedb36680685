public import TributaryDiagnostics

/// The node of an edit, or of a value made from geometry: its value is computed when a reader asks, and remembered.
///
/// Invariant: unless `isDirty`, `box` holds what the closure made of the present contribution below and, if it observes
/// geometry, of the present geometry.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package class PreferenceTransformNode<K: PreferenceKey>: UnaryNode, TracedNode {
  @usableFromInline unowned(unsafe) package final let key: PreferenceKeyInfo
  @usableFromInline package final var transform: @MainActor (inout K.Value, ItemNode) -> Void
  @usableFromInline package final var box: PreferenceBox<K>?
  @usableFromInline package final var isDirty = true
  @usableFromInline package final let location: Diagnostic.Location

  @usableFromInline
  package init(
    _ key: PreferenceKeyInfo, _ inputs: NodeInputs, _ location: Diagnostic.Location,
    transform: @escaping @MainActor (inout K.Value, ItemNode) -> Void
  ) {
    self.key = key
    self.transform = transform
    self.location = location
    super.init(inputs)
    setUpwards(.holdsWriters)
  }

  /// Takes a new closure, whose answer may differ.
  @usableFromInline
  package final func update(transform: @escaping @MainActor (inout K.Value, ItemNode) -> Void) {
    self.transform = transform
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
      var value =
        includesContent
        ? child?.contribution(to: key)?.value(of: K.self) ?? K.defaultValue : K.defaultValue
      withEvaluation(of: self) { transform(&value, self) }
      if let box {
        // What ends with the old value may ask for this one.
        let old = box.value
        box.value = value
        withExtendedLifetime(old) {}
      } else {
        box = PreferenceBox<K>(value)
      }
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
