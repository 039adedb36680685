import Synchronization
import Testing

/// What the test of a claim gives while it runs.
final class ClaimRun: Sendable {
  @TaskLocal static var current: ClaimRun?

  /// The later ones outweigh the earlier ones.
  enum Status: String, Comparable, CaseIterable {
    /// The behaviour is there, and it is SwiftUI's as far as anybody knows.
    case holds
    /// The behaviour is there, and it is not SwiftUI's.
    case differs
    /// The behaviour is not there.
    case fails

    static func < (a: Status, b: Status) -> Bool { a.weight < b.weight }

    private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  private let worst = Mutex(Status.holds)

  var status: Status { worst.withLock { $0 } }

  func note(_ status: Status) { worst.withLock { $0 = max($0, status) } }

  /// Runs a test, and notes whether it fails and what it says of SwiftUI.
  func watch(_ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
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

/// Holds a value to what Tributary answers where SwiftUI answers something else.
///
/// - Parameters:
///   - ours: What the value has to be.
///   - theirs: What it would be in SwiftUI; `nil` where SwiftUI leaves it open, or where nobody knows.
func expect<T: Equatable>(
  _ value: T, here ours: T, inSwiftUI theirs: T?, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == ours, sourceLocation: sourceLocation)
  if value != theirs { ClaimRun.current?.note(.differs) }
}
