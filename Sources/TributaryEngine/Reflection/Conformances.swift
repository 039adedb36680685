import TributaryGeometry

/// A type that conforms to one of the protocols that the engine looks for.
///
/// To determine that a type does *not* conform, the runtime searches all conformances of the program, which takes as
/// long as a small frame. The protocols that the engine looks for refine this one, so that most types require only one
/// search.
public protocol _KnownToEngine {}

/// A namespace for lookups of conformances, with as few searches as possible.
enum Conformances {
  /// Returns the types of most properties, which are `Equatable` and conform to no protocol of the engine.
  private static func standard(_ type: Any.Type) -> (any Equatable.Type)? {
    if type == Int.self { return Int.self }
    if type == Bool.self { return Bool.self }
    if type == String.self { return String.self }
    if type == CGFloat.self { return CGFloat.self }
    if type == Double.self { return Double.self }
    if type == CGSize.self { return CGSize.self }
    if type == CGPoint.self { return CGPoint.self }
    if type == CGRect.self { return CGRect.self }
    if type == Date.self { return Date.self }
    if type == UUID.self { return UUID.self }
    return type == URL.self ? URL.self : nil
  }

  private static func isKnown(_ type: Any.Type) -> Bool {
    standard(type) == nil && type is any _KnownToEngine.Type
  }

  static func dynamicProperty(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    isKnown(type) ? type as? any DynamicProperty.Type : nil
  }

  static func storedProperty(_ type: Any.Type) -> (any StoredProperty.Type)? {
    isKnown(type) ? type as? any StoredProperty.Type : nil
  }

  static func optional(_ type: Any.Type) -> (any OptionalValue.Type)? {
    isKnown(type) ? type as? any OptionalValue.Type : nil
  }

  static func valueHolder(_ type: Any.Type) -> (any ValueHolder.Type)? {
    isKnown(type) ? type as? any ValueHolder.Type : nil
  }

  static func isImmutableObject(_ type: Any.Type) -> Bool { isKnown(type) && type is any ImmutableObject.Type }

  static func equatable(_ type: Any.Type) -> (any Equatable.Type)? {
    standard(type) ?? type as? any Equatable.Type
  }
}
