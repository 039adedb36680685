private import Foundation

extension NavigationPath {
  /// The values of this path in a form that can be stored.
  ///
  /// The property is `nil` if a value cannot be encoded, if its type cannot be found by its name, as with private
  /// types, or if the path has more than 10,000 values.
  public var codable: CodableRepresentation? {
    if values.count > CodableRepresentation.maximumCount { return nil }
    var stored: [CodableRepresentation.Entry] = []
    for value in values {
      guard let value = value.base as? any Codable & Hashable, let entry = CodableRepresentation.Entry(value) else {
        return nil
      }
      stored.append(entry)
    }
    return CodableRepresentation(entries: stored)
  }

  /// Creates a path from a stored one.
  public init(_ codable: CodableRepresentation) { values = codable.entries.map { AnyHashable(erasing: $0.value) } }

  /// The values of a path in a form that can be stored.
  ///
  /// Each value is stored with the name of its type. A value whose type no longer exists cannot be decoded.
  ///
  /// > Important: Decode only data that you trust. The names in the data determine which encodable and hashable types
  /// > of the program are decoded. A name of more than 1,000 bytes and more than 10,000 values are errors.
  public struct CodableRepresentation {
    /// A value with the name of its type.
    fileprivate struct Entry {
      let name: String
      let value: any Codable & Hashable
    }

    fileprivate static let maximumCount = 10_000
    fileprivate static let maximumNameLength = 1000

    fileprivate let entries: [Entry]
  }
}

extension NavigationPath.CodableRepresentation.Entry {
  /// Creates an entry, or returns `nil` if the type of the value cannot be found by its name.
  fileprivate init?(_ value: any Codable & Hashable) {
    guard let name = _mangledTypeName(type(of: value)),
      name.utf8.count <= NavigationPath.CodableRepresentation.maximumNameLength, _typeByName(name) != nil
    else { return nil }
    self.init(name: name, value: value)
  }
}

extension AnyHashable {
  fileprivate init<V: Hashable>(erasing value: V) { self.init(value) }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.entries.map { AnyHashable(erasing: $0.value) } == b.entries.map { AnyHashable(erasing: $0.value) }
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in entries {
      try container.encode(entry.name)
      try container.encode(entry.value)
    }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var entries: [Entry] = []
    while !container.isAtEnd {
      if entries.count == Self.maximumCount {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "The path has more than \(Self.maximumCount) values.")
      }
      let name = try container.decode(String.self)
      if name.utf8.count > Self.maximumNameLength {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "The name of a type has more than \(Self.maximumNameLength) bytes.")
      }
      guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name).")
      }
      entries.append(Entry(name: name, value: try container.decode(type)))
    }
    self.entries = entries
  }
}
