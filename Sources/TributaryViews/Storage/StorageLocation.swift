import TributaryCombine
package import TributaryEngine

/// The store and the item that a storage property uses at its position in the tree.
@MainActor
final class StorageLocation {
  private let scope: EnvironmentScope
  private let hostReference: HostReference
  private let observer: ObjectObserver
  private nonisolated(unsafe) var known: StoredItem?

  /// The item of the property's key.
  nonisolated var item: StoredItem? { OffMainAccess.isOffMain ? OffMainAccess.withLock { known } : known }

  init(_ context: PropertyContext) {
    scope = context.environment.object()
    hostReference = context.node.object().host.reference
    observer = ObjectObserver(context)
  }

  /// Finds the item of a key before the body is evaluated, and registers the view for its changes.
  ///
  /// - Parameter given: The store declared with the property, if any.
  func prepare(_ key: String, in given: ValueStore?, _ path: KeyPath<EnvironmentValues, ValueStore?>, isOfScene: Bool) {
    let around = scope.values[keyPath: path]
    if given == nil, let body = currentEvaluation.node?.asEvaluated {
      body.environmentReads.append(EnvironmentRead(around, at: path))
    }
    guard let own = hostReference.host?.feature(HostStores.self) else { return }
    let store = given ?? around ?? (isOfScene ? own.scene : own.app)
    if known?.key == key, known?.store === store { return }
    let (item, old) = (store.item(forKey: key), known)
    // The old item is released outside the lock.
    OffMainAccess.withLock { known = item }
    withExtendedLifetime(old) {}
    observer.observe(item)
  }
}

/// The in-memory stores of a host without custom stores, with the lifetime of the host.
package final class HostStores: HostFeature {
  package static let slot = FeatureSlot()

  let app = ValueStore()
  let scene = ValueStore(for: "SceneStorage")

  package init(of host: ViewGraph) {}
}

extension EnvironmentValues {
  /// The store of `@AppStorage` properties; `nil` for the host's in-memory store.
  package var appStore: ValueStore? {
    get { self[AppStoreKey.self] }
    set { self[AppStoreKey.self] = newValue }
  }

  /// The store of `@SceneStorage` properties; `nil` for the host's in-memory store.
  var sceneStore: ValueStore? {
    get { self[SceneStoreKey.self] }
    set { self[SceneStoreKey.self] = newValue }
  }
}

private enum AppStoreKey: EnvironmentKey {
  static var defaultValue: ValueStore? { nil }
}

private enum SceneStoreKey: EnvironmentKey {
  static var defaultValue: ValueStore? { nil }
}

/// The access of a binding to a key in a store.
struct StorageAccess<Value>: BindingAccess {
  private let item: StoredItem
  private let form: StoredForm<Value>
  /// The value at the creation of the binding. It is part of the comparison of bindings, because a view that receives
  /// one does not observe the key.
  private let seen: StoredValue?

  init(_ item: StoredItem, _ form: StoredForm<Value>) {
    self.item = item
    self.form = form
    seen = item.value
  }

  func read() -> Value { item.value.flatMap(form.read) ?? form.initial }

  func write(_ value: Value, _ transaction: Transaction) {
    transaction.carrying { item.value = form.write(value) }
  }

  func isSameLocation(as other: StorageAccess) -> Bool {
    item === other.item && seen == other.seen && isKnownEqual(form.initial, other.form.initial)
  }
}

/// The item of a key in a store, which all views that read the key observe.
final class StoredItem: ObservableObject {
  let key: String
  let store: ValueStore
  private let changes = PassthroughSubject<ObjectChange, Never>()

  init(key: String, store: ValueStore) {
    self.key = key
    self.store = store
  }

  /// The value in the store. Writing a value equal to the current one has no effect.
  var value: StoredValue? {
    get { store.value(forKey: key) }
    set {
      if newValue == value { return }
      changes.send(ObjectChange(name: name, hasHappened: false))
      store.set(newValue, forKey: key)
      if !MainQueue.isCurrent { changes.send(ObjectChange(name: name, hasHappened: true)) }
    }
  }

  /// The description of the property's declaration: `SceneStorage("draft")`.
  private var name: String { "\(store.wrapper)(\"\(key)\")" }
}

extension StoredItem: ObjectChangeSource {
  func observeChanges(_ action: @escaping (ObjectChange) -> Void) -> AnyCancellable {
    changes.sink(receiveValue: action)
  }
}
