@_spi(Reflection) import Swift

/// The stored properties of a type as the compiler recorded them.
///
/// This is the only file that uses the standard library's reflection interface. A test reads a known type through the
/// interface, and fails if it is removed.
package enum FieldRecord {
  /// A stored property of a type.
  package struct Field {
    package let name: String
    package let offset: Int
    package let type: Any.Type
    /// Whether the property retains the object it refers to; `false` for `weak`, `unowned` and `unowned(unsafe)`
    /// properties.
    ///
    /// If `false`, `type` is the type that a read returns, which differs from the representation in memory: the bytes
    /// may only be compared.
    package let isStrong: Bool
  }

  /// The kinds of types that comparison and installation distinguish.
  package enum Kind {
    case structure, tuple, enumeration, optional, existential, object, function, other
  }

  /// Returns the stored properties of a struct or tuple, in order; empty for types without any.
  ///
  /// - Returns: `nil` if the type is a struct of non-zero size without a field record.
  package static func fields(of type: Any.Type) -> [Field]? {
    let kind = kind(of: type)
    // For an existential, the interface reads the contained value, which does not exist here.
    guard kind == .structure || kind == .tuple else { return [] }
    var fields: [Field] = []
    _forEachField(of: type, options: noOptions) { name, offset, fieldType, _ in
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

  /// Returns whether a type may have members that are not among its `fields`.
  ///
  /// The compiler records neither the bit fields nor the anonymous unions of a structure that is imported from C. They
  /// occupy bytes between and after the recorded fields, where other structures have padding.
  package static func mayOmitMembers(of type: Any.Type) -> Bool {
    guard isTrivial(type), kind(of: type) == .structure, _typeName(type, qualified: true).hasPrefix("__C.") else {
      return false
    }
    var end = 0
    for field in fields(of: type) ?? [] {
      if field.offset != end { return true }
      end += size(of: field.type)
    }
    return end != size(of: type)
  }

  /// Returns the types of the stored properties of a class and its superclasses.
  package static func types(inClass type: AnyClass) -> [Any.Type] {
    var types: [Any.Type] = []
    _forEachField(of: type, options: classFields) { _, _, fieldType, _ in
      types.append(fieldType)
      return true
    }
    return types
  }

  /// Returns the kind of a type. Tuple metadata records it for the elements even if the compiler omits field records.
  package static func kind(of type: Any.Type) -> Kind {
    func pair<T>(_: T.Type) -> Any.Type { (T, Void).self }
    var answer = Kind.other
    _forEachField(of: _openExistential(type, do: pair), options: noOptions) { _, _, _, kind in
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

  /// Returns the offsets of the stored properties with a key path, that is, of those that are not `weak` or `unowned`.
  ///
  /// Names cannot distinguish them, because the compiler can omit names.
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

  // The library declares its constants as variables, and the default is an empty array literal, which is converted
  // through a conformance.
  private static var noOptions: _EachFieldOptions { _EachFieldOptions(rawValue: 0) }
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
