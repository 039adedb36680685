public import Foundation

/// A value that is kept in the store of the app under a key; all views that show the key change together.
///
/// The store is the one that a view above has given to `defaultAppStorage(_:)`: in an app that runs in a terminal a file, else
/// one in memory that goes with the host.
///
/// > Source: conformance STORAGE-01, STORAGE-02.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: ValueStore?
  private let form: StoredForm<Value>
  private var place: StoragePlace?

  private init(_ form: StoredForm<Value>, _ key: String, _ store: UserDefaults?) {
    self.form = form
    self.key = key
    self.store = store.map { ValueStore.of($0) }
  }

  private var item: StoredItem {
    if let item = place?.item { return item }
    recordUseOutsideTree(of: Self.self, "used")
    return (store ?? ValueStore.outside).item(forKey: key)
  }

  /// The value; writing it writes to the store.
  public var wrappedValue: Value {
    get { item.value.flatMap(form.read) ?? form.initial }
    nonmutating set { item.value = form.write(newValue) }
  }

  /// A reference to the value that other views can read and write.
  public var projectedValue: Binding<Value> { Binding(location: .member(StorageLocation(item, form))) }

  @MainActor public static var _comparison: PropertyComparison? {
    PropertyComparison(
      .equatable { a, b in
        let a = a.assumingMemoryBound(to: AppStorage.self).pointee
        let b = b.assumingMemoryBound(to: AppStorage.self).pointee
        return a.key == b.key && a.store === b.store
      })
  }

  @MainActor public static var _mayMissObject: Bool { false }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    address.assumingMemoryBound(to: AppStorage.self).pointee.place = StoragePlace(context)
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

extension AppStorage: StatelessProperty {}

extension AppStorage {
  /// A property that is kept as a truth value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// A property that is kept as a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// A property that is kept as a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// A property that is kept as a text under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// A property that is kept as a address under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// A property that is kept as a bytes under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// A property that is kept as a date under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(StoredForm(wrappedValue), key, store)
  }

  /// A property that is kept as its raw value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredForm(raw: wrappedValue), key, store)
  }

  /// A property that is kept as its raw value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredForm(raw: wrappedValue), key, store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A property that is kept as a truth value under a key, and `nil` while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(StoredForm(optional: Bool.self), key, store)
  }

  /// A property that is kept as a number under a key, and `nil` while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(StoredForm(optional: Int.self), key, store)
  }

  /// A property that is kept as a number under a key, and `nil` while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(StoredForm(optional: Double.self), key, store)
  }

  /// A property that is kept as a text under a key, and `nil` while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(StoredForm(optional: String.self), key, store)
  }

  /// A property that is kept as a address under a key, and `nil` while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(StoredForm(optional: URL.self), key, store)
  }

  /// A property that is kept as a bytes under a key, and `nil` while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(StoredForm(optional: Data.self), key, store)
  }

  /// A property that is kept as a date under a key, and `nil` while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(StoredForm(optional: Date.self), key, store)
  }

  /// A property that is kept as its raw value under a key, and `nil` while there is none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(StoredForm(optionalRaw: R.self), key, store)
  }

  /// A property that is kept as its raw value under a key, and `nil` while there is none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(StoredForm(optionalRaw: R.self), key, store)
  }
}

extension View {
  /// Sets the store that `@AppStorage` uses in this view and the views inside.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    defaultAppStorage(ValueStore.of(store))
  }

  /// Sets the store that `@AppStorage` uses in this view and the views inside.
  public nonisolated func defaultAppStorage(_ store: ValueStore) -> some View {
    environment(\.appStore, store)
  }
}
