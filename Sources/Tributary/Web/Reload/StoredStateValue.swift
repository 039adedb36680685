import Foundation

/// A conversion between state values and JSON.
///
/// The type of the value determines the format: `Codable` values are encoded directly, other values by their `Codable`
/// raw value, and arrays of type-erased values with the type of each element.
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
    var value: Any? { _typeByName(type).flatMap { StoredStateValue.value(data, of: $0) } }
  }

  /// Returns the JSON of a value, or `nil` for an object and for a value that cannot be encoded.
  static func data(_ value: Any) -> Data? {
    if type(of: value) is AnyClass { return nil }
    if let value = value as? any Codable { return try? JSONEncoder().encode(value) }
    if let value = value as? any RawRepresentable { return data(of: value) }
    guard let path = value as? [AnyHashable] else { return nil }
    let elements = path.compactMap { Element($0.base) }
    return elements.count == path.count ? try? JSONEncoder().encode(elements) : nil
  }

  private static func data<Value: RawRepresentable>(of value: Value) -> Data? {
    (value.rawValue as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
  }

  /// Decodes a value of the same type as another value.
  static func value(_ data: Data, like other: Any) -> Any? {
    value(data, of: type(of: other)) ?? (other is [AnyHashable] ? path(data) : nil)
  }

  private static func value(_ data: Data, of type: Any.Type) -> Any? {
    if let type = type as? any Decodable.Type { return try? JSONDecoder().decode(type, from: data) }
    if let type = type as? any RawRepresentable.Type { return raw(data, of: type) }
    return nil
  }

  private static func raw<Value: RawRepresentable>(_ data: Data, of type: Value.Type) -> Any? {
    guard let rawType = Value.RawValue.self as? any Decodable.Type,
      let rawValue = try? JSONDecoder().decode(rawType, from: data) as? Value.RawValue
    else { return nil }
    return Value(rawValue: rawValue)
  }

  private static func path(_ data: Data) -> [AnyHashable]? {
    guard let elements = try? JSONDecoder().decode([Element].self, from: data) else { return nil }
    let path = elements.compactMap { $0.value as? AnyHashable }
    return path.count == elements.count ? path : nil
  }
}
