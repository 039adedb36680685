import Testing

/// A behaviour that a test holds the engine to: one falsifiable sentence with where it comes from.
///
/// Claims are written as literals in the attribute of their test, `.claim("PREF-04", "…", .reproduced, "…")`. The table
/// `Conformance.md` is made from these literals and from what their tests gave when they ran; see `ConformanceTable`.
struct Claim: TestTrait {
  let id: String
  let text: String
  let basis: Basis
  let source: String

  /// How a behaviour is known.
  enum Basis: String, CaseIterable {
    /// Apple's documentation says so.
    case documented
    /// Seen and described by several people.
    case reproduced
    /// Seen by one, or by running a re-implementation.
    case observed
    /// Follows from other claims.
    case derived
    /// Sources disagree or are silent; this is what Tributary does.
    case decided
  }

  var comments: [Comment] { [Comment(rawValue: "\(id): \(text)")] }
}

extension Claim: TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let run = ClaimRun()
    defer { ConformanceRecord.shared.take(run.status, of: id, isWhole: !test.isParameterized) }
    try await run.watch(test, testCase, function)
  }
}

extension Trait where Self == Claim {
  /// Binds a test to a claim.
  static func claim(_ id: String, _ text: String, _ basis: Claim.Basis, _ source: String) -> Claim {
    Claim(id: id, text: text, basis: basis, source: source)
  }
}
