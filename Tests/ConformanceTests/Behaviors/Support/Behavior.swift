/// A known behavior of SwiftUI, or a requirement of this package, with the cases that verify it.
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

  init(_ number: String, _ text: String, claims: String...) {
    self.init(number, text, .claims(claims))
  }

  init(_ number: String, _ text: String, loops: String...) {
    self.init(number, text, .loops(loops))
  }

  init(_ number: String, _ text: String, tests: String...) {
    self.init(number, text, .tests(tests))
  }

  init(_ number: String, _ text: String, without reason: String) {
    self.init(number, text, .none(because: reason))
  }

  private init(_ number: String, _ text: String, _ coverage: Coverage) {
    self.number = number
    self.text = text
    self.coverage = coverage
  }
}
