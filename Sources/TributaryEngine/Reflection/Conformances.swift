import TributaryGeometry

/// A type that conforms to one of the protocols that the engine looks for.
///
/// To determine whether a type conforms, the runtime searches all conformances of the program once, which takes as long
/// as a small frame. The protocols that the engine looks for refine this one, so that most types require only one search.
public protocol _KnownToEngine {
  /// This type as a type of dynamic properties; `nil` if it is not one.
  static var _dynamicProperty: (any DynamicProperty.Type)? { get }
}

extension _KnownToEngine {
  public static var _dynamicProperty: (any DynamicProperty.Type)? { nil }
}

extension DynamicProperty {
  public static var _dynamicProperty: (any DynamicProperty.Type)? { Self.self }
}

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

  private static func known(_ type: Any.Type) -> (any _KnownToEngine.Type)? {
    standard(type) == nil && isNominal(type) ? type as? any _KnownToEngine.Type : nil
  }

  /// Whether a type is declared with a name. Closures, tuples and existentials conform to nothing.
  private static func isNominal(_ type: Any.Type) -> Bool {
    switch FieldRecord.kind(of: type) {
    case .structure, .enumeration, .optional, .object: true
    case .tuple, .existential, .function: false
    case .other: true
    }
  }

  static func dynamicProperty(_ type: Any.Type) -> (any DynamicProperty.Type)? { known(type)?._dynamicProperty }

  /// Whether a type is known to the engine for another reason than as a dynamic property.
  private static func isKnownValue(_ type: Any.Type) -> Bool {
    known(type).map { $0._dynamicProperty == nil } ?? false
  }

  /// Returns the type of the value in an optional; `nil` for types that are not optional.
  static func wrapped(_ type: Any.Type) -> Any.Type? {
    FieldRecord.kind(of: type) == .optional ? valueHolder(type)?.parts.first : nil
  }

  static func valueHolder(_ type: Any.Type) -> (any ValueHolder.Type)? {
    isKnownValue(type) ? type as? any ValueHolder.Type : nil
  }

  static func isImmutableObject(_ type: Any.Type) -> Bool { isKnownValue(type) && type is any ImmutableObject.Type }

  static func isFloatingPoint(_ type: Any.Type) -> Bool {
    if type == Double.self || type == CGFloat.self || type == Float.self { return true }
    return standard(type) == nil && isNominal(type) && valueHolder(type) == nil && type is any FloatingPoint.Type
  }

  static func equatable(_ type: Any.Type) -> (any Equatable.Type)? {
    standard(type) ?? (isNominal(type) ? type as? any Equatable.Type : nil)
  }
}
