import Synchronization
import Testing

/// What expectations say that fail on purpose: they make no test fail, and leave nothing in its output.
func failures(of expectations: @MainActor @escaping @Sendable () throws -> Void) async throws -> [String] {
  let test = try #require(Test.current)
  let caught = CaughtIssues()
  let catcher: IssueHandlingTrait = .compactMapIssues { issue in
    caught.take(issue.comments.map(\.rawValue).joined(separator: "\n"))
    return nil
  }
  try await catcher.provideScope(for: test, testCase: .current) { try await expectations() }
  return caught.texts
}

private final class CaughtIssues: Sendable {
  private let taken = Mutex<[String]>([])

  var texts: [String] { taken.withLock { $0 } }

  func take(_ text: String) { taken.withLock { $0.append(text) } }
}
