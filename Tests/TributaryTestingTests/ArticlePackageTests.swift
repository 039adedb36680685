#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import Testing

  /// The samples of an article form a package, which compiles and runs as shown.
  @Suite(
    .waitsForPrograms, .timeLimit(.minutes(20)),
    .enabled(if: BuiltModules.isThere, "needs the objects of a debug build"))
  struct ArticlePackageTests {
    private static let start = "Sources/Tributary/Tributary.docc/FirstSteps.md"
    private static let view = "Sources/CounterApp/CounterApp.swift"
    private static let play = ["--script", "tap label; wait 0.5; report", "--svg", "-"]

    @Test func `The package of the first steps runs, and its test passes, and fails as in the README`() throws {
      let package = try ArticlePackage(Self.start)
      expect(package.others, equals: 0)
      expect(try package.manifest().contains(#""Tributary""#))

      let runs = try package.run("CounterApp", [Self.play, ["--report"]])
      expect(runs.map(\.status), equals: [0, 0])
      expect(runs[0].output, contains: "Tapped 1")
      expect(runs[1].output.contains(#""label""#))

      let recording = try package.test("CounterAppTests", of: "CounterApp", records: true)
      expect(recording.status, equals: 0, "\(recording.output)")
      let passing = try package.test("CounterAppTests", of: "CounterApp", records: false)
      expect(passing.status, equals: 0, "\(passing.output)")

      try package.edit(Self.view, ".padding(8)", ".padding(12)")
      let failing = try package.test("CounterAppTests", of: "CounterApp", records: false)
      expect(failing.status, differsFrom: 0)
      let readme = try String(contentsOf: BuiltModules.repository.appending(path: "README.md"), encoding: .utf8)
      let shown = try #require(readme.firstMatch(of: /(?s)```\n(✘ Test .*?)```/))
      expect(failing.output.contains(shown.output.1), "\(failing.output)")
    }

    /// With the environment variable `PICTURES`, `.ci/pictures` receives the page.
    @Test func `A failed snapshot of the first steps has a page`() throws {
      let package = try ArticlePackage(Self.start)
      try expect(package.test("CounterAppTests", of: "CounterApp", records: true).status, equals: 0)
      try package.edit(Self.view, #"Tapped \(taps)"#, #"Tapped \(taps) times"#)
      try expect(package.test("CounterAppTests", of: "CounterApp", records: false).status, differsFrom: 0)
      let name = "Tests/CounterAppTests/__Snapshots__/CounterTests/The-label-counts-its-taps.difference.html"
      let page = try String(contentsOf: package.folder.appending(path: name), encoding: .utf8)
      expect(page, contains: "Tapped 2 times")
      if let folder = ProcessInfo.processInfo.environment["PICTURES"] {
        try page.write(toFile: folder + "/failed-snapshot.html", atomically: true, encoding: .utf8)
      }
    }

    @Test func `The samples of the README are those of the first steps`() throws {
      let (readme, package) = (try ArticlePackage("README.md"), try ArticlePackage(Self.start))
      expect(readme.files.count, equals: 2)
      for (path, sample) in readme.files {
        let file = try #require(package.files[path], "\(path)")
        expect(file.contains(sample.trimmingCharacters(in: .newlines)), "\(path)")
      }
    }

    private static let apps = "Sources/Tributary/Tributary.docc/AnApp.md"

    @Test func `The programs of the article about apps run as described`() throws {
      let package = try ArticlePackage(Self.apps)
      expect(package.others, equals: 0)
      let counts = try package.run("Counter", [Self.play, ["--size", "64x32"]])
      expect(counts.map(\.status), equals: [0, 0])
      expect(counts[0].output, contains: "Tapped 1")
      expect(counts[1].output, contains: "Tapped 0")

      let arguments = [["--list"], ["--at", "7"], ["--at", "-1"], ["--face", "oval"], ["--hand"]]
      let runs = try package.run("Clock", arguments)
      expect(runs.map(\.status), equals: [0, 0, 64, 64, 0])
      expect(runs[0].output, equals: "round\nsquare\n")
      expect(runs[1].output, contains: "7")
      expect(runs[2].output, contains: "--at must be 0 or more")
      expect(runs[3].output.contains("round, square") || runs[3].output.contains("round or square"))
      expect(runs[4].output, contains: "48")
    }

    @Test func `The article about porting contains a complete manifest`() throws {
      let package = try ArticlePackage("Sources/Tributary/Tributary.docc/PortAnApp.md")
      expect(Array(package.files.keys), equals: ["Package.swift"])
      let manifest = try package.manifest()
      for flag in ["SwiftUI=Tributary", "Combine=TributaryCombine", "UniformTypeIdentifiers=TributaryTransfer"] {
        expect(manifest.contains(flag), "\(flag)")
      }
    }
  }
#endif
