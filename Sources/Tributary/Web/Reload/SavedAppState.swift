import Foundation
import TributaryEngine

/// The state that the windows of an app share, for a new build of the program: the values of the app's properties, and
/// the windows that the program has opened.
struct SavedAppState: Codable {
  private struct Property: Codable {
    let name: String
    let value: StoredStateValue
  }

  private struct Key: Codable {
    var id: String?
    var value: StoredStateValue.Element?
  }

  private var properties: [Property]
  /// The opened windows by the number in their path, or `nil` for a window that cannot be encoded.
  private var keys: [Key?]

  /// - Parameters:
  ///   - storages: The state of the app.
  ///   - requested: The windows that the program has opened, by the number in their path.
  @MainActor
  init(_ storages: [StateStorage], requested: [WindowKey?]) {
    properties = storages.compactMap { storage in
      StoredStateValue(storage.anyValue).map { Property(name: storage.propertyName, value: $0) }
    }
    keys = requested.map { key in
      switch key {
      case .id(let id): Key(id: id)
      case .value(let value, _, let id): StoredStateValue.Element(value.base).map { Key(id: id, value: $0) }
      case .settings, nil: nil
      }
    }
  }

  /// Writes the values to the properties with the same names.
  @MainActor
  func restore(_ storages: [StateStorage]) {
    var rest = properties
    for storage in storages {
      guard let index = rest.firstIndex(where: { $0.name == storage.propertyName }) else { continue }
      let stored = rest.remove(at: index).value
      if let value = stored.value(like: storage.anyValue) { storage.writeAny(value) }
    }
  }

  /// The opened windows, by the number in their path.
  var requested: [WindowKey?] {
    keys.map { key in
      guard let key else { return nil }
      guard let element = key.value else { return key.id.map { .id($0) } }
      return (element.value as? any Codable & Hashable).map { Self.windowKey($0, id: key.id) }
    }
  }

  private static func windowKey<Value: Codable & Hashable>(_ value: Value, id: String?) -> WindowKey {
    WindowKey(value, id: id)
  }
}
