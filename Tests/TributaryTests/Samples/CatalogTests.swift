import Foundation

/// The samples of the README and of all articles are in files that are compiled and run.
struct CatalogTests {
  /// The samples that no test module can contain: parts of manifests, and a write with a compiler warning.
  /// `ProgramSampleTests` extracts these from their articles, compiles, and runs them.
  private static let others = [
    "dependencies:", ".testTarget(", "swiftSettings:", "DispatchQueue.global().async { progress = 1 }",
  ]

  private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private static func files(_ folder: String, _ ending: String) -> [String] {
    let place = repository.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: place)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// Returns the text without imports and white space, since the formatter determines the line breaks. Works on bytes,
  /// which is also fast without optimization.
  private static func bare(_ text: String) -> String {
    var bytes: [UInt8] = []
    for line in text.utf8.split(separator: 10) where !line.starts(with: "import ".utf8) {
      for byte in line where byte > 32 { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether the bytes of the text contain those of the part. Neither has a NUL.
  private static func contains(_ text: String, _ part: String) -> Bool {
    text.withCString { text in part.withCString { strstr(text, $0) != nil } }
  }

  @Test func `Every sample is in a file of the tests or the examples`() throws {
    let sources = try (Self.files("Tests", ".swift") + Self.files("Examples", ".swift")).map {
      Self.bare(try Self.text($0))
    }
    var (count, apart) = (0, 0)
    for page in ["README.md"] + Self.files("Sources", ".md") {
      // The house-rule tests compare excerpts of the sources with the files, and `ArticlePackageTests` compiles files.
      let text = try Self.text(page).replacing(/(?s)<!-- (?:excerpt|file|body): \S+ -->\n```swift\n.*?\n```/, with: "")
      let samples = text.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```").first }
      for sample in samples {
        let wanted = Self.bare(sample)
        if Self.others.contains(where: { wanted.hasPrefix(Self.bare($0)) }) {
          apart += 1
          continue
        }
        count += 1
        expect(sources.contains { Self.contains($0, wanted) }, "\(page):\n\(sample)")
      }
    }
    expect(count, above: 60)
    expect(apart, equals: 5, "`ProgramSampleTests` must compile each additional sample of this kind")
  }
}
