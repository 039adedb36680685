#if canImport(XCTest)
  import Synchronization
  @preconcurrency import XCTest

  /// Failures of XCTest test cases.
  ///
  /// XCTest is linked only where the toolchain has it, as Swift Testing is. It has no public way to ask whether a test case is
  /// running, and drops the failures of a process in which none is. Its observers learn of each failure that it records.
  enum XCTestFailure {
    private static let isRecording = Mutex(())

    /// Records a failure of the running test case.
    ///
    /// - Returns: Whether a test case is running, and its failure was recorded.
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
  /// Without XCTest there are no test cases.
  enum XCTestFailure {
    static func record(_ message: String, at position: SourcePosition) -> Bool { false }
  }
#endif
