package import TributaryDiagnostics

/// A node that computes its value for a preference on demand, and stores it.
///
/// Invariant: unless `isDirty`, `value` is the result of the evaluation for the current contribution below and, if the
/// node observes geometry, for the current geometry.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package class ComputedPreferenceNode<K: PreferenceKey>: UnaryNode, TracedNode {
  @usableFromInline package final let keyReference: Unretained<PreferenceKeyInfo>
  /// Whether the value depends on the value published below.
  @usableFromInline package final let includesContent: Bool
  @exclusivity(unchecked) @usableFromInline package final var isDirty: Bool
  /// The last result of the evaluation; the default of the key before the first one. The value is not an optional
  /// because the deinitializer would look up the type of the optional for each node.
  @exclusivity(unchecked) @usableFromInline package final var value: K.Value

  @usableFromInline package final var key: PreferenceKeyInfo { keyReference.object() }

  /// The source location of the modifier.
  package var location: Diagnostic.Location { preconditionFailure("Subclasses must override location.") }

  /// The initializer is inlined where the type of the key is known, because code that is generic over the key would look
  /// up its types for each node.
  ///
  /// - Parameter flags: The flags of this node and of all nodes around it.
  @inlinable @MainActor
  package init(_ inputs: NodeInputs, includesContent: Bool, flags: NodeFlags) {
    keyReference = inputs.hostReference.with { $0.preferenceKeyReference(K.self) }
    self.includesContent = includesContent
    isDirty = true
    value = K.defaultValue
    // The flags are set on the parent before this node exists, because a call after the initialization would count a
    // reference to the node.
    inputs.parentReference.with { $0.setUpwards(flags) }
    super.init(inputs, flags: flags)
  }

  /// Computes the value from the contribution below, and stores it.
  @MainActor
  package func evaluate(_ source: PreferenceSource?) {
    preconditionFailure("Subclasses must override evaluate(_:).")
  }

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

  /// Discards the computed value and invalidates the readers above.
  @usableFromInline
  package final func invalidate() {
    if isDirty { return }
    isDirty = true
    contributionsDidChange(key)
  }

  override package func dependencyDidChange() { invalidate() }

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
      evaluate(includesContent ? childReference?.with { $0.contribution(to: key) } ?? nil : nil)
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
