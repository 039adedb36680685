/// The structures that the binaries of this process declare, as the runtime's records of types list them.
///
/// Sound where it is compiled: the records are part of the stable layout of binaries; they are only read, and a type is
/// asked for by its own accessor, which takes no argument as the type is not generic. Elsewhere there are none.
enum TypeRecords {
  /// Calls a closure with each structure that is not generic and whose name without module is wanted.
  static func forEachStructure(where isWanted: (String) -> Bool, _ body: (Any.Type) -> Void) {
    #if os(Linux)
      var sections: [UnsafeRawBufferPointer] = []
      withUnsafeMutablePointer(to: &sections) { sections in
        enumerateMetadataSections(
          { record, context in
            // Version, base, two that are unused, then start and length of: protocols, conformances, types.
            if let start = UnsafeRawPointer(bitPattern: record[8]) {
              context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                .append(UnsafeRawBufferPointer(start: start, count: Int(record[9])))
            }
            return true
          }, sections)
      }
      for section in sections {
        guard let start = section.baseAddress else { continue }
        for offset in stride(from: 0, to: section.count - 3, by: 4) {
          guard let type = type(at: start + offset, isWanted) else { continue }
          body(type)
        }
      }
    #endif
  }

  #if os(Linux)
    /// - Parameter place: A relative address of a description, whose lowest two bits are 0 if it is direct.
    private static func type(at place: UnsafeRawPointer, _ isWanted: (String) -> Bool) -> Any.Type? {
      let distance = Int(place.load(as: Int32.self))
      guard distance != 0, distance & 3 == 0 else { return nil }
      let description = place + distance
      let flags = description.load(as: UInt32.self)
      let (structure, generic): (UInt32, UInt32) = (17, 0x80)
      guard flags & 0x1F == structure, flags & generic == 0 else { return nil }
      // After flags and parent: the name, and the accessor.
      let name = String(cString: target(of: description + 8).assumingMemoryBound(to: CChar.self))
      guard isWanted(name) else { return nil }
      let accessor = unsafeBitCast(target(of: description + 12), to: (@convention(c) (Int) -> UnsafeRawPointer).self)
      return unsafeBitCast(accessor(0), to: Any.Type.self)
    }

    private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer {
      place + Int(place.load(as: Int32.self))
    }
  #endif
}

#if os(Linux)
  /// The runtime's own list of the binaries that it has been told of.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafePointer<UInt>, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
#endif
