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
    case .writer(let writer): unsafeDowncast(writer, to: PreferenceWriterNode<K.Value>.self).value
    case .fold(let cache): PreferenceBox<K>.kept(cache).value
    }
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

/// The result of a fold: the source of its value, and the box that the next fold may overwrite.
@usableFromInline
package struct FoldResult {
  @usableFromInline package var source: PreferenceSource?
  @usableFromInline package var cache: PreferenceCache?
  /// Whether no view publishes a value, so that the default represents empty dynamic containers.
  @usableFromInline package let isStandIn: Bool

  @inlinable
  package init(source: PreferenceSource?, cache: PreferenceCache?, isStandIn: Bool = false) {
    self.source = source
    self.cache = cache
    self.isStandIn = isStandIn
  }

  /// The part that the item of this fold takes in enclosing folds.
  package var part: PreferencePart { source == nil ? .none : isStandIn ? .standIn : .value }
}

/// The participation of an item in the fold of a key.
@usableFromInline
package enum PreferencePart {
  /// The item does not contribute and is skipped.
  case none
  /// The item contains only dynamic containers without a published value, which the default represents.
  case standIn
  /// At least one view in the item publishes a value.
  case value
}

/// A type-erased box for a computed value of any key.
@usableFromInline
package class PreferenceCache {
  @inlinable package init() {}
}

/// A box for a computed value of one key.
@usableFromInline
package final class PreferenceBox<K: PreferenceKey>: PreferenceCache {
  @exclusivity(unchecked) @usableFromInline package var value: K.Value

  @inlinable
  package init(_ value: K.Value) {
    self.value = value
  }

  /// Replaces the value. An object that is released with the old value may read this box.
  @inlinable @inline(__always)
  package func replace(with new: consuming K.Value) {
    swap(&value, &new)
    withExtendedLifetime(new) {}
  }

  /// Returns the box of an earlier fold of the key, for reuse.
  ///
  /// Caches are found by the index of their key, and only folds of that key store them. Debug builds check the type,
  /// and trap on a mismatch.
  @inlinable @inline(__always)
  package static func kept(_ cache: PreferenceCache) -> PreferenceBox<K> {
    unsafeDowncast(cache, to: PreferenceBox<K>.self)
  }
}
