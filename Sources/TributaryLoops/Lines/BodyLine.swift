import Synchronization
package import TributaryDiagnostics

/// A lookup of the line in source at which the body of a view begins.
///
/// A view does not capture its source location. The symbols and the debug information of the program contain the place
/// of its `body`, and are read only to report a problem.
package enum BodyLine {
  /// Returns the line at which the body of a type begins; in an optimized build, the first known line of the body.
  ///
  /// - Parameter type: The type of a view, which can be generic or private.
  /// - Returns: `nil` if the type is part of this package, or its program file has no debug information.
  package static func location(of type: Any.Type) -> Diagnostic.Location? {
    guard CallSite.looksForLines else { return nil }
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let found = find(type)
    known.withLock { $0[key] = .some(found) }
    return found
  }

  private static let known = Mutex<[ObjectIdentifier: Diagnostic.Location?]>([:])

  private static func find(_ type: Any.Type) -> Diagnostic.Location? {
    var files = LoadedFiles()
    return descriptor(of: type).flatMap { files.withFile(at: $0) { line(ofBodyAt: $1, in: $0) } }
  }

  /// Returns the line of a type's body.
  ///
  /// - Parameter offset: The distance of the type's description from the beginning of the loaded file. Names of private
  ///   types are unknown at run time, but the description has a symbol.
  private static func line(ofBodyAt offset: UInt64, in file: DebugInformation) -> Diagnostic.Location? {
    guard let symbol = file.object(at: offset), symbol.hasSuffix("Mn") else { return nil }
    let name = symbol.dropLast(2)
    let functions = file.functions(named: String(name)).sorted { $0.name.utf8.count < $1.name.utf8.count }
    let parts = functions.filter { $0.name.hasPrefix(name + "4body") }
    // An optimized build can contain the getter only as part of its witness, and gives short functions no lines.
    let getters =
      parts.filter { $0.name.hasSuffix("vg") } + functions.filter { $0.name.hasSuffix("P4body4BodyQzvgTW") }.prefix(1)
      + parts
    return getters.lazy.compactMap { getter in
      file.firstLine(of: getter) { CallSite.location(path: $0.path, line: $0.line, symbol: getter.name) }
    }.first
  }

  /// Returns the address of the description of a structure or an enumeration.
  ///
  /// This is sound because the first two words of their metadata are part of the stable binary layout, and only read.
  private static func descriptor(of type: Any.Type) -> UInt64? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let (structure, enumeration): (UInt, UInt) = (0x200, 0x201)
    guard [structure, enumeration].contains(metadata.load(as: UInt.self)) else { return nil }
    let descriptor = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    return UInt64(UInt(bitPattern: descriptor))
  }
}
