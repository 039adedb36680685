public import TributaryDiagnostics

/// The node of a transformed or anchor preference, which computes its value on demand and stores it.
///
/// Invariant: unless `isDirty`, `value` is the result of the evaluation for the current contribution below and, if the
/// node observes geometry, for the current geometry.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package class PreferenceTransformNode<K: PreferenceKey>: UnaryNode, TracedNode {
  @usableFromInline package final let keyReference: Unretained<PreferenceKeyInfo>
  @exclusivity(unchecked) @usableFromInline package final var evaluate: Evaluation
  /// The identity of the client's closure in `evaluate`.
  @exclusivity(unchecked) private final var identity: ClosureIdentity
  @exclusivity(unchecked) @usableFromInline package final var isDirty = true
  @usableFromInline package final let location: Diagnostic.Location
  /// The last result of the evaluation; the default of the key before the first one. The value is not an optional
  /// because the deinitializer would look up the type of the optional for each node.
  @exclusivity(unchecked) @usableFromInline package final var value: K.Value

  @usableFromInline package final var key: PreferenceKeyInfo { keyReference.object }

  /// A function that computes the value of a node from the contribution below.
  @usableFromInline
  package typealias Evaluation = @MainActor (PreferenceTransformNode<K>, PreferenceSource?) -> Void

  /// Applies a transform to the contribution below, and stores the result.
  ///
  /// The function is inlined where the type of the key is known, because code that is generic over the key would look
  /// up its types for each value.
  @inlinable @inline(__always) @MainActor
  package final func apply(to source: PreferenceSource?, _ transform: (inout K.Value) -> Void) {
    var new = source?.value(of: K.self) ?? K.defaultValue
    withEvaluation(of: self) { transform(&new) }
    // An object that is released with the old value, after the swap, may read this property.
    swap(&value, &new)
  }

  /// - Parameter flags: The flags of this node and of all nodes around it.
  @usableFromInline
  package init(
    _ key: Unretained<PreferenceKeyInfo>, _ inputs: NodeInputs, _ location: Diagnostic.Location,
    flags: NodeFlags = .subtreeHasWriters, identity: ClosureIdentity, evaluate: @escaping Evaluation
  ) {
    self.identity = identity
    self.keyReference = key
    self.evaluate = evaluate
    self.location = location
    value = K.defaultValue
    super.init(inputs)
    setUpwards(flags)
  }

  /// Returns whether the evaluation calls a given closure of the client, so that an update would not change the value.
  @usableFromInline
  package final func isEvaluated(by other: ClosureIdentity) -> Bool { identity == other }

  /// Replaces the evaluation and invalidates the value.
  @usableFromInline
  package final func update(_ identity: ClosureIdentity, evaluate: @escaping Evaluation) {
    // The last reference to an object of client code can be in the old closure: the object is released after the
    // assignments.
    let old = (self.evaluate, self.identity)
    self.evaluate = evaluate
    self.identity = identity
    invalidate()
    withExtendedLifetime(old) {}
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
  override package func partOfContent(in key: PreferenceKeyInfo) -> PreferencePart {
    isOwn(key) ? .value : super.partOfContent(in: key)
  }

  @usableFromInline @MainActor
  override package func contributionOfContent(to key: PreferenceKeyInfo) -> PreferenceSource? {
    guard isOwn(key) else { return super.contributionOfContent(to: key) }
    if isDirty {
      isDirty = false
      hostReference.with { $0.counts.nodesVisited &+= 1 }
      evaluate(self, includesContent ? childReference?.with { $0.contribution(to: key) } ?? nil : nil)
    }
    return PreferenceSource(transform: self)
  }

  /// Returns whether this node publishes under a key.
  @inline(__always)
  private final func isOwn(_ key: PreferenceKeyInfo) -> Bool { keyReference.with { $0 === key } }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    if key.map({ isOwn($0) }) ?? true {
      if includesContent { isDirty = true }
      return key == nil || includesContent
    }
    return true
  }

  @MainActor
  package func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    guard isOwn(key) else { return traceItems(key, into: &trace) }
    if includesContent, let child {
      trace.takingUp { child.describePreferences(key, into: &$0) }
    }
    trace.add(
      includesContent ? .transform : .writer, at: self, value: contribution(to: key).map(key.anyValue) ?? (),
      location: location)
    if !includesContent, let child { trace.hidden { child.describePreferences(key, into: &$0) } }
  }
}
