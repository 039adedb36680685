/// The commands, the outputs, and the links of the README, and the articles with the details.
struct ReadmeTests {
  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  @Test func `One command runs an example, and the other runs the tests`() throws {
    let blocks = try Self.text("README.md").components(separatedBy: "```sh\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    try #require(blocks.count == 1)
    let commands = blocks[0].split(separator: "\n").map(String.init)
    expect(commands, equals: ["swift run MonthSelector", "swift test"])
    expect(try Self.text("Package.swift").contains(#""MonthSelector""#))
  }

  @Test func `Every link leads to a file`() throws {
    try expect(Self.links(in: "README.md").count, above: 8)
    for link in try Self.links(in: "README.md") {
      let isThere = FileManager.default.fileExists(atPath: Self.repository.appending(path: link).path)
      expect(isThere, "\(link)")
    }
  }

  private static func links(in page: String) throws -> [String] {
    try text(page).matches(of: /\[[^\]]+\]\(([^)]+)\)/).map { String($0.output.1) }
  }

  @Test func `The printed loop is the page of the example`() throws {
    let shown = try #require(try Self.text("README.md").firstMatch(of: /(?s)```\n(A feedback loop .*?)```/))
    expect(try Self.text("Tests/LoopDoctorTests/Goldens/L07.txt").contains(shown.output.1))
  }

  @Test func `The README shows pictures of existing views`() throws {
    let picture = "Sources/Tributary/Tributary.docc/Resources/one-view.png"
    expect(try Self.links(in: "README.md").contains(picture))
    let data = try Data(contentsOf: Self.repository.appending(path: picture))
    expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `Topics omitted from the README are in the documentation`() throws {
    let steps = try Self.text("Sources/Tributary/Tributary.docc/FirstSteps.md")
    let sections = [
      "## Run an example", "## Create a package", "## Write a program", "## Write a test",
      "## Render a picture",
    ]
    for section in sections { expect(steps.contains(section + "\n"), "\(section)") }
    try expect(Self.text("Sources/Tributary/Tributary.docc/PortAnApp.md"), contains: "-module-alias")
    // Every program of the examples has its line.
    let table = try Self.text("Sources/Tributary/Tributary.docc/FeaturesAndLimitations.md")
    expect(table, contains: "| area | supported | not supported yet |")
    let places = FileManager.default.enumerator(atPath: Self.repository.appending(path: "Examples").path)?.allObjects
    let programs = try (places as? [String] ?? []).filter { $0.hasSuffix(".swift") }.filter {
      try Self.text("Examples/\($0)").contains("@main")
    }
    expect(!programs.isEmpty)
    for program in Set(programs.compactMap { $0.split(separator: "/").first }) {
      expect(table.contains("`swift run \(program)`"), "\(program)")
    }
  }
}
