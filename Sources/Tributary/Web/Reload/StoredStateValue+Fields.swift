import TributaryEngine

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
