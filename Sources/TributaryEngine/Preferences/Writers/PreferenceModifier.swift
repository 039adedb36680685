public import TributaryDiagnostics

/// A modifier that publishes a value under a preference key, in place of the values published below it.
@_documentation(visibility: internal)
public struct PreferenceModifier<K: PreferenceKey> {
  // The engine depends on the order of these properties.
  @usableFromInline let value: K.Value
  @usableFromInline let location: Diagnostic.Location

  @inlinable
  init(value: consuming K.Value, location: Diagnostic.Location) {
    self.value = value
    self.location = location
  }
}

extension PreferenceModifier: WriterModifier {
  public typealias Body = Never

  @inlinable
  package static func makeWriter(
    _ modifier: UnsafePointer<Self>, _ inputs: NodeInputs
  ) -> PreferenceWriterNode<K.Value> {
    PreferenceWriterNode(
      modifier.first(as: K.Value.self).pointee, inputs.hostReference.with { $0.preferenceKeyReference(K.self) },
      modifier.pointee.location, inputs)
  }

  @inlinable @inline(__always)
  package static func updateWriter(_ modifier: UnsafePointer<Self>, _ writer: PreferenceWriterNode<K.Value>) {
    writer.update(to: modifier.first(as: K.Value.self))
  }
}

extension View {
  /// Publishes a value under a preference key to the ancestors of this view.
  ///
  /// The value hides all values that views below this one publish under the key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value to publish.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  @inlinable
  public nonisolated consuming func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: consuming K.Value, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value, location: Diagnostic.Location(fileID: file, line: line)))
  }
}

/// The writer of values of one key.
///
/// The class is generic over the type of the value. If it were generic over the key, the deinitializer would look up
/// the associated type of the key for each node.
///
/// Invariant: every reader that received `value` was notified of its last change.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package class PreferenceWriterNode<Value>: WriterNode {
  /// The published value; for a computed value, the last result, or the default of the key before the first one.
  @exclusivity(unchecked) @usableFromInline package final var value: Value

  @inlinable @MainActor
  package init(
    _ value: consuming Value, _ key: Unretained<PreferenceKeyInfo>, _ location: Diagnostic.Location,
    _ inputs: NodeInputs, state: WriterState = .constant
  ) {
    self.value = value
    super.init(key, location, inputs, state)
  }

  @inlinable @MainActor
  package final func update(to new: UnsafePointer<Value>) {
    let standing = UnsafeRawPointer(address(of: &value, in: self))
    let isEqual = keyReference.with { $0.areEqual(standing, UnsafeRawPointer(new)) }
    if isEqual { return }
    // The old value is released after the new value is set and readers are notified, because the deinitializer of a
    // client object may read the preference.
    var old = new.pointee
    swap(&value, &old)
    item?.contributionDidChange(of: self)
    withExtendedLifetime(old) {}
  }
}
