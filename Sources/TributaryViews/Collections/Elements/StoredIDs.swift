@_spi(Engine) import TributaryEngine

/// Which types store the property `id` that `Identifiable` asks for: found once for each type.
@MainActor
enum StoredIDs {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a struct has a stored property `id` of a type. Its requirement is that property: no other has the name.
  static func are(of id: Any.Type, in type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let answer =
      FieldRecord.kind(of: type) == .structure
      && (FieldRecord.fields(of: type) ?? []).contains { $0.name == "id" && $0.isStrong && $0.type == id }
    known[key] = answer
    return answer
  }
}
