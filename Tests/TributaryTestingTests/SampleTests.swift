import Foundation
import Testing

/// The samples of the article about tests, and those of the first steps, are in files that are compiled and run.
@Suite struct SampleTests {
  @Test(arguments: [
    ("Sources/TributaryTesting/TributaryTesting.docc/TestingViews.md", "Tests/Fixtures/Kit", 10),
    ("Sources/Tributary/Tributary.docc/FirstSteps.md", "Tests/TributaryTestingTests/FirstStepsTests.swift", 4),
  ])
  func `Every sample is in a file that runs`(page: String, files: String, count: Int) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let place = root.appending(path: files)
    let names = (FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".swift") }
    let sources = try (names.isEmpty ? [place] : names.map { place.appending(path: $0) })
      .map { Self.lines(try String(contentsOf: $0, encoding: .utf8)) }
    let samples = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      // `ProgramSampleTests` compiles the manifest and the program of the first steps.
      .filter { !$0.hasPrefix("dependencies:") && !$0.hasPrefix("@main") }
    #expect(samples.count == count)
    for sample in samples {
      let lines = Self.lines(sample)
      let isThere = sources.contains { source in
        source.indices.contains { source[$0...].starts(with: lines) }
      }
      #expect(isThere, "no file of \(files) holds this sample:\n\(sample)")
    }
  }

  /// Returns the lines without indentation, imports, and blank lines.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }
}
