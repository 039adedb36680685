import TributaryCombine

/// The type-independent part of the storage of one state value.
///
/// Invariants:
/// 1. `readers` and `derivedReaders` contain every node whose last evaluation read the value or a part of it, and
///    possibly nodes that no longer do.
/// 2. The storage is owned by the position in the tree that created it, and is released with it.
///
/// Tested by `IncrementalTests`, `LifetimeTests`.
@usableFromInline
package class StateStorage {
  /// The reference to the host, which may have been deallocated by the time a binding is used.
  package final let hostReference: HostReference

  /// The node whose view declared the property.
  package final let owner: NodeHandle

  /// The layout of the type that declares the property; `propertyIndex` is the index of the property in it.
  private final let layout: Unretained<TypeLayout>

  /// The nodes that read a part of the value through bindings.
  package final var derivedReaders: DerivedReaders?

  @exclusivity(unchecked) @usableFromInline package final var readers = ReaderList()

  // These fields are the last ones, so that a small value follows them in the same word.
  private final let propertyIndex: UInt16

  /// Whether other threads are known to read the value. Accessed only under the lock.
  private final var isReadOffMain = false

  /// Whether another view shares the value; see ``SharedSubtrees``.
  package final var isShared = false

  package init(_ context: PropertyContext) {
    (hostReference, owner) = context.node.with { node in
      node.hostReference.with { ($0.reference, $0.handles.handle(for: node)) }
    }
    layout = context.layout
    propertyIndex = UInt16(truncatingIfNeeded: context.propertyIndex)
  }

  /// Creates storage for a property in memory. Its initial value is the second field, after the reference to the
  /// storage.
  ///
  /// The call is dispatched through the metatype, so that creating storage requires no search for the metadata of a
  /// generic class.
  @MainActor
  package required convenience init(at address: UnsafeRawPointer, _ context: PropertyContext) {
    self.init(context)
  }

  /// The name of the property as declared in its view.
  package final var propertyName: String { layout.object().nameInSource(ofProperty: Int32(propertyIndex)) }

  /// The value as printed in reports.
  package var valueDescription: String { "" }

  /// The value, for snapshots and analysis.
  package var anyValue: Any { () }

  /// Restores a value previously returned by `anyValue`, without notifying readers.
  package func restore(_ value: Any) {}

  /// Writes a value as the view itself would, if its type matches that of the state.
  package func writeAny(_ value: Any) {}

  /// Registers the node for which client code is running as a reader.
  ///
  /// - Returns: Whether the value may be read directly, which is not the case off the main thread.
  @usableFromInline
  package final func recordRead() -> Bool {
    guard let reader = currentEvaluation.reference else { return MainQueue.isCurrent }
    reader.with { node in node.hostReference.with { $0.register(node, in: &readers) } }
    return true
  }

  /// Records that other threads read the value.
  ///
  /// - Returns: Whether this is the first recorded access.
  package final func recordsUseOffMain() -> Bool {
    defer { isReadOffMain = true }
    return !isReadOffMain
  }
}

/// A write that changed the value.
package struct StateChange {
  package let storage: StateStorage
  package let old: Any
  package let new: Any
}

/// Storage that serves the view at one place, such as an observer of an object. A copy of the view shares only its
/// value.
protocol SharesOnlyValue: StateStorage {}
