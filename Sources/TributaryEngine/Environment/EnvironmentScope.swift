package import TributaryGeometry

/// The environment of a part of the tree, to which the nodes in that part refer.
///
/// Invariants:
/// 1. Whenever a node below is updated, `values` are those of the outer scope with this scope's changes.
/// 2. A scope is owned by the node that created it, which is an ancestor of every node that refers to the scope.
/// 3. `readers` contains every node whose last evaluation read a value of this scope although its own body has another
///    scope, and possibly nodes that no longer do.
///
/// Tested by `IncrementalTests`, `EnvironmentTests`.
@usableFromInline
package final class EnvironmentScope {
  #if DEBUG
    @usableFromInline package let lifetime = Lifetime()

    deinit { lifetime.end(Self.self) }
  #endif

  @exclusivity(unchecked) @usableFromInline package private(set) var values: EnvironmentValues

  private var readers: ContiguousArray<(entry: ReaderList.Entry, read: EnvironmentRead)> = []

  package init(_ values: EnvironmentValues) {
    self.values = values
  }

  // The two properties below are for other modules, in which the attribute against exclusivity checks has no effect: a
  // call is cheaper there than a checked access.

  /// A copy of the environment values.
  package var currentValues: EnvironmentValues { values }

  /// The fields of the environment values.
  package var fields: (any EnvironmentFields)? { values.fields }

  /// The address of the fields, without a reference; `nil` if all of them have their defaults. Valid until the values
  /// change.
  package var fieldsReference: UnsafeRawPointer? {
    values.fields.map { UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained($0).toOpaque()) }
  }

  /// Replaces the values of the scope.
  package func replaceValues(_ new: EnvironmentValues) {
    let old = values
    OffMainAccess.withLock { values = new }
    withExtendedLifetime(old) {}
  }

  /// The values, for threads other than the main thread.
  package var valuesOffMain: EnvironmentValues { OffMainAccess.withLock { values } }

  /// Adds a reader.
  ///
  /// - Parameter isCurrent: Returns whether an entry belongs to its node's last evaluation. Called before the list
  ///   grows.
  /// - Complexity: O(1) amortized.
  package func insertReader(
    _ entry: ReaderList.Entry, _ read: EnvironmentRead, isCurrent: (ReaderList.Entry) -> Bool
  ) {
    if readers.count >= 16, readers.count == readers.capacity {
      readers.removeAll { !isCurrent($0.entry) }
      if readers.count > readers.capacity / 2 { readers.reserveCapacity(readers.capacity * 2) }
    }
    readers.append((entry, read))
  }

  /// Returns whether a reader would receive another value from another scope.
  package func hasReader(of other: EnvironmentScope) -> Bool {
    readers.contains { $0.read.hasChanged(in: other) }
  }

  /// Removes and returns the readers whose value has changed.
  package func takeChangedReaders() -> [ReaderList.Entry] {
    if readers.isEmpty { return [] }
    // The comparison runs client code that may read values; readers added meanwhile are kept.
    let known = readers
    readers = []
    var changed: [ReaderList.Entry] = []
    var kept: ContiguousArray<(entry: ReaderList.Entry, read: EnvironmentRead)> = []
    for reader in known {
      if reader.read.hasChanged(in: self) { changed.append(reader.entry) } else { kept.append(reader) }
    }
    readers = kept + readers
    return changed
  }
}

extension Unretained where Object == EnvironmentScope {
  /// The values of the scope.
  package var values: EnvironmentValues { @inline(__always) get { with { $0.values } } }

  /// The unit of default gaps along each axis, in points, read without copying the values.
  package var gapUnits: CGSize { with { $0.values.spacingUnits } }

  /// Returns the unit of default gaps along an axis, in points.
  package func gapUnit(along axis: Axis) -> CGFloat { gapUnits.length(along: axis) }

  /// The layout direction, read without copying the values.
  package var layoutDirection: LayoutDirection { @inline(__always) get { with { $0.values.direction } } }
}

/// A value that an evaluation has read from the environment.
package struct EnvironmentRead {
  private let hasChanged: (EnvironmentValues) -> Bool

  package init<Value>(_ value: Value, at keyPath: KeyPath<EnvironmentValues, Value>) {
    hasChanged = { values in
      let comparison = ComparisonCache.comparisonOnMain(of: Value.self)
      return !withPointer(to: value) { old in
        withPointer(to: values[keyPath: keyPath]) { new in
          comparison.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
        }
      }
    }
  }

  /// Creates a read of the observable object of a type, which may be missing before or after a change.
  package init(objectOf type: Any.Type, in values: EnvironmentValues) {
    let object = values.object(of: type)
    hasChanged = { $0.object(of: type) !== object }
  }

  package func hasChanged(in scope: EnvironmentScope) -> Bool { hasChanged(scope.values) }
}

#if DEBUG
  extension EnvironmentScope: Referable {}
#endif
