import TributaryGeometry

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
