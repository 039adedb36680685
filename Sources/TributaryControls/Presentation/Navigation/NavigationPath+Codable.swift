private import Foundation

extension NavigationPath {
  /// The values of this path in a form that can be stored; `nil` if a value cannot be encoded.
  public var codable: CodableRepresentation? {
    let values = values.map { $0.base as? any Codable & Hashable }
    return values.contains { $0 == nil } ? nil : CodableRepresentation(values: values.compactMap { $0 })
  }

  /// Creates a path from a stored one.
  public init(_ codable: CodableRepresentation) { values = codable.values.map { AnyHashable(erasing: $0) } }

  /// The values of a path in a form that can be stored.
  ///
  /// Each value is stored with the name of its type. A value of a private type cannot be encoded, because the type cannot
  /// be found by its name. A value whose type no longer exists cannot be decoded.
  public struct CodableRepresentation {
    fileprivate let values: [any Codable & Hashable]
  }
}

extension AnyHashable {
  fileprivate init<V: Hashable>(erasing value: V) { self.init(value) }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.values.map { AnyHashable(erasing: $0) } == b.values.map { AnyHashable(erasing: $0) }
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values {
      guard let name = _mangledTypeName(type(of: value)), _typeByName(name) != nil else {
        throw EncodingError.invalidValue(
          value,
          .init(codingPath: encoder.codingPath, debugDescription: "The type of the value cannot be found by its name."))
      }
      try container.encode(name)
      try container.encode(value)
    }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [any Codable & Hashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name).")
      }
      values.append(try container.decode(type))
    }
    self.values = values
  }
}
