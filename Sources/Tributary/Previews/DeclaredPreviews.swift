import TributaryEngine
import TributaryViews

/// The previews in a program.
///
/// They are found by name suffix in the list of types that every binary contains for the runtime; only matching types
/// are accessed. Optimized builds remove unreferenced types, so they contain no previews.
enum DeclaredPreviews {
  /// The previews in order of files and lines, followed by those of `PreviewProvider` types, sorted by name.
  @MainActor static var all: [(heading: String, preview: Preview)] {
    var declared: [any PreviewDeclaration.Type] = []
    var provided: [any PreviewProvider.Type] = []
    TypeRecords.forEachStructure(
      where: { $0.hasSuffix("7previewfMu_") || $0.hasSuffix("Previews") },
      { type in
        if let type = type as? any PreviewDeclaration.Type {
          declared.append(type)
        } else if let type = type as? any PreviewProvider.Type {
          provided.append(type)
        }
      })
    declared.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    let names = provided.map { (name: "\($0)", type: $0) }.sorted { $0.name < $1.name }
    let marked = declared.map { type in
      let preview = type.make()
      let place = "\(type.file):\(type.line)"
      return (heading: preview.name.map { "\($0)  \(place)" } ?? place, preview: preview)
    }
    return marked + names.map { (heading: $0.name, preview: opened($0.type)) }
  }

  @MainActor private static func opened(_ type: any PreviewProvider.Type) -> Preview { preview(of: type) }

  @MainActor private static func preview<P: PreviewProvider>(of type: P.Type) -> Preview {
    Preview { P.previews }
  }
}

/// The structures that the binaries of this process declare, as listed in the type records of the runtime.
///
/// This is sound on the supported platforms: the records are part of the stable binary layout and are only read, and
/// each type is obtained from its own accessor, which takes no arguments because the type is not generic. On other
/// platforms, and if the runtime does not list its binaries, the list is empty.
enum TypeRecords {
  /// Calls a closure with each nongeneric structure whose name without the module satisfies a predicate.
  static func forEachStructure(where isWanted: (String) -> Bool, _ body: (Any.Type) -> Void) {
    #if os(Linux)
      guard let enumerateSections = RuntimeFunction.find("swift_enumerateAllMetadataSections") else { return }
      var sections: [UnsafeRawBufferPointer] = []
      withUnsafeMutablePointer(to: &sections) { sections in
        unsafeBitCast(enumerateSections, to: SectionEnumerator.self)(
          { record, context in
            // The words are the version, the base, two unused words, and the start and length of protocols,
            // conformances, and types.
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
    /// A function that calls a closure with each binary that is registered with the runtime.
    private typealias SectionEnumerator =
      @convention(c) (
        @convention(c) (UnsafePointer<UInt>, UnsafeMutableRawPointer) -> Bool, UnsafeMutableRawPointer
      ) -> Void

    /// - Parameter place: A relative address of a description. Its lowest two bits are 0 if it is direct.
    private static func type(at place: UnsafeRawPointer, _ isWanted: (String) -> Bool) -> Any.Type? {
      let distance = Int(place.load(as: Int32.self))
      guard distance != 0, distance & 3 == 0 else { return nil }
      let description = place + distance
      let flags = description.load(as: UInt32.self)
      let (structure, generic): (UInt32, UInt32) = (17, 0x80)
      guard flags & 0x1F == structure, flags & generic == 0 else { return nil }
      // The name and the accessor follow the flags and the parent.
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
