#if os(Linux)
  import Foundation
  import Testing

  /// The public names of the modules that `import Tributary` gives, read from the symbol graphs that the compiler writes.
  enum ModuleSymbols {
    private static let modules = [
      "Tributary", "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry",
      "TributaryGestures", "TributaryInspection", "TributaryLayout", "TributaryMotion", "TributarySVG",
      "TributaryTerminal", "TributaryViews",
    ]

    /// Where the products of this build lie, beside the tests.
    private static let products: URL? =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .map { URL(filePath: $0).deletingLastPathComponent() }

    private static let tool: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/swift-symbolgraph-extract" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    static var isThere: Bool {
      guard let products, tool != nil else { return false }
      return modules.allSatisfy {
        FileManager.default.fileExists(atPath: products.appending(path: "Modules/\($0).swiftmodule").path)
      }
    }

    /// Names as `View.padding`: types, members and functions without their labels.
    static func all() throws -> Set<String> {
      let products = try #require(products)
      let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for module in modules { try extract(module, products, into: folder) }
      var names: Set<String> = []
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
        let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
        for symbol in graph.symbols {
          names.insert(symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }.joined(separator: "."))
        }
      }
      return names
    }

    private struct Graph: Decodable {
      struct Symbol: Decodable { let pathComponents: [String] }
      let symbols: [Symbol]
    }

    private static func extract(_ module: String, _ products: URL, into folder: URL) throws {
      let process = Process()
      process.executableURL = URL(filePath: try #require(tool))
      process.arguments = [
        "-module-name", module, "-I", products.appending(path: "Modules").path, "-target",
        products.deletingLastPathComponent().lastPathComponent, "-output-dir", folder.path, "-minimum-access-level",
        "public", "-skip-synthesized-members",
      ]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(module)")
    }
  }
#endif
