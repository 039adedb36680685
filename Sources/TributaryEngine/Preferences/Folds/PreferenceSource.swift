/// An evaluated contribution, represented by the object that stores the value.
@usableFromInline
package struct PreferenceSource {
  @usableFromInline package let object: AnyObject
  @usableFromInline let kind: Kind

  /// The class of the object that stores the value.
  @usableFromInline
  enum Kind { case writer, transform, box }

  @inlinable
  package init(writer: AnyObject) {
    object = writer
    kind = .writer
  }

  @inlinable
  package init(transform: AnyObject) {
    object = transform
    kind = .transform
  }

  @inlinable
  package init(box: PreferenceCache) {
    object = box
    kind = .box
  }

  /// Returns the value of a source for the key `K`.
  ///
  /// Only writers, transforms, and folds of the key contribute to it, and `kind` distinguishes them. Debug builds check
  /// the type, and trap on a mismatch. A transform that is evaluated for the first time has the default of the key.
  @inlinable
  package func value<K: PreferenceKey>(of key: K.Type) -> K.Value {
    switch kind {
    case .writer: Self.value(of: key, publishedBy: object)
    case .transform: unsafeDowncast(object, to: ComputedPreferenceNode<K>.self).value
    case .box: unsafeDowncast(object, to: PreferenceBox<K>.self).value
    }
  }

  /// Returns the value of a writer for the key `K`. A source would count a reference to the writer.
  @inlinable
  package static func value<K: PreferenceKey>(of key: K.Type, publishedBy writer: AnyObject) -> K.Value {
    unsafeDowncast(writer, to: PreferenceWriterNode<K.Value>.self).value
  }
}
