import TributaryEngine

/// A value that is saved part by part, because its type is `Codable` only if the types of its parts are.
protocol ComposedStateValue {
  /// Whether different values of the type have equal JSON, although the type is `Codable`.
  static var isAmbiguousInJSON: Bool { get }

  /// Returns the encoded parts, or `nil` if one of them cannot be encoded.
  ///
  /// - Parameter depth: The number of values around each part.
  func storedParts(depth: Int) -> [StoredStateValue]?

  /// Returns a value of decoded parts, or `nil` if one of them cannot be decoded.
  static func composed(of parts: [StoredStateValue]) -> Self?
}

extension ComposedStateValue {
  static var isAmbiguousInJSON: Bool { false }

  /// Returns the results of a conversion, or `nil` if the conversion of one element fails.
  fileprivate static func all<Source, Result>(_ elements: some Sequence<Source>, _ convert: (Source) -> Result?)
    -> [Result]?
  {
    var results: [Result] = []
    for element in elements {
      guard let result = convert(element) else { return nil }
      results.append(result)
    }
    return results
  }
}

extension Optional: ComposedStateValue {
  /// The absence of a value and an absent optional inside have the same JSON.
  static var isAmbiguousInJSON: Bool { FieldRecord.kind(of: Wrapped.self) == .optional }

  func storedParts(depth: Int) -> [StoredStateValue]? {
    guard case .some(let wrapped) = self else { return [] }
    return StoredStateValue(of: wrapped, depth: depth).map { [$0] }
  }

  static func composed(of parts: [StoredStateValue]) -> Self? {
    guard let part = parts.first else { return .some(.none) }
    guard let wrapped = part.value(of: Wrapped.self) else { return nil }
    return .some(.some(wrapped))
  }
}

extension Array: ComposedStateValue {
  func storedParts(depth: Int) -> [StoredStateValue]? { Self.all(self) { StoredStateValue(of: $0, depth: depth) } }

  static func composed(of parts: [StoredStateValue]) -> Self? { all(parts) { $0.value(of: Element.self) } }
}

extension Set: ComposedStateValue {
  func storedParts(depth: Int) -> [StoredStateValue]? { Self.all(self) { StoredStateValue(of: $0, depth: depth) } }

  static func composed(of parts: [StoredStateValue]) -> Self? {
    all(parts) { $0.value(of: Element.self) }.map { Set($0) }
  }
}

extension Dictionary: ComposedStateValue {
  /// The keys, followed by their values in the same order.
  func storedParts(depth: Int) -> [StoredStateValue]? {
    guard let keys = Self.all(keys, { StoredStateValue(of: $0, depth: depth) }),
      let values = Self.all(values, { StoredStateValue(of: $0, depth: depth) })
    else { return nil }
    return keys + values
  }

  static func composed(of parts: [StoredStateValue]) -> Self? {
    let count = parts.count / 2
    guard let keys = all(parts.prefix(count), { $0.value(of: Key.self) }),
      let values = all(parts.dropFirst(count), { $0.value(of: Value.self) }),
      keys.count == values.count
    else { return nil }
    return Dictionary(zip(keys, values)) { _, last in last }
  }
}
