package import TributaryFeedback

/// A stored property in which two values of a view differ although nothing that a reader can see has changed: a closure or an
/// object that was created anew.
package struct UnequalInput {
  package let name: String
  package let kind: LoopInput.Kind

  /// The first such property; `nil` if the values differ in a value that `==` or its bits tell apart for certain.
  ///
  /// - Complexity: O(*n*) in the properties of the type, which are read from its field record each time: for reports.
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
    for field in FieldRecord.fields(of: type) ?? [] where field.isStrong && !(field.type is any DynamicProperty.Type) {
      let (a, b) = (old + field.offset, new + field.offset)
      if ComparisonCache.comparison(of: field.type).areEqual(a, b) { continue }
      let name = prefix + field.name
      if let kind = kind(of: field.type) { return (name, kind) }
      if field.type is any Equatable.Type { continue }
      if let inner = find(in: field.type, a, b, prefix: name + ".") { return inner }
    }
    return nil
  }

  private static func kind(of type: Any.Type) -> LoopInput.Kind? {
    if let optional = type as? any OptionalValue.Type { return kind(of: optional.wrapped) }
    if type is AnyClass { return type is any ImmutableObject.Type ? nil : .object }
    if FieldRecord.kind(of: type) == .function { return .closure }
    return (type as? any ValueHolder.Type)?.parts.lazy.compactMap { kind(of: $0) }.first
  }
}
