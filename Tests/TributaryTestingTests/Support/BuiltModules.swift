#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import Testing

  /// The modules of this build, for programs and packages that a test compiles against them.
  enum BuiltModules {
    private static let names = [
      "TributaryCombine", "TributaryDiagnostics", "TributaryGeometry", "TributaryLayout", "TributaryDrawing",
      "TributaryLoopRules", "TributaryGestures", "TributaryInspection", "TributaryMotion", "TributaryEngine",
      "TributaryLoops", "TributaryAnimation", "TributaryContainers", "TributaryViews", "TributaryControls",
      "TributaryHost", "TributarySVG", "TributarySweep", "TributaryTransfer",
      "TributaryTerminal", "TributaryWeb", "Tributary", "TributaryTesting",
    ]

    static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized

    /// The folder of this build's products, beside the tests.
    private static var products: URL? {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .map { URL(filePath: $0).deletingLastPathComponent() }
    }

    /// One object file for each source file; removed source files leave theirs behind.
    private static let objects: [String] = {
      guard let products else { return [] }
      return names.flatMap { module in
        let files = FileManager.default.enumerator(atPath: repository.appending(path: "Sources/\(module)").path)
        return (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.map { file in
          products.appending(path: "\(module).build/\(URL(filePath: file).lastPathComponent).o").path
        }
      }
    }()

    static let isThere = !objects.isEmpty && objects.allSatisfy { FileManager.default.fileExists(atPath: $0) }

    /// Runs the compiler with access to the modules.
    static func compile(_ arguments: [String]) throws {
      let products = try #require(products)
      let run = try start("/usr/bin/env", ["swiftc", "-I", products.appending(path: "Modules").path] + arguments)
      try #require(run.status == 0, "\(run.output)")
    }

    /// The arguments that link a program with all modules. The linker is faster than the default linker, as in the
    /// manifest.
    static var linking: [String] { get throws { ["-use-ld=lld", try library.get()] } }

    private static let folder = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")

    /// The path of a library with the objects of all modules, which the tests that compile a program share: a program
    /// that contains the objects takes a second to link. The library is removed when the tests end.
    private static let library = Result {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      atexit { try? FileManager.default.removeItem(at: BuiltModules.folder) }
      let (list, library) = (folder.appending(path: "objects"), folder.appending(path: "libBuiltModules.so").path)
      try objects.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
      try compile(["-emit-library", "-use-ld=lld", "-o", library, "@\(list.path)"])
      return library
    }

    /// Runs a program and returns its output, including errors.
    static func start(
      _ program: String, _ arguments: [String], records: Bool? = nil, environment others: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
      var environment = ProcessInfo.processInfo.environment
      environment["NO_COLOR"] = "1"
      environment["TALLY_FAILS"] = nil
      environment.merge(others) { $1 }
      environment["RECORD"] = records == true ? "1" : nil
      return try Program.start(program, arguments, environment: environment)
    }
  }
#endif
