/// Something that is known of SwiftUI, or wanted of this package, with what holds Tributary to it.
///
/// The numbers are those of the list that the package was written from; they have no other meaning.
struct Behaviour {
  let number: String
  /// What is known, in a few words.
  let text: String
  let coverage: Coverage

  /// What holds the package to it.
  enum Coverage {
    /// Claims of the conformance table.
    case claims([String])
    /// Cases of the loops that the example LoopDoctor examines, each with its repaired twin.
    case loops([String])
    /// Tests elsewhere, by their names.
    case tests([String])
    /// Nothing, and why.
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
