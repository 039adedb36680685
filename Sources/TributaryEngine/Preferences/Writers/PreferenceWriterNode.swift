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
