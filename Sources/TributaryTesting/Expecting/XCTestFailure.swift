#if canImport(XCTest)
  import Synchronization
  @preconcurrency import XCTest

  /// Failures of XCTest test cases.
  ///
  /// XCTest is linked only if the toolchain contains it, as with Swift Testing. XCTest has no public API that returns
  /// whether a test case is running, and drops failures outside test cases. It notifies its observers of each recorded
  /// failure.
  enum XCTestFailure {
    private static let isRecording = Mutex(())

    /// Records a failure of the running test case.
    ///
    /// - Returns: Whether a test case was running and recorded the failure.
    static func record(_ message: String, at position: SourcePosition) -> Bool {
      isRecording.withLock { _ in
        let observer = FailureObserver()
        XCTestObservationCenter.shared.addTestObserver(observer)
        defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
        XCTFail(message, file: position.filePath, line: position.line)
        return observer.hasSeenFailure
      }
    }
  }

  private final class FailureObserver: NSObject, XCTestObservation {
    private(set) var hasSeenFailure = false

    #if canImport(Darwin)
      func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { hasSeenFailure = true }
    #else
      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine line: Int
      ) {
        hasSeenFailure = true
      }
    #endif
  }
#else
  /// A replacement for platforms without XCTest, where no test case can run.
  enum XCTestFailure {
    static func record(_ message: String, at position: SourcePosition) -> Bool { false }
  }
#endif
