public import TributaryDiagnostics

/// The node of a published value.
///
/// Invariant: every reader that received `value` was notified of its last change.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package final class PreferenceWriterNode<K: PreferenceKey>: UnaryNode, TracedNode {
  @exclusivity(unchecked) @usableFromInline package var value: K.Value
  @usableFromInline let keyReference: Unretained<PreferenceKeyInfo>
  @usableFromInline let location: Diagnostic.Location

  @usableFromInline var key: PreferenceKeyInfo { @inline(__always) get { keyReference.object } }

  @inlinable @MainActor
  package init(_ value: UnsafePointer<K.Value>, _ location: Diagnostic.Location, _ inputs: NodeInputs) {
    self.value = value.pointee
    self.location = location
    self.keyReference = inputs.hostReference.with { $0.preferenceKeyReference(K.self) }
    // The flag is set on the parent before this node exists, because a call after the initialization would count a
    // reference to the node.
    inputs.parentReference.with { $0.setUpwards(.subtreeHasWriters) }
    super.init(inputs, flags: .subtreeHasWriters)
  }

  @inlinable @MainActor
  package func update(_ new: UnsafePointer<K.Value>) {
    let standing = UnsafeRawPointer(address(of: &value, in: self))
    let isEqual = keyReference.with { $0.areEqual(standing, UnsafeRawPointer(new)) }
    if isEqual { return }
    // The old value is released after the new value is set and readers are notified, because the deinitializer of a
    // client object may read the preference.
    var old = new.pointee
    swap(&value, &old)
    contributionsDidChange(key)
    withExtendedLifetime(old) {}
  }

  @usableFromInline
  override package func part(in key: PreferenceKeyInfo) -> PreferencePart {
    isOwn(key) ? .value : super.part(in: key)
  }

  @usableFromInline @MainActor
  override package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? {
    guard isOwn(key) else { return super.contribution(to: key) }
    recordHiding()
    return PreferenceSource(writer: self)
  }

  /// Returns whether this node publishes under a key.
  @inline(__always)
  private func isOwn(_ key: PreferenceKeyInfo) -> Bool { keyReference.with { $0 === key } }

  /// Records a note that this writer hides a contribution from below, which is often unintended.
  private func recordHiding() {
    guard !flags.contains(.hasReportedHiding) else { return }
    let isHiding = keyReference.with { key in
      childReference?.with { $0.flags.contains(.subtreeHasWriters) && $0.part(in: key) == .value } ?? false
    }
    guard isHiding else { return }
    flags.insert(.hasReportedHiding)
    reportHiddenPreference(key)
  }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    key.map { !isOwn($0) } ?? true
  }

  @MainActor
  package func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    guard key === self.key else { return traceItems(key, into: &trace) }
    trace.add(.writer, at: self, value: value, location: location)
    if let child { trace.hidden { child.describePreferences(key, into: &$0) } }
  }

  override package var pathComponent: String? { nil }
}
