public import Observation
package import TributaryGeometry

/// A collection of values that views inherit from their ancestors.
///
/// The type has value semantics: a copy costs one reference, and a change copies the fields once and adds custom values
/// to a dictionary.
public struct EnvironmentValues {
  /// The values that a later module stores as plain fields; `nil` while all of them have their defaults.
  package var fields: (any EnvironmentFields)? {
    didSet {
      direction = fields?.layoutDirection ?? .leftToRight
      spacingUnits = fields?.gapUnits ?? .zero
    }
  }

  // Copies of the fields that the engine reads.

  /// The layout direction, which determines the leading side.
  package private(set) var direction = LayoutDirection.leftToRight

  /// The unit of default gaps along each axis, in points: gaps are integral multiples of it; 0 for no unit.
  package private(set) var spacingUnits = CGSize.zero

  fileprivate var custom: [ObjectIdentifier: CustomValue] = [:]

  /// Creates default values.
  public init() {}

  /// The value of a custom key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Most keys are not set. Then the runtime is not asked for the type of the value.
      guard !custom.isEmpty, let known = custom[ObjectIdentifier(key)] else { return K.defaultValue }
      return (known as? TypedCustomValue<K.Value>)?.value ?? K.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = TypedCustomValue(newValue) }
  }

  /// The observable object of a type in the environment.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { (custom[ObjectIdentifier(objectType)] as? TypedCustomValue<T>)?.value }
    set { custom[ObjectIdentifier(objectType)] = newValue.map { TypedCustomValue($0) } }
  }

  /// Returns the observable object of a type in the environment.
  package func object(of type: Any.Type) -> AnyObject? { custom[ObjectIdentifier(type)]?.object }
}

extension EnvironmentValues {
  /// Returns whether these values are known to be interchangeable with `other`.
  @MainActor
  package func isKnownEqual(to other: EnvironmentValues) -> Bool {
    guard hasKnownEqualFields(to: other) else { return false }
    guard custom.count == other.custom.count else { return false }
    return custom.allSatisfy { key, value in other.custom[key].map { value.isEqual(to: $0) } ?? false }
  }
}

extension EnvironmentValues {
  @MainActor
  private func hasKnownEqualFields(to other: EnvironmentValues) -> Bool {
    switch (fields, other.fields) {
    case (nil, nil): true
    case (let a?, let b): a === b || a.isKnownEqual(to: b)
    case (nil, let b?): b.isKnownEqual(to: nil)
    }
  }
}

/// A value of a custom key.
private class CustomValue {
  /// The value, if it is an object.
  var object: AnyObject? { nil }

  @MainActor func isEqual(to other: CustomValue) -> Bool { false }
}

private final class TypedCustomValue<Value>: CustomValue {
  let value: Value

  init(_ value: Value) { self.value = value }

  override var object: AnyObject? { Value.self is AnyClass ? value as AnyObject : nil }

  @MainActor override func isEqual(to other: CustomValue) -> Bool {
    guard let other = other as? TypedCustomValue<Value> else { return false }
    return self === other
      || withPointer(to: value) { a in
        withPointer(to: other.value) { b in
          ComparisonCache.comparison(of: Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
        }
      }
  }
}

/// A key of a custom environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value of an environment in which none was set.
  static var defaultValue: Value { get }
}

/// A collection of environment values that a later module stores as plain fields of one type, so that a read requires
/// no lookup.
///
/// The engine stores the object, compares it, and reads the layout direction and the gap units, but no other field. One
/// module provides the type. An environment without an object has the default values of that type.
package protocol EnvironmentFields: AnyObject {
  /// The layout direction, which determines the leading side.
  var layoutDirection: LayoutDirection { get }

  /// The unit of default gaps along each axis, in points: gaps are integral multiples of it; 0 for no unit.
  var gapUnits: CGSize { get }

  /// Returns whether these values are known to be interchangeable with `other`.
  ///
  /// - Parameter other: Fields of the same type; `nil` for the default values.
  @MainActor func isKnownEqual(to other: (any EnvironmentFields)?) -> Bool
}
