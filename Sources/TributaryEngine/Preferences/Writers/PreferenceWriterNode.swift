public import TributaryDiagnostics

/// The writer of values of one key.
///
/// The class is generic over the type of the value. If it were generic over the key, the deinitializer would look up the
/// associated type of the key for each node.
///
/// Invariant: every reader that received `value` was notified of its last change.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package final class PreferenceWriterNode<Value>: WriterNode {
  @exclusivity(unchecked) @usableFromInline package var value: Value

  @inlinable @MainActor
  package init<K: PreferenceKey>(
    _ value: UnsafePointer<Value>, key: K.Type, _ location: Diagnostic.Location, _ inputs: NodeInputs
  ) where K.Value == Value {
    self.value = value.pointee
    super.init(inputs.hostReference.with { $0.preferenceKeyReference(key) }, location, inputs)
  }

  @inlinable @MainActor
  package func update(_ new: UnsafePointer<Value>) {
    let standing = UnsafeRawPointer(address(of: &value, in: self))
    let isEqual = keyReference.with { $0.areEqual(standing, UnsafeRawPointer(new)) }
    if isEqual { return }
    // The old value is released after the new value is set and readers are notified, because the deinitializer of a
    // client object may read the preference.
    var old = new.pointee
    swap(&value, &old)
    valueDidChange()
    withExtendedLifetime(old) {}
  }
}
