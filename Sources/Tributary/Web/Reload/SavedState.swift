import Foundation
import TributaryGeometry
@_spi(Engine) import TributaryEngine
import TributaryControls
import TributaryHost
@_spi(Engine) import TributaryViews

/// The state of a window that is transferred to a new build of the program.
///
/// A value is saved if it or its raw value is `Codable`. It is restored if the new program has state with the same name
/// at the same place in the tree, and its type can decode the value.
struct SavedState: Codable {
  /// The values of `@State` properties as JSON, by place.
  private var values: [Place: Data] = [:]
  /// The offsets of scroll views, by place.
  private var offsets: [Place: CGPoint] = [:]
  /// The values of `@SceneStorage` properties.
  private var sceneValues: Data?
  /// The index of the focus among the focusable views.
  private var focus: Int?

  /// A place in the tree: the path of types, the name of the property, and the index among equal places.
  private struct Place: Codable, Hashable {
    let path: String
    let property: String
    var occurrence = 0
  }

  /// The user's state in framework views: the pages of a navigation stack, the selected tab, and the expanded groups.
  private static let frameworkProperties: Set<String> = ["ownPath", "path", "isActive", "place", "isOpen"]

  /// The number of updates in which restored values can insert further views.
  private static let rounds = 8
}

// MARK: Saving

extension SavedState {
  @MainActor
  init(_ core: ViewGraph) {
    var walk = Walk()
    walk.visit(core.root) { place, storage in
      if let data = StoredStateValue.data(storage.anyValue) { values[place] = data }
    } scroll: { place, node in
      if node.offset != .zero { offsets[place] = node.offset }
    }
    sceneValues = core.sceneValues
    if let focused = core.focused { focus = core.focusable.firstIndex { $0 === focused } }
  }
}

// MARK: Restoring

extension SavedState {
  /// Restores the values in an updated tree, and settles the tree.
  @MainActor
  func restore<Content: View>(in host: ViewHost<Content>) {
    if let sceneValues { host.core.restoreSceneValues(sceneValues) }
    var pending = values
    for _ in 0..<Self.rounds {
      var isChanged = false
      var walk = Walk()
      walk.visit(host.core.root) { place, storage in
        guard let data = pending.removeValue(forKey: place) else { return }
        guard let value = StoredStateValue.value(data, like: storage.anyValue) else { return }
        storage.writeAny(value)
        isChanged = true
      } scroll: { _, _ in
      }
      host.update()
      if !isChanged { break }
    }
    restoreOffsets(in: host)
    if let focus {
      let focusable = host.core.focusable
      if focusable.indices.contains(focus) { host.core.setFocus(host.core.handles.handle(for: focusable[focus])) }
    }
    host.update()
  }

  @MainActor
  private func restoreOffsets<Content: View>(in host: ViewHost<Content>) {
    // Lazy containers determine the lengths of rows while the content scrolls.
    for _ in 0..<Self.rounds {
      var isChanged = false
      var walk = Walk()
      walk.visit(host.core.root) { _, _ in
      } scroll: { place, node in
        guard let offset = offsets[place] else { return }
        if node.scroll(to: offset.x, along: .horizontal) { isChanged = true }
        if node.scroll(to: offset.y, along: .vertical) { isChanged = true }
      }
      guard isChanged else { return }
      host.update()
    }
  }
}

extension SavedState {
  /// A traversal that identifies the places of state and of scroll views.
  @MainActor
  private struct Walk {
    private var counts: [Place: Int] = [:]

    mutating func visit(
      _ root: ViewNode, state: (Place, StateStorage) -> Void, scroll: (Place, ScrollNode) -> Void
    ) {
      var pending = [root]
      while let node = pending.popLast() {
        if let evaluated = node.asEvaluated, evaluated.holdsState {
          let path = node.path
          let isFramework = evaluated.layout.isFrameworkComposite
          var storages: [StateStorage] = []
          evaluated.visitStorage(StorageVisitor { storages.append($0) })
          for storage in storages {
            let name = storage.propertyName
            if isFramework, !SavedState.frameworkProperties.contains(name) { continue }
            state(place(path, name), storage)
          }
        } else if let node = node as? ScrollNode {
          scroll(place(node.path, "offset"), node)
        }
        var children: [ViewNode] = []
        node.forEachChild { children.append($0) }
        pending += children.reversed()
      }
    }

    private mutating func place(_ path: String, _ property: String) -> Place {
      let place = Place(path: path, property: property)
      let count = counts[place, default: 0]
      counts[place] = count + 1
      return Place(path: path, property: property, occurrence: count)
    }
  }
}

/// A state value as JSON.
private enum StoredStateValue {
  /// An element of a navigation path, with its type.
  private struct Element: Codable {
    let type: String
    let data: Data
  }

  /// Returns the JSON of a value, or `nil` for an object and for a value that cannot be encoded.
  static func data(_ value: Any) -> Data? {
    if type(of: value) is AnyClass { return nil }
    if let path = value as? [AnyHashable] {
      let elements = path.compactMap { element -> Element? in
        guard let type = _mangledTypeName(type(of: element.base)), let data = data(element.base) else { return nil }
        return Element(type: type, data: data)
      }
      return elements.count == path.count ? try? JSONEncoder().encode(elements) : nil
    }
    if let value = value as? any Codable { return try? JSONEncoder().encode(value) }
    if let value = value as? any RawRepresentable { return data(of: value) }
    return nil
  }

  private static func data<Value: RawRepresentable>(of value: Value) -> Data? {
    (value.rawValue as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
  }

  /// Decodes a value of the same type as another value.
  static func value(_ data: Data, like other: Any) -> Any? {
    other is [AnyHashable] ? path(data) : value(data, of: type(of: other))
  }

  private static func value(_ data: Data, of type: Any.Type) -> Any? {
    if let type = type as? any Decodable.Type { return try? JSONDecoder().decode(type, from: data) }
    if let type = type as? any RawRepresentable.Type { return raw(data, of: type) }
    return nil
  }

  private static func raw<Value: RawRepresentable>(_ data: Data, of type: Value.Type) -> Any? {
    guard let rawType = Value.RawValue.self as? any Decodable.Type,
      let rawValue = try? JSONDecoder().decode(rawType, from: data) as? Value.RawValue
    else { return nil }
    return Value(rawValue: rawValue)
  }

  private static func path(_ data: Data) -> [AnyHashable]? {
    guard let elements = try? JSONDecoder().decode([Element].self, from: data) else { return nil }
    var path: [AnyHashable] = []
    for element in elements {
      guard let type = _typeByName(element.type), let value = value(element.data, of: type) as? AnyHashable else {
        return nil
      }
      path.append(value)
    }
    return path
  }
}
