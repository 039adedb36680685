import Foundation
import TributaryEngine

/// A state value that a new build of the program can decode.
///
/// The type of the value determines the format. The first applicable rule is used:
///
/// 1. Objects are not encoded.
/// 2. `Codable` values are encoded as JSON, and other values by their `Codable` raw value.
/// 3. Type-erased values are encoded with their type.
/// 4. Optionals, arrays, sets, and dictionaries are encoded element by element.
/// 5. Enums without payloads are encoded by the name of the case.
/// 6. Tuples and the structs of client code are encoded by their stored properties. The new program must declare the
///    same names and types. Structs of the framework and of system libraries are not encoded, because their properties
///    can be numbers that only one process uses, such as the identifier of a namespace.
///
/// A value is never transferred as the bytes of its representation in memory.
///
/// Tested by `StoredStateValueTests`.
indirect enum StoredStateValue: Codable {
  /// The JSON of a `Codable` value.
  case json(Data)
  case erased(Element)
  case parts([StoredStateValue])
  case enumerationCase(String, type: String)
  case fields([Field], type: String)

  /// A value with its type.
  struct Element: Codable {
    private let type: String
    private let stored: StoredStateValue

    /// Returns `nil` if the value cannot be encoded.
    init?(_ value: Any, depth: Int = 0) {
      guard let type = _mangledTypeName(Swift.type(of: value)), let stored = StoredStateValue(value, depth: depth)
      else {
        return nil
      }
      (self.type, self.stored) = (type, stored)
    }

    /// The value, or `nil` if its type no longer exists or cannot decode it.
    var value: Any? { _typeByName(type).flatMap { stored.value(ofType: $0) } }
  }

  /// A stored property, or an element of a tuple.
  struct Field: Codable {
    let name: String
    let type: String
    let value: StoredStateValue
  }

  /// Returns the name of a type without its context, because the qualified name of a private type differs between
  /// builds.
  static func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// The largest number of values inside each other. JSON with more than a few hundred levels cannot be decoded.
  private static let maximumDepth = 32

  /// Returns `nil` for an object and for a value that cannot be encoded.
  ///
  /// - Parameter depth: The number of enclosing values.
  init?(_ value: Any, depth: Int = 0) {
    func encode<Value>(_: Value.Type) -> StoredStateValue? {
      (value as? Value).flatMap { StoredStateValue(of: $0, depth: depth) }
    }
    // The value of a state with an existential type arrives inside another existential, which the dynamic type omits.
    guard let stored = _openExistential(Swift.type(of: value), do: encode) else { return nil }
    self = stored
  }

  /// Decodes a value of the same type as another value.
  func value(like other: Any) -> Any? { value(ofType: Swift.type(of: other)) }

  private func value(ofType type: Any.Type) -> Any? {
    func decode<Value>(_ type: Value.Type) -> Any? { value(of: type).map { $0 as Any } }
    return _openExistential(type, do: decode)
  }
}

extension StoredStateValue {
  /// Returns `nil` if a value of a known type cannot be encoded.
  ///
  /// - Parameter depth: The number of enclosing values.
  init?<Value>(of value: Value, depth: Int) {
    guard depth < Self.maximumDepth, let stored = Self.encoded(value, depth: depth + 1) else { return nil }
    self = stored
  }

  /// - Parameter depth: The number of enclosing values of the parts of the value.
  private static func encoded<Value>(_ value: Value, depth: Int) -> StoredStateValue? {
    let type = Value.self
    if type is AnyClass { return nil }
    if let type = codable(type) { return json(of: value, as: type) }
    if let value = value as? any RawRepresentable, rawCodable(type) != nil { return rawValue(of: value, depth: depth) }
    if type == AnyHashable.self {
      return (value as? AnyHashable).flatMap { Element($0.base, depth: depth) }.map { .erased($0) }
    }
    if let type = type as? any ComposedStateValue.Type {
      return parts(of: value, as: type, depth: depth).map { .parts($0) }
    }
    // The value of an existential can have another type in the new program.
    let typeName = name(of: type)
    if let name = EnumerationCase.name(of: value) { return .enumerationCase(name, type: typeName) }
    return fields(of: value, depth: depth).map { .fields($0, type: typeName) }
  }

  /// Decodes a value of a known type.
  func value<Value>(of type: Value.Type) -> Value? {
    if type is AnyClass { return nil }
    if let type = Self.codable(type) { return decoded(as: type) }
    if let type = Self.rawCodable(type) { return raw(as: type) }
    switch self {
    case .erased(let element): return (element.value as? AnyHashable) as? Value
    case .parts(let parts): return (type as? any ComposedStateValue.Type).flatMap { Self.composed(of: parts, as: $0) }
    case .enumerationCase(let name, let typeName) where typeName == Self.name(of: type):
      return EnumerationCase.value(named: name, of: type)
    case .fields(let fields, let typeName) where typeName == Self.name(of: type):
      return Self.value(of: fields, as: type)
    case .json, .enumerationCase, .fields: return nil
    }
  }
}

// MARK: Codable values

extension StoredStateValue {
  /// Returns the type as one whose values JSON represents directly, or `nil`.
  private static func codable(_ type: Any.Type) -> (any Codable.Type)? {
    if let composed = type as? any ComposedStateValue.Type, composed.isAmbiguousInJSON { return nil }
    return type as? any Codable.Type
  }

  // A value is cast to its own type, because a cast to a protocol may unwrap an optional.
  private static func json<Value, Stored: Encodable>(of value: Value, as type: Stored.Type) -> StoredStateValue? {
    (value as? Stored).flatMap { try? JSONEncoder().encode($0) }.map { .json($0) }
  }

