package import Foundation

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
