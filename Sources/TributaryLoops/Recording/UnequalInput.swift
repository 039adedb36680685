package import TributaryLoopRules
@_spi(Engine) import TributaryEngine

/// A property that differs in two values of a view, and that is unequal whenever client code creates it again: a
/// closure, an object, or a value that contains one and has no `==`.
///
/// A property that differs because of other values, such as a number in the payload of an enum, is a change.
package struct UnequalInput {
  package let name: String
  package let kind: LoopInput.Kind

  /// Creates the first such property, or returns `nil` if the values differ only in other properties.
  ///
  /// - Complexity: O(*n*) in the properties of the type and the elements of its collections. The initializer reads the
  ///   field record each time, and is used only for reports.
  @MainActor
  package init?(of type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) {
    guard let input = Self.find(in: type, old, new, prefix: "", depth: 0) else { return nil }
    self = input
  }

  private init(name: String, kind: LoopInput.Kind) {
    self.name = name
    self.kind = kind
  }

  /// The largest number of levels of nested values in a search, because a type can contain an array of itself.
  private static let maximumDepth = 16

  @MainActor
  private static func find(
    in type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, prefix: String, depth: Int
  ) -> UnequalInput? {
    for field in FieldRecord.fields(of: type) ?? []
    where field.isStrong && SearchedType(field.type).dynamicProperty == nil {
      let (a, b) = (old + field.offset, new + field.offset)
      if ComparisonCache.comparison(of: field.type).areEqual(a, b) { continue }
      if let input = input(of: field.type, a, b, name: prefix + field.name, depth: depth + 1) { return input }
    }
    return nil
  }

  /// Returns the part of two unequal values that client code creates again; `nil` if there is none.
  ///
  /// - Parameter name: The name of the property that contains the values.
  @MainActor
  private static func input(
    of type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, name: String, depth: Int
  ) -> UnequalInput? {
    if depth > maximumDepth { return nil }
    let searched = SearchedType(type)
    if type is AnyClass { return searched.isImmutableObject ? nil : UnequalInput(name: name, kind: .object) }
    if searched.kind == .function { return UnequalInput(name: name, kind: .closure) }
    if let holder = searched.valueHolder {
      if holder.isPlain { return nil }
      var input: UnequalInput?
      (holder as? any DividedValue.Type)?.visitFirstDifference(a, b) { part, a, b in
        input = self.input(of: part, a, b, name: name, depth: depth + 1)
      }
      return input
    }
    if searched.equatable != nil { return nil }
    switch searched.kind {
    case .enumeration: return isPayloadCreatedAgain(type, a, b, depth) ? UnequalInput(name: name, kind: .value) : nil
    case .existential:
      guard let content = contentInput(of: type, a, b, name: name, depth) else { return nil }
      return UnequalInput(name: name, kind: content.kind == .object ? .object : .value)
    case .structure, .tuple, .optional, .object, .function, .other:
      return find(in: type, a, b, prefix: name + ".", depth: depth)
    }
  }

  /// Returns whether two enum values have the same case, and client code creates a part of the payload again.
  @MainActor
  private static func isPayloadCreatedAgain(
    _ type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ depth: Int
  ) -> Bool {
    if FieldRecord.isTrivial(type) { return false }
    func search<E>(_ type: E.Type) -> Bool {
      // The mirror can omit the payload, so the values are compared by their bits.
      if type is any CustomReflectable.Type { return true }
      let old = Mirror(reflecting: a.assumingMemoryBound(to: E.self).pointee).children.first
      let new = Mirror(reflecting: b.assumingMemoryBound(to: E.self).pointee).children.first
      guard let old, let new, old.label == new.label else { return false }
      return input(of: old.value, new.value, name: "", depth) != nil
    }
    return _openExistential(type, do: search)
  }

  /// Returns the part that client code creates again in the contents of two existentials.
  @MainActor
  private static func contentInput(
    of type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, name: String, _ depth: Int
  ) -> UnequalInput? {
    func search<E>(_: E.Type) -> UnequalInput? {
      input(of: a.assumingMemoryBound(to: E.self).pointee, b.assumingMemoryBound(to: E.self).pointee, name: name, depth)
    }
    return _openExistential(type, do: search)
  }

  @MainActor
  private static func input(of a: Any, _ b: Any, name: String, _ depth: Int) -> UnequalInput? {
    func search<T>(_: T.Type) -> UnequalInput? {
      // Values of other types are a change.
      guard type(of: b) == T.self, let a = a as? T, let b = b as? T else { return nil }
      return withPointer(to: a) { a in
        withPointer(to: b) { b in
          input(of: T.self, UnsafeRawPointer(a), UnsafeRawPointer(b), name: name, depth: depth + 1)
        }
      }
    }
    // The content of an existential arrives inside another one, which the dynamic type omits.
    return _openExistential(type(of: a), do: search)
  }
}
