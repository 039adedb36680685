public import Foundation

/// A key-value store for `@AppStorage` properties: in memory, in a file, or in the defaults of the system.
///
/// Invariants:
/// 1. A file contains a consistent set of values. It is replaced atomically and keeps its mode; a new file is
///    accessible only to its owner. A file that is not a property list is renamed with the suffix `.damaged`.
/// 2. All users of a key of the store share one item.
///
/// Tested by `StorageTests`.
@_documentation(visibility: internal)
public final class ValueStore: @unchecked Sendable {
  /// The location of the stored values.
  private enum Place {
    case memory
    case file(URL)
    case defaults(UserDefaults)
  }

  /// A reference to an item that its users retain.
  private struct WeakItem { weak var item: StoredItem? }

  private let lock = NSLock()
  private let place: Place
  /// The name of the property wrapper that uses the store, for reports.
  let wrapper: String
  private var values: [String: StoredValue] = [:]
  private var items: [String: WeakItem] = [:]

  /// Creates an in-memory store.
  public convenience init() { self.init(for: "AppStorage") }

  /// Creates an in-memory store for the properties of a wrapper.
  init(for wrapper: String) {
    place = .memory
    self.wrapper = wrapper
  }

  /// Creates a store in a property list file, which is created at the first write.
  ///
  /// - Parameter file: The URL of the property list file.
  public init(file: URL) {
    place = .file(file)
    wrapper = "AppStorage"
    values = Self.read(file)
  }

  init(_ defaults: UserDefaults) {
    place = .defaults(defaults)
    wrapper = "AppStorage"
  }

  /// The store of properties that are not in a tree.
  static let outside = ValueStore()

  /// The stores by the address of their defaults object. A store retains its object, so no other one can have the
  /// address.
  private nonisolated(unsafe) static var ofDefaults: [ObjectIdentifier: ValueStore] = [:]
  private static let ofDefaultsLock = NSLock()

  /// Returns the store of a defaults object of the system. Repeated calls return the same store.
  static func of(_ defaults: UserDefaults) -> ValueStore {
    ofDefaultsLock.withLock {
      if let known = ofDefaults[ObjectIdentifier(defaults)] { return known }
      let store = ValueStore(defaults)
      ofDefaults[ObjectIdentifier(defaults)] = store
      return store
    }
  }

  func item(forKey key: String) -> StoredItem {
    lock.withLock {
      if let known = items[key]?.item { return known }
      let item = StoredItem(key: key, store: self)
      items[key] = WeakItem(item: item)
      return item
    }
  }

  func value(forKey key: String) -> StoredValue? {
    if case .defaults(let defaults) = place {
      return defaults.object(forKey: key).flatMap { StoredValue(propertyList: $0) }
    }
    return lock.withLock { values[key] }
  }

  /// The in-memory values, by key.
  var allValues: [String: StoredValue] { lock.withLock { values } }

  func set(_ value: StoredValue?, forKey key: String) {
    if case .defaults(let defaults) = place {
      if let value { defaults.set(value.propertyList, forKey: key) } else { defaults.removeObject(forKey: key) }
      return
    }
    lock.withLock {
      values[key] = value
      if case .file(let file) = place { write(to: file) }
    }
  }

  private func write(to file: URL) {
    let list = values.mapValues(\.propertyList)
    guard let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0) else {
      return
    }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? AtomicFile.write(Array(data), to: file.resolvingSymlinksInPath().path, isPrivate: true)
  }

  private static func read(_ file: URL) -> [String: StoredValue] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any] else {
      try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("damaged"))
      return [:]
    }
    return list.compactMapValues { StoredValue(propertyList: $0) }
  }
}

extension HostStores {
  /// The values of the host's `@SceneStorage` properties as a property list; `nil` if there are none.
  @MainActor
  package var sceneValues: Data? { scene.propertyList }

  /// Restores values that an earlier host of the same views returned as ``sceneValues``.
  @MainActor
  package func restoreSceneValues(_ list: Data) { scene.write(propertyList: list) }
}

extension ValueStore {
  /// The in-memory values as a property list; `nil` if there are none.
  fileprivate var propertyList: Data? {
    let list = allValues.mapValues(\.propertyList)
    if list.isEmpty { return nil }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  fileprivate func write(propertyList: Data) {
    let list = try? PropertyListSerialization.propertyList(from: propertyList, format: nil) as? [String: Any]
    for (key, value) in list ?? [:] {
      if let value = StoredValue(propertyList: value) { item(forKey: key).value = value }
    }
  }
}
