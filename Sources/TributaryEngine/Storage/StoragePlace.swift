import TributaryCombine

/// Where a property of a view finds its value: the store that holds at its place in the tree, and the item of its key.
@MainActor
final class StoragePlace {
  private let scope: EnvironmentScope
  private let hostReference: HostReference
  private let observer: ObjectObserver
  private nonisolated(unsafe) var known: StoredItem?

  /// The item that the property finds.
  nonisolated var item: StoredItem? { OffMainAccess.isOffMain ? OffMainAccess.withLock { known } : known }

  init(_ context: PropertyContext) {
    scope = context.environment.object
    hostReference = context.node.object.host.reference
    observer = ObjectObserver(context)
  }

  /// Finds the item of a key before the body is evaluated, and has the view told of its changes.
  ///
  /// - Parameter given: The store that the property was declared with.
  func prepare(_ key: String, in given: ValueStore?, _ path: KeyPath<EnvironmentValues, ValueStore?>, isOfScene: Bool) {
    let around = scope.values[keyPath: path]
    if given == nil, let body = currentEvaluation.node as? EvaluatedNode {
      body.environmentReads.append(EnvironmentRead(around, at: path))
    }
    guard let own = hostReference.host?.feature(HostStores.self) else { return }
    let store = given ?? around ?? (isOfScene ? own.scene : own.app)
    if known?.key == key, known?.store === store { return }
    let (item, old) = (store.item(forKey: key), known)
    // Released behind the lock.
    OffMainAccess.withLock { known = item }
    withExtendedLifetime(old) {}
    observer.observe(item)
  }
}

/// The stores of a host that was given none: in memory, and gone with it.
final class HostStores: HostFeature {
  static let slot = FeatureSlot()

  let app = ValueStore()
  let scene = ValueStore(for: "SceneStorage")

  init(of host: ViewGraph) {}
}

extension EnvironmentValues {
  /// The store that `@AppStorage` uses; `nil` for the host's own, which is in memory.
  package var appStore: ValueStore? {
    get { self[AppStoreKey.self] }
    set { self[AppStoreKey.self] = newValue }
  }

  /// The store that `@SceneStorage` uses; `nil` for the host's own.
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

/// A key of a store, as a place that bindings refer to.
final class StorageLocation<Value>: DerivedLocation<Value> {
  private let item: StoredItem
  private let form: StoredForm<Value>
  /// The value that stood when the binding was made: who is handed it does not observe the key by itself.
  private let seen: StoredValue?

  init(_ item: StoredItem, _ form: StoredForm<Value>) {
    self.item = item
    self.form = form
    seen = item.value
  }

  override func read() -> Value { item.value.flatMap(form.read) ?? form.initial }

  override func write(_ value: Value, _ transaction: Transaction) { item.value = form.write(value) }

  override func isSamePlace(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? StorageLocation<Value> else { return false }
    return item === other.item && seen == other.seen
  }
}

/// A key of a store: all views that show it observe the same item.
final class StoredItem: ObservableObject {
  let key: String
  let store: ValueStore
  private let changes = PassthroughSubject<ObjectChange, Never>()

  init(key: String, store: ValueStore) {
    self.key = key
    self.store = store
  }

  /// The value in the store. Writing the value that stands is no write.
  var value: StoredValue? {
    get { store.value(forKey: key) }
    set {
      if newValue == value { return }
      changes.send(ObjectChange(name: name, hasHappened: false))
      store.set(newValue, forKey: key)
      if !MainQueue.isCurrent { changes.send(ObjectChange(name: name, hasHappened: true)) }
    }
  }

  /// As the property is declared: `SceneStorage("draft")`.
  private var name: String { "\(store.wrapper)(\"\(key)\")" }
}

extension StoredItem: ObjectChangeSource {
  func observeChanges(_ action: @escaping (ObjectChange) -> Void) -> AnyCancellable {
    changes.sink(receiveValue: action)
  }
}
