package import TributaryCombine

/// What an `@EnvironmentObject` has found at its place.
///
/// Invariant: once the object was found it is kept until another one is: closures of the view use it after the environment
/// has lost it.
///
/// By construction: it is written where another object is found, and nowhere else.
@MainActor
final class EnvironmentObjectPlace<Object: ObservableObject> {
  private let scope: EnvironmentScope
  private let observer: ObjectObserver
  private nonisolated(unsafe) var known: Object?

  /// The object that was found last.
  nonisolated var object: Object? { OffMainAccess.isOffMain ? OffMainAccess.withLock { known } : known }

  init(_ context: PropertyContext) {
    scope = context.environment.object
    observer = ObjectObserver(context)
  }

  /// The object that stands in the environment now; the node is told when another one does.
  func find(for node: EvaluatedNode) -> Object? {
    let path = \EnvironmentValues[observed: TypeKey(Object.self)]
    let found = scope.values[keyPath: path]
    node.environmentReads.append(EnvironmentRead(found, at: path))
    if let found { take(found) } else { observer.stop() }
    return found
  }

  private func take(_ object: Object) {
    if known === object { return }
    // Released behind the lock: the end of an object may run anything.
    let old = known
    OffMainAccess.withLock { known = object }
    withExtendedLifetime(old) {}
  }

  func prepare() {
    if let known { observer.observe(known) }
  }
}

extension EnvironmentValues {
  /// The observable object of a type that was put into the environment.
  package subscript<T: ObservableObject>(observed key: TypeKey<T>) -> T? {
    get { self[ObservedObjectKey<T>.self] }
    set { self[ObservedObjectKey<T>.self] = newValue }
  }
}

private enum ObservedObjectKey<T: ObservableObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}
