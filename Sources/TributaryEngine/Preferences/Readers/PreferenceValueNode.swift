public import TributaryGeometry

/// The node of content that is built from a preference.
///
/// The value is that of the primary alone, so the content cannot affect its own input.
///
/// Invariants, after the preference pass and unless concealed:
/// 1. The content was built from the primary's current value: `value` is equal to it, if the values can be compared.
/// 2. No items are deferred until the content is built, and its root is marked as built.
///
/// Checked by `PreferenceValueNode.checkCaches`, `PreferenceValueNode.checkInvariants`.
@usableFromInline
package final class PreferenceValueNode<K: PreferenceKey>: SecondaryNode, DeliveryReader, TracedNode {
  private let keyReference: Unretained<PreferenceKeyInfo>
  private var build: @MainActor (PreferenceValueNode<K>, K.Value) -> Void
  /// The identity of the closure from which `build` was made.
  private var identity: ClosureIdentity
  private var value: K.Value?
  private var needsContent = true
  package var built = PreferenceDependentContent()

  /// The description of the key, which the host retains.
  private var key: PreferenceKeyInfo { keyReference.object() }

  @usableFromInline
  package init(
    _ key: PreferenceKeyInfo, _ inputs: NodeInputs, isBehind: Bool, alignment: Alignment, identity: ClosureIdentity,
    build: @escaping @MainActor (PreferenceValueNode<K>, K.Value) -> Void
  ) {
    keyReference = Unretained(key)
    self.identity = identity
    self.build = build
    super.init(inputs, isBehind: isBehind, alignment: alignment)
    host.enqueueDelivery(self)
  }

  /// Returns whether the content comes from a given closure, so that an update would create the same content.
  @usableFromInline
  package func isBuilt(from other: ClosureIdentity) -> Bool { identity == other }

  @usableFromInline
  package func update(
    _ identity: ClosureIdentity, build: @escaping @MainActor (PreferenceValueNode<K>, K.Value) -> Void
  ) {
    self.identity = identity
    self.build = build
    dependencyDidChange()
  }

  override package func dependencyDidChange() {
    needsContent = true
    host.enqueueDelivery(self)
  }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    if key == nil || key === self.key { host.enqueueDelivery(self) }
    return super.invalidateContribution(key)
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.concealment) { host.enqueueDelivery(self) }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  package func readPreferences() {
    let new = child?.contribution(to: key, for: .reader)?.value(of: K.self) ?? K.defaultValue
    var mustBuild = needsContent
    if !mustBuild { mustBuild = value.map { !areEqual($0, new) } ?? true }
    guard mustBuild || built.isAwaited else { return }
    needsContent = false
    value = new
    let isFirst = secondary == nil
    host.runScope(of: self) {
      if mustBuild {
        host.counts.bodies &+= 1
        host.emit(.willEvaluate(self))
        build(self, new)
      }
      built.release(in: host)
    }
    secondary?.becomeBuiltContent()
    // Ancestors that read the preferences of concealed views have not waited for the content.
    if isFirst, host.facts.absences.contains(.concealed), secondary?.flags.contains(.subtreeHasWriters) ?? false {
      contributionsDidChange()
    }
    // Only the content can have requested this delivery, because the primary does not change while the content is
    // built. Processing it would loop endlessly for content that publishes values that are equal to no other value.
    flags.remove(.needsDelivery)
  }

  @MainActor
  private func areEqual(_ a: K.Value, _ b: K.Value) -> Bool {
    withPointer(to: a) { a in
      withPointer(to: b) { b in
        ComparisonCache.comparison(of: K.Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }

  @MainActor
  package func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    guard key === self.key else { return traceItems(key, into: &trace) }
    // The content built from the value is folded with it, but is not part of it.
    if isBehind { secondary?.describePreferences(key, into: &trace) }
    let name = isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue"
    trace.addReader(name, at: self, location: nil) { child?.describePreferences(key, into: &$0) }
    if !isBehind { secondary?.describePreferences(key, into: &trace) }
  }
}

extension PreferenceValueNode: CheckedNode {
  package func checkInvariants(_ fail: (String) -> Void) {
    if isAbsent(.concealed) { return }
    if built.isAwaited { fail("After the preference pass, no node is waiting for built content.") }
    if let secondary, value != nil, !secondary.flags.contains(.isBuiltContent) {
      fail("Content that is built from a preference carries the isBuiltContent mark.")
    }
  }
}

extension PreferenceValueNode: CachingNode {
  package func checkCaches(_ fail: (String) -> Void) {
    if isAbsent(.concealed) { return }
    guard let value, areEqual(value, value) else { return }
    let now = child?.contribution(to: key)?.value(of: K.self) ?? K.defaultValue
    if !areEqual(value, now) { fail("Content is built from the current value of the preference.") }
  }
}

extension PreferenceValueNode: BuildsFromPreference {
  package var readKey: PreferenceKeyInfo { key }
  package var builtContent: ViewNode? { secondary }
}
