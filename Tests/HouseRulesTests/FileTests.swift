import Testing

/// A type can be found by name in the folder listing.
@Suite struct FileTests {
  private static let files = SourceFile.all(below: "Sources")

  /// A type of more than 40 lines is in the file of its name, or in one whose name differs only in the last word
  /// (`BlurNode` in `BlurModifier.swift`); facets are in files with a plus. Smaller types share the file of their
  /// concept.
  @Test func `Every larger type is in the file of its name`() {
    for file in Self.files {
      let stem = file.name.split(separator: "+").first.map(String.init) ?? file.name
      for type in file.types where !type.isPrivate && type.lineCount > 40 {
        #expect(
          type.name == stem || type.name == "_" + stem || Self.family(of: type.name) == Self.family(of: stem),
          "\(type.name) (\(type.lineCount) lines) is in \(file.path)")
      }
    }
  }

  /// Returns a name without its last word.
  private static func family(of name: String) -> Substring {
    name[..<(name.lastIndex { $0.isUppercase } ?? name.endIndex)]
  }

  @Test func `There are fewer than 1,600 files, and no folder has more than 25`() {
    #expect(Self.files.count < 1_600)
    let folders = Dictionary(grouping: Self.files) { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
    for (folder, files) in folders { #expect(files.count <= 25, "\(folder) has \(files.count) files") }
  }

  @Test func `Names of files are unique within a target`() {
    for (target, files) in Dictionary(
      grouping: Self.files, by: { $0.path.split(separator: "/").prefix(2).joined(separator: "/") })
    {
      let names = Dictionary(grouping: files, by: \.name).filter { $0.value.count > 1 }
      #expect(names.isEmpty, "\(target): \(names.keys.sorted())")
    }
  }
}
