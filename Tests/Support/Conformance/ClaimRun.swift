import Synchronization

/// The result of a claim's test while it runs.
package final class ClaimRun: Sendable {
  @TaskLocal package static var current: ClaimRun?

  /// Later cases outweigh earlier ones.
  package enum Status: String, Comparable, CaseIterable {
    /// The behavior is implemented and, as far as known, matches SwiftUI.
    case holds
    /// The behavior is implemented and differs from SwiftUI.
    case differs
    /// The behavior is not implemented.
    case fails
    package static func < (a: Status, b: Status) -> Bool { a.weight < b.weight }
    private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  private let worst = Mutex(Status.holds)

  package init() {}

  package var status: Status { worst.withLock { $0 } }

  package func note(_ status: Status) { worst.withLock { $0 = max($0, status) } }

  /// Runs a test, and records whether it fails and whether it differs from SwiftUI.
  package func watch(_ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
    let watch: IssueHandlingTrait = .compactMapIssues { [self] issue in
      if issue.isFailure { note(.fails) }
      return issue
    }
    do {
      try await Self.$current.withValue(self) {
        try await watch.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch {
      note(.fails)
      throw error
    }
  }
}

/// Expects a value that Tributary returns where SwiftUI returns another.
///
/// - Parameters:
///   - ours: The expected value.
///   - theirs: The value in SwiftUI; `nil` if SwiftUI leaves it unspecified, or if it is unknown.
package func expect<T: Equatable>(
  _ value: T, here ours: T, inSwiftUI theirs: T?, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == ours, sourceLocation: sourceLocation)
  if value != theirs { ClaimRun.current?.note(.differs) }
}
