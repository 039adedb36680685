import Testing

/// A type is found by its name in the listing of the folders.
@Suite struct FileTests {
  private static let files = SourceFile.all(below: "Sources")

  /// A type stands in the file of its name; facets of it in files with a plus. Small families of one idea share a file, and
  /// what only one file needs is private to it.
  @Test func `Every larger type, and every node that does something, stands in the file of its name`() {
    for file in Self.files {
      let stem = file.name.split(separator: "+").first.map(String.init) ?? file.name
      for type in file.types where !type.isPrivate && type.lineCount > (type.name.hasSuffix("Node") ? 10 : 25) {
        #expect(
          type.name == stem || type.name == "_" + stem,
          "\(type.name) (\(type.lineCount) lines) stands in \(file.path)")
      }
    }
  }

  @Test func `No two files of a target have one name`() {
    for (target, files) in Dictionary(
      grouping: Self.files, by: { $0.path.split(separator: "/").prefix(2).joined(separator: "/") })
    {
      let names = Dictionary(grouping: files, by: \.name).filter { $0.value.count > 1 }
      #expect(names.isEmpty, "\(target): \(names.keys.sorted())")
    }
  }

  @Test func `Extensions of the host's core are named after it`() {
    for file in Self.files where !file.name.hasPrefix("ViewGraph") {
      let extensions = file.code.filter { $0.hasPrefix("extension ViewGraph") }
      let declares =
        file.types.contains { !$0.isPrivate }
        || file.code.contains { $0.hasPrefix("extension ") && !$0.hasPrefix("extension ViewGraph") }
      // Beside the type that it serves an extension needs no file of its own.
      #expect(
        extensions.isEmpty || declares || file.path.hasPrefix("Sources/TributaryEngine/"),
        "\(file.path) holds only an extension of ViewGraph")
    }
  }
}
