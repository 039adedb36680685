/// The cases of enums without payloads, by name.
///
/// A name identifies a case in another build of the program. The tag of a case depends on the order of the
/// declarations.
///
/// This is sound on the supported platforms:
/// 1. The description of an enum is part of the stable binary layout and is only read. It contains the numbers of cases
///    with and without payloads.
/// 2. An enum without payloads is stored as the tag of its case, the smallest integer with a value for each case. The
///    tags are numbered from 0 in the order of the declarations. Every tag below the number of cases is therefore a
///    value.
/// 3. Enums that are imported from C are excluded, because they are stored as their raw values.
///
/// The functions of this type find no names if the runtime does not return the known names of a sample; see
/// the article *Undocumented layout* of the engine.
///
/// Tested by `EnumerationCaseTests`.
enum EnumerationCase {
  /// Returns the name of the case of a value.
  ///
  /// - Returns: `nil` for types other than enums without payloads, and if the compiler omits the names.
  static func name<Value>(of value: Value) -> String? {
    count(of: Value.self) == nil ? nil : recordedName(of: value)
  }

  /// Returns the value of the case with a name, or `nil` if the type has no such case.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cases.
  static func value<Value>(named name: String, of type: Value.Type) -> Value? {
    guard let count = count(of: type) else { return nil }
    for tag in 0..<count {
      let value = withUnsafeBytes(of: UInt8(tag)) { $0.load(as: Value.self) }
      if recordedName(of: value) == name { return value }
    }
    return nil
  }

  /// Returns the number of cases, or `nil` for types other than enums without payloads and for enums of more than 256
  /// cases.
  private static func count<Value>(of type: Value.Type) -> Int? { isReliable ? recordedCount(of: type) : nil }

  /// An enum with known cases.
  private enum Sample {
    case first, second, third
  }

  /// Whether the description and the names of an enum with known cases are as expected.
  private static let isReliable =
    recordedCount(of: Sample.self) == 3 && recordedName(of: Sample.first) == "first"
    && recordedName(of: Sample.third) == "third"

  private static func recordedCount<Value>(of type: Value.Type) -> Int? {
    guard FieldRecord.kind(of: type) == .enumeration, _isPOD(type), MemoryLayout<Value>.size <= 1,
      !_typeName(type, qualified: true).hasPrefix("__C.")
    else { return nil }
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    let description = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    // The numbers follow the flags, the parent, the name, the accessor, and the fields. The highest byte of the number
    // of cases with payloads is the offset of their size.
    let payloads = description.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let count = Int(description.load(fromByteOffset: 24, as: UInt32.self))
    return payloads == 0 && count <= 256 ? count : nil
  }

  /// Returns the name of the case of an enum, which the standard library uses for descriptions of values.
  private static func recordedName<Value>(of value: Value) -> String? {
    guard let nameOfCase else { return nil }
    let type = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
    guard let name = withUnsafePointer(to: value, { nameOfCase($0, type) }), name.pointee != 0 else { return nil }
    return String(cString: name)
  }

  /// The function of the runtime with this purpose, which the standard library declares as generic: it receives the
  /// address of the value and the type. On the supported platforms, the C convention passes two addresses as the Swift
  /// convention does.
  private static let nameOfCase = RuntimeFunction.find("swift_EnumCaseName").map { unsafeBitCast($0, to: Namer.self) }

  private typealias Namer =
    @Sendable @convention(c) (_ value: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UnsafePointer<CChar>?
}
