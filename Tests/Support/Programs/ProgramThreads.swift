import Foundation
public import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs each test of a suite on a thread that may be blocked.
///
/// Tests that are not isolated share as many threads as there are processors. A test that waits for a program, a
/// browser, or the compiler occupies its thread, and two such tests on two processors delay all others: a test of the
/// main actor also needs a shared thread for a moment before it begins.
public struct ProgramThreads: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  /// A scope for each test, and none for the suite.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> ProgramThreads? { testCase.map { _ in self } }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws { try await withTaskExecutorPreference(Executor.shared, operation: function) }
}

extension Trait where Self == ProgramThreads {
  /// The tests wait for other programs, and run on separate threads.
  public static var waitsForPrograms: ProgramThreads { ProgramThreads() }
}

extension ProgramThreads {
  /// A queue of jobs with a few threads.
  ///
  /// The threads and the programs that they start have a lower priority than the main thread. It runs most of the
  /// tests, one after another, so the suite takes at least the time that it needs. With three programs on two
  /// processors, the main thread has one of them; a much lower priority would delay programs beyond the time for which
  /// their tests wait.
  private final class Executor: TaskExecutor, @unchecked Sendable {
    static let shared = Executor(threads: ProcessInfo.processInfo.activeProcessorCount + 1)

    /// Protects the jobs, and is signaled once for each.
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    private init(threads: Int) {
      for _ in 0..<threads { Thread.detachNewThread { self.run() } }
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      condition.withLock {
        jobs.append(job)
        condition.signal()
      }
    }

    private func run() -> Never {
      #if os(Linux)
        // On Linux, a priority belongs to a thread, and the programs that it starts have its priority.
        _ = nice(5)
      #endif
      while true {
        let job = condition.withLock {
          while jobs.isEmpty { condition.wait() }
          return jobs.removeFirst()
        }
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }
}
