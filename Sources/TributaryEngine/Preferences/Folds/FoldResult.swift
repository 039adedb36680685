/// What a fold answers: the source of its value, and the box that it may write the next time.
@usableFromInline
package struct FoldResult {
  @usableFromInline package var source: PreferenceSource?
  @usableFromInline package var cache: PreferenceCache?
  /// Whether nobody publishes: defaults stand in for empty dynamic containers.
  @usableFromInline package let isStandIn: Bool

  @inlinable
  package init(source: PreferenceSource?, cache: PreferenceCache?, isStandIn: Bool = false) {
    self.source = source
    self.cache = cache
    self.isStandIn = isStandIn
  }

  /// What part the item takes whose fold this is.
  package var part: PreferencePart { source == nil ? .none : isStandIn ? .standIn : .value }
}

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

/// What part an item takes in the fold of a key.
@usableFromInline
package enum PreferencePart {
  /// None: it is skipped.
  case none
  /// Only dynamic containers are there in which nobody publishes: the default stands in for them.
  case standIn
  /// Something publishes a value.
  case value
}

/// A place for a computed value, whatever its key.
@usableFromInline
package class PreferenceCache {
  @inlinable package init() {}
}

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
