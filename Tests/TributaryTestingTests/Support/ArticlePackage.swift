#if os(Linux)
  import Foundation
  import Testing

  /// The package that the samples of an article form.
  ///
  /// A comment before a sample names its file:
  ///
  ///     <!-- file: Sources/CounterApp/CounterApp.swift -->
  ///
  /// The samples of a file follow each other. With `body:` in place of `file:`, the sample is the body of a function in
  /// that file.
  final class ArticlePackage {
    let folder = FileManager.default.temporaryDirectory.appending(path: "article-\(UUID().uuidString)")

    /// The samples by path.
    private(set) var files: [String: String] = [:]

    /// The number of samples without a file.
    let others: Int

    init(_ page: String) throws {
      let text = try String(contentsOf: BuiltModules.repository.appending(path: page), encoding: .utf8)
      var count = 0
      for match in text.matches(of: /(?s)<!-- (file|body): (\S+) -->\n```swift\n(.*?)\n```/) {
        let (path, sample) = (String(match.output.2), String(match.output.3))
        count += 1
        if match.output.1 == "file" {
          files[path, default: ""] += sample + "\n\n"
        } else {
          files[path, default: "import Tributary\n\n"] +=
            "@MainActor func sample\(count)() async throws {\n\(sample)\n}\n\n"
        }
      }
      others = text.components(separatedBy: "```swift\n").count - 1 - count
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for path in files.keys { try write(path) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files[path]?.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Replaces text in a file, which must contain it once.
    func edit(_ path: String, _ old: String, _ new: String) throws {
      let parts = try #require(files[path]).components(separatedBy: old)
      try #require(parts.count == 2)
      files[path] = parts.joined(separator: new)
      try write(path)
    }

    /// Returns the description of the manifest.
    func manifest() throws -> String {
      let run = try BuiltModules.start(
        "/usr/bin/env", ["swift", "package", "--package-path", folder.path, "dump-package"])
      try #require(run.status == 0, "\(run.output)")
      return run.output
    }

    /// Compiles the program of a target, and runs it once for each list of arguments.
    func run(_ target: String, _ arguments: [[String]]) throws -> [(status: Int32, output: String)] {
      try compile(target, below: "Sources", [])
      try link(target, [target])
      return try arguments.map { try BuiltModules.start(path(target), $0) }
    }

    /// Compiles the tests of a target, and runs them.
    func test(_ target: String, of program: String, records: Bool) throws -> (status: Int32, output: String) {
      // The runner contains the entry point.
      try compile(
        program, below: "Sources", ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "program_main"])
      try compile(target, below: "Tests", [])
      let runner =
        "import Testing\n@main struct Runner { static func main() async { await __swiftPMEntryPoint() as Never } }\n"
      files["Sources/Runner/Runner.swift"] = runner
      try write("Sources/Runner/Runner.swift")
      try compile("Runner", below: "Sources", [], mode: "5")
      try link("run", [program, target, "Runner"])
      return try BuiltModules.start(path("run"), [], records: records)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func compile(_ module: String, below place: String, _ flags: [String], mode: String = "6") throws {
      let sources = files.keys.filter { $0.hasPrefix("\(place)/\(module)/") }.sorted().map(path)
      try BuiltModules.compile(
        [
          "-parse-as-library", "-wmo", "-swift-version", mode, "-enable-testing", "-I", folder.path, "-module-name",
          module,
          "-emit-module", "-emit-module-path", path("\(module).swiftmodule"), "-emit-object", "-o", path("\(module).o"),
        ] + flags + sources)
    }

    private func link(_ name: String, _ modules: [String]) throws {
      try BuiltModules.compile(["-o", path(name)] + modules.map { path("\($0).o") } + BuiltModules.linking)
    }
  }
#endif
