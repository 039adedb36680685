public import Foundation

/// A store of values by key, for `@AppStorage`: in memory, in a file, or in the defaults of the system.
///
/// Invariants:
/// 1. A file holds the values of one moment: it is replaced as a whole, and keeps its mode; a new one is its owner's alone. A file that is no property list is put aside, under its
///    name with `.damaged` behind it.
/// 2. Everyone who uses a key of the store uses the same item.
///
/// Tested by `StorageTests`.
public final class ValueStore: @unchecked Sendable {
  private enum Place {
    case memory
    case file(URL)
    case defaults(UserDefaults)
  }

  private struct WeakItem { weak var item: StoredItem? }

  private let lock = NSLock()
  private let place: Place
  /// The wrapper of the properties that are kept here, as reports name it.
  let wrapper: String
  private var values: [String: StoredValue] = [:]
  private var items: [String: WeakItem] = [:]

  /// A store in memory.
  public convenience init() { self.init(for: "AppStorage") }

  /// A store in memory, for the properties of a wrapper.
  init(for wrapper: String) {
    place = .memory
    self.wrapper = wrapper
  }

  /// A store in a file, which is a property list, made with the first value that is written.
  public init(file: URL) {
    place = .file(file)
    wrapper = "AppStorage"
    values = Self.read(file)
  }

  init(_ defaults: UserDefaults) {
    place = .defaults(defaults)
    wrapper = "AppStorage"
  }

  /// What properties outside of every tree use.
  static let outside = ValueStore()

  private nonisolated(unsafe) static var ofDefaults: [ObjectIdentifier: ValueStore] = [:]
  private static let ofDefaultsLock = NSLock()

  /// The store of defaults of the system, always the same one.
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

  /// The values in memory, by key.
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

extension ViewGraph {
  /// The values that `@SceneStorage` properties keep in the host, as a property list; `nil` for no values.
  @MainActor
  package var sceneValues: Data? { feature(HostStores.self).scene.propertyList }

  /// Writes values that an earlier host of the same views returned as ``sceneValues``.
  @MainActor
  package func restoreSceneValues(_ list: Data) { feature(HostStores.self).scene.write(propertyList: list) }
}

extension ValueStore {
  /// The values in memory.
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
