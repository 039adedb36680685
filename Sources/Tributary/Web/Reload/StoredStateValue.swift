import Foundation
import TributaryEngine

/// A conversion between state values and JSON.
///
/// The type of the value determines the format. The first applicable rule is used:
///
/// 1. Objects are not converted.
/// 2. `Codable` values are encoded directly, and other values by their `Codable` raw value.
/// 3. Type-erased values are encoded with their type.
/// 4. Optionals, arrays, sets, and dictionaries are encoded element by element.
/// 5. Enums without payloads are encoded by the name of the case.
/// 6. Tuples and the structs of client code are encoded by their stored properties. The new program must declare the same
///    names and types. Structs of the framework and of system libraries are not converted, because their properties can be numbers that
///    only one process uses, such as the identifier of a namespace.
///
/// A value is never transferred as the bytes of its representation in memory.
///
/// Tested by `StoredStateValueTests`.
enum StoredStateValue {
  /// A value with its type.
  struct Element: Codable {
    private let type: String
    private let data: Data

    /// Returns `nil` if the value cannot be encoded.
    init?(_ value: Any) {
      guard let type = _mangledTypeName(Swift.type(of: value)), let data = StoredStateValue.data(value) else {
        return nil
      }
      (self.type, self.data) = (type, data)
    }

    /// The value, or `nil` if its type no longer exists or cannot decode it.
    var value: Any? { _typeByName(type).flatMap { StoredStateValue.value(data, ofType: $0) } }
  }

  /// A value that JSON cannot represent directly.
  private enum Format: Codable {
    case erased(Element)
    case parts([Data])
    case enumerationCase(String, type: String)
    case fields([Field], type: String)
  }

  /// A stored property, or an element of a tuple.
  struct Field: Codable {
    let name: String
    let type: String
    let data: Data
  }

  /// Returns the name of a type without its context, because the qualified name of a private type differs between builds.
  static func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// Returns the JSON of a value, or `nil` for an object and for a value that cannot be encoded.
  static func data(_ value: Any) -> Data? {
    func encode<Value>(_ value: Value) -> Data? { data(of: value) }
    return _openExistential(value, do: encode)
  }

  /// Decodes a value of the same type as another value.
  static func value(_ data: Data, like other: Any) -> Any? { value(data, ofType: Swift.type(of: other)) }

  private static func value(_ data: Data, ofType type: Any.Type) -> Any? {
    func decode<Value>(_ type: Value.Type) -> Any? { value(data, of: type).map { $0 as Any } }
    return _openExistential(type, do: decode)
  }
}

extension StoredStateValue {
  /// Returns the JSON of a value of a known type.
  static func data<Value>(of value: Value) -> Data? {
    let type = Value.self
    if type is AnyClass { return nil }
    if let type = codable(type) { return encoded(value, as: type) }
    if let value = value as? any RawRepresentable, rawCodable(type) != nil { return rawData(of: value) }
    return format(of: value).flatMap { try? JSONEncoder().encode($0) }
  }

  private static func format<Value>(of value: Value) -> Format? {
    if Value.self == AnyHashable.self { return (value as? AnyHashable).flatMap { Element($0.base) }.map(Format.erased) }
    if let type = Value.self as? any ComposedStateValue.Type { return parts(of: value, as: type).map(Format.parts) }
    // The value of an existential can have another type in the new program.
    let type = name(of: Value.self)
    if let name = EnumerationCase.name(of: value) { return .enumerationCase(name, type: type) }
    return fields(of: value).map { .fields($0, type: type) }
  }

  /// Decodes a value of a known type.
  static func value<Value>(_ data: Data, of type: Value.Type) -> Value? {
    if type is AnyClass { return nil }
    if let type = codable(type) { return decoded(data, as: type) }
    if let type = rawCodable(type) { return raw(data, as: type) }
    switch try? JSONDecoder().decode(Format.self, from: data) {
    case .erased(let element): return (element.value as? AnyHashable) as? Value
    case .parts(let parts): return (type as? any ComposedStateValue.Type).flatMap { composed(of: parts, as: $0) }
    case .enumerationCase(let name, let typeName) where typeName == self.name(of: type):
      return EnumerationCase.value(named: name, of: type)
    case .fields(let fields, let typeName) where typeName == self.name(of: type): return value(of: fields, as: type)
    case .enumerationCase, .fields, nil: return nil
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

  private static func encoded<Value, Stored: Encodable>(_ value: Value, as type: Stored.Type) -> Data? {
    (value as? Stored).flatMap { try? JSONEncoder().encode($0) }
  }

  private static func decoded<Value, Stored: Decodable>(_ data: Data, as type: Stored.Type) -> Value? {
    guard let value = try? JSONDecoder().decode(type, from: data) else { return nil }
    return value as? Value
  }

  /// Returns the type as one with a `Codable` raw value, or `nil`.
  private static func rawCodable(_ type: Any.Type) -> (any RawRepresentable.Type)? {
    func isCodable<Value: RawRepresentable>(_: Value.Type) -> Bool { Value.RawValue.self is any Codable.Type }
    guard let type = type as? any RawRepresentable.Type, isCodable(type) else { return nil }
    return type
  }

  private static func rawData<Stored: RawRepresentable>(of value: Stored) -> Data? { data(of: value.rawValue) }

  private static func raw<Value, Stored: RawRepresentable>(_ data: Data, as type: Stored.Type) -> Value? {
    guard let rawValue = value(data, of: Stored.RawValue.self) else { return nil }
    return Stored(rawValue: rawValue).flatMap { $0 as? Value }
  }

  // The value is cast to its own type, because a cast to the protocol may unwrap an optional.
  private static func parts<Value, Stored: ComposedStateValue>(of value: Value, as type: Stored.Type) -> [Data]? {
    (value as? Stored).flatMap { $0.storedParts() }
  }

  private static func composed<Value, Stored: ComposedStateValue>(of parts: [Data], as type: Stored.Type) -> Value? {
    guard let value = Stored.composed(of: parts) else { return nil }
    return value as? Value
  }
}
