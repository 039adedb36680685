public import TributaryDiagnostics

/// Publishes a value under a preference key, in place of what is below.
public struct PreferenceModifier<K: PreferenceKey> {
  // The engine relies on this order.
  @usableFromInline let value: K.Value
  @usableFromInline let location: Diagnostic.Location

  @inlinable
  init(value: consuming K.Value, location: Diagnostic.Location) {
    self.value = value
    self.location = location
  }
}

extension PreferenceModifier: UnaryModifier {
  public typealias Body = Never

  @inlinable
  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    PreferenceWriterNode<K>(modifier.first(as: K.Value.self), modifier.pointee.location, inputs)
  }

  @inlinable
  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: PreferenceWriterNode<K>.self).receive(modifier.first(as: K.Value.self))
  }
}

extension View {
  /// Publishes a value to the views around this one. What views below this one publish under the key is hidden.
  @inlinable
  public nonisolated consuming func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: consuming K.Value, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value, location: Diagnostic.Location(fileID: file, line: line)))
  }
}

/// The node of a published value.
///
/// Invariant: a reader that was told of `value` has been told of its last change.
@usableFromInline
package final class PreferenceWriterNode<K: PreferenceKey>: UnaryNode {
  @exclusivity(unchecked) @usableFromInline package var value: K.Value
  @usableFromInline let keyReference: Unretained<PreferenceKeyInfo>
  @usableFromInline let location: Diagnostic.Location

  @usableFromInline var key: PreferenceKeyInfo { @inline(__always) get { keyReference.object } }

  @inlinable @MainActor
  package init(_ value: UnsafePointer<K.Value>, _ location: Diagnostic.Location, _ inputs: NodeInputs) {
    self.value = value.pointee
    self.location = location
    self.keyReference = inputs.hostReference.with { $0.preferenceKeyReference(K.self) }
    super.init(inputs)
    setUpwards(.holdsWriters)
  }

  @inlinable @MainActor
  package func receive(_ new: UnsafePointer<K.Value>) {
    let isEqual = withMutablePointer(to: &value) { old in
      keyReference.with { $0.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
    }
    if isEqual { return }
    value = new.pointee
    contributionsDidChange(key)
  }

  @usableFromInline
  override package func part(in key: PreferenceKeyInfo) -> PreferencePart {
    isOwn(key) ? .value : super.part(in: key)
  }

  @usableFromInline @MainActor
  override package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? {
    guard isOwn(key) else { return super.contribution(to: key) }
    noteHiding()
    return PreferenceSource(writer: self)
  }

  /// Whether a key is the one under which this node publishes.
  @inline(__always)
  private func isOwn(_ key: PreferenceKeyInfo) -> Bool { keyReference.with { $0 === key } }

  /// What is below would have contributed: worth a note, since it surprises.
  private func noteHiding() {
    guard !flags.contains(.hasReportedHiding) else { return }
    let isHiding = childReference?.with { $0.part(in: key) == .value } ?? false
    guard isHiding else { return }
    flags.insert(.hasReportedHiding)
    host.reportHiddenPreference(key, at: self)
  }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    key.map { !isOwn($0) } ?? true
  }

  @MainActor
  override package func describePreferences(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    guard key === self.key else { return super.describePreferences(key, into: &trace) }
    trace.add(.writer, at: self, value: value, location: location)
    if let child { trace.hidden { child.describePreferences(key, into: &$0) } }
  }

  override package var pathComponent: String? { nil }
}
