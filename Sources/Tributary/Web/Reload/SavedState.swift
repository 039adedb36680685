import Foundation
import TributaryControls
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryHost
@_spi(Engine) import TributaryViews

/// The state of a window that is transferred to a new build of the program.
///
/// A value is saved if `StoredStateValue` can encode it. It is restored if the new program has state with the same name
/// at the same place in the tree, and its type can decode the value. The state of the app is not a part of it, because
/// all windows share it; see `SavedAppState`.
struct SavedState: Codable {
  /// The values of `@State` properties, by place.
  private var values: [Place: StoredStateValue] = [:]
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
      if let value = StoredStateValue(storage.anyValue) { values[place] = value }
    } scroll: { place, node in
      if node.offset != .zero { offsets[place] = node.offset }
    }
    sceneValues = HostStores.of(core).sceneValues
    if let focused = KeyboardFocus.of(core).focused {
      focus = KeyboardFocus.of(core).focusable.firstIndex { $0 === focused }
    }
  }
}

// MARK: Restoring

extension SavedState {
  /// Restores the values in an updated tree, and settles the tree.
  @MainActor
  func restore<Content: View>(in host: ViewHost<Content>) {
    if let sceneValues { HostStores.of(host.core).restoreSceneValues(sceneValues) }
    var pending = values
    for _ in 0..<Self.rounds {
      var isChanged = false
      var walk = Walk()
      walk.visit(host.core.root) { place, storage in
        guard let stored = pending.removeValue(forKey: place) else { return }
        guard let value = stored.value(like: storage.anyValue) else { return }
        storage.writeAny(value)
        isChanged = true
      } scroll: { _, _ in
      }
      host.update()
      if !isChanged { break }
    }
    restoreOffsets(in: host)
    if let focus {
      let focusable = KeyboardFocus.of(host.core).focusable
      if focusable.indices.contains(focus) {
        KeyboardFocus.of(host.core).setFocus(host.core.handles.handle(for: focusable[focus]))
      }
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
        if let evaluated = node.asEvaluated, evaluated.holdsState, !(evaluated.layout.type is any AppStateHolder.Type) {
          let path = node.path
          let isFramework =
            evaluated.layout.isBuiltInComposite && !(evaluated.layout.type is any ClientStateHolder.Type)
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
        node.forEachExistingChild { children.append($0) }
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

// MARK: The state of the app

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
