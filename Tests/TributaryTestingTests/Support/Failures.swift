import Synchronization

/// An expectation that failed deliberately.
struct CaughtIssue: Sendable {
  let text: String
  let line: Int?
  let file: String?
}

/// Returns the messages of expectations that fail deliberately, without failing the test or writing to its output.
func failures(of expectations: @MainActor @escaping @Sendable () async throws -> Void) async throws -> [String] {
  try await issues(of: expectations).map(\.text)
}

/// Returns the issues of expectations that fail deliberately, with their locations.
func issues(of expectations: @MainActor @escaping @Sendable () async throws -> Void) async throws -> [CaughtIssue] {
  let test = try #require(Test.current)
  let caught = CaughtIssues()
  let catcher: IssueHandlingTrait = .compactMapIssues { issue in
    caught.take(
      CaughtIssue(
        text: issue.comments.map(\.rawValue).joined(separator: "\n"), line: issue.sourceLocation?.line,
        file: issue.sourceLocation?.fileName))
    return nil
  }
  try await catcher.provideScope(for: test, testCase: .current) { try await expectations() }
  return caught.issues
}

private final class CaughtIssues: Sendable {
  private let taken = Mutex<[CaughtIssue]>([])

  var issues: [CaughtIssue] { taken.withLock { $0 } }

  func take(_ issue: CaughtIssue) { taken.withLock { $0.append(issue) } }
}
