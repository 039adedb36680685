/// A place for a computed value of a key.
@usableFromInline
package final class PreferenceBox<K: PreferenceKey>: PreferenceCache {
  @usableFromInline package var value: K.Value

  @inlinable
  package init(_ value: K.Value) {
    self.value = value
  }
}
