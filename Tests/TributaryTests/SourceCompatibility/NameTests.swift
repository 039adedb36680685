#if os(Linux)
  import Foundation
  import ProgramTestSupport

  @Suite(.waitsForPrograms, .timeLimit(.minutes(20))) struct NameTests {
    /// The name of such a type is ambiguous, so that the alias for it does not compile.
    @Test func `No public type has the name of a type in the modules that every program imports`() throws {
      let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
      var declared: Set<String> = []
      for module in try ExportedModules.visible(through: "Tributary") + ["TributaryTesting"] {
        let folder = sources.appending(component: module)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
          declared.formUnion(try Self.declarations(in: String(contentsOf: file, encoding: .utf8)))
        }
      }
      expect(declared.count, above: 300)
      let modules = ["Dispatch", "Foundation", "Observation", "Testing", "Tributary", "TributaryTesting"]
      let imports = modules.map { "import \($0)\n" }
      let aliases = declared.sorted().map { "private typealias Our\($0) = \($0)\n" }
      try expect(TypeCheck(ofSource: (imports + aliases).joined(), ["-swift-version", "6"]).errors, equals: [])
    }

    /// Returns the public types that are not SPI, not deprecated, and not nested, including indented ones in
    /// conditional compilation blocks.
    private static func declarations(in source: String) throws -> [String] {
      let kinds = "struct|class|enum|protocol|actor|typealias"
      let declaration = try Regex<(Substring, Substring, Substring)>(
        #"^( *)(?:@(?!_spi)\w+(?:\([^)]*\))? )*(?:public|open) (?:final |indirect |nonisolated )*(?:\#(kinds)) (\w+)"#)
      var depth = 0
      var isDeprecated = false
      return source.split(separator: "\n").compactMap { line in
        // Client code does not name deprecated types.
        let text = line.drop { $0 == " " }
        // Most lines begin neither with an attribute or a directive nor with the access level.
        let canMatch = text.utf8.first.map { "@#po".utf8.contains($0) } ?? false
        defer { isDeprecated = canMatch && line.contains("@available(*, deprecated") }
        if isDeprecated || !canMatch { return nil }
        if text.hasPrefix("#if") { depth += 1 }
        if text.hasPrefix("#endif") { depth -= 1 }
        guard let match = line.firstMatch(of: declaration), match.output.1.count == 2 * depth else { return nil }
        return String(match.output.2)
      }
    }

    @Test func `Conditional and nonisolated types are found, and nested types are not`() throws {
      let source = """
        public nonisolated protocol Shape {}
        @frozen public struct Outer {
          public enum Inner {}
        }
        #if !canImport(Combine)
          public final class Subject {
            public struct Part {}
          }
        #endif
        extension Outer {
          public typealias Value = Int
        }
        """
      try expect(Self.declarations(in: source), equals: ["Shape", "Outer", "Subject"])
    }
  }
#endif
