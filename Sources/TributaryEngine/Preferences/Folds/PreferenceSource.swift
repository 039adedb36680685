/// An evaluated contribution: the writer or the fold that stores the value.
@usableFromInline
package enum PreferenceSource {
  case writer(WriterNode)
  case fold(PreferenceCache)

  /// Returns the value of a source for the key `K`.
  ///
  /// Only writers and folds of the key contribute to it. Debug builds check the type, and trap on a mismatch.
  @inlinable
  package func value<K: PreferenceKey>(of key: K.Type) -> K.Value {
    switch self {
    case .writer(let writer): Self.value(of: key, publishedBy: writer)
    case .fold(let cache): PreferenceBox<K>.kept(cache).value
    }
  }

  /// Returns the value of a writer for the key `K`. A source would count a reference to the writer.
  @inlinable
  package static func value<K: PreferenceKey>(of key: K.Type, publishedBy writer: WriterNode) -> K.Value {
    unsafeDowncast(writer, to: PreferenceWriterNode<K.Value>.self).value
  }
}

/// The code that requests the contribution of an item.
@usableFromInline
package enum ContributionRequester {
  /// The fold of an enclosing container, which stores its result.
  case fold
  /// A reader, or a modifier inside one that passes the contribution on. The outermost container stores it for the next
  /// reader.
  case reader
}
