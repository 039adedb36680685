/// The samples of the article about tests are in files that are compiled and run.
struct SampleTests {
  @Test func `Every sample is in a file that runs`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let page = root.appending(path: "Sources/TributaryTesting/TributaryTesting.docc/TestingViews.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let place = root.appending(path: "Tests/Fixtures/Kit")
    let names = (FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".swift") }
    let sources = try names.map { Self.lines(try String(contentsOf: place.appending(path: $0), encoding: .utf8)) }
    let samples = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    expect(samples.count, equals: 10)
    for sample in samples {
      let lines = Self.lines(sample)
      let isThere = sources.contains { source in source.indices.contains { source[$0...].starts(with: lines) } }
      expect(isThere, "no file of the fixture contains this sample:\n\(sample)")
    }
  }

  /// Returns the lines without indentation, imports, and blank lines.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }
}
