#if os(Linux)
  import Foundation
  import Testing

  /// The package in `Tests/Fixtures/Kit`, which depends on this one as anybody's would. `swift test --package-path
  /// Tests/Fixtures/Kit` builds everything anew; here its files meet the modules that stand already.
  @Suite(.timeLimit(.minutes(5)), .enabled(if: Workshop.isThere, "needs the objects of a debug build"))
  struct PackageTests {
    @Test(arguments: ["5", "6"])
    func `It compiles without warnings, its tests pass, and fail when a view changes`(mode: String) throws {
      let workshop = try Workshop(mode: mode)
      try workshop.compile()
      if ProcessInfo.processInfo.environment["RECORD"] == "1" { try workshop.record() }
      let first = try workshop.run()
      #expect(first.status == 0, "\(first.output)")
      #expect(first.output.contains("7 tests in 1 suite passed"))

      let name = "Tallies-look-as-they-did.picture.txt"
      let recorded = try workshop.snapshot(name)
      try workshop.write(recorded.replacing("Robin", with: "Raven"), to: name)
      let second = try workshop.run()
      #expect(second.status != 0)
      #expect(second.output.contains("The picture differs from __Snapshots__/TallyTests/\(name)"))
      #expect(second.output.contains("- 4 │    Raven 0"))
      #expect(second.output.contains("+ 4 │    Robin 0"))
      #expect(second.output.contains("at TallyTests.swift:"))
      let page = try workshop.snapshot("Tallies-look-as-they-did.difference.html")
      #expect(page.contains("Raven 0") && !page.contains(workshop.folder.path))

      let third = try workshop.run(records: true)
      #expect(third.status == 0, "\(third.output)")
      #expect(try workshop.snapshot(name) == recorded)
      #expect(try workshop.run().status == 0)
    }
  }

  /// A copy of the fixture, compiled against what this build has made.
  private final class Workshop {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tally-\(UUID().uuidString)")
    private let mode: String

    private static let modules = [
      "TributaryCombine", "TributaryDiagnostics", "TributaryGeometry", "TributaryLayout", "TributaryDrawing",
      "TributaryFeedback", "TributaryGestures", "TributaryInspection", "TributaryMotion", "TributaryViews",
      "TributarySVG", "TributaryTerminal", "Tributary", "TributaryTesting",
    ]

    private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

    init(mode: String) throws {
      self.mode = mode
      try FileManager.default.copyItem(at: Self.repository.appending(path: "Tests/Fixtures/Kit"), to: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Where the products of this build lie, beside the tests.
    private static var products: URL? {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .map { URL(filePath: $0).deletingLastPathComponent() }
    }

    /// An object for each file of the sources; files that have gone leave theirs behind.
    private static var objects: [String] {
      guard let products else { return [] }
      return modules.flatMap { module in
        let files = FileManager.default.enumerator(atPath: repository.appending(path: "Sources/\(module)").path)
        return (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.map { file in
          products.appending(path: "\(module).build/\(URL(filePath: file).lastPathComponent).o").path
        }
      }
    }

    static var isThere: Bool {
      let objects = objects
      return !objects.isEmpty && objects.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    }

    func compile() throws {
      let products = try #require(Self.products)
      let main = folder.appending(path: "Runner.swift")
      try """
      import Testing
      @main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
      """.write(to: main, atomically: true, encoding: .utf8)
      let list = folder.appending(path: "objects")
      try Self.objects.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
      let common = [
        "-parse-as-library", "-wmo", "-swift-version", mode, "-warnings-as-errors", "-I",
        products.appending(path: "Modules").path, "-I", folder.path,
      ]
      try swiftc(
        common + [
          "-module-name", "Tally", "-emit-module", "-emit-module-path", path("Tally.swiftmodule"), "-emit-object", "-o",
          path("Tally.o"), path("Sources/Tally/TallyList.swift"),
        ])
      try swiftc(
        common + [
          "-module-name", "TallyTests", "-o", path("run"), path("Tests/TallyTests/TallyTests.swift"), main.path,
          path("Tally.o"), "@\(list.path)",
        ])
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func swiftc(_ arguments: [String]) throws {
      let run = try Self.start("/usr/bin/env", ["swiftc"] + arguments, records: nil)
      try #require(run.status == 0, "\(run.output)")
    }

    func run(records: Bool = false) throws -> (status: Int32, output: String) {
      try Self.start(path("run"), [], records: records)
    }

    private static func start(
      _ program: String, _ arguments: [String], records: Bool?
    ) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      var environment = ProcessInfo.processInfo.environment
      environment["NO_COLOR"] = "1"
      environment["RECORD"] = records == true ? "1" : nil
      process.environment = environment
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, output)
    }

    private var snapshots: URL { folder.appending(path: "Tests/TallyTests/__Snapshots__/TallyTests") }

    /// Records the snapshots of the fixture anew, for whoever changes how they are written.
    func record() throws {
      let run = try run(records: true)
      try #require(run.status == 0, "\(run.output)")
      let fixture = Self.repository.appending(path: "Tests/Fixtures/Kit/Tests/TallyTests/__Snapshots__/TallyTests")
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
