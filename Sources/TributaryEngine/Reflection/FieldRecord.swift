@_spi(Reflection) import Swift

/// The stored properties of a type as the compiler recorded them.
///
/// This is the only file that touches the standard library's reflection interface. A test reads a known type through
/// it and fails loudly if the interface goes.
package enum FieldRecord {
  package struct Field {
    package let name: String
    package let offset: Int
    package let type: Any.Type
    /// Whether the property keeps what it refers to alive; not so if it is `weak`, `unowned` or `unowned(unsafe)`.
    ///
    /// `type` is then what a read would answer, which is not what stands in memory: the bytes may only be compared.
    package let isStrong: Bool
  }

  /// What kind of type a type is, as far as comparing and installing go by it.
  package enum Kind {
    case structure, tuple, enumeration, optional, existential, object, function, other
  }

  /// The stored properties of a struct or tuple, in order; empty for types without any.
  ///
  /// - Returns: `nil` if the type is a struct of non-zero size about which nothing was recorded.
  package static func fields(of type: Any.Type) -> [Field]? {
    let kind = kind(of: type)
    // The interface looks into what an existential holds, and there is no value here to look into.
    guard kind == .structure || kind == .tuple else { return [] }
    var fields: [Field] = []
    _forEachField(of: type) { name, offset, fieldType, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: fieldType, isStrong: true))
      return true
    }
    if fields.isEmpty { return kind == .structure && size(of: type) > 0 ? nil : [] }
    guard kind == .structure, fields.contains(where: { mayBeUncounted($0.type) }) else { return fields }
    let strong = strongOffsets(of: type)
    return fields.map { field in
      if strong.contains(field.offset) || !mayBeUncounted(field.type) { return field }
      return Field(name: field.name, offset: field.offset, type: field.type, isStrong: false)
    }
  }

  /// The types of the stored properties of a class and of what it inherits.
  package static func types(inClass type: AnyClass) -> [Any.Type] {
    var types: [Any.Type] = []
    _forEachField(of: type, options: classFields) { _, _, fieldType, _ in
      types.append(fieldType)
      return true
    }
    return types
  }

  /// The kind of a type, which is on record for the elements of every tuple, whatever the compiler was told to leave out.
  package static func kind(of type: Any.Type) -> Kind {
    func pair<T>(_: T.Type) -> Any.Type { (T, Void).self }
    var answer = Kind.other
    _forEachField(of: _openExistential(type, do: pair)) { _, _, _, kind in
      answer =
        switch kind {
        case .struct: .structure
        case .tuple: .tuple
        case .enum: .enumeration
        case .optional: .optional
        case .existential: .existential
        case .class: .object
        case .function: .function
        default: .other
        }
      return false
    }
    return answer
  }

  /// Where the stored properties stand for which there is a key path: of all that can be `weak` or `unowned`, those that are
  /// not. Names would not tell them apart: a compiler may be told to leave them out.
  private static func strongOffsets(of type: Any.Type) -> Set<Int> {
    func offsets<T>(_ type: T.Type) -> Set<Int> {
      var offsets: Set<Int> = []
      _forEachFieldWithKeyPath(of: type, options: skippingUnknown) { _, path in
        if let offset = MemoryLayout<T>.offset(of: path) { offsets.insert(offset) }
        return true
      }
      return offsets
    }
    return _openExistential(type, do: offsets)
  }

  // The library's own constants are variables.
  private static var classFields: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }
  private static var skippingUnknown: _EachFieldOptions { _EachFieldOptions(rawValue: 2) }

  private static func mayBeUncounted(_ type: Any.Type) -> Bool {
    switch kind(of: type) {
    case .object, .existential, .optional: true
    case .structure, .tuple, .enumeration, .function, .other: false
    }
  }

  package static func size(of type: Any.Type) -> Int {
    func visit<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: visit)
  }

  package static func isTrivial(_ type: Any.Type) -> Bool {
    func visit<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: visit)
  }
}
