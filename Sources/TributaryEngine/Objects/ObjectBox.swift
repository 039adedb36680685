package import TributaryCombine

/// Where the object of a `@StateObject` lives.
///
/// Invariants:
/// 1. The object is made once, when it is asked for first: at the latest before the first evaluation of the body.
/// 2. Other threads read it under the lock; the main thread changes it under the lock only.
/// 3. It goes with its place in the tree, unless others keep it.
///
/// Tested by `ObservableObjectTests`, `OffMainTests`, `LifetimeTests`.
package final class ObjectBox<Object: ObservableObject>: StateStorage {
  private let make: () -> Object
  private var known: Object?
  private let observer: ObjectObserver

  @MainActor
  package required init(at address: UnsafeRawPointer, _ context: PropertyContext) {
    make = address.assumingMemoryBound(to: StateObject<Object>.self).pointee.make
    observer = ObjectObserver(context)
    super.init(context)
    context.node.with { node in
      if let seeds = node.hostReference.with({ $0.feedback.seeds }), let seed = seeds.next(for: node) { restore(seed) }
    }
  }

  /// The object.
  package var object: Object {
    if OffMainAccess.isOffMain { return OffMainAccess.withLock { known } ?? make() }
    if let known { return known }
    // What the initializer reads is no matter of the body's.
    let outer = currentEvaluation
    currentEvaluation = UnsafeEvaluation(node: nil)
    defer { currentEvaluation = outer }
    let object = make()
    OffMainAccess.withLock { known = object }
    return object
  }

  /// Makes the object, if it is not there, and has the view told of its changes.
  @MainActor
  func prepare() { observer.observe(object) }

  override package var valueDescription: String { known.map { describe($0) } ?? "" }
  override package var anyValue: Any { known as Any }
  override package func restore(_ value: Any) {
    guard let object = value as? Object else { return }
    let old = known
    OffMainAccess.withLock { known = object }
    withExtendedLifetime(old) {}
  }
}
