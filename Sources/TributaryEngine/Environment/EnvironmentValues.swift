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

  /// The values of custom keys and the observable objects, sorted by the identity of the key or the object's type. An
  /// environment has few of them, so that a binary search takes less time than hashing.
  fileprivate var custom: ContiguousArray<CustomValue> = []

  /// Creates default values.
  public init() {}

  /// The value of a custom key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Most keys are not set. Then the runtime is not asked for the type of the value.
      guard let known = custom(ObjectIdentifier(key)), known.type == K.Value.self else { return K.defaultValue }
      return known.address.assumingMemoryBound(to: K.Value.self).pointee
    }
    set { setCustom(ObjectIdentifier(key), TypedCustomValue(newValue, key: ObjectIdentifier(key))) }
  }

  /// The observable object of a type in the environment.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { (custom(ObjectIdentifier(objectType)) as? TypedCustomValue<T>)?.value }
    set {
      let key = ObjectIdentifier(objectType)
      setCustom(key, newValue.map { TypedCustomValue($0, key: key) })
    }
  }

  /// Returns the observable object of a type in the environment.
  package func object(of type: Any.Type) -> AnyObject? { custom(ObjectIdentifier(type))?.object }

  /// Returns the index of a custom value, or the index at which it would be inserted.
  private func customIndex(of key: ObjectIdentifier) -> Int {
    var (low, high) = (0, custom.count)
    while low < high {
      let middle = (low + high) / 2
      if custom[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func custom(_ key: ObjectIdentifier) -> CustomValue? {
    if custom.isEmpty { return nil }
    let index = customIndex(of: key)
    return index < custom.count && custom[index].key == key ? custom[index] : nil
  }

  private mutating func setCustom(_ key: ObjectIdentifier, _ value: CustomValue?) {
    let index = customIndex(of: key)
    let isKnown = index < custom.count && custom[index].key == key
    if isKnown { custom.remove(at: index) }
    if let value { custom.insert(value, at: index) }
  }
}

extension EnvironmentValues {
  /// Returns whether these values are known to be interchangeable with `other`.
  @MainActor
  package func isKnownEqual(to other: EnvironmentValues) -> Bool {
    hasKnownEqualFields(to: other)
      && custom.elementsEqual(other.custom) { $0.key == $1.key && $0.isEqual(to: $1) }
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
  /// The identity of the key, or of the type of the observable object.
  final let key: ObjectIdentifier
  /// The type of the value. A read compares it because a cast to the class of the value takes much longer.
  final let type: Any.Type

  init(_ type: Any.Type, key: ObjectIdentifier) {
    self.type = type
    self.key = key
  }

  /// The address of the value, which is valid while this object exists.
  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// The value, if it is an object.
  var object: AnyObject? { nil }

  @MainActor func isEqual(to other: CustomValue) -> Bool { false }
}

/// The storage of the value of a client's key.
private final class TypedCustomValue<Value>: CustomValue {
  // The property is never written. A read of its address is not an access to its value.
  @exclusivity(unchecked) private(set) var value: Value

  init(_ value: Value, key: ObjectIdentifier) {
    self.value = value
    super.init(Value.self, key: key)
  }

  override var address: UnsafeRawPointer { UnsafeRawPointer(TributaryEngine.address(of: &value, in: self)) }

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
