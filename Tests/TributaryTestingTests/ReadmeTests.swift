import Foundation
import Testing

/// The commands and the links of the README, and the articles with the details.
@Suite struct ReadmeTests {
  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  @Test func `One command runs an example, and the other runs the tests`() throws {
    let blocks = try Self.text("README.md").components(separatedBy: "```sh\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    try #require(blocks.count == 1)
    let commands = blocks[0].split(separator: "\n").map(String.init)
    #expect(commands == ["swift run MonthSelector", "swift test"])
    #expect(try Self.text("Package.swift").contains(#""MonthSelector""#))
  }

  @Test func `Every link leads to a file`() throws {
    let links = try Self.text("README.md").matches(of: /\[([^\]]+)\]\(([^)]+)\)/)
    #expect(links.count > 8)
    for link in links {
      let path = String(link.2)
      let isThere = FileManager.default.fileExists(atPath: Self.repository.appending(path: path).path)
      #expect(isThere, "\(path)")
    }
  }

  @Test func `Topics omitted from the README are in the documentation`() throws {
    let steps = try Self.text("Sources/Tributary/Tributary.docc/FirstSteps.md")
    let sections = [
      "## Run an example", "## Add Tributary to a package", "## Write a program", "## Write a test",
      "## Render a picture",
    ]
    for section in sections { #expect(steps.contains(section + "\n"), "\(section)") }
    #expect(try Self.text("Sources/Tributary/Tributary.docc/PortAnApp.md").contains("-module-alias"))
    // Every program of the examples has its line.
    let table = try Self.text("Sources/Tributary/Tributary.docc/FeaturesAndLimitations.md")
    #expect(table.contains("| area | supported | not supported yet |"))
    let places = FileManager.default.enumerator(atPath: Self.repository.appending(path: "Examples").path)?.allObjects
    let programs = try (places as? [String] ?? []).filter { $0.hasSuffix(".swift") }.filter {
      try Self.text("Examples/\($0)").contains("@main")
    }
    #expect(!programs.isEmpty)
    for program in Set(programs.compactMap { $0.split(separator: "/").first }) {
      #expect(table.contains("`swift run \(program)`"), "\(program)")
    }
  }
}
