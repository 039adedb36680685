extension Comparison {
  /// Compares enums with payloads by their bits, then by their case and payload.
  ///
  /// The compiler records no payload offsets, so cases and payloads are read through a mirror. That happens only where the
  /// bits differ, and for at most `maximumMirrors` nested values. A type with a custom mirror is compared by its
  /// bits alone, since that mirror may leave out what differs.
  @MainActor
  static func comparing(enumeration type: Any.Type) -> Comparison {
    func rule<E>(_ type: E.Type) -> Comparison {
      if type is any CustomReflectable.Type { return .bits(MemoryLayout<E>.size) }
      return bits(of: type) { a, b in havePayloadsInCommon(a.pointee, b.pointee) }
    }
    return _openExistential(type, do: rule)
  }

  private static let maximumMirrors = 8

  /// How many enums are being read through mirrors, one inside the other.
  @MainActor private static var mirrors = 0

  /// Whether two values have the same case with a payload, and equal payloads.
  private static func havePayloadsInCommon<E>(_ a: E, _ b: E) -> Bool {
    guard alreadyOnMainActor({ beginMirror() }) else { return false }
    defer { alreadyOnMainActor { mirrors -= 1 } }
    let a = Mirror(reflecting: a).children.first
    let b = Mirror(reflecting: b).children.first
    // Cases without a payload have no name here; their bits were compared before.
    guard let a, let b, a.label == b.label else { return false }
    func areEqual<P>(_ payload: P) -> Bool {
      (b.value as? P).map { areEqualValues(payload, $0) } ?? false
    }
    return _openExistential(a.value, do: areEqual)
  }

  @MainActor
  private static func beginMirror() -> Bool {
    guard mirrors < maximumMirrors else { return false }
    mirrors += 1
    return true
  }
}
