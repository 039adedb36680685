import TributaryCombine

/// Where one piece of state lives: what is the same for every type of value.
///
/// Invariants:
/// 1. `readers` and `derivedReaders` hold every node whose last evaluation read the value or a part of it, and perhaps
///    some that no longer do.
/// 2. The storage belongs to the place in the tree that made it, and dies with it.
///
/// Tested by `IncrementalTests`, `LifetimeTests`.
@usableFromInline
package class StateStorage {
  /// The way to the engine, which may be gone by the time that a binding is used.
  package final let hostReference: HostReference

  /// The node whose view declared the property.
  package final let owner: NodeHandle

  /// The type that declares the property, and which of its properties it is.
  private final let layout: Unretained<TypeLayout>
  private final let propertyIndex: Int32

  /// Whether it is known that other threads read the value. Used under the lock only.
  private final var isReadOffMain = false

  @exclusivity(unchecked) @usableFromInline package final var readers = ReaderList()

  /// The nodes that read a part of the value through bindings.
  package final var derivedReaders: DerivedReaders?

  package init(_ context: PropertyContext) {
    (hostReference, owner) = context.node.with { node in
      node.hostReference.with { ($0.reference, $0.handles.handle(for: node)) }
    }
    layout = context.layout
    propertyIndex = context.propertyIndex
  }

  /// Storage for a property that stands in memory: its initial value is the second field, behind the reference to the
  /// storage.
  ///
  /// Called through the type, so that making storage costs no search for the metadata of a generic class.
  @MainActor
  package required convenience init(at address: UnsafeRawPointer, _ context: PropertyContext) {
    self.init(context)
  }

  /// The name of the property in its view, as written.
  package final var propertyName: String {
    let name = layout.object.properties[Int(propertyIndex)].name
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The value as reports print it.
  package var valueDescription: String { "" }

  /// The value, for snapshots and analysis.
  package var anyValue: Any { () }

  /// Puts back a value that `anyValue` answered, without telling anyone.
  package func restore(_ value: Any) {}

  /// Writes a value as its view would, if it is of the type of the state.
  package func writeAny(_ value: Any) {}

  /// Registers the node whose user code runs now.
  ///
  /// - Returns: Whether the value may be read as it stands: on other threads than the main one it may not.
  @usableFromInline
  package final func recordRead() -> Bool {
    guard let reader = currentEvaluation.reference else { return MainQueue.isCurrent }
    reader.with { node in node.hostReference.with { $0.register(node, in: &readers) } }
    return true
  }

  /// - Returns: Whether nobody knew yet that other threads read the value.
  package final func takesNoteOffMain() -> Bool {
    defer { isReadOffMain = true }
    return !isReadOffMain
  }
}

/// One write that changed something.
package struct StateChange {
  package let storage: StateStorage
  package let old: Any
  package let new: Any
}
