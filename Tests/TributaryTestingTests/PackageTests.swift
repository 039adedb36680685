#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import Testing

  /// The package in `Tests/Fixtures/Kit`, a client of this one. `swift test --package-path Tests/Fixtures/Kit` builds
  /// the whole package again; here its files are compiled against the modules of this build.
  @Suite(
    .waitsForPrograms, .timeLimit(.minutes(20)),
    .enabled(if: BuiltModules.isThere, "needs the objects of a debug build"))
  struct PackageTests {
    @Test(arguments: ["5", "6"])
    func `The package compiles without warnings, and its tests pass, and fail when a view changes`(mode: String) throws
    {
      let workshop = try KitWorkshop(target: "TallyTests", mode: mode)
      try workshop.compile(runner: Self.swiftTestingRunner)
      if ProcessInfo.processInfo.environment["RECORD"] == "1" { try workshop.record() }
      let first = try workshop.run()
      expect(first.status, equals: 0, "\(first.output)")
      expect(first.output, contains: "8 tests in 1 suite passed")

      let name = "Tallies-match-their-snapshots.picture.txt"
      let recorded = try workshop.snapshot(name)
      try workshop.write(recorded.replacing("Robin", with: "Raven"), to: name)
      let second = try workshop.run()
      expect(second.status, differsFrom: 0)
      expect(second.output.contains("The picture differs from __Snapshots__/TallyTests/\(name)"))
      expect(second.output, contains: "- 4 │    Raven 0")
      expect(second.output, contains: "+ 4 │    Robin 0")
      expect(second.output, contains: "at TallyTests.swift:")
      let page = try workshop.snapshot("Tallies-match-their-snapshots.difference.html")
      expect(page.contains("Raven 0") && !page.contains(workshop.folder.path))

      let third = try workshop.run(records: true)
      expect(third.status, equals: 0, "\(third.output)")
      try expect(workshop.snapshot(name), equals: recorded)
      try expect(workshop.run().status, equals: 0)
    }

    private static let swiftTestingRunner = """
      import Testing
      @main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
      """

    @Test(arguments: ["5", "6"]) func `Failures are counted under XCTest, with file and line`(mode: String) throws {
      let workshop = try KitWorkshop(target: "TallyXCTests", mode: mode)
      try workshop.compile(
        runner: Self.runner(
          of: "TallyXCTests", in: "TallyXCTests",
          tests: [
            "testTapCounts", "testTalliesMatchTheirSnapshot", "testMissingText", "testMissingView", "testWrongFrame",
            "testMissingSnapshot", "testTooManyPasses", "testFailureOfAnotherTask",
          ]))
      if ProcessInfo.processInfo.environment["RECORD"] == "1" { try workshop.record() }
      let passing = try workshop.run()
      expect(passing.status, equals: 0, "\(passing.output)")
      expect(passing.output, contains: "Executed 8 tests, with 6 tests skipped and 0 failures")

      let failing = try workshop.run(fails: true)
      expect(failing.status, differsFrom: 0)
      expect(failing.output, contains: "Executed 8 tests, with 7 failures (0 unexpected)", "\(failing.output)")
      let lines = try workshop.failingLines(of: "TallyXCTests.swift")
      expect(lines.count, equals: 7)
      for line in lines { expect(failing.output.contains("\(line): error: "), "\(line) in \(failing.output)") }
      for message in [
        "Did you mean \"Wren\"?", "The frame of identifier \"total\" is", "does not exist. RECORD=1 would record:",
        "2 passes",
      ] { expect(failing.output.contains(message), "\(message)") }
    }

    @Test(arguments: ["5", "6"])
    func `In a target with both libraries, each library counts the failures of its tests`(mode: String) throws {
      let workshop = try KitWorkshop(target: "TallyMixedTests", mode: mode)
      try workshop.compile(
        runner: Self.runner(of: "MixedXCTests", in: "TallyMixedTests", tests: ["testTapCounts", "testMissingText"]))
      for (library, file, count, summary) in [
        ("xctest", "MixedXCTests.swift", 1, "Executed 2 tests, with 1 failure (0 unexpected)"),
        ("swift-testing", "MixedTests.swift", 2, "with 2 issues"),
      ] {
        let passing = try workshop.run(["--testing-library", library])
        expect(passing.status, equals: 0, "\(passing.output)")
        let failing = try workshop.run(["--testing-library", library], fails: true)
        expect(failing.status, differsFrom: 0)
        expect(failing.output.contains(summary), "\(failing.output)")
        let lines = try workshop.failingLines(of: file)
        expect(lines.count, equals: count)
        for line in lines { expect(failing.output.contains("\(line):"), "\(line) in \(failing.output)") }
      }
    }

    @Test func `A failure outside tests stops the program with its message`() throws {
      let workshop = try KitWorkshop(target: "TallyMixedTests", mode: "6")
      try workshop.compile(
        runner: """
          import Tally
          import TributaryTesting

          @main struct Program {
            @MainActor static func main() {
              let view = render { TallyRow(name: "Wren") }
              view.expectText("Wren")
              view.expectText("Robin")
              print("second")
            }
          }
          """)
      let run = try workshop.run()
      expect(run.status, differsFrom: 0)
      expect(run.output, contains: "Runner.swift:8: Fatal error: Cannot read: there is no text \"Robin\".")
      expect(run.output, contains: "No test is running that could record this failure.")
      expect(run.output, lacks: "second")
    }

    /// Returns a program that runs the tests of the requested library, like SwiftPM's runner.
    private static func runner(of type: String, in target: String, tests: [String]) -> String {
      let list = tests.map { "(\"\($0)\", asyncTest(\($0)))" }
      return """
        import Testing
        import XCTest
        @testable import \(target)

        extension \(type) {
          static nonisolated(unsafe) let all = [\(list.joined(separator: ", "))]
        }

        @main struct Runner {
          static func main() async {
            if CommandLine.arguments.contains("swift-testing") { await Testing.__swiftPMEntryPoint() as Never }
            XCTMain([testCase(\(type).all)]) as Never
          }
        }
        """
    }
  }
#endif
