import Foundation
import Testing

/// The samples of the README and of all catalogues stand in files that are compiled and run.
@Suite struct CatalogueTests {
  /// What no module of tests can hold: parts of manifests, programs with an entry point of their own, and a write that the
  /// compiler warns of. `ProgramSampleTests` takes those from their pages, compiles and runs them.
  private static let others = [
    "dependencies:", ".testTarget(", "swiftSettings:", "@main", "DispatchQueue.global().async { progress = 1 }",
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

  /// Without imports and white space: where lines are broken is the formatter's matter.
  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined().filter { !$0.isWhitespace }
  }

  @Test func `Every sample stands in a file of the tests or the examples`() throws {
    let sources = try (Self.files("Tests", ".swift") + Self.files("Examples", ".swift")).map {
      Self.bare(try Self.text($0))
    }
    var (count, apart) = (0, 0)
    for page in ["README.md"] + Self.files("Sources", ".md") {
      // Excerpts of the sources are compared with them by the tests of the house rules.
      let text = try Self.text(page).replacing(/(?s)<!-- excerpt: \S+ -->\n```swift\n.*?\n```/, with: "")
      let samples = text.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```").first }
      for sample in samples {
        let wanted = Self.bare(sample)
        if Self.others.contains(where: { wanted.hasPrefix(Self.bare($0)) }) {
          apart += 1
          continue
        }
        count += 1
        #expect(sources.contains { $0.contains(wanted) }, "\(page):\n\(sample)")
      }
    }
    #expect(count > 60)
    #expect(apart == 8, "a sample more that is taken from its page wants a test there")
  }
}
