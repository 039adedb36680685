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
  @inlinable
  package func value<K: PreferenceKey>(of key: K.Type) -> K.Value {
    isWriter
      ? unsafeDowncast(object, to: PreferenceWriterNode<K>.self).value
      : unsafeDowncast(object, to: PreferenceBox<K>.self).value
  }
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
}

/// The fold of one key over items.
@usableFromInline
package enum PreferenceFold<K: PreferenceKey> {
  /// Skips items without a contribution; begins with the first value; evaluates a further one only if `reduce` asks.
  @inlinable @MainActor
  package static func fold(
    _ items: ContiguousArray<ItemNode>, _ info: PreferenceKeyInfo, _ reusable: PreferenceCache?
  ) -> FoldResult {
    var index = 0
    var first: PreferenceSource?
    while index < items.count {
      let item = items.reference(at: index)
      index += 1
      if item.with({ $0.contributes(to: info) }), let source = item.with({ $0.contribution(to: info) }) {
        first = source
        break
      }
    }
    guard let first else { return FoldResult(source: nil, cache: reusable) }
    while index < items.count, !items.reference(at: index).with({ $0.contributes(to: info) }) { index += 1 }
    if index == items.count { return FoldResult(source: first, cache: reusable) }
    let host = items.reference(at: index).with { $0.hostReference }
    var value = first.value(of: K.self)
    while index < items.count {
      let item = items.reference(at: index)
      index += 1
      guard item.with({ $0.contributes(to: info) }) else { continue }
      host.with { $0.counts.reduces &+= 1 }
      K.reduce(value: &value) {
        item.with { item in
          alreadyOnMainActor(with: (item, info)) { $0.contribution(to: $1) }?.value(of: K.self) ?? K.defaultValue
        }
      }
    }
    let box: PreferenceBox<K>
    if let reusable {
      box = unsafeDowncast(reusable, to: PreferenceBox<K>.self)
      box.value = value
    } else {
      box = PreferenceBox<K>(value)
    }
    return FoldResult(source: PreferenceSource(box: box), cache: box)
  }

  /// Folds the same values once more, each as it stands; with the default before one of the items, or behind the last.
  @inlinable @MainActor
  package static func refold(
    _ items: ContiguousArray<ItemNode>, _ info: PreferenceKeyInfo, defaultAt position: Int?
  ) -> PreferenceSource? {
    var value: K.Value?
    for index in 0...items.count {
      if index == position {
        if var sum = value {
          K.reduce(value: &sum) { K.defaultValue }
          value = sum
        } else {
          value = K.defaultValue
        }
      }
      guard index < items.count, items[index].contributes(to: info),
        let source = items[index].contribution(to: info)
      else { continue }
      if var sum = value {
        let item = items.reference(at: index)
        K.reduce(value: &sum) {
          item.with { item in
            alreadyOnMainActor(with: (item, info)) { $0.contribution(to: $1) }?.value(of: K.self) ?? K.defaultValue
          }
        }
        value = sum
      } else {
        value = source.value(of: K.self)
      }
    }
    return value.map { PreferenceSource(box: PreferenceBox<K>($0)) }
  }
}

/// What a fold answers: the source of its value, and the box that it may write the next time.
@usableFromInline
package struct FoldResult {
  @usableFromInline package var source: PreferenceSource?
  @usableFromInline package var cache: PreferenceCache?

  @inlinable
  package init(source: PreferenceSource?, cache: PreferenceCache?) {
    self.source = source
    self.cache = cache
  }
}
