package import TributaryCombine

/// The storage of the object of a `@StateObject` property.
///
/// Invariants:
/// 1. The object is created once, at its first use, which is at the latest before the first evaluation of the body.
/// 2. Other threads read it under the lock; the main thread changes it only under the lock.
/// 3. It is released with its position in the tree, unless it is retained elsewhere.
///
/// Tested by `ObservableObjectTests`, `OffMainTests`, `LifetimeTests`.
package final class ObjectBox<Object: ObservableObject>: StateStorage, SharesOnlyValue {
  private let initial: InitialObject<Object>
  private var known: Object?
  private let observer: ObjectObserver

  @MainActor
  package required init(at address: UnsafeRawPointer, _ context: PropertyContext) {
    let property = address.assumingMemoryBound(to: StateStorage?.self)
    initial = property.second(after: StateStorage?.self, as: InitialObject<Object>.self).pointee
    observer = ObjectObserver(context)
    super.init(context)
  }

  /// The object, which is created at its first use.
  package var object: Object {
    if OffMainAccess.isOffMain { return OffMainAccess.withLock { known } ?? initial.make() }
    if let known { return known }
    // Values that the initializer reads are not dependencies of the body.
    let outer = currentEvaluation
    currentEvaluation = UnsafeEvaluation(node: nil)
    defer { currentEvaluation = outer }
    let object = initial.make()
    OffMainAccess.withLock { known = object }
    return object
  }

  /// Creates the object if necessary, and registers the view for its changes.
  @MainActor
  package func prepare() { observer.observe(object) }

  override package var valueDescription: String { known.map { describe($0) } ?? "" }
  override package var anyValue: Any { known as Any }
  override package func restore(_ value: Any) {
    guard let object = value as? Object else { return }
    let old = known
    OffMainAccess.withLock { known = object }
    withExtendedLifetime(old) {}
  }
}

/// The initial value of a `@StateObject` property.
package struct InitialObject<Object> {
  /// Creates the object.
  package let make: () -> Object

  package init(_ make: @escaping () -> Object) { self.make = make }
}
