#if os(Linux)
  import Foundation
  import Synchronization

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

    /// Names such as `View.padding`: types, members, and functions without their labels. A member of a protocol for one
    /// type, such as `red` of `ShapeStyle where Self == Color`, is also a member of the type.
    static func all() throws -> Set<String> {
      var names: Set<String> = []
      for symbol in try graphs().flatMap(\.symbols) {
        let path = symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }
        names.insert(path.joined(separator: "."))
        for constraint in symbol.swiftExtension?.constraints ?? []
        where constraint.kind == "sameType" && constraint.lhs == "Self" {
          names.insert(([constraint.rhs] + path.dropFirst()).joined(separator: "."))
        }
      }
      return names
    }

    /// The graphs of the modules that a test has asked for, by the names of their files. Several tests read the same
    /// graphs, and extracting and decoding them takes seconds.
    private static let known = Mutex<[String: [String: SymbolGraph]]>([:])

    /// Returns the symbol graphs of each module and of its extensions of other modules, sorted by file.
    static func graphs(beside others: [String] = []) throws -> [SymbolGraph] {
      let files = try known.withLock { known in
        try (modules + others).flatMap { module in
          let graphs = try known[module] ?? read(module)
          known[module] = graphs
          return Array(graphs)
        }
      }
      return files.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func read(_ module: String) throws -> [String: SymbolGraph] {
      let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try extract(module, try #require(products), into: folder)
      var graphs: [String: SymbolGraph] = [:]
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
        graphs[file.lastPathComponent] = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      }
      return graphs
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
      // Throws, so that every test that needs the graphs fails.
      try #require(process.terminationStatus == 0, "\(module)")
    }
  }
#endif
