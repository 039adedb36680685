/// A behavior that a test verifies: one falsifiable sentence with its source.
///
/// The attribute of a test names its claim, `.claim("PREF-04")`. The claim is a row of the table `Conformance.md`, in
/// which a run records the result of the test; see `ConformanceTable`. An attribute can also contain the claim, from
/// which a run then writes the row: `.claim("PREF-04", "…", .reproduced, "…")`.
package struct Claim: TestTrait {
  package let id: String
  package let text: String
  package let basis: Basis
  package let source: String

  /// The evidence for a behavior.
  package enum Basis: String, CaseIterable {
    /// Documented by Apple.
    case documented
    /// Described by several people.
    case reproduced
    /// Observed by one person, or in a reimplementation.
    case observed
    /// Follows from other claims.
    case derived
    /// Sources disagree or are silent; Tributary's decision.
    case decided
  }

  package var comments: [Comment] { [Comment(rawValue: "\(id): \(text)")] }
}

extension Claim: TestScoping {
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let run = ClaimRun()
    defer { ConformanceRecord.shared.take(run.status, of: id, isWhole: !test.isParameterized) }
    try await run.watch(test, testCase, function)
  }
}

extension Trait where Self == Claim {
  /// Binds a test to a claim of the table.
  package static func claim(_ id: String) -> Claim {
    let row = ConformanceTable.writtenRows[id]
    let basis = (row?.basis).flatMap { Claim.Basis(rawValue: $0) } ?? .decided
    return Claim(id: id, text: row?.text ?? "", basis: basis, source: row?.source ?? "")
  }

  /// Binds a test to a claim.
  package static func claim(_ id: String, _ text: String, _ basis: Claim.Basis, _ source: String) -> Claim {
    Claim(id: id, text: text, basis: basis, source: source)
  }
}
