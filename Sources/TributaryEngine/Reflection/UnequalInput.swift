package import TributaryFeedback

/// A property that differs in two values of a view, and that is unequal whenever client code creates it again: a
/// closure or an object.
package struct UnequalInput {
  package let name: String
  package let kind: LoopInput.Kind

  /// Creates the first such property, or returns `nil` if the values differ only in other properties.
  ///
  /// - Complexity: O(*n*) in the properties of the type. The initializer reads the field record each time, and is used
  ///   only for reports.
  @MainActor
  package init?(of type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) {
    guard let (name, kind) = Self.find(in: type, old, new, prefix: "") else { return nil }
    self.name = name
    self.kind = kind
  }

  @MainActor
  private static func find(
    in type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, prefix: String
  ) -> (String, LoopInput.Kind)? {
    for field in FieldRecord.fields(of: type) ?? []
    where field.isStrong && Conformances.dynamicProperty(field.type) == nil {
      let (a, b) = (old + field.offset, new + field.offset)
      if ComparisonCache.comparison(of: field.type).areEqual(a, b) { continue }
      let name = prefix + field.name
      if let kind = kind(of: field.type) { return (name, kind) }
      if Conformances.equatable(field.type) != nil { continue }
      if let inner = find(in: field.type, a, b, prefix: name + ".") { return inner }
    }
    return nil
  }

  private static func kind(of type: Any.Type) -> LoopInput.Kind? {
    if let optional = Conformances.optional(type) { return kind(of: optional.wrapped) }
    if type is AnyClass { return type is any ImmutableObject.Type ? nil : .object }
    if FieldRecord.kind(of: type) == .function { return .closure }
    return Conformances.valueHolder(type)?.parts.lazy.compactMap { kind(of: $0) }.first
  }
}
