/// An evaluated contribution: the object that holds the value.
@usableFromInline
package struct PreferenceSource {
  @usableFromInline package let object: AnyObject
  /// Whether `object` is the node that wrote the value; otherwise it is a `PreferenceBox`.
  @usableFromInline package let isWriter: Bool

  @inlinable
  package init(writer: AnyObject) {
    object = writer
    isWriter = true
  }

  @inlinable
  package init(box: PreferenceCache) {
    object = box
    isWriter = false
  }

  /// The value, of a source for the key `K`.
  ///
  /// A contribution is asked for by key and answered by writers and folds of that key; which of both, the flag says. A debug
  /// build looks nevertheless, and traps.
  @inlinable
  package func value<K: PreferenceKey>(of key: K.Type) -> K.Value {
    isWriter
      ? unsafeDowncast(object, to: PreferenceWriterNode<K>.self).value
      : unsafeDowncast(object, to: PreferenceBox<K>.self).value
  }
}
