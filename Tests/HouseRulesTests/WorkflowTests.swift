import Foundation
import ProgramTestSupport
import Testing

/// The workflows of the continuous integration, read as data: their form, their commands, and the scripts that they call.
@Suite(.waitsForPrograms) struct WorkflowTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  private static let workflows = files(in: ".github/workflows")

  private static func files(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return (names ?? []).sorted().map { "\(folder)/\($0)" }
  }

  private static func jobs(of path: String) throws -> [(name: String, job: YAMLValue)] {
    let workflow = try YAMLReader.read(try #require(SourceFile.text(path)))
    let jobs = try #require(workflow["jobs"])
    return jobs.keys.compactMap { name in jobs[name].map { (name, $0) } }
  }

  @Test(arguments: workflows)
  func `A workflow has triggers, limited permissions, and jobs with a time limit`(path: String) throws {
    let workflow = try YAMLReader.read(try #require(SourceFile.text(path)))
    #expect(Set(workflow.keys).isSubset(of: ["name", "on", "permissions", "concurrency", "jobs"]))
    #expect(workflow["on"] != nil && workflow["permissions"]?["contents"]?.text == "read")
    for (name, job) in try Self.jobs(of: path) {
      #expect(job["runs-on"]?.text != nil, "\(name)")
      #expect(job["timeout-minutes"]?.text.flatMap(Int.init) != nil, "\(name)")
      #expect(job["steps"]?.items.isEmpty == false, "\(name)")
    }
  }

  @Test(arguments: workflows)
  func `A step either runs commands or uses a pinned action`(path: String) throws {
    for (name, job) in try Self.jobs(of: path) {
      for step in job["steps"]?.items ?? [] {
        #expect((step["run"] == nil) != (step["uses"] == nil), "\(name): \(step)")
        if let action = step["uses"]?.text { #expect(action.contains(/^actions\/[a-z-]+@v\d+$/), "\(action)") }
      }
    }
  }

  @Test(arguments: workflows)
  func `The commands of a step are valid for the shell, and the scripts that they call exist`(path: String) throws {
    for (name, job) in try Self.jobs(of: path) {
      for command in (job["steps"]?.items ?? []).compactMap({ $0["run"]?.text }) {
        let plain = command.replacing(/\$\{\{[^}]*\}\}/, with: "value")
        #expect(try Shell.accepts(["-c", plain]), "\(name): \(command)")
        for match in command.matches(of: /(?:^|\s)(\.ci\/[\w-]+)/) {
          let script = Self.root.appending(path: String(match.output.1)).path
          #expect(FileManager.default.isExecutableFile(atPath: script), "\(name): \(command)")
        }
      }
    }
  }

  @Test func `Every part of the weekly run is a part of the script`() throws {
    let job = try #require(try Self.jobs(of: ".github/workflows/weekly.yml").first?.job)
    let parts = (job["strategy"]?["matrix"]?["part"]?.items ?? []).compactMap(\.text)
    let script = try #require(SourceFile.text(".ci/thorough"))
    let all = try #require(script.firstMatch(of: /then set -- ([a-z ]+); fi/)).output.1.split(separator: " ")
    #expect(parts == all.map(String.init))
  }

  @Test func `The weekly run takes all seeds of the tests that ordinary runs shorten`() throws {
    let script = try #require(SourceFile.text(".ci/thorough"))
    let part = try #require(script.firstMatch(of: /\nscripts\(\) \{(?s:.*?)\n\}/)).output
    let named = part.matches(of: /\w+Tests\b/).map { String($0.output) }
    let shortened = SourceFile.all(below: "Tests").filter { file in
      !["RandomSeeds", "RandomSeedTests"].contains(file.name)
        && file.code.contains { $0.contains(bytesOf: "RandomSeeds.") }
    }
    #expect(shortened.count > 5)
    #expect(named.sorted() == shortened.map(\.name).sorted())
  }

  @Test func `The package index documents every module with a catalog`() throws {
    let index = try YAMLReader.read(try #require(SourceFile.text(".spi.yml")))
    let targets = index["builder"]?["configs"]?.items.first?["documentation_targets"]?.items.compactMap(\.text) ?? []
    let modules = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
    let catalogs = modules.filter { SourceFile.text("Sources/\($0)/\($0).docc/\($0).md") != nil }
    #expect(Set(targets).isSuperset(of: catalogs))
    #expect(Set(modules).isSuperset(of: targets))
  }

  // A file with an extension is data for a script.
  @Test(arguments: files(in: ".ci").filter { URL(filePath: $0).pathExtension.isEmpty })
  func `A script is executable, valid, and strict`(path: String) throws {
    let file = Self.root.appending(path: path).path
    #expect(FileManager.default.isExecutableFile(atPath: file))
    #expect(try #require(SourceFile.text(path)).contains("set -euo pipefail"))
    #expect(try Shell.accepts([file]))
  }
}

@Suite struct YAMLReaderTests {
  @Test func `Mappings, sequences, blocks, and quoted scalars are read`() throws {
    let text = """
      name: CI
      jobs:
        linux:
          # A comment.
          steps:
            - uses: actions/checkout@v6
              with:
                fetch-depth: 0
            - run: |
                first

                  second
          matrix: [a, "b"]
      """
    let value = try YAMLReader.read(text)
    let job = try #require(value["jobs"]?["linux"])
    #expect(job["steps"]?.items.first?["with"]?["fetch-depth"]?.text == "0")
    #expect(job["steps"]?.items.last?["run"]?.text == "first\n\n  second")
    #expect(job["matrix"] == .sequence([.scalar("a"), .scalar("b")]))
  }

  @Test(arguments: [
    ("a: 1\na: 2", "duplicate key a"), ("a:\n\tb: 1", "tab"), ("a: 1\n  b: 2", "unexpected indentation"),
    ("a: b: c", "a scalar that needs quotes"), ("a: {b: c}", "a scalar that needs quotes"), ("a:\n  b", "no key"),
    ("a: 1 ", "space at the end"),
  ])
  func `Invalid YAML is rejected`(text: String, reason: String) {
    let refusal = #expect(throws: YAMLReader.ScriptError.self) { try YAMLReader.read(text) }
    #expect(refusal?.reason == reason)
  }
}
