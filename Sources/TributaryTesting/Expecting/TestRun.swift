import Synchronization
import Testing

/// Which test library runs the tests of this process.
enum TestRun {
  private static let hasSwiftTestingTest = Atomic<Bool>(false)

  /// Whether a Swift Testing test has used the kit in this process.
  static var usesSwiftTesting: Bool { hasSwiftTestingTest.load(ordering: .relaxed) }

  /// Remembers that a Swift Testing test uses the kit, if one is running.
  ///
  /// - Returns: Whether a Swift Testing test is running in the current task.
  @discardableResult
  static func registerSwiftTesting() -> Bool {
    guard Test.current != nil else { return false }
    hasSwiftTestingTest.store(true, ordering: .relaxed)
    return true
  }
}