  private func decoded<Value, Stored: Decodable>(as type: Stored.Type) -> Value? {
    guard case .json(let data) = self, let value = try? JSONDecoder().decode(type, from: data) else { return nil }
    return value as? Value
  }

  /// Returns the type as one with a `Codable` raw value, or `nil`.
  private static func rawCodable(_ type: Any.Type) -> (any RawRepresentable.Type)? {
    func isCodable<Value: RawRepresentable>(_: Value.Type) -> Bool { Value.RawValue.self is any Codable.Type }
    guard let type = type as? any RawRepresentable.Type, isCodable(type) else { return nil }
    return type
  }

  private static func rawValue<Stored: RawRepresentable>(of value: Stored, depth: Int) -> StoredStateValue? {
    StoredStateValue(of: value.rawValue, depth: depth)
  }

  private func raw<Value, Stored: RawRepresentable>(as type: Stored.Type) -> Value? {
    guard let rawValue = value(of: Stored.RawValue.self) else { return nil }
    return Stored(rawValue: rawValue).flatMap { $0 as? Value }
  }

  private static func parts<Value, Stored: ComposedStateValue>(
    of value: Value, as type: Stored.Type, depth: Int
  ) -> [StoredStateValue]? {
    (value as? Stored).flatMap { $0.storedParts(depth: depth) }
  }

  private static func composed<Value, Stored: ComposedStateValue>(
    of parts: [StoredStateValue], as type: Stored.Type
  ) -> Value? {
    guard let value = Stored.composed(of: parts) else { return nil }
    return value as? Value
  }
}

// MARK: Structs and tuples

/// Structs and tuples, by their stored properties.
///
/// This is sound because the offsets and types are those of the runtime's records of each program, as for the dynamic
/// properties of views. A new value is initialized property by property after all properties have been decoded. A type
/// is not encoded if the compiler may omit one of its properties or their names from the records, or if a property does
/// not retain its object.
extension StoredStateValue {
  /// Returns the stored properties of a value, or `nil` if its type is not supported or one of them cannot be encoded.
  ///
  /// - Parameter depth: The number of values around each property.
  static func fields<Value>(of value: Value, depth: Int) -> [Field]? {
    guard let records = records(of: Value.self) else { return nil }
    return withUnsafePointer(to: value) { place in
      var fields: [Field] = []
      for record in records {
        func encode<Part>(_: Part.Type) -> StoredStateValue? {
          StoredStateValue(
            of: (UnsafeRawPointer(place) + record.offset).assumingMemoryBound(to: Part.self).pointee, depth: depth)
        }
        guard let part = _openExistential(record.type, do: encode) else { return nil }
        fields.append(Field(name: record.name, type: name(of: record.type), value: part))
      }
      return fields
    }
  }

  /// Returns a value with the given properties.
  ///
  /// - Returns: `nil` if the type declares properties with other names or types, or cannot decode one of them.
  static func value<Value>(of fields: [Field], as type: Value.Type) -> Value? {
    guard let records = records(of: type), records.count == fields.count else { return nil }
    var rest = fields
    var initializers: [(UnsafeMutableRawPointer) -> Void] = []
    for record in records {
      let typeName = name(of: record.type)
      guard let index = rest.firstIndex(where: { $0.name == record.name && $0.type == typeName }) else { return nil }
      let stored = rest.remove(at: index).value
      func decode<Part>(_ type: Part.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
        guard let part = stored.value(of: type) else { return nil }
        return { ($0 + record.offset).assumingMemoryBound(to: Part.self).initialize(to: part) }
      }
      guard let initializer = _openExistential(record.type, do: decode) else { return nil }
      initializers.append(initializer)
    }
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    for initialize in initializers { initialize(UnsafeMutableRawPointer(place)) }
    return place.move()
  }

  /// Returns the stored properties of a tuple or of a struct of client code.
  private static func records(of type: Any.Type) -> [FieldRecord.Field]? {
    switch FieldRecord.kind(of: type) {
    // The value of storage that cannot be saved is empty.
    case .tuple: if type == Void.self { return nil }
    case .structure: if isSystemType(type) || FieldRecord.mayOmitMembers(of: type) { return nil }
    case .enumeration, .optional, .existential, .object, .function, .other: return nil
    }
    guard let fields = FieldRecord.fields(of: type), fields.allSatisfy({ $0.isStrong && !$0.name.isEmpty }) else {
      return nil
    }
    return fields
  }

  private static func isSystemType(_ type: Any.Type) -> Bool {
    let module = String(_typeName(type, qualified: true).prefix { $0 != "." })
    return module.hasPrefix("_") || systemModules.contains(module)
  }

  /// The modules of the framework and of system libraries.
  private static let systemModules: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "Observation", "Swift", "Synchronization", "Tributary", "TributaryAnimation", "TributaryCombine",
    "TributaryContainers", "TributaryControls", "TributaryDiagnostics", "TributaryDrawing", "TributaryEngine",
    "TributaryFormatters", "TributaryFoundation", "TributaryGeometry", "TributaryGestures", "TributaryHost",
    "TributaryInspection",
    "TributaryLayout", "TributaryLoopRules", "TributaryLoops", "TributaryMotion", "TributarySVG", "TributarySweep",
    "TributaryTerminal", "TributaryTesting", "TributaryTransfer", "TributaryViews", "TributaryWeb",
  ]
}

// MARK: Optionals and collections

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
