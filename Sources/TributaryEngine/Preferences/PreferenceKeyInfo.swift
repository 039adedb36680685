/// What the engine knows of a preference key without knowing its type: how to fold it.
///
/// The closures are made where the key's type is known, in the code of whoever uses the key, so that a fold runs at the
/// speed of the concrete type.
@usableFromInline
package final class PreferenceKeyInfo {
  package let id: ObjectIdentifier
  package let name: String

  /// Folds the contributions of items into a source, reusing `box` for the result.
  @usableFromInline
  package let fold: @MainActor (ContiguousArray<ItemNode>, PreferenceKeyInfo, PreferenceCache?) -> FoldResult

  /// Answers the default, for a dynamic container in which nobody publishes.
  package let standIn: @MainActor (PreferenceCache?) -> FoldResult

  /// Whether defaults that are folded in are looked at, whether they change the value: until it was told that one does.
  @exclusivity(unchecked) @usableFromInline package var watchesDefaults = true

  /// The first view in a fold of many whose default is looked at next: see `DefaultProbes`.
  @exclusivity(unchecked) package var nextProbe = 0

  /// How often containers have looked among their items for a contribution.
  @exclusivity(unchecked) package var partsFound = 0

  /// Folds the contributions of items once more, from the first to the last, for whoever asks for that.
  package let refold: @MainActor (ContiguousArray<ItemNode>, PreferenceKeyInfo) -> PreferenceSource?

  private let valueType: Any.Type

  /// How two values are compared where no reader knows them to be `Equatable`.
  private let comparison: Comparison

  /// `==` of the values, made by a reader that knows their type to be `Equatable`.
  @exclusivity(unchecked) @usableFromInline
  package var equality: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// The value of a source, for reports.
  package let anyValue: (PreferenceSource) -> Any

  @usableFromInline @MainActor
  package init(
    id: ObjectIdentifier, type: Any.Type, valueType: Any.Type,
    fold: @escaping @MainActor (ContiguousArray<ItemNode>, PreferenceKeyInfo, PreferenceCache?) -> FoldResult,
    standIn: @escaping @MainActor (PreferenceCache?) -> FoldResult,
    refold: @escaping @MainActor (ContiguousArray<ItemNode>, PreferenceKeyInfo) -> PreferenceSource?,
    anyValue: @escaping (PreferenceSource) -> Any
  ) {
    self.id = id
    self.name = typeName(of: type)
    self.valueType = valueType
    self.comparison = ComparisonCache.comparison(of: valueType)
    self.fold = fold
    self.standIn = standIn
    self.refold = refold
    self.anyValue = anyValue
  }

  /// Whether two values of the key mean the same to a reader.
  @usableFromInline
  package func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if let equality { return equality(a, b) }
    return comparison.areEqual(a, b)
  }

  /// Whether values that are not equal are told apart for certain: by `==`, by identity or by their bits, in every part.
  package var distinguishesValues: Bool { Comparison.isCertain(valueType) }

  @usableFromInline
  package func isComparedByItself(_ type: Any.Type) -> Bool { Comparison.isPlain(type) }

  /// Lets values be compared with their own `==` at the speed of the concrete type, if that is their rule.
  @inlinable
  package func learnEquality<Value: Equatable>(of type: Value.Type) {
    guard equality == nil, isComparedByItself(Value.self) else { return }
    equality = { a, b in
      let (a, b) = (a.assumingMemoryBound(to: Value.self), b.assumingMemoryBound(to: Value.self))
      return a.pointee == b.pointee || hasSameParts(a.pointee, b.pointee)
    }
  }

  /// The description of a key whose type is known here.
  @inlinable @MainActor
  package static func make<K: PreferenceKey>(_ key: K.Type) -> PreferenceKeyInfo {
    PreferenceKeyInfo(
      id: ObjectIdentifier(key), type: key, valueType: K.Value.self,
      fold: { items, info, reusable in PreferenceFold<K>.fold(items, info, reusable) },
      standIn: { reusable in PreferenceFold<K>.standIn(reusable) },
      refold: { items, info in PreferenceFold<K>.refold(items, info) },
      anyValue: { source in source.value(of: K.self) })
  }
}

extension ViewGraph {
  @usableFromInline
  package func findPreferenceKey(_ id: ObjectIdentifier) -> Unretained<PreferenceKeyInfo>? { preferenceKeys.find(id) }

  @usableFromInline
  package func addPreferenceKey(_ info: PreferenceKeyInfo) { preferenceKeys.add(info) }

  /// The description of a key, the same object for as long as the host lives.
  @inlinable @MainActor
  package func preferenceKey<K: PreferenceKey>(_ key: K.Type) -> PreferenceKeyInfo {
    preferenceKeyReference(key).object
  }

  /// The same, not counted.
  @inlinable @MainActor
  package func preferenceKeyReference<K: PreferenceKey>(_ key: K.Type) -> Unretained<PreferenceKeyInfo> {
    if let info = findPreferenceKey(ObjectIdentifier(key)) { return info }
    let info = PreferenceKeyInfo.make(key)
    addPreferenceKey(info)
    return Unretained(info)
  }
}

/// The keys that a host has met, by type.
package struct PreferenceKeyTable {
  /// The key that was asked for last; the table keeps it.
  private var last: (id: ObjectIdentifier, info: Unretained<PreferenceKeyInfo>)?
  private var known: [ObjectIdentifier: PreferenceKeyInfo] = [:]

  package init() {}

  package mutating func find(_ id: ObjectIdentifier) -> Unretained<PreferenceKeyInfo>? {
    if let last, last.id == id { return last.info }
    guard let info = known[id] else { return nil }
    last = (id, Unretained(info))
    return Unretained(info)
  }

  /// All of them, sorted by name.
  package var all: [PreferenceKeyInfo] { known.values.sorted { $0.name < $1.name } }

  package mutating func add(_ info: PreferenceKeyInfo) {
    known[info.id] = info
    last = (info.id, Unretained(info))
  }
}
