public import Observation
import TributaryCombine

/// A property wrapper that reads a value from the environment of a view.
///
/// The body that reads the value is evaluated again when this value changes, but not when other values change.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?
  /// Whether the value must be present in the environment.
  private var isRequired = false

  /// Creates a property that reads the value at a key path.
  ///
  /// - Parameter keyPath: The key path of an environment value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value in the environment; outside the tree, the default of the key.
  public var wrappedValue: Value {
    guard let scope else { return EnvironmentValues()[keyPath: keyPath] }
    guard let node = currentEvaluation.node else {
      return (MainQueue.isCurrent ? scope.values : scope.valuesOffMain)[keyPath: keyPath]
    }
    let value = scope.values[keyPath: keyPath]
    let read =
      isRequired ? EnvironmentRead(objectOf: Value.self, in: scope.values) : EnvironmentRead(value, at: keyPath)
    if let body = node.asEvaluated, body.environment === scope {
      body.environmentReads.append(read)
    } else {
      // Content closures read the environment of the view in which they are written.
      node.host.register(node, read, in: scope)
    }
    return value
  }

  /// The current value, without registering a reader; `nil` outside the tree, and for a required object that is
  /// missing.
  package var presentValue: Value? {
    guard let values = scope?.values, !isRequired || values.object(of: Value.self) != nil else { return nil }
    return values[keyPath: keyPath]
  }

  @MainActor public static var _comparison: PropertyComparison? {
    // The position in the environment is the same for both values, so only the key paths are compared.
    PropertyComparison(
      .equatable { a, b in
        let a = a.assumingMemoryBound(to: Environment<Value>.self).pointee.keyPath
        let b = b.assumingMemoryBound(to: Environment<Value>.self).pointee.keyPath
        return a === b || a == b
      })
  }

  @MainActor public static var _wantsUpdate: Bool { false }

  @MainActor public static var _traits: PropertyTraits { PropertyTraits(isStateless: true) }

  @MainActor public static var _mayMissObject: Bool { Value.self is AnyClass && Value.self is any Observable.Type }

  @MainActor
  public static func _missingObject(at address: UnsafeRawPointer, _ context: PropertyContext) -> Any.Type? {
    let property = address.assumingMemoryBound(to: Environment<Value>.self).pointee
    guard property.isRequired, let scope = property.scope, scope.values.object(of: Value.self) == nil else {
      return nil
    }
    context.node.object().environmentReads.append(EnvironmentRead(objectOf: Value.self, in: scope.values))
    return Value.self
  }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    address.assumingMemoryBound(to: Environment<Value>.self).pointee.scope = context.environment.object()
  }

  @MainActor
  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: Environment<Value>.self).pointee.scope =
      old.assumingMemoryBound(to: Environment<Value>.self).pointee.scope
  }
}

extension Environment {
  /// Creates a property that reads an observable object supplied by an ancestor view.
  ///
  /// If no ancestor has called `environment(_:)` with an object of this type, the body is not evaluated, and a
  /// diagnostic reports the missing object. Use the optional form if the object may be missing.
  ///
  /// - Parameter objectType: The type of the object.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\EnvironmentValues[requiring: TypeKey(objectType)])
    isRequired = true
  }

  /// Creates a property that reads an observable object that an ancestor view may have supplied.
  ///
  /// - Parameter objectType: The type of the object.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues[optional: TypeKey(objectType)])
  }
}

/// A type as an argument of a key path, which must be hashable.
package struct TypeKey<T>: Hashable {
  package init(_ type: T.Type) {}
}

extension EnvironmentValues {
  fileprivate subscript<T: AnyObject & Observable>(requiring key: TypeKey<T>) -> T {
    guard let object = self[T.self] else {
      preconditionFailure(
        "No object of type \(T.self) in the environment. Call environment(_:) on an ancestor of the view.")
    }
    return object
  }

  fileprivate subscript<T: AnyObject & Observable>(optional key: TypeKey<T>) -> T? { self[T.self] }
}
