package import TributaryGeometry

/// The environment of a part of the tree: what the nodes in it refer to.
///
/// Invariants:
/// 1. `values` are those of the scope above with this scope's changes, whenever a node below is updated.
/// 2. A scope is owned by the node that made it, which is above every node that refers to it.
/// 3. `readers` holds every node whose last evaluation read a value of this scope although the scope is not that of its
///    own body, and perhaps some that no longer do.
///
/// Tested by `IncrementalTests`, `EnvironmentTests`.
@usableFromInline
package final class EnvironmentScope {
  @exclusivity(unchecked) @usableFromInline package private(set) var values: EnvironmentValues

  private var readers: ContiguousArray<(entry: ReaderList.Entry, read: EnvironmentRead)> = []

  package init(_ values: EnvironmentValues) {
    self.values = values
  }

  // The two below are for other modules, to which an attribute against the check for overlapping access does not apply: a
  // call costs them less than a checked access.

  /// A copy of the values.
  package var currentValues: EnvironmentValues { values }

  /// The fields of the values.
  package var fields: (any EnvironmentFields)? { values.fields }

  /// Gives the scope other values.
  package func replaceValues(_ new: EnvironmentValues) {
    let old = values
    OffMainAccess.withLock { values = new }
    withExtendedLifetime(old) {}
  }

  /// The values for threads that are not the main one.
  package var valuesOffMain: EnvironmentValues { OffMainAccess.withLock { values } }

  /// Adds a reader.
  ///
  /// - Parameter isCurrent: Whether an entry is that of its node's last evaluation; asked before the list grows.
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

  /// Takes out the readers whose value is another one now; the others stay.
  package func takeChangedReaders() -> [ReaderList.Entry] {
    if readers.isEmpty { return [] }
    // Comparing runs code of users, who may read meanwhile: what they add is kept.
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
  package var values: EnvironmentValues {
    @inline(__always) get { with { $0.values } }
  }

  /// The length of which default gaps along an axis are whole multiples, read without a copy of the values.
  package func gapUnit(along axis: Axis) -> CGFloat {
    with {
      let units = $0.values.spacingUnits
      return axis == .horizontal ? units.width : units.height
    }
  }

  /// Which way leading is, read without a copy of the values.
  package var layoutDirection: LayoutDirection {
    @inline(__always) get { with { $0.values.direction } }
  }
}

/// One value that an evaluation read from the environment.
package struct EnvironmentRead {
  private let hasChanged: (EnvironmentValues) -> Bool

  package init<Value>(_ value: Value, at keyPath: KeyPath<EnvironmentValues, Value>) {
    let comparison = ComparisonCache.comparisonOnMain(of: Value.self)
    hasChanged = { values in
      !withPointer(to: value) { old in
        withPointer(to: values[keyPath: keyPath]) { new in
          comparison.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
        }
      }
    }
  }

  /// The observable object of a type, which may be missing before or after.
  package init(objectOf type: Any.Type, in values: EnvironmentValues) {
    let object = values.object(of: type)
    hasChanged = { $0.object(of: type) !== object }
  }

  package func hasChanged(in scope: EnvironmentScope) -> Bool { hasChanged(scope.values) }
}
