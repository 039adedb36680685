public import TributaryDiagnostics

/// The writer of values of one key.
///
/// Invariant: every reader that received `value` was notified of its last change.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package final class PreferenceWriterNode<K: PreferenceKey>: WriterNode {
  @exclusivity(unchecked) @usableFromInline package var value: K.Value

  @inlinable @MainActor
  package init(_ value: UnsafePointer<K.Value>, _ location: Diagnostic.Location, _ inputs: NodeInputs) {
    self.value = value.pointee
    super.init(inputs.hostReference.with { $0.preferenceKeyReference(K.self) }, location, inputs)
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
    valueDidChange()
    withExtendedLifetime(old) {}
  }
}
