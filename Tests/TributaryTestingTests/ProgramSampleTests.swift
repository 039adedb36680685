#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import Testing

  /// The samples that no test module can contain: parts of manifests, and a write with a compiler warning. Each is
  /// extracted unchanged from its article, compiled, and run.
  @Suite(
    .waitsForPrograms, .timeLimit(.minutes(20)),
    .enabled(if: BuiltModules.isThere, "needs the objects of a debug build"))
  struct ProgramSampleTests {
    /// Returns the samples of an article that begin with the given words.
    private static func samples(_ page: String, _ start: String) throws -> [String] {
      let text = try String(contentsOf: BuiltModules.repository.appending(path: page), encoding: .utf8)
      return text.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```").first }.filter { $0.hasPrefix(start) }
    }

    private static func sample(_ page: String, _ start: String) throws -> String {
      try #require(samples(page, start).first, "no sample of \(page) begins with \(start)")
    }

    /// Compiles a single-file program, and runs it once for each list of arguments.
    private static func run(
      _ source: String, mode: String = "6", _ arguments: [[String]]
    ) throws -> [(status: Int32, output: String)] {
      var runs: [(status: Int32, output: String)] = []
      try Program.withFolder { folder in
        let (file, program) = (folder.appending(path: "App.swift"), folder.appending(path: "app"))
        try source.write(to: file, atomically: true, encoding: .utf8)
        try BuiltModules.compile(
          ["-parse-as-library", "-swift-version", mode, "-o", program.path, file.path] + BuiltModules.linking)
        runs = try arguments.map { try BuiltModules.start(program.path, $0) }
      }
      return runs
    }

    @Test func `A write from another thread is reported, and one on the main actor is not`() throws {
      let page = "Sources/TributaryDiagnostics/TributaryDiagnostics.docc/Articles/StateWrittenOffMain.md"
      for (write, isTold) in [(try Self.sample(page, "DispatchQueue"), true), (try Self.sample(page, "Task"), false)] {
        let source = """
          import Foundation
          import Tributary

          struct Loading: View {
            @State private var progress = 0
            var body: some View { Text("at \\(progress)").onAppear { \(write) } }
          }

          @main struct Program {
            @MainActor static func main() async {
              let host = ViewHost(size: CGSize(width: 80, height: 16)) { Loading() }
              host.update()
              for _ in 0..<200 where !host.svg.contains("at 1") {
                try? await Task.sleep(nanoseconds: 10_000_000)
                host.update()
              }
              print(host.svg.contains("at 1"), host.diagnostics.map(\\.code.rawValue))
            }
          }
          """
        let run = try #require(try Self.run(source, mode: "5", [[]]).first)
        expect(run.output, equals: (isTold ? "true [\"stateWrittenOffMain\"]\n" : "true []\n"))
      }
    }

    @Test func `Changes are printed or logged`() throws {
      let source = """
        import Tributary

        struct Counter: View {
          @State private var taps = 0
          var body: some View {
            let _ = Self._printChanges()
            let _ = Self._logChanges()
            Text("Tapped \\(taps)").accessibilityIdentifier("label").onTapGesture { taps += 1 }
          }
        }

        @main struct Program {
          @MainActor static func main() {
            let host = ViewHost(size: CGSize(width: 80, height: 16)) { Counter() }
            host.update()
            host.tap("label")
          }
        }
        """
      try Program.withFolder { folder in
        let (file, program) = (folder.appending(path: "App.swift"), folder.appending(path: "app"))
        try source.write(to: file, atomically: true, encoding: .utf8)
        try BuiltModules.compile(["-parse-as-library", "-o", program.path, file.path] + BuiltModules.linking)
        let shell = ["-c", "\"$0\" >\"$1/printed\" 2>\"$1/logged\"", program.path, folder.path]
        try expect(BuiltModules.start("/bin/sh", shell).status, equals: 0)
        for name in ["printed", "logged"] {
          let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
          expect(text, equals: "Counter: @self, @identity, _taps changed.\nCounter: _taps changed.\n", "\(name)")
        }
      }
    }

    @Test func `Parts of manifests form a valid manifest`() throws {
      let release = try Self.sample("README.md", "dependencies:")
      let tests = try Self.sample("Sources/TributaryTesting/TributaryTesting.docc/TestingViews.md", ".testTarget(")
      let article = "Sources/TributaryDiagnostics/TributaryDiagnostics.docc/Articles/MissingReflectionMetadata.md"
      let settings = try Self.samples(article, "swiftSettings:")
      expect(settings.count, equals: 2)
      let others = settings.enumerated().map { ".target(name: \"App\($0.offset)\", \($0.element))," }
      let manifest = """
        let package = Package(
          name: "App",
          dependencies: [.package(path: "../Tributary")],
          targets: [
            .target(name: "Tally"),
            \(others.joined(separator: "\n"))
            \(tests)
          ]
        )
        """
      for manifest in [manifest, "let package = Package(name: \"App\", \(release))"] {
        try Program.withFolder { folder in
          let text = "// swift-tools-version: 6.2\nimport PackageDescription\n\n" + manifest + "\n"
          try text.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
          let run = try BuiltModules.start(
            "/usr/bin/env", ["swift", "package", "--package-path", folder.path, "dump-package"])
          expect(run.status, equals: 0, "\(run.output)")
          expect(run.output.contains(#""Tributary""#))
        }
      }
    }
  }
#endif
