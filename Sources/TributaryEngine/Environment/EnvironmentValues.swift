public import Observation
package import TributaryGeometry

/// The values that views inherit from the views around them.
///
/// A value type: a copy costs a reference, a change copies the fields once and adds custom values to a dictionary.
public struct EnvironmentValues {
  /// The values that a later module keeps as plain fields; `nil` while every one of them is the standard one.
  package var fields: (any EnvironmentFields)? {
    didSet {
      direction = fields?.layoutDirection ?? .leftToRight
      spacingUnits = fields?.gapUnits ?? .zero
    }
  }

  // Copies of the fields that the engine itself reads.

  /// The side that leading stands for.
  package private(set) var direction = LayoutDirection.leftToRight

  /// The lengths of which default gaps are whole multiples, in points; 0 for no such length.
  package private(set) var spacingUnits = CGSize.zero

  fileprivate var custom: [ObjectIdentifier: CustomValue] = [:]

  /// Values where nobody has set any.
  public init() {}

  /// The value of a key of your own.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (custom[ObjectIdentifier(key)] as? TypedCustomValue<K.Value>)?.value ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = TypedCustomValue(newValue) }
  }

  /// The observable object of a type that was put into the environment.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { (custom[ObjectIdentifier(objectType)] as? TypedCustomValue<T>)?.value }
    set { custom[ObjectIdentifier(objectType)] = newValue.map { TypedCustomValue($0) } }
  }

  /// The observable object of a type that was put into the environment.
  package func object(of type: Any.Type) -> AnyObject? { custom[ObjectIdentifier(type)]?.object }
}

extension EnvironmentValues {
  /// Whether nobody can tell these values from others.
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

/// A value of a key that the engine does not know.
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

/// The key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of what is set and read.
  associatedtype Value

  /// The value that holds where nobody has set one.
  static var defaultValue: Value { get }
}

/// The environment values that a later module keeps as plain fields of one type, so that reading one needs no look-up.
///
/// The engine stores the object, compares it, and reads the layout direction and the gap units; it knows none of the other fields. One module
/// provides the type, and an environment without an object stands for the standard values of that type.
package protocol EnvironmentFields: AnyObject {
  /// The side that leading stands for.
  var layoutDirection: LayoutDirection { get }

  /// The lengths of which default gaps are whole multiples, in points; 0 for no such length.
  var gapUnits: CGSize { get }

  /// Whether no view can distinguish these values from others.
  ///
  /// - Parameter other: Fields of the same type; `nil` for the standard values.
  @MainActor func isKnownEqual(to other: (any EnvironmentFields)?) -> Bool
}
