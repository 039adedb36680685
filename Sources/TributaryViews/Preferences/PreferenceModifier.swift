public import TributaryDiagnostics

/// Publishes a value under a preference key, in place of what is below.
public struct PreferenceModifier<K: PreferenceKey> {
  // The engine relies on this order.
  @usableFromInline let value: K.Value
  @usableFromInline let location: SourceLocation

  @inlinable
  init(value: K.Value, location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

extension PreferenceModifier: UnaryModifier {
  public typealias Body = Never

  @inlinable
  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    PreferenceWriterNode<K>(modifier.pointee.value, modifier.pointee.location, inputs)
  }

  @inlinable
  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: PreferenceWriterNode<K>.self).receive(modifier.first(as: K.Value.self))
  }
}

extension View {
  /// Publishes a value to the views around this one. What views below this one publish under the key is hidden.
  @inlinable
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value, location: SourceLocation(fileID: file, line: line)))
  }
}

/// The node of a published value.
///
/// Invariant: a reader that was told of `value` has been told of its last change.
@usableFromInline
package final class PreferenceWriterNode<K: PreferenceKey>: UnaryNode {
  @usableFromInline package var value: K.Value
  @usableFromInline unowned(unsafe) let key: PreferenceKeyInfo
  @usableFromInline let location: SourceLocation
  @exclusivity(unchecked) private var hasReportedHiding = false

  @inlinable @MainActor
  package init(_ value: K.Value, _ location: SourceLocation, _ inputs: NodeInputs) {
    self.value = value
    self.location = location
    self.key = inputs.host.preferenceKey(K.self)
    super.init(inputs)
    setUpwards(.holdsWriters)
  }

  @inlinable @MainActor
  package func receive(_ new: UnsafePointer<K.Value>) {
    let isEqual = withMutablePointer(to: &value) { key.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
    if isEqual { return }
    value = new.pointee
    contributionsDidChange(key)
  }

  @usableFromInline
  override package func contributes(to key: PreferenceKeyInfo) -> Bool {
    key === self.key || super.contributes(to: key)
  }

  @usableFromInline @MainActor
  override package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? {
    guard key === self.key else { return super.contribution(to: key) }
    noteHiding()
    return PreferenceSource(writer: self)
  }

  /// What is below would have contributed: worth a note, since it surprises.
  private func noteHiding() {
    guard !hasReportedHiding, let child, child.flags.contains(.holdsWriters), child.contributes(to: key) else { return }
    hasReportedHiding = true
    host.reportHiddenPreference(key, at: self)
  }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool { key !== self.key }

  @MainActor
  override package func describePreferences(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    guard key === self.key else { return super.describePreferences(key, into: &trace) }
    trace.add(.writer, at: self, value: value, location: location)
    if let child { trace.hidden { child.describePreferences(key, into: &$0) } }
  }

  override package var pathComponent: String? { nil }
}
