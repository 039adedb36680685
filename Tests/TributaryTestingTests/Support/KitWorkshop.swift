#if os(Linux)
  import Foundation
  import Testing

  /// A copy of the package in `Tests/Fixtures/Kit`, whose files are compiled against the modules of this build.
  final class KitWorkshop {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tally-\(UUID().uuidString)")
    private let target: String
    private let mode: String

    /// - Parameters:
    ///   - target: The test target that is compiled and run.
    ///   - mode: The language mode of its files.
    init(target: String, mode: String) throws {
      (self.target, self.mode) = (target, mode)
      try FileManager.default.copyItem(at: BuiltModules.repository.appending(path: "Tests/Fixtures/Kit"), to: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Compiles the library, the target's tests, and a program with the given entry point.
    ///
    /// The program is compiled separately from the tests and in Swift 5 mode, like SwiftPM's runner.
    func compile(runner: String) throws {
      let main = folder.appending(path: "Runner.swift")
      try runner.write(to: main, atomically: true, encoding: .utf8)
      try compile("Tally", mode: mode, [path("Sources/Tally/TallyList.swift")])
      try compile(target, mode: mode, sources.map { path("Tests/\(target)/\($0)") })
      try compile("Runner", mode: "5", [main.path])
      try BuiltModules.compile(
        ["-o", path("run")] + ["Tally", target, "Runner"].map { path("\($0).o") } + BuiltModules.linking)
    }

    private func compile(_ module: String, mode: String, _ files: [String]) throws {
      try BuiltModules.compile(
        [
          "-parse-as-library", "-wmo", "-swift-version", mode, "-warnings-as-errors", "-enable-testing", "-I",
          folder.path,
          "-module-name", module, "-emit-module", "-emit-module-path", path("\(module).swiftmodule"), "-emit-object",
          "-o", path("\(module).o"),
        ] + files)
    }

    private var sources: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: path("Tests/\(target)"))
          .filter { $0.hasSuffix(".swift") }.sorted()
      }
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Runs the tests.
    ///
    /// - Parameter fails: Whether the tests that fail deliberately run.
    func run(
      _ arguments: [String] = [], records: Bool = false, fails: Bool = false
    ) throws -> (status: Int32, output: String) {
      try BuiltModules.start(path("run"), arguments, records: records, environment: fails ? ["TALLY_FAILS": "1"] : [:])
    }

    /// Returns the lines of a test file that are marked as failing, as `File.swift:12`.
    func failingLines(of file: String) throws -> [String] {
      let lines = try String(contentsOfFile: path("Tests/\(target)/\(file)"), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.filter { lines[$0].hasSuffix("// fails") }.map { "\(file):\($0 + 1)" }
    }

    private var snapshots: URL { folder.appending(path: "Tests/\(target)/__Snapshots__/\(target)") }

    /// Records the snapshots of the fixture again, after a change of their format.
    func record() throws {
      let run = try run(records: true)
      try #require(run.status == 0, "\(run.output)")
      let fixture = BuiltModules.repository.appending(
        path: "Tests/Fixtures/Kit/Tests/\(target)/__Snapshots__/\(target)")
      try FileManager.default.createDirectory(at: fixture, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: snapshots.path) {
        try Data(contentsOf: snapshots.appending(path: name)).write(to: fixture.appending(path: name))
      }
    }

    func snapshot(_ name: String) throws -> String {
      try String(contentsOf: snapshots.appending(path: name), encoding: .utf8)
    }

    func write(_ text: String, to name: String) throws {
      try text.write(to: snapshots.appending(path: name), atomically: true, encoding: .utf8)
    }
  }
#endif
