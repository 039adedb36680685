import Foundation
import ProgramTestSupport
import Testing

/// The development container and the samples of the article about containers, checked without a container.
@Suite(.waitsForPrograms) struct ContainerTests {
  private static let article = "Sources/Tributary/Tributary.docc/RunInAContainer.md"

  @Test func `The development container has an image and commands that are valid for the shell`() throws {
    let text = try #require(SourceFile.text(".devcontainer/devcontainer.json"))
    let settings = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((settings["image"] as? String)?.hasPrefix("swift:") == true)
    let commands = settings.filter { $0.key.hasSuffix("Command") }.compactMapValues { $0 as? String }
    #expect(commands.count == 3)
    for (name, command) in commands { #expect(try Shell.accepts(["-c", command]), "\(name)") }
  }

  /// Returns the code blocks of the article in a language.
  private static func samples(_ language: String) throws -> [String] {
    try #require(SourceFile.text(article)).components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  @Test func `Commands of the article are valid for the shell`() throws {
    let samples = try Self.samples("sh")
    #expect(samples.count == 2)
    for sample in samples { #expect(try Shell.accepts(["-c", sample]), "\(sample)") }
  }

  @Test func `The workflow of the article is valid`() throws {
    let sample = try #require(try Self.samples("yaml").first)
    let job = try #require(try YAMLReader.read(sample)["jobs"]?["test"])
    #expect(job["steps"]?.items.count == 3)
  }

  @Test func `The Dockerfile of the article copies from an existing stage, and its commands are valid`() throws {
    let sample = try #require(try Self.samples("dockerfile").first)
    var stages: [Substring] = []
    for line in sample.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words[0] {
      case "FROM": if words.count == 4 { stages.append(words[3]) }
      case "RUN": #expect(try Shell.accepts(["-c", words.dropFirst().joined(separator: " ")]), "\(line)")
      case "COPY":
        if words[1].hasPrefix("--from=") { #expect(stages.contains(words[1].dropFirst(7)), "\(line)") }
      case "ENTRYPOINT":
        let arguments = Data(line.dropFirst("ENTRYPOINT ".count).utf8)
        #expect(try JSONSerialization.jsonObject(with: arguments) is [String])
      default: #expect(words[0] == "WORKDIR", "\(line)")
      }
    }
    #expect(stages == ["build"])
  }
}
