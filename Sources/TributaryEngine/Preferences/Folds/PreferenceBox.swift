/// A place for a computed value of a key.
@usableFromInline
package final class PreferenceBox<K: PreferenceKey>: PreferenceCache {
  @usableFromInline package var value: K.Value

  @inlinable
  package init(_ value: K.Value) {
    self.value = value
  }

  /// A place that an earlier fold of the key has left, to be filled again.
  ///
  /// What is kept for a key is found by the key's index, and only folds of the key put it there: a debug build looks
  /// nevertheless, and traps.
  @inlinable @inline(__always)
  package static func kept(_ cache: PreferenceCache) -> PreferenceBox<K> {
    unsafeDowncast(cache, to: PreferenceBox<K>.self)
  }
}
