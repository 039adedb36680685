import Foundation
import TributaryEngine

/// A state value that a new build of the program can decode.
///
/// The type of the value determines the format. The first applicable rule is used:
///
/// 1. Objects are not encoded.
/// 2. `Codable` values are encoded as JSON, and other values by their `Codable` raw value.
/// 3. Type-erased values are encoded with their type.
/// 4. Optionals, arrays, sets, and dictionaries are encoded element by element.
/// 5. Enums without payloads are encoded by the name of the case.
/// 6. Tuples and the structs of client code are encoded by their stored properties. The new program must declare the
///    same names and types. Structs of the framework and of system libraries are not encoded, because their properties
///    can be numbers that only one process uses, such as the identifier of a namespace.
///
/// A value is never transferred as the bytes of its representation in memory.
///
/// Tested by `StoredStateValueTests`.
indirect enum StoredStateValue: Codable {
  /// The JSON of a `Codable` value.
  case json(Data)
  case erased(Element)
  case parts([StoredStateValue])
  case enumerationCase(String, type: String)
  case fields([Field], type: String)

  /// A value with its type.
  struct Element: Codable {
    private let type: String
    private let stored: StoredStateValue

    /// Returns `nil` if the value cannot be encoded.
    init?(_ value: Any, depth: Int = 0) {
      guard let type = _mangledTypeName(Swift.type(of: value)), let stored = StoredStateValue(value, depth: depth)
      else {
        return nil
      }
      (self.type, self.stored) = (type, stored)
    }

    /// The value, or `nil` if its type no longer exists or cannot decode it.
    var value: Any? { _typeByName(type).flatMap { stored.value(ofType: $0) } }
  }

  /// A stored property, or an element of a tuple.
  struct Field: Codable {
    let name: String
    let type: String
    let value: StoredStateValue
  }

  /// Returns the name of a type without its context, because the qualified name of a private type differs between
  /// builds.
  static func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// The largest number of values inside each other. JSON with more than a few hundred levels cannot be decoded.
  private static let maximumDepth = 32

  /// Returns `nil` for an object and for a value that cannot be encoded.
  ///
  /// - Parameter depth: The number of enclosing values.
  init?(_ value: Any, depth: Int = 0) {
    func encode<Value>(_: Value.Type) -> StoredStateValue? {
      (value as? Value).flatMap { StoredStateValue(of: $0, depth: depth) }
    }
    // The value of a state with an existential type arrives inside another existential, which the dynamic type omits.
    guard let stored = _openExistential(Swift.type(of: value), do: encode) else { return nil }
    self = stored
  }

  /// Decodes a value of the same type as another value.
  func value(like other: Any) -> Any? { value(ofType: Swift.type(of: other)) }

  private func value(ofType type: Any.Type) -> Any? {
    func decode<Value>(_ type: Value.Type) -> Any? { value(of: type).map { $0 as Any } }
    return _openExistential(type, do: decode)
  }
}

extension StoredStateValue {
  /// Returns `nil` if a value of a known type cannot be encoded.
  ///
  /// - Parameter depth: The number of enclosing values.
  init?<Value>(of value: Value, depth: Int) {
    guard depth < Self.maximumDepth, let stored = Self.encoded(value, depth: depth + 1) else { return nil }
    self = stored
  }

  /// - Parameter depth: The number of enclosing values of the parts of the value.
  private static func encoded<Value>(_ value: Value, depth: Int) -> StoredStateValue? {
    let type = Value.self
    if type is AnyClass { return nil }
    if let type = codable(type) { return json(of: value, as: type) }
    if let value = value as? any RawRepresentable, rawCodable(type) != nil { return rawValue(of: value, depth: depth) }
    if type == AnyHashable.self {
      return (value as? AnyHashable).flatMap { Element($0.base, depth: depth) }.map { .erased($0) }
    }
    if let type = type as? any ComposedStateValue.Type {
      return parts(of: value, as: type, depth: depth).map { .parts($0) }
    }
    // The value of an existential can have another type in the new program.
    let typeName = name(of: type)
    if let name = EnumerationCase.name(of: value) { return .enumerationCase(name, type: typeName) }
    return fields(of: value, depth: depth).map { .fields($0, type: typeName) }
  }

  /// Decodes a value of a known type.
  func value<Value>(of type: Value.Type) -> Value? {
    if type is AnyClass { return nil }
    if let type = Self.codable(type) { return decoded(as: type) }
    if let type = Self.rawCodable(type) { return raw(as: type) }
    switch self {
    case .erased(let element): return (element.value as? AnyHashable) as? Value
    case .parts(let parts): return (type as? any ComposedStateValue.Type).flatMap { Self.composed(of: parts, as: $0) }
    case .enumerationCase(let name, let typeName) where typeName == Self.name(of: type):
      return EnumerationCase.value(named: name, of: type)
    case .fields(let fields, let typeName) where typeName == Self.name(of: type):
      return Self.value(of: fields, as: type)
    case .json, .enumerationCase, .fields: return nil
    }
  }
}

// MARK: Codable values

extension StoredStateValue {
  /// Returns the type as one whose values JSON represents directly, or `nil`.
  private static func codable(_ type: Any.Type) -> (any Codable.Type)? {
    if let composed = type as? any ComposedStateValue.Type, composed.isAmbiguousInJSON { return nil }
    return type as? any Codable.Type
  }

  // A value is cast to its own type, because a cast to a protocol may unwrap an optional.
  private static func json<Value, Stored: Encodable>(of value: Value, as type: Stored.Type) -> StoredStateValue? {
    (value as? Stored).flatMap { try? JSONEncoder().encode($0) }.map { .json($0) }
  }

  private func decoded<Value, Stored: Decodable>(as type: Stored.Type) -> Value? {
    guard case .json(let data) = self, let value = try? JSONDecoder().decode(type, from: data) else { return nil }
    return value as? Value
  }

  /// Returns the type as one with a `Codable` raw value, or `nil`.
  private static func rawCodable(_ type: Any.Type) -> (any RawRepresentable.Type)? {
    func isCodable<Value: RawRepresentable>(_: Value.Type) -> Bool { Value.RawValue.self is any Codable.Type }
    guard let type = type as? any RawRepresentable.Type, isCodable(type) else { return nil }
    return type
  }

  private static func rawValue<Stored: RawRepresentable>(of value: Stored, depth: Int) -> StoredStateValue? {
    StoredStateValue(of: value.rawValue, depth: depth)
  }

  private func raw<Value, Stored: RawRepresentable>(as type: Stored.Type) -> Value? {
    guard let rawValue = value(of: Stored.RawValue.self) else { return nil }
    return Stored(rawValue: rawValue).flatMap { $0 as? Value }
  }

  private static func parts<Value, Stored: ComposedStateValue>(
    of value: Value, as type: Stored.Type, depth: Int
  ) -> [StoredStateValue]? {
    (value as? Stored).flatMap { $0.storedParts(depth: depth) }
  }

  private static func composed<Value, Stored: ComposedStateValue>(
    of parts: [StoredStateValue], as type: Stored.Type
  ) -> Value? {
    guard let value = Stored.composed(of: parts) else { return nil }
    return value as? Value
  }
}
