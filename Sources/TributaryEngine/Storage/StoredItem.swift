import TributaryCombine

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
