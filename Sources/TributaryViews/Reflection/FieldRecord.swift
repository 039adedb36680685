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
  }

  /// The stored properties of a struct or tuple, in order; empty for types without any.
  ///
  /// - Returns: `nil` if the type is a struct of non-zero size about which nothing was recorded.
  package static func fields(of type: Any.Type) -> [Field]? {
    // The interface looks into what an existential holds, and there is no value here to look into.
    guard hasFields(type) else { return [] }
    var fields: [Field] = []
    let isComplete = _forEachField(of: type) { name, offset, fieldType, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    if fields.isEmpty, isPlainStruct(type), size(of: type) > 0, !isComplete { return nil }
    return fields
  }

  /// Whether a type is a struct or a tuple, as it is recorded for the field of a type made to hold it.
  private static func hasFields(_ type: Any.Type) -> Bool {
    func holder<T>(_: T.Type) -> Any.Type { Holder<T>.self }
    var answer = false
    _forEachField(of: _openExistential(type, do: holder)) { _, _, _, kind in
      answer = kind == .struct || kind == .tuple
      return true
    }
    return answer
  }

  private struct Holder<T> {
    var value: T
  }

  package static func size(of type: Any.Type) -> Int {
    func visit<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: visit)
  }

  package static func isTrivial(_ type: Any.Type) -> Bool {
    func visit<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: visit)
  }

  private static func isPlainStruct(_ type: Any.Type) -> Bool {
    !(type is AnyClass) && !(type is any RawRepresentable.Type)
  }
}
