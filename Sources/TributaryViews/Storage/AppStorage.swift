public import Foundation
public import TributaryEngine

/// A property wrapper for a value that is stored under a key in the store of the app.
///
/// All views that read the key are updated together. The store is the one supplied by an ancestor view with
/// `defaultAppStorage(_:)`. By default it is a file in an app that runs live in a terminal or in a browser window, and
/// otherwise an in-memory store with the lifetime of the host.
///
/// While the store has no value, the value is the default of the current property: if an initializer of the view
/// supplies another default, the view displays it.
///
/// > Source: conformance STORAGE-01, STORAGE-02.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: ValueStore?
  private let form: StoredForm<Value>
  private var place: StorageLocation?

  /// Creates a property with the conversion between its values and those of the store.
  package init(_ form: StoredForm<Value>, _ key: String, _ store: UserDefaults?) {
    self.form = form
    self.key = key
    self.store = store.map { ValueStore.of($0) }
  }

  private var item: StoredItem {
    if let item = place?.item { return item }
    recordUseOutsideTree(of: Self.self, "used")
    return (store ?? ValueStore.outside).item(forKey: key)
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
        let a = a.assumingMemoryBound(to: AppStorage.self).pointee
        let b = b.assumingMemoryBound(to: AppStorage.self).pointee
        return a.key == b.key && a.store === b.store && isKnownEqual(a.form.initial, b.form.initial)
      })
  }

  @MainActor public static var _mayMissObject: Bool { false }

  @MainActor public static var _traits: PropertyTraits { PropertyTraits(isStateless: true) }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    address.assumingMemoryBound(to: AppStorage.self).pointee.place = StorageLocation(context)
  }

  @MainActor
  public static func _update(at address: UnsafeMutableRawPointer) {
    let property = address.assumingMemoryBound(to: AppStorage.self)
    property.pointee.place?.prepare(
      property.pointee.key, in: property.pointee.store, \.appStore, isOfScene: false)
  }

  @MainActor
  public static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {}

  @MainActor
  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: AppStorage.self).pointee.place =
      old.assumingMemoryBound(to: AppStorage.self).pointee.place
  }
}

extension AppStorage {
  /// Creates a property that stores a Boolean value under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// Creates a property that stores an integer under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// Creates a property that stores a floating-point number under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// Creates a property that stores a string under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// Creates a property that stores a URL under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// Creates a property that stores data under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// Creates a property that stores a date under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// Creates a property that stores a value as its integer raw value under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredForm(raw: wrappedValue), key, store)
  }

  /// Creates a property that stores a value as its string raw value under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredForm(raw: wrappedValue), key, store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that stores an optional Boolean value under a key; the value is `nil` while the store has none.
  ///
  /// - Parameters:
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(StoredForm(optional: Bool.self), key, store)
  }

  /// Creates a property that stores an optional integer under a key; the value is `nil` while the store has none.
  ///
  /// - Parameters:
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(StoredForm(optional: Int.self), key, store)
  }

  /// Creates a property that stores an optional floating-point number under a key; the value is `nil` while the store
  /// has none.
  ///
  /// - Parameters:
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(StoredForm(optional: Double.self), key, store)
  }

  /// Creates a property that stores an optional string under a key; the value is `nil` while the store has none.
  ///
  /// - Parameters:
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(StoredForm(optional: String.self), key, store)
  }

  /// Creates a property that stores an optional URL under a key; the value is `nil` while the store has none.
  ///
  /// - Parameters:
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(StoredForm(optional: URL.self), key, store)
  }

  /// Creates a property that stores optional data under a key; the value is `nil` while the store has none.
  ///
  /// - Parameters:
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(StoredForm(optional: Data.self), key, store)
  }

  /// Creates a property that stores an optional date under a key; the value is `nil` while the store has none.
  ///
  /// - Parameters:
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(StoredForm(optional: Date.self), key, store)
  }

  /// Creates a property that stores an optional value as its integer raw value under a key; the value is `nil` while
  /// the store has none.
  ///
  /// - Parameters:
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(StoredForm(optionalRaw: R.self), key, store)
  }

  /// Creates a property that stores an optional value as its string raw value under a key; the value is `nil` while the
  /// store has none.
  ///
  /// - Parameters:
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(StoredForm(optionalRaw: R.self), key, store)
  }
}

extension View {
  /// Sets the store that `@AppStorage` properties use in this view and its descendants.
  ///
  /// - Parameter store: The defaults object to use as the store.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    defaultAppStorage(ValueStore.of(store))
  }

  /// Sets the store that `@AppStorage` properties use in this view and its descendants.
  ///
  /// - Parameter store: The store to use.
  public nonisolated func defaultAppStorage(_ store: ValueStore) -> some View {
    environment(\.appStore, store)
  }
}
