#if os(Linux)
  import Foundation
  import Testing

  /// The public names of the modules that `import Tributary` exports, read from the compiler's symbol graphs.
  enum ModuleSymbols {
    private static let modules = (try? ExportedModules.visible(through: "Tributary")) ?? []

    /// The folder of this build's products, beside the tests.
    private static let products: URL? =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .map { URL(filePath: $0).deletingLastPathComponent() }

    private static let tool: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/swift-symbolgraph-extract" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    static var isThere: Bool {
      guard let products, tool != nil, modules.count > 1 else { return false }
      return modules.allSatisfy {
        FileManager.default.fileExists(atPath: products.appending(path: "Modules/\($0).swiftmodule").path)
      }
    }

    /// Names such as `View.padding`: types, members, and functions without their labels.
    static func all() throws -> Set<String> {
      var names: Set<String> = []
      for symbol in try graphs().flatMap(\.symbols) {
        names.insert(symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }.joined(separator: "."))
      }
      return names
    }

    /// Returns the symbol graphs of each module and of its extensions of other modules.
    static func graphs(beside others: [String] = []) throws -> [SymbolGraph] {
      let products = try #require(products)
      let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for module in modules + others { try extract(module, products, into: folder) }
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.path < $1.path }
        .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }

    private static func extract(_ module: String, _ products: URL, into folder: URL) throws {
      let process = Process()
      process.executableURL = URL(filePath: try #require(tool))
      process.arguments = [
        "-module-name", module, "-I", products.appending(path: "Modules").path, "-target",
        products.deletingLastPathComponent().lastPathComponent, "-output-dir", folder.path, "-minimum-access-level",
        "public", "-skip-synthesized-members", "-skip-inherited-docs",
      ]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(module)")
    }
  }
#endif
