/// A known behavior of SwiftUI, or a requirement of this package, with the cases that verify it: a line of
/// `Behaviors.txt`.
///
///     7.9 | text of lower priority | claims | STACK-21; STACK-27
///
/// The numbers are those of the list from which the package was written; they have no other meaning.
struct Behavior {
  let number: String
  /// A short description of the behavior.
  let text: String
  let coverage: Coverage

  /// The cases that verify a behavior.
  enum Coverage {
    /// Claims of the conformance table.
    case claims([String])
    /// Loops that the example LoopDoctor examines, each with its repaired twin.
    case loops([String])
    /// Tests in other suites, by name.
    case tests([String])
    /// No case, with the reason.
    case none(because: String)
  }

  /// Parses the lines of the file except empty lines and headings.
  static func all() throws -> [Behavior] {
    let file = ConformanceTable.folder.appending(path: "Table/Behaviors/Behaviors.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.filter { !$0.hasPrefix("#") }.map { try Behavior(line: $0) }
  }
  private init(line: Substring) throws {
    let cells: [String] = line.components(separatedBy: " | ")
    guard cells.count == 4 else { throw CommandLineError("“\(line)” is not a behavior") }
    let cases: [String] = cells[3].components(separatedBy: "; ")
    number = cells[0]
    text = cells[1]
    switch cells[2] {
    case "claims": coverage = .claims(cases)
    case "loops": coverage = .loops(cases)
    case "tests": coverage = .tests(cases)
    case "without": coverage = .none(because: cells[3])
    default: throw CommandLineError("“\(line)” has no kind of cases")
    }
  }
}
