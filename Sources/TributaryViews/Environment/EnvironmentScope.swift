package import TributaryGeometry

/// The environment of a part of the tree: what the nodes in it refer to.
///
/// Invariants:
/// 1. `values` are those of the scope above with this scope's changes, whenever a node below is updated.
/// 2. A scope is owned by the node that made it, which is above every node that refers to it.
public final class EnvironmentScope {
  @exclusivity(unchecked) @usableFromInline package var values: EnvironmentValues

  package init(_ values: EnvironmentValues) {
    self.values = values
  }
}

extension Unretained where Object == EnvironmentScope {
  /// The values of the scope.
  package var values: EnvironmentValues {
    @inline(__always) get { with { $0.values } }
  }

  /// Which way leading is, read without a copy of the values.
  package var layoutDirection: LayoutDirection {
    @inline(__always) get { with { $0.values.builtIn.values.layoutDirection } }
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

  package func hasChanged(in scope: EnvironmentScope) -> Bool { hasChanged(scope.values) }
}
