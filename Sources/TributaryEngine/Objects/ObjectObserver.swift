import Dispatch
package import TributaryCombine

/// Tells the view of a property when the object that it shows is about to change.
///
///     object ── objectWillChange ──▶ observer ──▶ the view's body is evaluated with the next update
///
/// The value is written after the object has told; the body runs later than both. Off the main thread that is not so
/// sure, and the observer waits until the value stands, where it is told of that.
///
/// Invariants:
/// 1. At most one object is observed, the last that was given.
/// 2. It keeps the connection, and neither the object nor the tree alive.
///
/// By construction: one property holds the connection, and what it refers to is weak.
package final class ObjectObserver {
  private let hostReference: HostReference
  private let node: NodeHandle
  private var connection: AnyCancellable?
  private var observed: ObjectIdentifier?

  @MainActor
  package init(_ context: PropertyContext) {
    (hostReference, node) = context.node.with { node in
      node.hostReference.with { ($0.reference, $0.handles.handle(for: node)) }
    }
  }

  /// Observes an object from now on, in the place of the one before.
  @MainActor
  package func observe<Object: ObservableObject>(_ object: Object) {
    if observed == ObjectIdentifier(object) { return }
    observed = ObjectIdentifier(object)
    connection = ObjectChanges.observe(object) { [hostReference, node] change in
      Self.objectChanges(change, hostReference, node)
    }
  }

  /// Observes nothing from now on.
  @MainActor
  package func stop() {
    observed = nil
    connection = nil
  }

  private static func objectChanges(_ change: ObjectChange, _ hostReference: HostReference, _ node: NodeHandle) {
    if MainQueue.isCurrent {
      if !change.hasHappened { hostReference.host?.observedObjectWillChange(change, readBy: node) }
      return
    }
    // What says by hand that it changes does not say when it has.
    if !change.hasHappened, change.isFollowed { return }
    let work = UncheckedSendableClosure {
      guard let host = hostReference.host else { return }
      host.reportOffMainWrite(change, readBy: node)
      host.observedObjectWillChange(change, readBy: node)
    }
    DispatchQueue.main.async { work.run() }
  }
}

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
