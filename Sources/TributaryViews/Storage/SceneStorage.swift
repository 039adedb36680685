public import Foundation
public import TributaryEngine

/// A property wrapper for a value that is stored for a scene under a key, for the lifetime of the scene's host.
///
/// While the scene has no value, the value is the default of the current property.
///
/// > Source: conformance STORAGE-03.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let form: StoredForm<Value>
  private var place: StorageLocation?

  package init(_ form: StoredForm<Value>, _ key: String) {
    self.form = form
    self.key = key
  }

  private var item: StoredItem {
    if let item = place?.item { return item }
    recordUseOutsideTree(of: Self.self, "used")
    return ValueStore.outside.item(forKey: key)
  }

  /// The stored value. A write changes the store.
  public var wrappedValue: Value {
    get { item.value.flatMap(form.read) ?? form.initial }
    nonmutating set { item.value = form.write(newValue) }
  }

  /// A binding to the value, through which other views can read and write it.
  public var projectedValue: Binding<Value> { Binding(location: .member(AccessedLocation(StorageAccess(item, form)))) }

  @MainActor public static var _comparison: PropertyComparison? {
    PropertyComparison(
      .equatable { a, b in
        let a = a.assumingMemoryBound(to: SceneStorage.self).pointee
        let b = b.assumingMemoryBound(to: SceneStorage.self).pointee
        return a.key == b.key && isKnownEqual(a.form.initial, b.form.initial)
      })
  }

  @MainActor public static var _mayMissObject: Bool { false }

  @MainActor public static var _traits: PropertyTraits { PropertyTraits(isStateless: true) }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    address.assumingMemoryBound(to: SceneStorage.self).pointee.place = StorageLocation(context)
  }

  @MainActor
  public static func _update(at address: UnsafeMutableRawPointer) {
    let property = address.assumingMemoryBound(to: SceneStorage.self)
    property.pointee.place?.prepare(
      property.pointee.key, in: nil, \.sceneStore, isOfScene: true)
  }

  @MainActor
  public static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {}

  @MainActor
  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: SceneStorage.self).pointee.place =
      old.assumingMemoryBound(to: SceneStorage.self).pointee.place
  }
}

extension SceneStorage {
  /// Creates a property that stores a Boolean value under a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(StoredForm(wrappedValue), key)
  }

  /// Creates a property that stores an integer under a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(StoredForm(wrappedValue), key)
  }

  /// Creates a property that stores a floating-point number under a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(StoredForm(wrappedValue), key)
  }

  /// Creates a property that stores a string under a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(StoredForm(wrappedValue), key)
  }

  /// Creates a property that stores a URL under a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(StoredForm(wrappedValue), key)
  }

  /// Creates a property that stores data under a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(StoredForm(wrappedValue), key)
  }

  /// Creates a property that stores a date under a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(StoredForm(wrappedValue), key)
  }

  /// Creates a property that stores a value as its integer raw value under a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredForm(raw: wrappedValue), key)
  }

  /// Creates a property that stores a value as its string raw value under a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredForm(raw: wrappedValue), key)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that stores an optional Boolean value under a key; the value is `nil` while the store has none.
  public init(_ key: String) where Value == Bool? { self.init(StoredForm(optional: Bool.self), key) }

  /// Creates a property that stores an optional integer under a key; the value is `nil` while the store has none.
  public init(_ key: String) where Value == Int? { self.init(StoredForm(optional: Int.self), key) }

  /// Creates a property that stores an optional floating-point number under a key; the value is `nil` while the store
  /// has none.
  public init(_ key: String) where Value == Double? { self.init(StoredForm(optional: Double.self), key) }

  /// Creates a property that stores an optional string under a key; the value is `nil` while the store has none.
  public init(_ key: String) where Value == String? { self.init(StoredForm(optional: String.self), key) }

  /// Creates a property that stores an optional URL under a key; the value is `nil` while the store has none.
  public init(_ key: String) where Value == URL? { self.init(StoredForm(optional: URL.self), key) }

  /// Creates a property that stores optional data under a key; the value is `nil` while the store has none.
  public init(_ key: String) where Value == Data? { self.init(StoredForm(optional: Data.self), key) }

  /// Creates a property that stores an optional date under a key; the value is `nil` while the store has none.
  public init(_ key: String) where Value == Date? { self.init(StoredForm(optional: Date.self), key) }

  /// Creates a property that stores an optional value as its integer raw value under a key; the value is `nil` while
  /// the store has none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(StoredForm(optionalRaw: R.self), key)
  }

  /// Creates a property that stores an optional value as its string raw value under a key; the value is `nil` while the
  /// store has none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(StoredForm(optionalRaw: R.self), key)
  }
}
