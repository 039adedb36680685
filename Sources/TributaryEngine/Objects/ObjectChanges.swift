package import TributaryCombine

/// The changes of an observable object, told with as much as its publisher knows of them.
package enum ObjectChanges {
  /// Runs a closure before each change, until the answer is cancelled or goes.
  package static func observe<Object: ObservableObject>(
    _ object: Object, _ action: @escaping (ObjectChange) -> Void
  ) -> AnyCancellable {
    if let source = object as? any ObjectChangeSource { return source.observeChanges(action) }
    #if !canImport(Combine)
      if let publisher = object.objectWillChange as? ObservableObjectPublisher { return publisher.observe(action) }
    #endif
    return object.objectWillChange.sink { _ in action(ObjectChange(property: nil, hasHappened: false)) }
  }
}

/// An object of the package that tells by itself what changes.
package protocol ObjectChangeSource {
  func observeChanges(_ action: @escaping (ObjectChange) -> Void) -> AnyCancellable
}
