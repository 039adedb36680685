/// The type-erased description of a preference key, with the operations to fold and compare its values.
///
/// The closures are created where the concrete type of the key is known, in client code, so that a fold runs at the
/// speed of the concrete type.
@usableFromInline
package final class PreferenceKeyInfo {
  #if DEBUG
    @usableFromInline package let lifetime = Lifetime()

    deinit { lifetime.end(Self.self) }
  #endif

  package let id: ObjectIdentifier
  package let name: String

  /// A closure that folds the contributions of items into a source, and reuses the given cache for the result.
  @usableFromInline
  package let fold: @MainActor (ContiguousArray<ItemNode>, PreferenceKeyInfo, PreferenceCache?) -> FoldResult

  /// A closure that returns the default, for a dynamic container without a published value.
  package let standIn: @MainActor (PreferenceCache?) -> FoldResult

  /// Whether folds check the effect of defaults. The value is true until a default that changes a value is reported.
  @exclusivity(unchecked) @usableFromInline package var watchesDefaults = true

  /// The index of the view in a large fold at which the next checks of defaults begin; see `DefaultProbes`.
  @exclusivity(unchecked) package var nextProbe = 0

  /// A closure that folds the contributions of items again, from first to last, outside any frame.
  package let refold: @MainActor (ContiguousArray<ItemNode>, PreferenceKeyInfo) -> PreferenceSource?

  private let valueType: Any.Type

  /// The rule that compares two values if no reader declares them `Equatable`; `nil` until two values are compared.
  @exclusivity(unchecked) private var comparison: Comparison?

  /// The values' `==`, set by a reader that knows that their type is `Equatable`.
  ///
  /// The compiler specializes the closure for the type of the values, which it does not do for a method of a generic
  /// class: a comparison of two arrays by such a method took 409 instructions instead of 86.
  @exclusivity(unchecked) @usableFromInline
  package var equality: ValueEquality?

  /// A closure that returns the value of a source, for reports.
  package let anyValue: (PreferenceSource) -> Any

  /// The number of this key among all keys, in the order of their first use.
  let number: Int32

  @MainActor private static var count: Int32 = 0

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
    self.fold = fold
    self.standIn = standIn
    self.refold = refold
    self.anyValue = anyValue
    Self.count += 1
    number = Self.count
  }

  /// Returns whether two values of the key are equal for a reader.
  @usableFromInline
  package func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if let result = withUncounted(&equality, { $0.areEqual(a, b) }) { return result }
    if let comparison { return comparison.areEqual(a, b) }
    let comparison = ComparisonCache.comparisonOnMain(of: valueType)
    self.comparison = comparison
    return comparison.areEqual(a, b)
  }

  /// Whether unequal values are certain to differ: every part is compared by `==`, by identity or by its bits.
  package var distinguishesValues: Bool { Comparison.isCertain(valueType) }

  @usableFromInline
  package func isComparedByItself(_ type: Any.Type) -> Bool { Comparison.isPlain(type) }

  /// Enables comparison with the values' own `==` at the speed of the concrete type, if that is their rule.
  @inlinable
  package func learnEquality<Value: Equatable>(of type: Value.Type) {
    guard equality == nil, isComparedByItself(Value.self) else { return }
    equality = ValueEquality { a, b in
      let (a, b) = (a.assumingMemoryBound(to: Value.self), b.assumingMemoryBound(to: Value.self))
      return a.pointee == b.pointee || hasSameParts(a.pointee, b.pointee)
    }
  }

  /// Creates the description of a key whose concrete type is known at the call site.
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

/// The `==` of the values of a key, in an object: a closure in a variable is retained for each call, an object is not.
@usableFromInline
package final class ValueEquality {
  package let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  @usableFromInline
  package init(_ areEqual: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) { self.areEqual = areEqual }
}

extension ViewGraph {
  @usableFromInline
  package func findPreferenceKey(_ id: ObjectIdentifier) -> Unretained<PreferenceKeyInfo>? { preferenceKeys.find(id) }

  @usableFromInline
  package func addPreferenceKey(_ info: PreferenceKeyInfo) { preferenceKeys.add(info) }

  /// Returns the description of a key, which is the same object throughout the lifetime of the host.
  @inlinable @MainActor
  package func preferenceKey<K: PreferenceKey>(_ key: K.Type) -> PreferenceKeyInfo {
    preferenceKeyReference(key).object()
  }

  /// Returns the description of a key as a reference that is not counted.
  @inlinable @MainActor
  package func preferenceKeyReference<K: PreferenceKey>(_ key: K.Type) -> Unretained<PreferenceKeyInfo> {
    if let info = findPreferenceKey(ObjectIdentifier(key)) { return info }
    let info = PreferenceKeyInfo.make(key)
    addPreferenceKey(info)
    return Unretained(info)
  }
}

/// The keys that a host has used, by type.
package struct PreferenceKeyTable {
  /// The key of the most recent lookup, which the table retains.
  private var last: (id: ObjectIdentifier, info: Unretained<PreferenceKeyInfo>)?
  private var known: [ObjectIdentifier: PreferenceKeyInfo] = [:]

  package init() {}

  package mutating func find(_ id: ObjectIdentifier) -> Unretained<PreferenceKeyInfo>? {
    if let last, last.id == id { return last.info }
    guard let info = known[id] else { return nil }
    last = (id, Unretained(info))
    return Unretained(info)
  }

  /// All keys, sorted by name.
  package var all: [PreferenceKeyInfo] { known.values.sorted { $0.name < $1.name } }

  package mutating func add(_ info: PreferenceKeyInfo) {
    known[info.id] = info
    last = (info.id, Unretained(info))
  }
}

#if DEBUG
  extension PreferenceKeyInfo: Referable {}
#endif
