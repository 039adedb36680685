import TributaryDrawing
import TributaryGeometry

/// A type that conforms to one of the protocols that the engine looks for.
///
/// To determine whether a type conforms, the runtime searches all conformances of the program once, which takes as long
/// as a small frame. The protocols that the engine looks for refine this one, so that most types require only one
/// search.
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

/// A type with its kind and its conformance to the protocols that the engine looks for.
///
/// A search is made once, when the value is created. Code that has several questions about a type passes the value on.
package struct SearchedType {
  package let type: Any.Type
  package let kind: FieldRecord.Kind

  /// The type as one of those of most properties; `nil` for all other types.
  private let standard: (any Equatable.Type)?

  /// The type as one that the engine looks for; `nil` if it conforms to none of the protocols.
  private let known: (any _KnownToEngine.Type)?

  /// The type as a type of dynamic properties; `nil` if it is not one.
  package let dynamicProperty: (any DynamicProperty.Type)?

  package init(_ type: Any.Type) {
    self.type = type
    standard = Self.standard(type)
    kind = standard == nil ? FieldRecord.kind(of: type) : .structure
    known = standard == nil && Self.isNominal(kind) ? type as? any _KnownToEngine.Type : nil
    dynamicProperty = known?._dynamicProperty
  }

  /// Returns the types of most properties, which are structures, are `Equatable`, and conform to no protocol of the
  /// engine.
  private static func standard(_ type: Any.Type) -> (any Equatable.Type)? {
    if type == Int.self { return Int.self }
    if type == Bool.self { return Bool.self }
    if type == String.self { return String.self }
    if type == CGFloat.self { return CGFloat.self }
    if type == Double.self { return Double.self }
    if type == CGSize.self { return CGSize.self }
    if type == CGPoint.self { return CGPoint.self }
    if type == CGRect.self { return CGRect.self }
    if type == Color.self { return Color.self }
    if type == Font.self { return Font.self }
    if type == Date.self { return Date.self }
    if type == UUID.self { return UUID.self }
    return type == URL.self ? URL.self : nil
  }

  /// Returns whether types of a kind are declared with a name. Closures, tuples and existentials conform to nothing.
  private static func isNominal(_ kind: FieldRecord.Kind) -> Bool {
    switch kind {
    case .structure, .enumeration, .optional, .object: true
    case .tuple, .existential, .function: false
    case .other: true
    }
  }

  /// Whether the engine looks for the type for another reason than as a dynamic property.
  private var isKnownValue: Bool { known != nil && dynamicProperty == nil }

  /// The type of the value in an optional; `nil` for types that are not optional.
  var wrapped: Any.Type? { kind == .optional ? valueHolder?.parts.first : nil }

  package var valueHolder: (any ValueHolder.Type)? { isKnownValue ? type as? any ValueHolder.Type : nil }

  package var isImmutableObject: Bool { isKnownValue && type is any ImmutableObject.Type }

  var isFloatingPoint: Bool {
    if type == Double.self || type == CGFloat.self || type == Float.self { return true }
    return standard == nil && Self.isNominal(kind) && valueHolder == nil && type is any FloatingPoint.Type
  }

  package var equatable: (any Equatable.Type)? {
    standard ?? (Self.isNominal(kind) ? type as? any Equatable.Type : nil)
  }
}
